// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/record.h"

#include <QTest>

using namespace leuctra;
using record::Node;
using record::Record;

namespace {

const std::string setup = "FB3B2B3B4B5B637289341X526745262283264572";

Record newGame(const GameSetup& from = {}) {
    return Record::create(*gameNamed("epaminondas"), from).value();
}

std::vector<std::string> names(const Record& record) {
    std::vector<std::string> result;
    for (const record::Tag& tag : record.tags())
        result.push_back(tag.name);
    return result;
}

}  // namespace

class TestRecord : public QObject {
    Q_OBJECT

  private slots:
    void aNewRecordHasTheTagsOfItsStart();
    void aNewRecordOfCombateHoldsBothDeployments();
    void aFaultyStartIsRefused();
    void tagsAreAddedInTheUsualOrderAndUnknownOnesAtTheEnd();
    void aTagIsOneLine();
    void resultAndTerminationGoTogether();
    void theMainLineFollowsFirstChildren();
    void aVariationCanBePromotedOrRemoved();
    void stateAtReplaysAVariation();
    void movingARecordKeepsItsNodes();
    void aTreeOfAMillionPliesIsDestroyed();
};

void TestRecord::aNewRecordHasTheTagsOfItsStart() {
    const Record record = newGame({"copycat", "14/14/14/14/14/14/14/14/14/14/b13/w13 w 5", "", ""});
    QCOMPARE(names(record), (std::vector<std::string>{"Game", "Result", "Rules", "Position"}));
    QCOMPARE(record.tag("Game"), std::string_view("epaminondas"));
    QCOMPARE(record.tag("Rules"), std::string_view("copycat"));
    QCOMPARE(record.result(), std::string_view("*"));
    QVERIFY(!record.isFinished());
    QCOMPARE(record.start().positionText(), record.setup().position);
}

void TestRecord::aNewRecordOfCombateHoldsBothDeployments() {
    const auto record = Record::create(*gameNamed("combate"), {"classic", "", setup, setup});
    QVERIFY(record);
    QCOMPARE(names(*record), (std::vector<std::string>{"Game", "Result", "Rules", "RedSetup", "BlueSetup"}));
    QCOMPARE(record->setup().secondSetup, setup);
    QCOMPARE(record->start().sideToMove(), Side::First);
}

void TestRecord::aFaultyStartIsRefused() {
    QCOMPARE(Record::create(*gameNamed("combate"), {"", "", setup, ""}).error().part,
             Error::Part::SecondSetup);
    QCOMPARE(Record::create(*gameNamed("epaminondas"), {"other", "", "", ""}).error().part,
             Error::Part::Rules);
    QVERIFY(!Record::fromTags({{"Event", "x"}}));
    QVERIFY(!Record::fromTags({{"Game", "chess"}}));
}

void TestRecord::tagsAreAddedInTheUsualOrderAndUnknownOnesAtTheEnd() {
    Record record = newGame();
    record.setTag("Studio", "x");
    record.setTag("Second", "Blas");
    record.setTag("Annotator", "y");
    record.setTag("First", "Ana");
    QCOMPARE(names(record),
             (std::vector<std::string>{"Game", "First", "Second", "Result", "Rules", "Studio", "Annotator"}));
    record.setTag("Studio", "z");
    QCOMPARE(record.tag("Studio"), std::string_view("z"));
    record.setTag("Studio", "");
    QVERIFY(record.tag("Studio").empty());
    QCOMPARE(names(record).size(), std::size_t{6});
}

void TestRecord::aTagIsOneLine() {
    Record record = newGame();
    record.setTag("Event", "one\ntwo\rthree");
    QCOMPARE(record.tag("Event"), std::string_view("one two three"));
}

void TestRecord::resultAndTerminationGoTogether() {
    Record record = newGame();
    record.setOutcome(Outcome{Side::Second, Reason::Time});
    QCOMPARE(record.result(), std::string_view("0-1"));
    QCOMPARE(record.tag("Termination"), std::string_view("time"));
    QVERIFY((record.outcome() == Outcome{Side::Second, Reason::Time}));
    record.setOutcome(Outcome{std::nullopt, Reason::Agreed});
    QCOMPARE(record.result(), std::string_view("1/2-1/2"));
    record.setOutcome(std::nullopt);
    QVERIFY(!record.isFinished());
    QVERIFY(record.tag("Termination").empty());
    QVERIFY(!record.outcome());
}

void TestRecord::theMainLineFollowsFirstChildren() {
    Record record = newGame();
    QCOMPARE(&record.last(), &record.root());
    record.append("b1-b4");
    record.append("b12-b9");
    record.root().add("c1-c4").add("c12-c9");
    Node& last = record.append("d1-d4");
    QCOMPARE(record.mainLine().size(), std::size_t{3});
    QCOMPARE(record.mainLine().back(), &last);
    QCOMPARE(last.ply(), 3);
    QCOMPARE(record.root().children.size(), std::size_t{2});
    QVERIFY(record.root().child("c1-c4"));
    QVERIFY(!record.root().child("d1-d4"));
}

void TestRecord::aVariationCanBePromotedOrRemoved() {
    Record record = newGame();
    for (const char* play : {"a1-a4", "b1-b4", "c1-c4"})
        record.root().add(play);
    record.promote(*record.root().child("c1-c4"));
    QCOMPARE(record.last().play, std::string("c1-c4"));
    QCOMPARE(record.root().children[1]->play, std::string("a1-a4"));
    record.remove(*record.root().child("c1-c4"));
    QCOMPARE(record.last().play, std::string("a1-a4"));
    record.remove(record.last());
    record.remove(record.last());
    QCOMPARE(&record.last(), &record.root());
}

void TestRecord::stateAtReplaysAVariation() {
    Record record = newGame();
    record.append("b1-b4");
    const Node& variation = record.root().add("c1-c4").add("c12-c9");
    const auto state = record.stateAt(variation);
    QCOMPARE(state->ply(), 2);
    QCOMPARE(state->lastTransition()->play, std::string("c12-c9"));
    QCOMPARE(record.finalState()->lastTransition()->play, std::string("b1-b4"));
    QCOMPARE(record.start().ply(), 0);
}

void TestRecord::movingARecordKeepsItsNodes() {
    Record record = newGame();
    Node& node = record.append("b1-b4");
    const Record moved = std::move(record);
    QCOMPARE(&moved.last(), &node);
    QCOMPARE(node.parent, &moved.root());
}

void TestRecord::aTreeOfAMillionPliesIsDestroyed() {
    Record record = newGame();
    Node* node = &record.root();
    for (int ply = 0; ply < 1'000'000; ++ply)
        node = &node->add("b1-b4");
    QCOMPARE(node->ply(), 1'000'000);
}

QTEST_APPLESS_MAIN(TestRecord)
#include "tst_record.moc"
