// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "combate/setup.h"
#include "record/file.h"
#include "record/formats.h"
#include "record/gravon_xml.h"
#include "record/lgr.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::record;

namespace {

const std::string deployment = "FB3B2B3B4B5B637289341X526745262283264572";

std::string sample() {
    return readFile(LEUCTRA_TEST_DATA "/records/foreign/gravon.xml").value_or("");
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const auto place = text.find(what);
    return place == std::string::npos ? "not found" : text.replace(place, what.size(), by);
}

/// The place and the sentence of what is wrong.
std::string complaint(const std::string& text) {
    const auto record = recordFromXml(text);
    if (record) return "none";
    return fmt::format("{}:{} {}", record.error().line, record.error().column, describe(record.error()));
}

std::vector<std::string> playsOf(const Record& record) {
    std::vector<std::string> plays;
    for (const Node* node : record.mainLine())
        plays.push_back(node->play);
    return plays;
}

/// A random game to its end, or given up by one of the players.
Record randomGame(const GameKind& kind, std::uint64_t seed) {
    Random random(seed);
    static const std::vector<std::string> combateRules = {"", "classic,quiet=0", "yetem,begins=blue,memory",
                                                          "classic,quiet=60"};
    GameSetup setup;
    if (kind.hidden) {
        setup.rules = drivers::anyOf(combateRules, random);
        setup.firstSetup = combate::text(combate::randomSetup(random));
        setup.secondSetup = combate::text(combate::randomSetup(random));
    }
    auto record = std::move(*Record::create(kind, setup));
    record.setTag("First", "Ana <&> \"Ñ\"");
    record.setTag("Second", seed % 3 == 0 ? "" : "Bruno's");
    const auto state = record.start().clone();
    const int longest = seed % 4 == 0 ? static_cast<int>(random.below(200)) : 100'000;
    Node* last = &record.root();
    while (state->ply() < longest) {
        const auto plays = state->legalPlays();
        if (plays.empty()) break;
        last = &last->add((*state->play(drivers::anyOf(plays, random)))->play);
    }
    const Outcome endings[] = {
        {Side::First, Reason::Resign}, {Side::Second, Reason::Time}, {{}, Reason::Agreed}};
    record.setOutcome(state->outcome() ? state->outcome() : std::optional(endings[random.below(3)]));
    return record;
}

/// What is lost on the way through a format; empty when nothing is that it can say.
std::string lostThrough(FileFormat format, const Record& record) {
    const auto text = writeGames(format, {&record, 1});
    if (!text) return describe(text.error());
    const auto games = readGames(format, *text);
    if (!games) return describe(games.error());
    const Record& again = games->front();
    if (again.finalState()->positionText() != record.finalState()->positionText()) return "the last position";
    if (format == FileFormat::Text && record.kind().hidden) return {};
    if (*writeGames(format, *games) != *text) return "something: written again it is another text";
    if (playsOf(again) != playsOf(record)) return "plays";
    if (format == FileFormat::Text) return {};
    if (again.start().rulesText() != record.start().rulesText()) return "the rules";
    if (again.outcome() != record.outcome()) return "the outcome";
    for (const char* tag : {"First", "Second", "RedSetup", "BlueSetup"})
        if (again.tag(tag) != record.tag(tag)) return tag;
    return {};
}

}  // namespace

class TestRecordFormats : public QObject {
    Q_OBJECT

  private slots:
    void everyGameComesBackFromWhatCanCarryIt_data();
    void everyGameComesBackFromWhatCanCarryIt();

    void aGameOfTheArchiveIsRead();
    void squaresMayBeNamedInSeveralWays();
    void whatStandsOnTheBoardMayBeLessThanAnArmy();
    void theTypeOfTheResultTellsTheReason();
    void aGameWithoutResultGoesOn();
    void damagedFilesNameThePlace_data();
    void damagedFilesNameThePlace();

    void onlyCombateFitsInXml();
    void aGameFromItsMiddleDoesNotFitInXml();
    void anUnfinishedGameOfCombateIsNotWritten();
    void picturesHoldNoGame();
};

void TestRecordFormats::everyGameComesBackFromWhatCanCarryIt_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("format");
    QTest::newRow("Epaminondas as .txt") << "epaminondas" << int(FileFormat::Text);
    QTest::newRow("Combate as .txt") << "combate" << int(FileFormat::Text);
    QTest::newRow("Combate as .xml") << "combate" << int(FileFormat::Xml);
}

void TestRecordFormats::everyGameComesBackFromWhatCanCarryIt() {
    QFETCH(QString, game);
    QFETCH(int, format);
    const GameKind& kind = *gameNamed(game.toStdString());
    for (int number = 0; number < drivers::sample(25, 500); ++number) {
        const Record record = randomGame(kind, static_cast<std::uint64_t>(number));
        const std::string lost = lostThrough(static_cast<FileFormat>(format), record);
        QVERIFY2(lost.empty(), qPrintable(QString("game %1: %2").arg(number).arg(lost.c_str())));
    }
}

void TestRecordFormats::aGameOfTheArchiveIsRead() {
    const auto record = recordFromXml(sample());
    QVERIFY2(record, complaint(sample()).c_str());
    QCOMPARE(record->tag("RedSetup"), std::string_view(deployment));
    QCOMPARE(record->tag("BlueSetup"), std::string_view(deployment));
    QCOMPARE(record->tag("First"), std::string_view("Player 1"));
    QCOMPARE(record->tag("Second"), std::string_view("Player 2 & a half"));
    QCOMPARE(record->tag("Rules"), std::string_view("classic,quiet=0"));
    QCOMPARE(playsOf(*record),
             (std::vector<std::string>{"a4-a5", "a7-a6", "a5xa6=2v2", "j7-j6", "i4-i5", "i7-i6"}));
    QVERIFY((record->outcome() == Outcome{Side::Second, Reason::Resign}));
}

void TestRecordFormats::squaresMayBeNamedInSeveralWays() {
    std::string text = sample();
    // Columns A to J, small letters, the other names of the attributes.
    text = replaced(text, R"(source="K7" target="K6")", R"(from="j7" to="j6")");
    text = replaced(text, R"(source="J4" target="J5")", R"(source="i4" target="I5")");
    text = replaced(text, R"(source="J7" target="J6")", R"(source="I7" target="i6")");
    QCOMPARE(playsOf(*recordFromXml(text)), playsOf(*recordFromXml(sample())));
}

void TestRecordFormats::whatStandsOnTheBoardMayBeLessThanAnArmy() {
    std::string field(40, 'A');
    field += "AA__AA__AAAA__AA__AA" + std::string(40, 'A');
    field[0] = 'M';   // a1
    field[30] = 'D';  // a4
    field[60] = 'Q';  // a7
    field[99] = 'Y';  // j10
    const auto record = recordFromXml("<game type='barrage'><field content='" + field +
                                      "'/><move source='A4' target='A6'/><move source='A7' target='A6'/>"
                                      "<result type='0' winner='2'/></game>");
    QVERIFY(record);
    QCOMPARE(record->tag("Position"), std::string_view(field + " r 0"));
    QCOMPARE(playsOf(*record), (std::vector<std::string>{"a4-a6", "a7xa6=3v2"}));
    QVERIFY((record->outcome() == Outcome{Side::Second, Reason::C17}));
    QCOMPARE(lostThrough(FileFormat::Xml, *record), std::string());
}

void TestRecordFormats::theTypeOfTheResultTellsTheReason() {
    const auto outcomeOf = [](const std::string& result) {
        return recordFromXml(replaced(sample(), R"(type="3" winner="2")", result))->outcome();
    };
    QVERIFY((outcomeOf(R"(type="11" winner="1")") == Outcome{Side::First, Reason::Time}));
    QVERIFY((outcomeOf(R"(type="14" winner="2")") == Outcome{Side::Second, Reason::Time}));
    QVERIFY((outcomeOf(R"(type="4" winner="3")") == Outcome{std::nullopt, Reason::Agreed}));
    for (const char* silent : {R"(type="12" winner="3")", R"(type="4" winner="1")", R"(winner="1")"}) {
        const auto record = recordFromXml(replaced(sample(), R"(type="3" winner="2")", silent));
        QVERIFY(record->isFinished());
        QVERIFY(!record->outcome());
        QVERIFY(parseRecords(writeRecord(*record)).front());
    }
}

void TestRecordFormats::aGameWithoutResultGoesOn() {
    const auto record = recordFromXml(replaced(sample(), R"(<result type="3" winner="2"/>)", ""));
    QVERIFY(record);
    QVERIFY(!record->isFinished());
    QVERIFY(!mayBeShown(*record));
}

void TestRecordFormats::damagedFilesNameThePlace_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char* name, const std::string& text, const char* complaint) {
        QTest::newRow(name) << QString::fromLatin1(text.c_str()) << QString(complaint);
    };
    row("empty", "", "1:1 This is not well-formed XML");
    row("open element", "<stratego><game>", "1:16 This is not well-formed XML");
    row("no game", "<?xml version='1.0'?>\n <chess/>", "2:2 There is no game in this file");
    row("two games", "<x><game/>\n<game/></x>", "2:1 There is more than one game in this file");
    row("no field", "<x>\n  <game/></x>", "2:3 The field needs 100 letters; there are 0");
    row("short field", replaced(sample(), "MBEB", ""), "5:3 The field needs 100 letters; there are 96");
    row("wrong letter", replaced(sample(), "MBEB", "ZBEB"), "5:3 ");
    row("two marshals", replaced(sample(), "MBEB", "LBEB"), "5:3 ");
    row("other rules", replaced(sample(), "\"classic\"", "\"ultimate lightning\""),
        "3:2 Games of the type ultimate lightning have rules of their own");
    row("unknown rules", replaced(sample(), "<game", "<game rules='chess'"), "3:2 There are no rules");
    row("no square", replaced(sample(), "A5\"", "Z5\""), "6:3 A4-Z5 is no play");
    row("no target", replaced(sample(), "target", "aim"), "6:3 A4- is no play");
    row("row beyond the board", replaced(sample(), "A5\"", "A11\""), "6:3 A4-A11 is no play");
    row("illegal play", replaced(sample(), "A5\"", "B5\""), "6:3 ");
    row("wrong winner", replaced(sample(), "winner=\"2\"", "winner=\"7\""), "14:3 The winner is 1, 2 or");
    row("not UTF-8", replaced(sample(), "Player 1", "\xFF"), "12:19 This is not UTF-8 text");
}

void TestRecordFormats::damagedFilesNameThePlace() {
    QFETCH(QString, text);
    QFETCH(QString, complaint);
    const QString said = QString::fromStdString(::complaint(text.toLatin1().toStdString()));
    QVERIFY2(said.startsWith(complaint), qPrintable(said));
}

void TestRecordFormats::onlyCombateFitsInXml() {
    const auto record = std::move(*Record::create(*gameNamed("epaminondas")));
    const auto text = writeGames(FileFormat::Xml, {&record, 1});
    QVERIFY(!text);
    QCOMPARE(text.error().text, std::string("This format holds games of Combate only"));
}

void TestRecordFormats::aGameFromItsMiddleDoesNotFitInXml() {
    GameSetup setup;
    setup.position = std::string("MDAAAAAAAA") + std::string(30, 'A') + "AA__AA__AAAA__AA__AA" +
                     std::string(30, 'A') + "AAAAAAAAPY b 41";
    auto record = std::move(*Record::create(*gameNamed("combate"), setup));
    record.setOutcome(Outcome{Side::First, Reason::Resign});
    QVERIFY(!writeGames(FileFormat::Xml, {&record, 1}));
}

void TestRecordFormats::anUnfinishedGameOfCombateIsNotWritten() {
    const auto record = std::move(*Record::create(*gameNamed("combate"), {"", "", deployment, deployment}));
    for (const FileFormat format : {FileFormat::Text, FileFormat::Xml})
        QVERIFY(!writeGames(format, {&record, 1}));
    QVERIFY(!exportable({&record, 1}));
    QVERIFY(writeGames(FileFormat::Lgr, {&record, 1}));
}

void TestRecordFormats::picturesHoldNoGame() {
    for (const FileFormat format : {FileFormat::Svg, FileFormat::Png, FileFormat::Gif}) {
        QVERIFY(isPicture(format));
        const auto games = readEachGame(format, "GIF89a");
        QCOMPARE(games.size(), std::size_t{1});
        QVERIFY(!games.front());
    }
    QVERIFY(!isPicture(FileFormat::Xml));
}

QTEST_APPLESS_MAIN(TestRecordFormats)
#include "tst_record_formats.moc"
