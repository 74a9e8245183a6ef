// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/game.h"
#include "epaminondas/why_illegal.h"
#include "samples.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::epaminondas;
using namespace leuctra::epaminondas::tests;

namespace {

using Texts = std::vector<std::string>;

constexpr Rules copycat{Symmetry::Copycat, true};
constexpr Rules freeRules{Symmetry::Free, true};

Illegality reason(const Position& position, std::string_view text) {
    const Move tried = move(text);
    return whyIllegal(position, tried.rear, tried.landing).value().why;
}

bool allows(const Position& position, std::string_view text) {
    return isLegal(position, move(text));
}

Position after(Position position, std::string_view text) {
    position.make(move(text));
    return position;
}

/// Whether two positions have the same stones.
bool sameStones(const Position& one, const Position& other) {
    return one.stones(Side::First) == other.stones(Side::First) &&
           one.stones(Side::Second) == other.stones(Side::Second);
}

void play(Game& game, const Texts& plays) {
    for (const std::string& text : plays)
        QVERIFY2(game.play(text), text.c_str());
}

}  // namespace

/// Every rule of Epaminondas by its number.
class EpaminondasRules : public QObject {
    Q_OBJECT

  private slots:
    void e1_boardOf14ColumnsAnd12Rows();
    void e1_homeRowsAre1And12();
    void e2_startWith28StonesEachAndWhiteToMove();
    void e2_turnsAlternateAndNobodyPasses();
    void e3_phalanxesLieAlongRowsColumnsAndDiagonals();
    void e3_aStoneBelongsToSeveralPhalanxes();
    void e4_aSingleStoneMovesOneSquareInEightDirections();
    void e4_aSingleStoneNeverCaptures();
    void e5_aPhalanxMovesAsFarAsItIsLongEitherWay_data();
    void e5_aPhalanxMovesAsFarAsItIsLongEitherWay();
    void e5_allStonesMoveTogether();
    void e6_aPartMovesWithTheFrontStone();
    void e6_thePartsOwnSizeBoundsDistanceAndCapture();
    void e7_theFrontCrossesEmptySquaresOnly();
    void e7_theFrontNeverLandsOnAnOwnStone();
    void e7_theFrontStaysOnTheBoard();
    void e8_aShorterLineIsCaptured();
    void e8_anEqualOrLongerLineIsNot();
    void e8_theFrontCapturesAtAnyDistanceInReach();
    void e8_theLineEndsAtAGapAnOwnStoneOrTheEdge();
    void e8_onlyTheLineInTheDirectionCounts();
    void e9_capturingIsNotCompulsory();
    void e10_leftRightBarsAMoveAndACapture();
    void e10_leftRightLooksAtColoursAndAllRows();
    void e10_restrictsNoMoveAlongTheHomeRow();
    void e10_restrictsNoMoveThatLandsElsewhere();
    void e10_restrictsBlackOnRow1();
    void e10_copycatBarsRowsReversed();
    void e10_copycatBarsRowsAndColumnsReversed();
    void e10_copycatBarsACapture();
    void e10_copycatIsNotLeftRight();
    void e10_freeBarsNothing();
    void e11_moreStonesAcrossAtTheStartOfTheTurnWin();
    void e11_equalNumbersDoNotWin();
    void e11_theOpponentMayAnswerAnIncursion();
    void e11_anIncursionThatStandsWins();
    void e11_comesBeforeE12();
    void e12_aPlayerWithoutStonesHasLost();
    void e12_aPlayerWithoutMovesHasLost();
    void e13_theThirdOccurrenceIsADraw();
    void e13_countsTheSideToMove();
    void e13_countsFromAPositionGivenAsText();
    void e13_canBeSwitchedOff();
    void e13_undoTakesTheDrawBack();
};

void EpaminondasRules::e1_boardOf14ColumnsAnd12Rows() {
    int named = 0;
    for (char column = 'a'; column <= 'z'; ++column)
        for (int row = 0; row <= 20; ++row)
            named += squareNamed(column + std::to_string(row)).has_value() ? 1 : 0;
    QCOMPARE(named, 14 * 12);
    QCOMPARE(name(at("a1")), std::string("a1"));
    QCOMPARE(name(at("n12")), std::string("n12"));
    QVERIFY(!squareNamed("o1") && !squareNamed("a13") && !squareNamed("a0") && !squareNamed("a01"));
}

void EpaminondasRules::e1_homeRowsAre1And12() {
    const Position both = position("a12 b12 c11 d1", "n1 m2 k12");
    QCOMPARE(both.crossed(Side::First), 2);
    QCOMPARE(both.crossed(Side::Second), 1);
}

void EpaminondasRules::e2_startWith28StonesEachAndWhiteToMove() {
    const Position start;
    QCOMPARE(start.text(),
             std::string(
                 "bbbbbbbbbbbbbb/bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww/wwwwwwwwwwwwww w 1"));
    QCOMPARE(start.stones(Side::First).count(), 28);
    QCOMPARE(start.stones(Side::Second).count(), 28);
    QCOMPARE(start.sideToMove(), Side::First);
    QCOMPARE(legal(start).size(), 114U);
}

void EpaminondasRules::e2_turnsAlternateAndNobodyPasses() {
    Game game;
    play(game, {"a1-a4"});
    QCOMPARE(game.sideToMove(), Side::Second);
    QCOMPARE(game.play("b1-b4").error().rule, std::string());
    QVERIFY(!game.play("") && !game.play("a12-a12"));
    QCOMPARE(reason(game.position(), "a12-a12"), Illegality::NotALine);
    play(game, {"a12-a9"});
    QCOMPARE(game.sideToMove(), Side::First);
}

void EpaminondasRules::e3_phalanxesLieAlongRowsColumnsAndDiagonals() {
    QVERIFY(allows(position("e5 f5", "n12"), "e5-h5"));
    QVERIFY(allows(position("e5 e6", "n12"), "e5-e8"));
    QVERIFY(allows(position("e5 f6", "n12"), "e5-h8"));
    QVERIFY(allows(position("e5 f4", "n12"), "e5-h2"));
    // A gap breaks the line, and so does an enemy: two single stones are no phalanx.
    QCOMPARE(reason(position("e5 g5", "n12"), "g5-i5"), Illegality::TooFar);
    QCOMPARE(reason(position("e5 g5", "f5"), "g5-i5"), Illegality::TooFar);
    QCOMPARE(reason(position("e5 g6", "n12"), "e5-k8"), Illegality::NotALine);
}

void EpaminondasRules::e3_aStoneBelongsToSeveralPhalanxes() {
    const Position corner = position("e5 e6 f5 f6", "n12");
    for (const char* text : {"e5-e8", "e5-h5", "e5-h8", "e6-h3"})
        QVERIFY2(allows(corner, text), text);
}

void EpaminondasRules::e4_aSingleStoneMovesOneSquareInEightDirections() {
    QCOMPARE(legal(position("g6", "n12")),
             (Texts{"g6-f5", "g6-f6", "g6-f7", "g6-g5", "g6-g7", "g6-h5", "g6-h6", "g6-h7"}));
    QCOMPARE(legal(position("a1", "n12")), (Texts{"a1-a2", "a1-b1", "a1-b2"}));
    QCOMPARE(reason(position("g6", "n12"), "g6-g8"), Illegality::TooFar);
}

void EpaminondasRules::e4_aSingleStoneNeverCaptures() {
    const Position beside = position("g6", "g7 n12");
    QVERIFY(!allows(beside, "g6xg7"));
    QCOMPARE(reason(beside, "g6xg7"), Illegality::SingleCaptures);
    QCOMPARE(legal(beside).size(), 7U);
}

void EpaminondasRules::e5_aPhalanxMovesAsFarAsItIsLongEitherWay_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<Direction>("direction");
    for (const int size : {2, 3, 5})
        for (int direction = 0; direction < directionCount; ++direction)
            QTest::addRow("%d stones, direction %d", size, direction)
                << size << static_cast<Direction>(direction);
}

void EpaminondasRules::e5_aPhalanxMovesAsFarAsItIsLongEitherWay() {
    QFETCH(int, size);
    QFETCH(Direction, direction);
    // The front on the square that leaves most room before and behind.
    const Square front = at("g6");
    std::string stones;
    for (int i = 0; i < size; ++i)
        stones += name(neighbour(front, direction, -i).value()) + ' ';
    const Square rear = neighbour(front, direction, 1 - size).value();
    const Position line = position(stones, "a12");
    for (int distance = 1; distance <= size + 1; ++distance) {
        const auto landing = neighbour(front, direction, distance);
        if (landing) QCOMPARE(isLegal(line, {rear, *landing}), distance <= size);
        const auto behind = neighbour(rear, direction, -distance);
        if (behind) QCOMPARE(isLegal(line, {front, *behind}), distance <= size);
    }
}

void EpaminondasRules::e5_allStonesMoveTogether() {
    const Position column = position("d2 d3 d4", "n12");
    QVERIFY(sameStones(after(column, "d2-d5"), position("d3 d4 d5", "n12")));
    QVERIFY(sameStones(after(column, "d2-d7"), position("d5 d6 d7", "n12")));
    QVERIFY(sameStones(after(column, "d4-d1"), position("d1 d2 d3", "n12")));
}

void EpaminondasRules::e6_aPartMovesWithTheFrontStone() {
    const Position row = position("d4 e4 f4", "n12");
    QCOMPARE(legalFrom(row, "e4-g4"), Texts{"e4-g4"});
    QVERIFY(sameStones(after(row, "e4-h4"), position("d4 g4 h4", "n12")));
    QVERIFY(sameStones(after(row, "f4-g4"), position("d4 e4 g4", "n12")));
    // Without the front stone there is no way forward.
    QCOMPARE(reason(row, "d4-f4"), Illegality::OwnStone);
    QCOMPARE(reason(row, "d4-e4"), Illegality::OwnStone);
}

void EpaminondasRules::e6_thePartsOwnSizeBoundsDistanceAndCapture() {
    const Position row = position("d4 e4 f4", "n12");
    QVERIFY(allows(row, "e4-h4") && !allows(row, "e4-i4"));
    QVERIFY(allows(row, "f4-g4") && !allows(row, "f4-h4"));

    const Position facingTwo = position("d4 e4 f4", "g4 h4");
    QVERIFY(allows(facingTwo, "d4xg4"));
    QCOMPARE(reason(facingTwo, "e4xg4"), Illegality::LineTooLong);
    QCOMPARE(reason(facingTwo, "f4xg4"), Illegality::SingleCaptures);
}

void EpaminondasRules::e7_theFrontCrossesEmptySquaresOnly() {
    const Position behindEnemy = position("d4 e4 f4", "h4");
    QVERIFY(allows(behindEnemy, "d4-g4"));
    QCOMPARE(reason(behindEnemy, "d4-i4"), Illegality::EnemyInTheWay);
    const Position behindOwn = position("d4 e4 f4 h4", "n12");
    QVERIFY(allows(behindOwn, "d4-g4"));
    QCOMPARE(reason(behindOwn, "d4-i4"), Illegality::OwnStone);
}

void EpaminondasRules::e7_theFrontNeverLandsOnAnOwnStone() {
    QCOMPARE(reason(position("d4 e4 f4 h4", "n12"), "d4-h4"), Illegality::OwnStone);
}

void EpaminondasRules::e7_theFrontStaysOnTheBoard() {
    QCOMPARE(legalFrom(position("l4 m4", "n12"), "l4"),
             (Texts{"l4-k3", "l4-k4", "l4-k5", "l4-l3", "l4-l5", "l4-m3", "l4-m5", "l4-n4"}));
    // Nothing comes back on the other side.
    QCOMPARE(legalFrom(position("m4 n4", "a12"), "m4"),
             (Texts{"m4-l3", "m4-l4", "m4-l5", "m4-m3", "m4-m5", "m4-n3", "m4-n5"}));
    QVERIFY(!allows(position("m4 n4", "a12"), "m4-a5"));
    QCOMPARE(legalFrom(position("c11 c12", "n12 m12"), "c11-c"), Texts{"c11-c10"});
}

void EpaminondasRules::e8_aShorterLineIsCaptured() {
    const Position three = position("d4 e4 f4", "g4 h4 k4");
    QVERIFY(sameStones(after(three, "d4xg4"), position("e4 f4 g4", "k4")));
    const Position two = position("c3 d4", "e5 n12");
    QVERIFY(sameStones(after(two, "c3xe5"), position("d4 e5", "n12")));
}

void EpaminondasRules::e8_anEqualOrLongerLineIsNot() {
    QCOMPARE(reason(position("d4 e4", "f4 g4"), "d4xf4"), Illegality::LineTooLong);
    QCOMPARE(reason(position("d4 e4", "f4 g4 h4"), "d4xf4"), Illegality::LineTooLong);
    QVERIFY(allows(position("d4 e4", "f4"), "d4xf4"));
}

void EpaminondasRules::e8_theFrontCapturesAtAnyDistanceInReach() {
    QVERIFY(allows(position("d4 e4 f4", "g4"), "d4xg4"));
    QVERIFY(allows(position("d4 e4 f4", "h4"), "d4xh4"));
    const Position far = position("d4 e4 f4", "i4 j4");
    QVERIFY(sameStones(after(far, "d4xi4"), position("g4 h4 i4", "")));
    QCOMPARE(reason(position("d4 e4 f4", "j4"), "d4xj4"), Illegality::TooFar);
    // Two of the three reach the stone at a distance of two, one does not.
    QVERIFY(allows(position("d4 e4 f4", "h4"), "e4xh4"));
    QVERIFY(!allows(position("d4 e4 f4", "h4"), "f4xh4"));
}

void EpaminondasRules::e8_theLineEndsAtAGapAnOwnStoneOrTheEdge() {
    QVERIFY(sameStones(after(position("d4 e4", "f4 h4 i4"), "d4xf4"), position("e4 f4", "h4 i4")));
    QVERIFY(sameStones(after(position("d4 e4 g4", "f4 h4"), "d4xf4"), position("e4 f4 g4", "h4")));
    QVERIFY(sameStones(after(position("k4 l4 m4", "n4 a5"), "k4xn4"), position("l4 m4 n4", "a5")));
    QVERIFY(sameStones(after(position("b10 b11", "b12 n1 m12"), "b10xb12"), position("b11 b12", "n1 m12")));
}

void EpaminondasRules::e8_onlyTheLineInTheDirectionCounts() {
    const Position crossed = position("d4 e4", "f3 f4 f5 f6 e3 n12");
    QVERIFY(sameStones(after(crossed, "d4xf4"), position("e4 f4", "f3 f5 f6 e3 n12")));
}

void EpaminondasRules::e9_capturingIsNotCompulsory() {
    const Texts moves = legal(position("d4 e4", "f4"));
    QVERIFY(std::find(moves.begin(), moves.end(), "d4xf4") != moves.end());
    QVERIFY(std::find(moves.begin(), moves.end(), "d4-d5") != moves.end());
}

void EpaminondasRules::e10_leftRightBarsAMoveAndACapture() {
    QCOMPARE(reason(position("f11 i12", "a1 n1"), "f11-f12"), Illegality::Symmetric);
    QCOMPARE(reason(position("g11 i12", "a1 n1"), "g11-f12"), Illegality::Symmetric);
    const Position capture = position("f10 f11 i12 i11", "f12 a1 n1");
    QCOMPARE(reason(capture, "f10xf12"), Illegality::Symmetric);
    QVERIFY(allows(capture, "f11-e12"));
}

void EpaminondasRules::e10_leftRightLooksAtColoursAndAllRows() {
    QVERIFY(allows(position("f11 i12", "a1 m1"), "f11-f12"));
    QVERIFY(allows(position("f11 i12 n6", "a6 a1 n1"), "f11-f12"));
    QVERIFY(allows(position("f11", "i12 a1 n1"), "f11-f12"));
    QVERIFY(allows(position("f11 h12", "a1 n1"), "f11-f12"));
}

void EpaminondasRules::e10_restrictsNoMoveAlongTheHomeRow() {
    const Position sideways = position("e12 i12", "a1 n1 a12 n12 c1 l1");
    QVERIFY(sameStones(after(sideways, "e12-f12"), position("f12 i12", "a1 n1 a12 n12 c1 l1")));
    QVERIFY(allows(sideways, "e12-f12"));
}

void EpaminondasRules::e10_restrictsNoMoveThatLandsElsewhere() {
    QVERIFY(allows(position("f10 i11", "a1 n1"), "f10-f11"));
    QVERIFY(allows(position("f2 i1", "a12 n12"), "f2-f1"));
    QVERIFY(allows(position("f12 i11 g1 h1", "a1 n1"), "f12-f11"));
}

void EpaminondasRules::e10_restrictsBlackOnRow1() {
    const Position barred = position("a12 n12", "f2 i1", Side::Second);
    QCOMPARE(reason(barred, "f2-f1"), Illegality::Symmetric);
    QVERIFY(allows(barred, "f2-e1"));
    QVERIFY(allows(position("a12 n12 c12 l12", "e1 i1", Side::Second), "e1-f1"));
}

void EpaminondasRules::e10_copycatBarsRowsReversed() {
    // White's c12 would answer Black's c1, his e5 Black's e8.
    const Position barred = position("c11 e5", "c1 e8", Side::First, copycat);
    QCOMPARE(reason(barred, "c11-c12"), Illegality::Symmetric);
    QVERIFY(allows(barred, "c11-d12"));
    QVERIFY(allows(position("c11 e5", "c1 e9", Side::First, copycat), "c11-c12"));
    QCOMPARE(reason(position("c12 e8", "d2 e5", Side::Second, copycat), "d2-c1"), Illegality::Symmetric);
}

void EpaminondasRules::e10_copycatBarsRowsAndColumnsReversed() {
    const Position barred = position("c11 e5", "l1 j8", Side::First, copycat);
    QCOMPARE(reason(barred, "c11-c12"), Illegality::Symmetric);
    QVERIFY(allows(barred, "c11-b12"));
    // Each of the two ways holds for the whole board or not at all.
    QVERIFY(allows(position("c11 e5", "l1 e8", Side::First, copycat), "c11-c12"));
}

void EpaminondasRules::e10_copycatBarsACapture() {
    const Position barred = position("c10 c11 a12", "c12 c1 c2 a1", Side::First, copycat);
    QCOMPARE(reason(barred, "c10xc12"), Illegality::Symmetric);
    QVERIFY(allows(barred, "c11-d12"));
}

void EpaminondasRules::e10_copycatIsNotLeftRight() {
    QVERIFY(allows(position("f11 i12", "a1 n1", Side::First, copycat), "f11-f12"));
    QVERIFY(allows(position("c11 e5", "c1 e8"), "c11-c12"));
    // Along the home row and elsewhere, copying is as free as in the other reading.
    QVERIFY(allows(position("b12 e5", "c1 d1 e8 d12", Side::First, copycat), "b12-c12"));
    QVERIFY(allows(position("c10 e5", "c2 e8", Side::First, copycat), "c10-c11"));
}

void EpaminondasRules::e10_freeBarsNothing() {
    QVERIFY(allows(position("f11 i12", "a1 n1", Side::First, freeRules), "f11-f12"));
    QVERIFY(allows(position("c11 e5", "c1 e8", Side::First, freeRules), "c11-c12"));
}

void EpaminondasRules::e11_moreStonesAcrossAtTheStartOfTheTurnWin() {
    QCOMPARE(position("c12 d12", "e1 g6").outcome(), (Outcome{Side::First, Reason::E11}));
    QCOMPARE(position("c12 g6", "e1 f1", Side::Second).outcome(), (Outcome{Side::Second, Reason::E11}));
    QVERIFY(Game(position("c12 d12", "e1 g6")).legalPlays().empty());
    QCOMPARE(Game(position("c12 d12", "e1 g6")).play("c12-c11").error().rule, std::string("E11"));
}

void EpaminondasRules::e11_equalNumbersDoNotWin() {
    QVERIFY(!position("c12", "e1").outcome());
    QVERIFY(!position("c12", "e1", Side::Second).outcome());
    // It is the player whose turn starts that wins, nobody else.
    QVERIFY(!position("c12 d12", "e1 g6", Side::Second).outcome());
}

void EpaminondasRules::e11_theOpponentMayAnswerAnIncursion() {
    Game game(position("c11 b2", "a12 b12 h6"));
    play(game, {"c11-c12"});
    QVERIFY(!game.outcome());
    play(game, {"a12xc12"});
    QVERIFY(!game.outcome());
}

void EpaminondasRules::e11_anIncursionThatStandsWins() {
    Game game(position("c11 b2", "a12 b12 h6"));
    play(game, {"c11-c12", "h6-h5"});
    QCOMPARE(game.outcome(), (Outcome{Side::First, Reason::E11}));
    QCOMPARE(game.play("b2-b3").error().rule, std::string("E11"));
}

void EpaminondasRules::e11_comesBeforeE12() {
    const Position stuck = position("a12", "a11 b11 b12");
    QCOMPARE(countMoves(stuck), 0);
    QCOMPARE(stuck.outcome(), (Outcome{Side::First, Reason::E11}));
}

void EpaminondasRules::e12_aPlayerWithoutStonesHasLost() {
    QCOMPARE(position("", "g6").outcome(), (Outcome{Side::Second, Reason::E12}));
    QCOMPARE(position("g6", "", Side::Second).outcome(), (Outcome{Side::First, Reason::E12}));
    QCOMPARE(position("", "").outcome(), (Outcome{Side::Second, Reason::E12}));
}

void EpaminondasRules::e12_aPlayerWithoutMovesHasLost() {
    const Position stuck = position("a2", "a1 b1 b2 b3 a3");
    QCOMPARE(stuck.outcome(), (Outcome{Side::Second, Reason::E12}));
    QCOMPARE(Game(stuck).play("a2-a3").error().rule, std::string("E12"));
}

void EpaminondasRules::e13_theThirdOccurrenceIsADraw() {
    Game game;
    const Texts shuffle = {"a2-a3", "a11-a10", "a3-a2", "a10-a11"};
    QCOMPARE(game.occurrences(), 1);
    play(game, shuffle);
    QCOMPARE(game.occurrences(), 2);
    QVERIFY(!game.outcome());
    play(game, {shuffle.begin(), shuffle.end() - 1});
    QVERIFY(!game.outcome());
    play(game, {shuffle.back()});
    QCOMPARE(game.occurrences(), 3);
    QCOMPARE(game.outcome(), (Outcome{std::nullopt, Reason::E13}));
    QVERIFY(game.legalPlays().empty());
    QCOMPARE(game.play("b1-b4").error().rule, std::string("E13"));
}

void EpaminondasRules::e13_countsTheSideToMove() {
    // White takes three moves to come back, Black two: the same stones, but it is Black's turn.
    Game game;
    play(game, {"a2-a3", "n11-n10", "a3-b3", "n10-n11", "b3-a2"});
    QVERIFY(sameStones(game.position(), Position{}));
    QCOMPARE(game.occurrences(), 1);
    QVERIFY(game.key() != Position{}.key());
}

void EpaminondasRules::e13_countsFromAPositionGivenAsText() {
    Game game;
    play(game, {"a2-a3", "a11-a10", "a3-a2", "a10-a11"});
    const auto fresh = start({{}, game.positionText(), {}, {}}).value();
    QCOMPARE(dynamic_cast<const Game&>(*fresh).occurrences(), 1);
}

void EpaminondasRules::e13_canBeSwitchedOff() {
    const auto game = start({"left-right,repetition=off", {}, {}, {}}).value();
    for (int round = 0; round < 10; ++round)
        for (const char* text : {"a2-a3", "a11-a10", "a3-a2", "a10-a11"})
            QVERIFY(game->play(text));
    QVERIFY(!game->outcome());
    QCOMPARE(dynamic_cast<const Game&>(*game).occurrences(), 11);
}

void EpaminondasRules::e13_undoTakesTheDrawBack() {
    Game game;
    for (int round = 0; round < 2; ++round)
        play(game, {"a2-a3", "a11-a10", "a3-a2", "a10-a11"});
    QVERIFY(game.outcome());
    QVERIFY(game.undo());
    QVERIFY(!game.outcome());
    QVERIFY(!game.legalPlays().empty());
}

QTEST_GUILESS_MAIN(EpaminondasRules)
#include "tst_epaminondas_rules.moc"
