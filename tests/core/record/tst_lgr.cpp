// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "random_records.h"
#include "record/file.h"
#include "record/lgr.h"

#include <QDir>
#include <QTest>

#include <chrono>

using namespace leuctra;
using namespace leuctra::record;
using tests::difference;
using tests::RandomRecords;

namespace {

const std::string head = "[Game \"epaminondas\"]\n\n";

std::string read(const QString& name) {
    return readFile((QStringLiteral(LEUCTRA_TEST_DATA "/records/") + name).toStdString()).value_or("");
}

/// The lines of a table of tests/data/records, each cut at its tabs.
std::vector<QStringList> table(const QString& name) {
    std::vector<QStringList> rows;
    for (const QString& line : QString::fromStdString(read(name)).split('\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith('#')) rows.push_back(line.split('\t'));
    }
    return rows;
}

Result<Record> one(const std::string& text) {
    auto games = parseRecords(text);
    return games.size() == 1 ? std::move(games.front()) : Result<Record>(failure("not one game"));
}

std::string place(const Error& error) {
    return fmt::format("{}:{}", error.line, error.column);
}

/// The place and the sentence of the only game's error.
std::string complaint(const std::string& text) {
    const auto record = one(text);
    return record ? "none" : fmt::format("{} {}", place(record.error()), describe(record.error()));
}

}  // namespace

class TestLgr : public QObject {
    Q_OBJECT

  private slots:
    void goodFilesAreRead_data();
    void goodFilesAreRead();
    void damagedFilesNameThePlace_data();
    void damagedFilesNameThePlace();
    void everyFileOfTheCorpusIsInATable();

    void writtenTreesAreReadBack_data();
    void writtenTreesAreReadBack();

    void tagsKeepTheirOrderAndEscapes();
    void playsAreNumberedByWhoeverBegins();
    void aSecondPlayIsNumberedAfterACommentOrVariation();
    void commentsBelongToThePlayBeforeOrAfterThem();
    void commentsInOnePlaceAreJoined();
    void clocksAndEvaluationsStandInComments();
    void wordsThatLookLikeACommandStayWords();
    void lineEndsOfOtherSystemsAreRead();
    void aMissingResultIsTakenFromPlaysOrText();
    void announcementsOfAttacksAreWritten();
    void unknownEscapesStayAsTheyAre();
    void longLinesAreBroken();

    void columnsCountCodePoints();
    void anIllegalPlayNamesItsRule();
    void invalidUtf8IsRefusedAtItsPlace();
    void resultsMustAgree();
    void afterADamagedGameTheNextIsRead();
    void aTextWithoutAGameIsAnError();

    void variationsMayBeNestedWithoutBound();
    void longGamesWithManyVariationsAreReadQuickly();
    void unclosedCommentsDoNotSlowReadingDown();
};

void TestLgr::goodFilesAreRead_data() {
    QTest::addColumn<QStringList>("games");
    QMap<QString, QStringList> games;
    for (const QStringList& row : table("good.tsv"))
        games[row.at(0)] += row.mid(1).join(' ');
    for (auto it = games.begin(); it != games.end(); ++it)
        QTest::newRow(qPrintable(it.key())) << it.value();
}

void TestLgr::goodFilesAreRead() {
    QFETCH(QStringList, games);
    QStringList found;
    std::vector<Record> records;
    for (auto& game : parseRecords(read(QStringLiteral("good/") + QTest::currentDataTag()))) {
        QVERIFY2(game, game ? "" : (place(game.error()) + " " + describe(game.error())).c_str());
        found += QString::fromStdString(fmt::format("{} {} {} {}", game->kind().id, game->last().ply(),
                                                    game->result(), game->tag("Termination")));
        records.push_back(std::move(*game));
    }
    QCOMPARE(found, games);

    const std::string written = writeRecords(records);
    const auto again = parseRecords(written);
    QCOMPARE(again.size(), records.size());
    for (std::size_t i = 0; i < records.size(); ++i) {
        QVERIFY(again[i]);
        QCOMPARE(difference(records[i], *again[i]), std::string());
        QCOMPARE(writeRecord(*again[i]), writeRecord(records[i]));
    }
}

void TestLgr::damagedFilesNameThePlace_data() {
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("reason");
    for (const QStringList& row : table("damaged.tsv")) {
        QCOMPARE(row.size(), 3);
        QTest::newRow(qPrintable(row.at(0))) << row.at(1) << row.at(2);
    }
}

void TestLgr::damagedFilesNameThePlace() {
    QFETCH(QString, place);
    QFETCH(QString, reason);
    std::vector<Error> errors;
    for (const auto& game : parseRecords(read(QStringLiteral("damaged/") + QTest::currentDataTag()))) {
        if (!game) errors.push_back(game.error());
    }
    QCOMPARE(errors.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(::place(errors.front())), place);
    QCOMPARE(QString::fromStdString(describe(errors.front())), reason);
}

void TestLgr::everyFileOfTheCorpusIsInATable() {
    for (const char* kind : {"good", "damaged"}) {
        QStringList listed;
        for (const QStringList& row : table(QStringLiteral("%1.tsv").arg(kind)))
            listed += row.at(0);
        listed.removeDuplicates();
        listed.sort();
        QStringList present =
            QDir(QStringLiteral(LEUCTRA_TEST_DATA "/records/") + kind).entryList(QDir::Files);
        present.sort();
        QCOMPARE(listed, present);
        QVERIFY(!present.isEmpty());
    }
}

void TestLgr::writtenTreesAreReadBack_data() {
    QTest::addColumn<QString>("game");
    for (const GameKind& kind : games())
        QTest::newRow(kind.id.data()) << kind.id.data();
}

void TestLgr::writtenTreesAreReadBack() {
    QFETCH(QString, game);
    const GameKind& kind = *gameNamed(game.toStdString());
    for (int number = 0; number < drivers::sample(100, 2000); ++number) {
        RandomRecords make(static_cast<std::uint64_t>(number));
        const Record record = make.next(kind, number % 20 == 0 ? 200 : 40);
        const std::string text = writeRecord(record);
        const auto again = one(text);
        QVERIFY2(again,
                 again ? "" : qPrintable(QString("tree %1, %2").arg(number).arg(complaint(text).c_str())));
        const std::string wrong = difference(record, *again);
        QVERIFY2(wrong.empty(), qPrintable(QString("tree %1, %2").arg(number).arg(wrong.c_str())));
        QCOMPARE(writeRecord(*again), text);
    }
}

void TestLgr::tagsKeepTheirOrderAndEscapes() {
    const auto record =
        one("[Zeta \"1\"]\n[Game \"epaminondas\"]\n[First \"Ana \\\"la \\\\ Ñ\\\"\"]\n[Alpha \"\"]\n[Result "
            "\"*\"]\n");
    QVERIFY(record);
    QCOMPARE(record->tag("First"), std::string_view("Ana \"la \\ Ñ\""));
    QCOMPARE(writeRecord(*record),
             std::string("[Zeta \"1\"]\n[Game \"epaminondas\"]\n[First \"Ana \\\"la \\\\ Ñ\\\"\"]\n"
                         "[Alpha \"\"]\n[Result \"*\"]\n\n*\n"));
}

void TestLgr::playsAreNumberedByWhoeverBegins() {
    auto black =
        Record::create(*gameNamed("epaminondas"),
                       {"", "bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww b 9", "", ""})
            .value();
    black.append("a12-a11");
    black.append("a1-a2");
    black.append("b12-b11");
    QVERIFY(writeRecord(black).ends_with("\n1. a12-a11 a1-a2 2. b12-b11 *\n"));
}

void TestLgr::aSecondPlayIsNumberedAfterACommentOrVariation() {
    const auto record = one(head + "b1-b4 {x} b12-b9 c1-c4 (d1-d4) c12-c9 (d12-d9 e1-e4) d1-d4");
    QVERIFY(record);
    QVERIFY(writeRecord(*record).ends_with(
        "\n1. b1-b4 {x} 1... b12-b9 2. c1-c4 (2. d1-d4) 2... c12-c9 (2... d12-d9 3. e1-e4)\n3. d1-d4 *\n"));
}

void TestLgr::commentsBelongToThePlayBeforeOrAfterThem() {
    const auto record =
        one(head + "{game} 1. {a} b1-b4 {b} ({c} 1. c1-c4 {d}) {e} 1... b12-b9 2. {f} c1-c4 {g} 2... {h} *");
    QVERIFY(record);
    const auto line = record->mainLine();
    QCOMPARE(record->root().comment, std::string("game"));
    QCOMPARE(line[0]->commentBefore, std::string("a"));
    QCOMPARE(line[0]->comment, std::string("b"));
    QCOMPARE(record->root().children[1]->commentBefore, std::string("c"));
    QCOMPARE(record->root().children[1]->comment, std::string("d"));
    QCOMPARE(line[1]->commentBefore, std::string("e"));
    QCOMPARE(line[2]->commentBefore, std::string("f"));
    QCOMPARE(line[2]->comment, std::string("g h"));
    QVERIFY(writeRecord(*record).ends_with(
        "\n{game} 1. {a} b1-b4 {b} ({c} 1. c1-c4 {d}) {e} 1... b12-b9 2. {f} c1-c4 {g h} *\n"));
}

void TestLgr::commentsInOnePlaceAreJoined() {
    const auto record = one(head + "b1-b4 {one} {} {two}");
    QVERIFY(record);
    QCOMPARE(record->last().comment, std::string("one two"));
}

void TestLgr::clocksAndEvaluationsStandInComments() {
    const auto record = one(head +
                            "{[%eval 7]} b1-b4 {[%clk 0:04:58.7] [%eval -120] good} "
                            "b12-b9 {so [%clk 1:00:00] so} c1-c4 {[%eval #-3]} {[%eval2 1] [%foo]}");
    QVERIFY(record);
    const auto line = record->mainLine();
    QVERIFY((record->root().evaluation == Evaluation{Evaluation::Kind::Hundredths, 7}));
    QCOMPARE(line[0]->clock->count(), 2987);
    QVERIFY((line[0]->evaluation == Evaluation{Evaluation::Kind::Hundredths, -120}));
    QCOMPARE(line[0]->comment, std::string("good"));
    QCOMPARE(line[1]->clock->count(), 36000);
    QCOMPARE(line[1]->comment, std::string("so so"));
    QVERIFY((line[2]->evaluation == Evaluation{Evaluation::Kind::WinIn, -3}));
    QCOMPARE(line[2]->comment, std::string("[%eval2 1] [%foo]"));
    QVERIFY(writeRecord(*record).find("{[%clk 1:00:00.0] so so}") != std::string::npos);
}

void TestLgr::wordsThatLookLikeACommandStayWords() {
    auto record = one(head + "b1-b4").value();
    record.last().comment = "he wrote [%clk 0:00:01.0] and \\[%eval 3]";
    record.last().clock = Tenths(5);
    const auto again = one(writeRecord(record));
    QVERIFY(again);
    QCOMPARE(again->last().comment, record.last().comment);
    QCOMPARE(again->last().clock, record.last().clock);
}

void TestLgr::lineEndsOfOtherSystemsAreRead() {
    const auto record =
        one("\xEF\xBB\xBF[Game \"epaminondas\"]\r\n[Event \"x\"]\r\n\r\n1. b1-b4 {two\r\nlines} *\r\n");
    QVERIFY(record);
    QCOMPARE(record->tag("Event"), std::string_view("x"));
    QCOMPARE(record->last().comment, std::string("two\nlines"));
    QCOMPARE(complaint("\xEF\xBB\xBF[Gam\r\n"),
             std::string("1:5 The value of the tag Gam must stand in quotation marks"));
}

void TestLgr::aMissingResultIsTakenFromPlaysOrText() {
    QCOMPARE(one(head + "b1-b4 1-0")->result(), std::string_view("1-0"));
    QCOMPARE(one(head + "b1-b4")->result(), std::string_view("*"));
    const auto won =
        one("[Game \"epaminondas\"]\n[Position \"b12w/b13/14/14/14/14/14/14/14/14/14/w13 b\"]\n\n");
    QVERIFY(won);
    QCOMPARE(won->result(), std::string_view("*"));
    const auto over =
        one("[Game \"epaminondas\"]\n[Position \"b12w/b13/14/14/14/14/14/14/14/14/14/w13 b\"]\n\na11-a10");
    QVERIFY(over);
    QVERIFY((over->outcome() == Outcome{Side::First, Reason::E11}));
}

void TestLgr::announcementsOfAttacksAreWritten() {
    std::string position(100, 'A');
    for (const int lake : {42, 43, 46, 47, 52, 53, 56, 57})
        position[static_cast<std::size_t>(lake)] = '_';
    position[0] = 'M';   // Red's standard
    position[30] = 'H';  // Red's Capitán on a4
    position[40] = 'P';  // Blue's Soldado on a5
    position[61] = 'R';  // a Blue piece that can move
    position[99] = 'Y';
    const std::string combate = "[Game \"combate\"]\n[Position \"" + position + " r 0\"]\n\n";
    for (const char* play : {"a4a5", "a4-a5", "a4xa5", "a4xa5=6v2"}) {
        const auto record = one(combate + play);
        QVERIFY2(record, record ? "" : describe(record.error()).c_str());
        QCOMPARE(record->last().play, std::string("a4xa5=6v2"));
    }
    QCOMPARE(one(combate + "a4xa5=6v3").error().rule, std::string("C12"));
}

void TestLgr::unknownEscapesStayAsTheyAre() {
    const auto record = one("[Game \"epaminondas\"]\n[Event \"C:\\games\"]\n\n{C:\\games \\[x] \\{} *");
    QVERIFY(record);
    QCOMPARE(record->tag("Event"), std::string_view("C:\\games"));
    QCOMPARE(record->root().comment, std::string("C:\\games \\[x] \\{"));
}

void TestLgr::longLinesAreBroken() {
    Record record = Record::create(*gameNamed("epaminondas")).value();
    const auto state = record.start().clone();
    for (const char* play : {"b1-b4", "b12-b9", "c1-c4", "c12-c9", "d1-d4", "d12-d9", "e1-e4", "e12-e9",
                             "f1-f4", "f12-f9", "g1-g4", "g12-g9"}) {
        record.append(state->play(play).value()->play);
    }
    for (const QString& line : QString::fromStdString(writeRecord(record)).split('\n'))
        QVERIFY(line.size() <= 80);
}

void TestLgr::columnsCountCodePoints() {
    QCOMPARE(complaint(head + "{ñ€𝔸} b1-b9"),
             std::string("3:7 A group of 2 stones moves 2 squares at most, not 7"));
    QCOMPARE(complaint(head + "b1-b4\n{two\nlines} b12-b9 )"), std::string("5:15 No variation is open here"));
}

void TestLgr::anIllegalPlayNamesItsRule() {
    const auto record = one(head + "1. b1-b4 (1. c1-c9) *");
    QVERIFY(!record);
    QCOMPARE(record.error().rule, std::string("E5"));
    QCOMPARE(record.error().part, Error::Part::Play);
    QCOMPARE(place(record.error()), std::string("3:14"));
}

void TestLgr::invalidUtf8IsRefusedAtItsPlace() {
    QCOMPARE(complaint("[Game \"epaminondas\"]\n[Event \"ñ\xF1\"]\n"),
             std::string("2:10 This is not UTF-8 text"));
    QCOMPARE(complaint(head + "{\xC0\x80}"), std::string("3:2 This is not UTF-8 text"));
    QCOMPARE(complaint(head + "{\xED\xA0\x80}"), std::string("3:2 This is not UTF-8 text"));
    QCOMPARE(complaint(head + "b1-b4\xFF"), std::string("3:6 This is not UTF-8 text"));
    QCOMPARE(complaint(head + "{\xF0\x9D\x94"), std::string("3:2 This is not UTF-8 text"));
}

void TestLgr::resultsMustAgree() {
    QCOMPARE(complaint("[Game \"epaminondas\"]\n[Result \"1-0\"]\n\nb1-b4 0-1"),
             std::string("4:7 The result is 0-1 here and 1-0 in the tag Result"));
    QCOMPARE(complaint("[Game \"epaminondas\"]\n[Result \"1-0\"]\n[Termination \"E11\"]\n\nb1-b4"),
             std::string("3:15 The plays do not end the game by E11"));
    QCOMPARE(complaint("[Game \"epaminondas\"]\n[Result \"1-0\"]\n[Termination \"agreed\"]\n\nb1-b4"),
             std::string("3:15 What the players agree on is a draw"));
    QCOMPARE(complaint("[Game \"epaminondas\"]\n[Result \"1/2-1/2\"]\n[Termination \"time\"]\n\nb1-b4"),
             std::string("3:15 Who resigns or has no time left has lost: it is no draw"));
    QCOMPARE(complaint("[Game \"epaminondas\"]\n[Termination \"time\"]\n\nb1-b4"),
             std::string("2:15 A game without a result has no reason for its end"));
    const std::string won =
        "[Game \"epaminondas\"]\n[Position \"b12w/b13/14/14/14/14/14/14/14/14/14/w13 b\"]\n";
    QCOMPARE(complaint(won + "[Result \"0-1\"]\n\na11-a10"),
             std::string("3:10 By the plays and E11 the result is 1-0, not 0-1"));
    QCOMPARE(complaint(won + "[Result \"1-0\"]\n[Termination \"resign\"]\n\na11-a10"),
             std::string("4:15 By the plays the game ended by E11, not by resign"));
    QVERIFY(one(won + "[Result \"*\"]\n\na11-a10 *"));
}

void TestLgr::afterADamagedGameTheNextIsRead() {
    const std::string good = head + "1. b1-b4 *\n\n";
    const std::string damaged[] = {"[Game \"epaminondas\n[Event \"x\"]\n\n1. b1-b4 *\n\n",
                                   "[Game \"chess\"]\n\n1. b1-b4 *\n\n",
                                   head + "1. b1-b9 {\n[%x} c1-c4 *\n\n",
                                   head + "1. b1-b4 ( c1-c4 *\n\n",
                                   head + "1. b1-b4 {never closed *\n\n",
                                   "[Game \"epaminondas\"]\n[Result \"*\"]\n[Termination \"E11\"]\n\n",
                                   "noise\n\n"};
    for (const std::string& text : damaged) {
        const auto games = parseRecords(good + text + good + good);
        QCOMPARE(games.size(), std::size_t{4});
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(games[i].has_value(), i != 1);
    }
}

void TestLgr::aTextWithoutAGameIsAnError() {
    for (const char* text : {"", " \n\n", "\xEF\xBB\xBF"}) {
        const auto games = parseRecords(text);
        QCOMPARE(games.size(), std::size_t{1});
        QVERIFY(!games.front());
        QVERIFY(games.front().error().line > 0 && games.front().error().column > 0);
    }
}

void TestLgr::variationsMayBeNestedWithoutBound() {
    std::string text = head + "a2-a3";
    constexpr int depth = 100'000;
    for (int i = 0; i < depth; ++i)
        text += i % 2 == 0 ? " (b2-b3" : " (c2-c3";
    for (int i = 0; i < depth; ++i)
        text += ')';
    const auto record = one(text);
    QVERIFY(record);
    QCOMPARE(record->root().children.size(), std::size_t{depth + 1});
    QVERIFY(one(writeRecord(*record)));
}

void TestLgr::longGamesWithManyVariationsAreReadQuickly() {
    auto record = Record::create(*gameNamed("combate"),
                                 {"yetem,quiet=0", "", "FB3B2B3B4B5B637289341X526745262283264572",
                                  "FB3B2B3B4B5B637289341X526745262283264572"})
                      .value();
    Random random(3);
    const auto state = record.start().clone();
    for (int ply = 0; ply < 600 && !state->outcome(); ++ply) {
        const auto plays = state->legalPlays();
        const auto any = [&] { return plays[random.below(static_cast<std::uint32_t>(plays.size()))]; };
        Node& parent = record.last();
        parent.add(state->play(any()).value()->play);
        state->undo();
        parent.add(state->play(any()).value()->play);
        state->undo();
        state->play(parent.next()->play).value();
    }
    record.setOutcome(state->outcome());
    const std::string text = writeRecord(record);
    const auto begin = std::chrono::steady_clock::now();
    QVERIFY(one(text));
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    QVERIFY2(time.count() < 10, qPrintable(QString("%1 s").arg(time.count())));
}

void TestLgr::unclosedCommentsDoNotSlowReadingDown() {
    std::string text;
    for (int i = 0; i < 20'000; ++i)
        text += head + "{\n";
    const auto games = parseRecords(text);
    QCOMPARE(games.size(), std::size_t{20'000});
    QVERIFY(std::none_of(games.begin(), games.end(), [](const auto& game) { return game.has_value(); }));
}

QTEST_APPLESS_MAIN(TestLgr)
#include "tst_lgr.moc"
