// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/game.h"
#include "epaminondas/notation.h"
#include "epaminondas/rules.h"
#include "samples.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::epaminondas;
using namespace leuctra::epaminondas::tests;

namespace {

constexpr const char* startText =
    "bbbbbbbbbbbbbb/bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww/wwwwwwwwwwwwww w 1";
constexpr const char* elevenEmptyRows = "14/14/14/14/14/14/14/14/14/14/14/";

}  // namespace

/// Texts of squares, moves, positions and rules, read and written; how a game is started from them.
class EpaminondasTexts : public QObject {
    Q_OBJECT

  private slots:
    void everySquareHasAName();
    void namesOfNoSquare_data();
    void namesOfNoSquare();
    void directionsAreFoundBetweenSquares();
    void movesAreReadWithEitherSeparatorOrNone();
    void movesAreWrittenWithTheRightSeparator();
    void damagedMovesAreRefusedWithTheirPlace_data();
    void damagedMovesAreRefusedWithTheirPlace();
    void positionsAreReadAndWritten_data();
    void positionsAreReadAndWritten();
    void damagedPositionsAreRefusedWithTheirPlace_data();
    void damagedPositionsAreRefusedWithTheirPlace();
    void theNumberOfTheMoveRisesAfterBlack();
    void anyNumberOfStonesIsAccepted();
    void randomPositionsSurviveTheirText();
    void randomDamageIsRefusedWithItsPlace();
    void rulesAreReadAndWritten_data();
    void rulesAreReadAndWritten();
    void unknownRulesAreRefused_data();
    void unknownRulesAreRefused();
    void gamesStartFromTexts();
    void gamesRefuseWhatIsWrong_data();
    void gamesRefuseWhatIsWrong();
    void theViewShowsThePosition();
};

void EpaminondasTexts::everySquareHasAName() {
    for (int square = 0; square < squareCount; ++square)
        QCOMPARE(squareNamed(name(static_cast<Square>(square))), std::optional(static_cast<Square>(square)));
    QCOMPARE(at("b1"), Square{1});
    QCOMPARE(at("a2"), Square{14});
    QCOMPARE(name(mirrored(at("b5"))), std::string("m5"));
}

void EpaminondasTexts::namesOfNoSquare_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"", "a", "1", "a0", "a13", "o1", "A1", "a1 ", " a1", "a01", "a1a", "a-1", "a100", "ä1"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void EpaminondasTexts::namesOfNoSquare() {
    QFETCH(QString, text);
    QVERIFY(!squareNamed(text.toStdString()));
}

void EpaminondasTexts::directionsAreFoundBetweenSquares() {
    for (int i = 0; i < directionCount; ++i) {
        const auto direction = static_cast<Direction>(i);
        QCOMPARE(directionBetween(at("g6"), neighbour(at("g6"), direction, 4).value()),
                 std::optional(direction));
        QCOMPARE(neighbour(neighbour(at("g6"), direction).value(), opposite(direction)),
                 std::optional(at("g6")));
        QCOMPARE(neighbour(at("g6"), direction).value() - at("g6"), strideOf(direction));
    }
    QVERIFY(!directionBetween(at("g6"), at("g6")));
    QVERIFY(!directionBetween(at("g6"), at("i7")));
    QVERIFY(!neighbour(at("n6"), Direction::East) && !neighbour(at("g12"), Direction::NorthWest));
}

void EpaminondasTexts::movesAreReadWithEitherSeparatorOrNone() {
    const Move expected{at("a11"), at("n12")};
    for (const char* text : {"a11-n12", "a11xn12", "a11n12"})
        QCOMPARE(moveFrom(text).value(), expected);
    QCOMPARE(moveFrom("a1b2").value(), (Move{at("a1"), at("b2")}));
}

void EpaminondasTexts::movesAreWrittenWithTheRightSeparator() {
    const Position facing = position("d4 e4", "g4");
    QCOMPARE(text(facing, move("d4g4")), std::string("d4xg4"));
    QCOMPARE(text(facing, move("d4f4")), std::string("d4-f4"));
}

void EpaminondasTexts::damagedMovesAreRefusedWithTheirPlace_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    const std::pair<const char*, int> rows[] = {{"", 1},        {"a", 1},      {"a13-a1", 1}, {"A1-a2", 1},
                                                {"-a1", 1},     {" a1-a2", 1}, {"a1", 3},     {"a1-", 4},
                                                {"a1=a2", 3},   {"a1--a2", 4}, {"a1-a2 ", 6}, {"a1-a2-a3", 6},
                                                {"a1-a123", 7}, {"a1 a2", 3},  {"a1-ñ2", 4},  {"a1-a2=x", 6}};
    for (const auto& [text, column] : rows)
        QTest::newRow(text) << QString::fromUtf8(text) << column;
}

void EpaminondasTexts::damagedMovesAreRefusedWithTheirPlace() {
    QFETCH(QString, text);
    const auto read = moveFrom(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().part, Error::Part::Play);
    QTEST(read.error().column, "column");
    QVERIFY(!describe(read.error()).empty());
}

void EpaminondasTexts::positionsAreReadAndWritten_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("start") << startText << startText;
    const QString empty = elevenEmptyRows;
    QTest::newRow("no number") << empty + "14 b" << empty + "14 b 1";
    QTest::newRow("number") << empty + "14 b 217" << empty + "14 b 217";
    QTest::newRow("runs are greedy") << empty + "113 w" << empty + "14 w 1";
    QTest::newRow("runs in pieces") << empty + "77 w" << empty + "14 w 1";
    QTest::newRow("fifteen is one and five") << empty + "15w7 w" << empty + "6w7 w 1";
    QTest::newRow("ones") << empty + "1w1b1w1b1w1b1w w" << empty + "1w1b1w1b1w1b1w w 1";
    QTest::newRow("both ends") << empty + "w12b w 3" << empty + "w12b w 3";
}

void EpaminondasTexts::positionsAreReadAndWritten() {
    QFETCH(QString, text);
    const auto read = Position::parse(text.toStdString());
    QVERIFY2(read, read ? "" : describe(read.error()).c_str());
    QTEST(QString::fromStdString(read->text()), "written");
}

void EpaminondasTexts::damagedPositionsAreRefusedWithTheirPlace_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    const QString empty = elevenEmptyRows;
    const int last = static_cast<int>(empty.size());
    QTest::newRow("nothing") << "" << 1;
    QTest::newRow("unknown letter") << "14/2x11/14" << 5;
    QTest::newRow("capital") << "14/2W11/14" << 5;
    QTest::newRow("row too short") << "14/13/14" << 6;
    QTest::newRow("row too long") << "14/wwwwwwwwwwwwwww/14" << 18;
    QTest::newRow("run too long") << "14/ww13/14" << 6;
    QTest::newRow("leading zero") << "14/w013/14" << 5;
    QTest::newRow("zero") << "0w13/14" << 1;
    QTest::newRow("rows missing") << "14/14 w" << 6;
    QTest::newRow("not only ASCII") << QString::fromUtf8("14/3ñ10") << 5;
    QTest::newRow("a row too many") << empty + "14/14 w" << last + 3;
    QTest::newRow("no side") << empty + "14" << last + 3;
    QTest::newRow("no side after the blank") << empty + "14 " << last + 4;
    QTest::newRow("unknown side") << empty + "14 r" << last + 4;
    QTest::newRow("two blanks") << empty + "14  w" << last + 4;
    QTest::newRow("more after the side") << empty + "14 wb" << last + 5;
    QTest::newRow("no number after the blank") << empty + "14 w " << last + 6;
    QTest::newRow("number zero") << empty + "14 w 0" << last + 6;
    QTest::newRow("negative number") << empty + "14 w -1" << last + 6;
    QTest::newRow("damaged number") << empty + "14 w 12a" << last + 8;
    QTest::newRow("huge number") << empty + "14 w 99999999999999999999" << last + 12;
    QTest::newRow("more after the number") << empty + "14 w 12 " << last + 8;
}

void EpaminondasTexts::damagedPositionsAreRefusedWithTheirPlace() {
    QFETCH(QString, text);
    const auto read = Position::parse(text.toStdString());
    QVERIFY(!read);
    QCOMPARE(read.error().part, Error::Part::Position);
    QTEST(read.error().column, "column");
    QVERIFY(!describe(read.error()).empty());
}

void EpaminondasTexts::theNumberOfTheMoveRisesAfterBlack() {
    Position position;
    const Undo white = position.make(move("a2a3"));
    QCOMPARE(position.moveNumber(), 1);
    const Undo black = position.make(move("a11a10"));
    QCOMPARE(position.moveNumber(), 2);
    position.unmake(black);
    QCOMPARE(position.moveNumber(), 1);
    position.unmake(white);
    QCOMPARE(position.text(), std::string(startText));
}

void EpaminondasTexts::anyNumberOfStonesIsAccepted() {
    const std::string whiteRow(14, 'w');
    std::string text = whiteRow;
    for (int row = 1; row < rowCount; ++row)
        text += '/' + whiteRow;
    QCOMPARE(Position::parse(text + " b").value().stones(Side::First).count(), squareCount);
    QVERIFY(Position::parse(std::string(elevenEmptyRows) + "14 w"));
}

void EpaminondasTexts::randomPositionsSurviveTheirText() {
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        const Position position = strewn(random, {});
        const Position read = Position::parse(position.text()).value();
        QCOMPARE(read.text(), position.text());
        QCOMPARE(read.key(), position.key());
        QCOMPARE(read.key(), read.recomputedKey());
    }
}

void EpaminondasTexts::randomDamageIsRefusedWithItsPlace() {
    Random random(2);
    int refused = 0;
    for (int i = 0; i < 5000; ++i) {
        std::string text = i % 2 == 0 ? startText : strewn(random, {}).text();
        for (std::uint32_t damages = 1 + random.below(3); damages > 0; --damages) {
            const std::size_t place = random.below(static_cast<std::uint32_t>(text.size()));
            if (random.below(2) == 0)
                text[place] = static_cast<char>(random.below(256));
            else
                text.erase(place, 1 + random.below(3));
            if (text.empty()) text.push_back('w');
        }
        const auto read = Position::parse(text);
        if (read) continue;
        ++refused;
        QVERIFY(read.error().column >= 1 && read.error().column <= static_cast<int>(text.size()) + 1);
        QVERIFY(!describe(read.error()).empty());
    }
    QVERIFY(refused > 4000);
}

void EpaminondasTexts::rulesAreReadAndWritten_data() {
    QTest::addColumn<QString>("read");
    QTest::addColumn<Symmetry>("symmetry");
    QTest::addColumn<bool>("repetition");
    QTest::addColumn<QString>("written");
    QTest::newRow("default") << "" << Symmetry::LeftRight << true << "left-right";
    QTest::newRow("left-right") << "left-right" << Symmetry::LeftRight << true << "left-right";
    QTest::newRow("copycat") << "copycat" << Symmetry::Copycat << true << "copycat";
    QTest::newRow("free") << "free" << Symmetry::Free << true << "free";
    QTest::newRow("off") << "free,repetition=off" << Symmetry::Free << false << "free,repetition=off";
}

void EpaminondasTexts::rulesAreReadAndWritten() {
    QFETCH(QString, read);
    const Rules rules = rulesFrom(read.toStdString()).value();
    QTEST(rules.symmetry, "symmetry");
    QTEST(rules.repetition, "repetition");
    QTEST(QString::fromStdString(text(rules)), "written");
}

void EpaminondasTexts::unknownRulesAreRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::newRow("unknown") << "mirror" << 1;
    QTest::newRow("capital") << "Free" << 1;
    QTest::newRow("only the second") << "repetition=off" << 1;
    QTest::newRow("empty first") << ",repetition=off" << 1;
    QTest::newRow("nothing after the comma") << "free," << 6;
    QTest::newRow("unknown second") << "free,quiet=3" << 6;
    QTest::newRow("on") << "free,repetition=on" << 6;
    QTest::newRow("twice") << "free,repetition=off,repetition=off" << 6;
    QTest::newRow("blank") << "free, repetition=off" << 6;
}

void EpaminondasTexts::unknownRulesAreRefused() {
    QFETCH(QString, text);
    const auto rules = rulesFrom(text.toStdString());
    QVERIFY(!rules);
    QCOMPARE(rules.error().part, Error::Part::Rules);
    QTEST(rules.error().column, "column");
}

void EpaminondasTexts::gamesStartFromTexts() {
    const auto game = start({}).value();
    QCOMPARE(game->positionText(), std::string(startText));
    QCOMPARE(game->rulesText(), std::string("left-right"));
    QCOMPARE(game->ply(), 0);
    QVERIFY(!game->lastTransition());
    const auto other =
        start({"copycat,repetition=off", std::string(elevenEmptyRows) + "6w6b b 9", {}, {}}).value();
    QCOMPARE(other->sideToMove(), Side::Second);
    QCOMPARE(other->rulesText(), std::string("copycat,repetition=off"));
}

void EpaminondasTexts::gamesRefuseWhatIsWrong_data() {
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<int>("part");
    const auto row = [](const char* name, const QStringList& texts, Error::Part part) {
        QTest::newRow(name) << texts << static_cast<int>(part);
    };
    row("rules", {"mirror", "", "", ""}, Error::Part::Rules);
    row("position", {"", "14/14", "", ""}, Error::Part::Position);
    row("first setup", {"", "", "1", ""}, Error::Part::FirstSetup);
    row("second setup", {"", "", "", "1"}, Error::Part::SecondSetup);
}

void EpaminondasTexts::gamesRefuseWhatIsWrong() {
    QFETCH(QStringList, texts);
    QFETCH(int, part);
    const auto game = start(
        {texts[0].toStdString(), texts[1].toStdString(), texts[2].toStdString(), texts[3].toStdString()});
    QVERIFY(!game);
    QCOMPARE(game.error().part, static_cast<Error::Part>(part));
    QVERIFY(!describe(game.error()).empty());
}

void EpaminondasTexts::theViewShowsThePosition() {
    Game game;
    QVERIFY(game.play("a1-a4"));
    const auto view = std::dynamic_pointer_cast<const epaminondas::View>(game.view(Side::First));
    QVERIFY(view);
    QCOMPARE(view->sideToMove, Side::Second);
    QCOMPARE(view->viewer, std::optional(Side::First));
    QVERIFY(!view->outcome);
    QCOMPARE(view->position.text(), game.positionText());
    const auto earlier = std::dynamic_pointer_cast<const epaminondas::View>(game.viewAt(0, {}));
    QCOMPARE(earlier->position.text(), std::string(startText));
    QCOMPARE(game.transitionAt(1, {})->play, std::string("a1-a4"));
}

QTEST_GUILESS_MAIN(EpaminondasTexts)
#include "tst_epaminondas_texts.moc"
