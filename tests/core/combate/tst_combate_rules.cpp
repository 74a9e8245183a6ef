// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/why_illegal.h"
#include "positions.h"

#include <QTest>
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

using namespace leuctra;
using namespace leuctra::combate;
using namespace leuctra::combate::tests;

namespace {

/// The squares to which the piece on a square may go, in order of their names.
std::string targets(const Position& position, std::string_view square) {
    PlayList plays;
    generate(position, plays);
    std::vector<std::string> names;
    for (const Play play : plays) {
        if (play.from == squareNamed(square)) names.push_back(name(play.to));
    }
    std::sort(names.begin(), names.end());
    std::string all;
    for (const std::string& each : names)
        all += (all.empty() ? "" : " ") + each;
    return all;
}

std::optional<Illegality> refusal(const Position& position, std::string_view play) {
    const auto why = whyIllegal(position, playOf(play));
    return why ? std::optional(why->why) : std::nullopt;
}

/// The rule that refuses a play; "played" when none does.
std::string refusedBy(Game& game, std::string_view play) {
    const auto played = game.play(play);
    return played ? "played" : played.error().rule;
}

/// Plays them in turn; empty when all are taken, else the first that is not and why.
std::string playAll(Game& game, const std::vector<std::string>& plays) {
    for (const std::string& play : plays) {
        const auto played = game.play(play);
        if (!played) return play + ": " + describe(played.error());
    }
    return {};
}

std::string standing(const Game& game, std::string_view square) {
    const auto piece = game.position().at(*squareNamed(square));
    return piece ? std::string(1, stradosLetter(*piece)) : "";
}

Setup plain() {
    return setupFrom(
               "FBBBBBB333"
               "3344445555"
               "6666777881"
               "222222229X",
               Side::First)
        .value();
}

/// No piece of this deployment can make a first play.
Setup stuck() {
    return setupFrom(
               "F122223333"
               "3444455556"
               "666777889X"
               "BB22BB22BB",
               Side::First)
        .value();
}

Game game(const std::vector<Standing>& standing, std::string_view rules = "yetem") {
    return Game(positionWith(standing, Side::First, rulesFrom(rules).value()));
}

/// Red's piece goes between two squares, `plays` plays in all, while Blue's Coronel walks from j8 along
/// row 8. The first play is no reversal, the others are.
std::string toAndFro(Game& game, std::string_view here, std::string_view there, int plays) {
    for (int i = 0; i < plays; ++i) {
        const auto red = fmt::format("{}-{}", i % 2 == 0 ? here : there, i % 2 == 0 ? there : here);
        const auto blue = fmt::format("{}8-{}8", static_cast<char>('j' - i), static_cast<char>('i' - i));
        if (auto wrong = playAll(game, {red, blue}); !wrong.empty()) return wrong;
    }
    return {};
}

int reversals(const Game& game) {
    return game.position().shuttle(Side::First).reversals;
}

/// Red's Sargento can only go between a1 and a2.
Game caged(std::string_view rules = "yetem") {
    return game({{"c1", "rF"}, {"a1", "r4"}, {"b1", "rB"}, {"b2", "rB"}, {"a3", "rB"}, {"j8", "b8"}}, rules);
}

/// What Blue knows of the piece on a square.
const EnemyPiece& seenByBlue(const Game& game, std::string_view square) {
    const Knowledge& blue = game.knowledge(Side::Second);
    return blue.enemy()[static_cast<std::size_t>(blue.enemyAt(*squareNamed(square)).value())];
}

const std::optional<Outcome> draw17 = Outcome{std::nullopt, Reason::C17};
const std::optional<Outcome> draw19 = Outcome{std::nullopt, Reason::C19};

std::optional<Outcome> wins(Side side, Reason reason) {
    return Outcome{side, reason};
}

/// Plays at random without attacking, for as many plies.
void wander(Game& game, int plies) {
    Random random(5);
    for (int i = 0; i < plies; ++i) {
        std::vector<std::string> moves = game.legalPlays();
        std::erase_if(moves, [](const std::string& play) { return play.find('x') != std::string::npos; });
        (void)game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]).value();
    }
}

}  // namespace

class CombateRules : public QObject {
    Q_OBJECT

  private slots:
    void c1_boardAndLakes();
    void c1_nothingEntersOrCrossesALake();
    void c2_anArmyIsFortyPieces();
    void c3_eachDeploysOnHisFourRows();
    void c4_redBeginsUnlessTheRulesSayBlue();
    void c4_turnsAlternate();
    void c5_bombsAndTheStandardNeverMove();
    void c6_oneSquareAlongRowOrColumnOntoAnEmptyOne();
    void c7_aSoldadoRunsOverEmptySquares();
    void c7_aLongRunRevealsTheSoldado();
    void c8_aSoldadoAttacksOnlyANeighbour();
    void c8_fallsInClassicRules();
    void c9_theSeventhReversalIsBarred();
    void c9_anotherPlayStartsTheCountAnew();
    void c9_anAttackStartsTheCountAnew();
    void c9_anAttackIsNoReversal();
    void c9_squaresCountExactlyForARun();
    void c9_eachSideIsCountedForItself();
    void c9_classicBarsTheFourthPlay();
    void c9_classicCountsAnAttackThatMovesIn();
    void c9_classicBarsAnAttackToo();
    void c9_countsFromTheTextOfAPosition();
    void c10_aTakebackUnlearnsNoRank();
    void c10_withoutThatRuleUndoForgets();
    void c11_attacksANeighbourNeverDiagonally();
    void c12_bothPiecesAreAnnouncedToBoth();
    void c13_theHigherRankStays();
    void c13_equalRanksAreBothRemoved();
    void c14_theEspiaTakesTheTenienteGeneral();
    void c14_attackedByTheTenienteGeneralTheEspiaFalls();
    void c15_aBombStaysWhereItIs();
    void c15_aCaboArmeroDefusesABombAndMovesIn();
    void c16_whoAttacksTheStandardWins();
    void c16_twoEspiasRemoveEachOther();
    void c17_onlyBombsAndTheStandardLose();
    void c17_bothLeftSoIsADraw();
    void c18_noLegalPlayLoses();
    void c18_alsoWhenC9AloneBarsTheLastPlays();
    void c18_aDeploymentWithoutAFirstPlayLosesAtOnce();
    void c19_quietPliesDraw_data();
    void c19_quietPliesDraw();
    void c19_anAttackStartsTheCountAnew();
    void c19_isTestedAfterC18();
    void c19_zeroSwitchesItOff();
    void c19_countsFromTheTextOfAPosition();
    void aFinishedGameHasNoPlays();
};

void CombateRules::c1_boardAndLakes() {
    std::string lakes;
    for (Square square = 0; square < squareCount; ++square) {
        if (isLake(square)) lakes += name(square) + " ";
        QCOMPARE(squareNamed(name(square)), std::optional(square));
    }
    QCOMPARE(lakes, std::string("c5 d5 g5 h5 c6 d6 g6 h6 "));
    QCOMPARE(name(0), std::string("a1"));
    QCOMPARE(name(99), std::string("j10"));
    for (const char* none : {"", "a", "a0", "k1", "a11", "A1", "a1 ", "1a", "a01"})
        QVERIFY(!squareNamed(none));
}

void CombateRules::c1_nothingEntersOrCrossesALake() {
    const Position position = positionWith({{"c4", "r2"}, {"b5", "r2"}, {"d4", "r4"}, {"j8", "b2"}});
    QCOMPARE(targets(position, "c4"), std::string("a4 b4 c1 c2 c3"));
    QCOMPARE(targets(position, "b5"), std::string("a5 b10 b2 b3 b4 b6 b7 b8 b9"));
    QCOMPARE(targets(position, "d4"), std::string("d3 e4"));
    QCOMPARE(refusal(position, "d4-d5"), std::optional(Illegality::Lake));
    QCOMPARE(refusal(position, "c4-c7"), std::optional(Illegality::Blocked));
    QCOMPARE(whyIllegal(position, playOf("c4-c7"))->square, *squareNamed("c5"));
    QCOMPARE(whyIllegal(position, playOf("b5-e5"))->square, *squareNamed("c5"));
}

void CombateRules::c2_anArmyIsFortyPieces() {
    QCOMPARE(std::accumulate(fullArmy.begin(), fullArmy.end(), 0), armySize);
    const RankCounts wanted = {1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6, 1};
    QVERIFY(fullArmy == wanted);
}

void CombateRules::c3_eachDeploysOnHisFourRows() {
    const Position position(plain(), plain());
    QCOMPARE(position.text(), std::string("MBBBBBBEEE"
                                          "EEFFFFGGGG"
                                          "HHHHIIIJJC"
                                          "DDDDDDDDKL"
                                          "AA__AA__AA"
                                          "AA__AA__AA"
                                          "XWPPPPPPPP"
                                          "OVVUUUTTTT"
                                          "SSSSRRRRQQ"
                                          "QQQNNNNNNY r 0"));
}

void CombateRules::c4_redBeginsUnlessTheRulesSayBlue() {
    QCOMPARE(Game(plain(), plain()).sideToMove(), Side::First);
    const Game game(plain(), plain(), rulesFrom("yetem,begins=blue").value());
    QCOMPARE(game.sideToMove(), Side::Second);
    QVERIFY(game.positionText().ends_with(" b 0"));
    QCOMPARE(game.knowledge(Side::First).sideToMove(), Side::Second);
    QCOMPARE(game.legalPlays().front(), std::string("a7-a6"));
}

void CombateRules::c4_turnsAlternate() {
    Game turns = game({{"a4", "r4"}, {"j7", "b5"}});
    QCOMPARE(refusedBy(turns, "j7-j6"), std::string("C4"));
    QCOMPARE(playAll(turns, {"a4-a5"}), std::string());
    QCOMPARE(refusedBy(turns, "a5-a6"), std::string("C4"));
    QCOMPARE(playAll(turns, {"j7-j6", "a5-a6"}), std::string());
}

void CombateRules::c5_bombsAndTheStandardNeverMove() {
    const Position position = positionWith({{"e3", "rB"}, {"f3", "rF"}, {"a4", "r4"}, {"j8", "b2"}});
    QCOMPARE(targets(position, "e3"), std::string());
    QCOMPARE(targets(position, "f3"), std::string());
    QCOMPARE(refusal(position, "e3-e4"), std::optional(Illegality::Immovable));
    QCOMPARE(refusal(position, "f3-f4"), std::optional(Illegality::Immovable));
}

void CombateRules::c6_oneSquareAlongRowOrColumnOntoAnEmptyOne() {
    const Position position = positionWith({{"e4", "rX"}, {"e5", "r4"}, {"a10", "r9"}, {"j8", "b2"}});
    QCOMPARE(targets(position, "e4"), std::string("d4 e3 f4"));
    QCOMPARE(targets(position, "a10"), std::string("a9 b10"));
    QCOMPARE(refusal(position, "e4-f5"), std::optional(Illegality::Diagonal));
    QCOMPARE(refusal(position, "e4-e5"), std::optional(Illegality::OwnPiece));
    QCOMPARE(refusal(position, "e4-e2"), std::optional(Illegality::TooFar));
    QCOMPARE(refusal(position, "e4-e4"), std::optional(Illegality::SameSquare));
    QCOMPARE(refusal(position, "f4-f5"), std::optional(Illegality::NoPiece));
}

void CombateRules::c7_aSoldadoRunsOverEmptySquares() {
    const Position position = positionWith({{"b4", "r2"}, {"b7", "r4"}, {"e4", "rB"}, {"j8", "b2"}});
    QCOMPARE(targets(position, "b4"), std::string("a4 b2 b3 b5 b6 c4 d4"));
    QCOMPARE(refusal(position, "b4-b9"), std::optional(Illegality::Blocked));
    QCOMPARE(whyIllegal(position, playOf("b4-b9"))->square, *squareNamed("b7"));
}

void CombateRules::c7_aLongRunRevealsTheSoldado() {
    Game run = game({{"b4", "r2"}, {"j8", "b2"}});
    QCOMPARE(playAll(run, {"b4-b5", "j8-j7"}), std::string());
    QVERIFY(!seenByBlue(run, "b5").known);
    QCOMPARE(playAll(run, {"b5-b7"}), std::string());
    QCOMPARE(seenByBlue(run, "b7").known, std::optional(Rank::Scout));
    QCOMPARE(seenByBlue(run, "b7").revealedAt, 3);
}

void CombateRules::c8_aSoldadoAttacksOnlyANeighbour() {
    Game run = game({{"a4", "r2"}, {"a7", "b5"}, {"b4", "b5"}, {"j8", "b2"}});
    QCOMPARE(targets(run.position(), "a4"), std::string("a2 a3 a5 a6 b4"));
    const auto why = whyIllegal(run.position(), playOf("a4xa7"));
    QCOMPARE(why->why, Illegality::RunningAttack);
    QCOMPARE(why->distance, 3);
    QCOMPARE(refusedBy(run, "a4xa7"), std::string("C8"));
}

void CombateRules::c8_fallsInClassicRules() {
    Game run = game({{"a4", "r2"}, {"a7", "b5"}, {"d4", "b2"}, {"j8", "b2"}}, "classic");
    QCOMPARE(targets(run.position(), "a4"), std::string("a2 a3 a5 a6 a7 b4 c4 d4"));
    QCOMPARE((*run.play("a4xa7"))->play, std::string("a4xa7=2v5"));
}

void CombateRules::c9_theSeventhReversalIsBarred() {
    Game shuttle = game({{"a4", "r4"}, {"j8", "b8"}});
    QCOMPARE(toAndFro(shuttle, "a4", "a5", 7), std::string());
    QCOMPARE(reversals(shuttle), 6);
    const auto why = whyIllegal(shuttle.position(), playOf("a5-a4"));
    QCOMPARE(why->why, Illegality::Shuttle);
    QCOMPARE(why->bound, 6);
    QCOMPARE(refusedBy(shuttle, "a5-a4"), std::string("C9"));
    QCOMPARE(targets(shuttle.position(), "a5"), std::string("a6 b5"));
}

void CombateRules::c9_anotherPlayStartsTheCountAnew() {
    Game shuttle = game({{"a4", "r4"}, {"f4", "r5"}, {"j8", "b8"}});
    QCOMPARE(toAndFro(shuttle, "a4", "a5", 7), std::string());
    QCOMPARE(playAll(shuttle, {"f4-f5", "c8-b8", "a5-a4"}), std::string());
    QCOMPARE(reversals(shuttle), 0);
}

void CombateRules::c9_anAttackStartsTheCountAnew() {
    Game shuttle = game({{"a4", "rX"}, {"b5", "b5"}, {"j8", "b8"}});
    QCOMPARE(toAndFro(shuttle, "a4", "a5", 7), std::string());
    QCOMPARE(playAll(shuttle, {"a5xb5=Xv5", "c8-b8", "b5-a5", "b8-a8", "a5-a4"}), std::string());
    QCOMPARE(reversals(shuttle), 0);
}

void CombateRules::c9_anAttackIsNoReversal() {
    Game shuttle = game({{"a4", "rX"}, {"i4", "b2"}, {"j8", "b8"}});
    QCOMPARE(toAndFro(shuttle, "a4", "a5", 6), std::string());
    QCOMPARE(playAll(shuttle, {"a4-a5", "i4-a4"}), std::string());
    QCOMPARE(reversals(shuttle), 6);
    QCOMPARE(playAll(shuttle, {"a5xa4=Xv2"}), std::string());
    QCOMPARE(reversals(shuttle), 0);
}

void CombateRules::c9_squaresCountExactlyForARun() {
    Game shuttle = game({{"a4", "r2"}, {"j8", "b8"}});
    QCOMPARE(toAndFro(shuttle, "a4", "a6", 2), std::string());
    QCOMPARE(reversals(shuttle), 1);
    QCOMPARE(playAll(shuttle, {"a4-a5", "h8-h9"}), std::string());
    QCOMPARE(reversals(shuttle), 0);

    Game barred = game({{"a4", "r2"}, {"j8", "b8"}});
    QCOMPARE(toAndFro(barred, "a4", "a6", 7), std::string());
    QCOMPARE(refusedBy(barred, "a6-a4"), std::string("C9"));
    QCOMPARE(targets(barred.position(), "a6"), std::string("a10 a2 a3 a5 a7 a8 a9 b6"));
}

void CombateRules::c9_eachSideIsCountedForItself() {
    Game shuttle = game({{"a4", "r4"}, {"j8", "b8"}});
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(playAll(shuttle, {"a4-a5", "j8-j7", "a5-a4", "j7-j8"}), std::string());
    }
    QCOMPARE(shuttle.position().shuttle(Side::First).reversals, 5);
    QCOMPARE(shuttle.position().shuttle(Side::Second).reversals, 5);
    QCOMPARE(playAll(shuttle, {"a4-a5", "j8-j7", "a5-a6"}), std::string());
    QCOMPARE(refusedBy(shuttle, "j7-j8"), std::string("C9"));
    QCOMPARE(shuttle.knowledge(Side::First).shuttle(Side::Second).reversals, 6);
}

void CombateRules::c9_classicBarsTheFourthPlay() {
    Game shuttle = game({{"a4", "r4"}, {"j8", "b8"}}, "classic");
    QCOMPARE(toAndFro(shuttle, "a4", "a5", 3), std::string());
    QCOMPARE(whyIllegal(shuttle.position(), playOf("a5-a4"))->bound, 2);
    QCOMPARE(refusedBy(shuttle, "a5-a4"), std::string("C9"));
    QCOMPARE(playAll(shuttle, {"a5-a6"}), std::string());
}

void CombateRules::c9_classicCountsAnAttackThatMovesIn() {
    const std::vector<Standing> pieces = {{"a4", "rX"}, {"a5", "b5"}, {"j8", "b8"}};
    const std::vector<std::string> plays = {"a4xa5", "j8-i8", "a5-a4", "i8-h8", "a4-a5", "h8-g8"};
    Game classic = game(pieces, "classic");
    QCOMPARE(playAll(classic, plays), std::string());
    QCOMPARE(refusedBy(classic, "a5-a4"), std::string("C9"));

    Game yetem = game(pieces);
    QCOMPARE(playAll(yetem, plays), std::string());
    QCOMPARE(reversals(yetem), 1);

    Game repelled = game({{"a4", "r4"}, {"a5", "b5"}, {"f4", "r5"}, {"j8", "b8"}}, "classic");
    QCOMPARE(playAll(repelled, {"a4xa5=4v5"}), std::string());
    QCOMPARE(repelled.position().shuttle(Side::First), Shuttle{});
}

void CombateRules::c9_classicBarsAnAttackToo() {
    Game shuttle = game({{"a4", "rX"}, {"i4", "b2"}, {"j8", "b8"}}, "classic");
    QCOMPARE(toAndFro(shuttle, "a4", "a5", 2), std::string());
    QCOMPARE(playAll(shuttle, {"a4-a5", "i4-a4"}), std::string());
    QCOMPARE(refusedBy(shuttle, "a5xa4"), std::string("C9"));
}

void CombateRules::c9_countsFromTheTextOfAPosition() {
    Game shuttle = game({{"a4", "r4"}, {"j8", "b8"}});
    QCOMPARE(toAndFro(shuttle, "a4", "a5", 7), std::string());
    Game fromText(Position::parse(shuttle.positionText()).value());
    QCOMPARE(playAll(fromText, {"a5-a4"}), std::string());
    QCOMPARE(reversals(fromText), 0);
}

void CombateRules::c10_aTakebackUnlearnsNoRank() {
    Game friendly = game({{"a4", "rX"}, {"a5", "b5"}, {"j8", "b8"}}, "yetem,takeback");
    QCOMPARE(playAll(friendly, {"a4xa5"}), std::string());
    QVERIFY(friendly.undo());
    const Knowledge& red = friendly.knowledge(Side::First);
    const EnemyPiece& defender = red.enemy()[static_cast<std::size_t>(*red.enemyAt(*squareNamed("a5")))];
    QCOMPARE(defender.known, std::optional(Rank::Lieutenant));
    QCOMPARE(seenByBlue(friendly, "a4").known, std::optional(Rank::Marshal));
    QVERIFY(red.own()[static_cast<std::size_t>(*red.ownAt(*squareNamed("a4")))].revealedAt > 0);
    QCOMPARE(playAll(friendly, {"a4-b4", "j8-i8"}), std::string());
    QVERIFY(friendly.undo());
    QCOMPARE(seenByBlue(friendly, "b4").known, std::optional(Rank::Marshal));
}

void CombateRules::c10_withoutThatRuleUndoForgets() {
    Game strict = game({{"a4", "rX"}, {"a5", "b5"}, {"j8", "b8"}});
    const Knowledge before = strict.knowledge(Side::Second);
    QCOMPARE(playAll(strict, {"a4xa5"}), std::string());
    QVERIFY(strict.undo());
    QVERIFY(strict.knowledge(Side::Second) == before);
}

void CombateRules::c11_attacksANeighbourNeverDiagonally() {
    const Position position =
        positionWith({{"e4", "rX"}, {"e5", "b5"}, {"d4", "b5"}, {"f5", "b5"}, {"e2", "b5"}, {"j8", "b8"}});
    QCOMPARE(targets(position, "e4"), std::string("d4 e3 e5 f4"));
    QCOMPARE(refusal(position, "e4xf5"), std::optional(Illegality::Diagonal));
    QCOMPARE(refusal(position, "e4xe2"), std::optional(Illegality::TooFar));
}

void CombateRules::c12_bothPiecesAreAnnouncedToBoth() {
    Game duelling = game({{"a4", "r6"}, {"a5", "b2"}, {"j8", "b8"}});
    const auto played = duelling.play("a4xa5");
    QCOMPARE((*played)->play, std::string("a4xa5=6v2"));
    QCOMPARE(seenByBlue(duelling, "a5").known, std::optional(Rank::Captain));
    QCOMPARE(seenByBlue(duelling, "a5").revealedAt, 1);
    const Knowledge& red = duelling.knowledge(Side::First);
    QCOMPARE(red.lost(Side::Second)[index(Rank::Scout)], 1);
    QCOMPARE(red.own()[static_cast<std::size_t>(*red.ownAt(*squareNamed("a5")))].revealedAt, 1);
}

void CombateRules::c13_theHigherRankStays() {
    Game wins = game({{"a4", "r7"}, {"a5", "b6"}, {"j8", "b8"}});
    QCOMPARE(playAll(wins, {"a4xa5=7v6"}), std::string());
    QCOMPARE(standing(wins, "a4") + standing(wins, "a5"), std::string("I"));
    Game loses = game({{"a4", "r6"}, {"f4", "r6"}, {"a5", "b7"}, {"j8", "b8"}});
    QCOMPARE(playAll(loses, {"a4xa5=6v7"}), std::string());
    QCOMPARE(standing(loses, "a4") + standing(loses, "a5"), std::string("U"));
}

void CombateRules::c13_equalRanksAreBothRemoved() {
    Game equal = game({{"a4", "r7"}, {"f4", "r6"}, {"a5", "b7"}, {"j8", "b8"}});
    QCOMPARE(playAll(equal, {"a4xa5=7v7"}), std::string());
    QCOMPARE(standing(equal, "a4") + standing(equal, "a5"), std::string());
}

void CombateRules::c14_theEspiaTakesTheTenienteGeneral() {
    Game sly = game({{"a4", "r1"}, {"a5", "bX"}, {"j8", "b8"}});
    const auto played = sly.play("a4xa5=1vX");
    QVERIFY(played);
    const auto& attack = static_cast<const combate::Transition&>(**played).attack;
    QCOMPARE(attack->duel.reason, DuelReason::SpyKillsMarshal);
    QCOMPARE(standing(sly, "a4") + standing(sly, "a5"), std::string("C"));
}

void CombateRules::c14_attackedByTheTenienteGeneralTheEspiaFalls() {
    Game caught = game({{"a4", "rX"}, {"a5", "b1"}, {"j8", "b8"}});
    QCOMPARE(playAll(caught, {"a4xa5=Xv1"}), std::string());
    QCOMPARE(standing(caught, "a4") + standing(caught, "a5"), std::string("L"));
}

void CombateRules::c15_aBombStaysWhereItIs() {
    Game struck = game({{"a4", "rX"}, {"f4", "r6"}, {"a5", "bB"}, {"j8", "b8"}});
    QCOMPARE(playAll(struck, {"a4xa5=XvB"}), std::string());
    QCOMPARE(standing(struck, "a4") + standing(struck, "a5"), std::string("N"));
}

void CombateRules::c15_aCaboArmeroDefusesABombAndMovesIn() {
    Game defused = game({{"a4", "r3"}, {"a5", "bB"}, {"j8", "b8"}});
    QCOMPARE(playAll(defused, {"a4xa5=3vB"}), std::string());
    QCOMPARE(standing(defused, "a4") + standing(defused, "a5"), std::string("E"));
}

void CombateRules::c16_whoAttacksTheStandardWins() {
    Game taken = game({{"a4", "r1"}, {"a5", "bF"}, {"j8", "b8"}});
    QCOMPARE(playAll(taken, {"a4xa5=1vF"}), std::string());
    QCOMPARE(taken.outcome(), wins(Side::First, Reason::C16));
    for (const Side side : bothSides)
        QCOMPARE(taken.knowledge(side).outcome(), wins(Side::First, Reason::C16));
    QVERIFY(taken.undo());
    QVERIFY(!taken.outcome());
}

void CombateRules::c16_twoEspiasRemoveEachOther() {
    Game equal = game({{"a4", "r1"}, {"f4", "r6"}, {"a5", "b1"}, {"j8", "b8"}});
    QCOMPARE(playAll(equal, {"a4xa5=1v1"}), std::string());
    QCOMPARE(standing(equal, "a4") + standing(equal, "a5"), std::string());
}

void CombateRules::c17_onlyBombsAndTheStandardLose() {
    Game last = game({{"a4", "r4"}, {"a5", "b5"}, {"j8", "b8"}});
    QCOMPARE(playAll(last, {"a4xa5=4v5"}), std::string());
    QCOMPARE(last.outcome(), wins(Side::Second, Reason::C17));
    Game enemy = game({{"a4", "rX"}, {"a5", "b5"}});
    QCOMPARE(playAll(enemy, {"a4xa5"}), std::string());
    QCOMPARE(enemy.outcome(), wins(Side::First, Reason::C17));
    QCOMPARE(enemy.knowledge(Side::First).outcome(), wins(Side::First, Reason::C17));
}

void CombateRules::c17_bothLeftSoIsADraw() {
    Game exchange = game({{"a4", "r5"}, {"a5", "b5"}});
    QCOMPARE(playAll(exchange, {"a4xa5=5v5"}), std::string());
    QCOMPARE(exchange.outcome(), draw17);
    QCOMPARE(positionWith({}).outcome(), draw17);
}

void CombateRules::c18_noLegalPlayLoses() {
    const std::vector<Standing> walled = {
        {"c1", "rF"}, {"a1", "r4"}, {"a2", "rB"}, {"b1", "rB"}, {"j8", "b8"}};
    QCOMPARE(positionWith(walled).outcome(), wins(Side::Second, Reason::C18));
    // It is tested at his turn.
    QVERIFY(!positionWith(walled, Side::Second).outcome());
}

void CombateRules::c18_alsoWhenC9AloneBarsTheLastPlays() {
    Game last = caged();
    QCOMPARE(toAndFro(last, "a1", "a2", 7), std::string());
    QCOMPARE(last.outcome(), wins(Side::Second, Reason::C18));
    QCOMPARE(last.knowledge(Side::First).outcome(), wins(Side::Second, Reason::C18));
    QCOMPARE(last.knowledge(Side::Second).outcome(), wins(Side::Second, Reason::C18));
    QVERIFY(!Position::parse(last.positionText())->outcome());
    QVERIFY(last.undo());
    QVERIFY(!last.knowledge(Side::First).outcome());
    QVERIFY(!last.knowledge(Side::Second).outcome());
}

void CombateRules::c18_aDeploymentWithoutAFirstPlayLosesAtOnce() {
    const Game atOnce(stuck(), plain());
    QCOMPARE(atOnce.outcome(), wins(Side::Second, Reason::C18));
    QCOMPARE(atOnce.knowledge(Side::Second).outcome(), wins(Side::Second, Reason::C18));
    Game later(stuck(), plain(), rulesFrom("yetem,begins=blue").value());
    QVERIFY(!later.outcome());
    QCOMPARE(playAll(later, {"b7-b6"}), std::string());
    QCOMPARE(later.outcome(), wins(Side::Second, Reason::C18));
}

void CombateRules::c19_quietPliesDraw_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("limit");
    QTest::newRow("default") << "yetem" << 200;
    QTest::newRow("classic") << "classic" << 200;
    for (const int limit : {1, 2, 7, 300})
        QTest::addRow("quiet=%d", limit) << QStringLiteral("yetem,quiet=%1").arg(limit) << limit;
}

void CombateRules::c19_quietPliesDraw() {
    QFETCH(QString, rules);
    QFETCH(int, limit);
    Game quiet = game({{"a4", "r4"}, {"j8", "b8"}}, rules.toStdString());
    wander(quiet, limit - 1);
    QVERIFY(!quiet.outcome());
    wander(quiet, 1);
    QCOMPARE(quiet.outcome(), draw19);
    for (const Side side : bothSides)
        QCOMPARE(quiet.knowledge(side).outcome(), draw19);
}

void CombateRules::c19_anAttackStartsTheCountAnew() {
    Game quiet = game({{"a4", "rX"}, {"a6", "b5"}, {"j8", "b8"}}, "yetem,quiet=4");
    QCOMPARE(playAll(quiet, {"a4-a5", "j8-i8", "a5xa6"}), std::string());
    QCOMPARE(quiet.position().quietPlies(), 0);
    QCOMPARE(playAll(quiet, {"i8-h8", "a6-a5", "h8-g8"}), std::string());
    QVERIFY(!quiet.outcome());
    QCOMPARE(playAll(quiet, {"a5-a4"}), std::string());
    QCOMPARE(quiet.outcome(), draw19);
}

void CombateRules::c19_isTestedAfterC18() {
    Game last = caged("yetem,quiet=14");
    QCOMPARE(toAndFro(last, "a1", "a2", 7), std::string());
    QCOMPARE(last.position().quietPlies(), 14);
    QCOMPARE(last.outcome(), wins(Side::Second, Reason::C18));
}

void CombateRules::c19_zeroSwitchesItOff() {
    Game quiet = game({{"a4", "r4"}, {"j8", "b8"}}, "yetem,quiet=0");
    wander(quiet, 500);
    QCOMPARE(quiet.position().quietPlies(), 500);
    QVERIFY(!quiet.outcome());
}

void CombateRules::c19_countsFromTheTextOfAPosition() {
    Game quiet = game({{"a4", "r4"}, {"j8", "b8"}}, "yetem,quiet=4");
    wander(quiet, 4);
    QCOMPARE(quiet.outcome(), draw19);
    QVERIFY(!Position::parse(quiet.positionText(), quiet.position().rules())->outcome());
}

void CombateRules::aFinishedGameHasNoPlays() {
    Game taken = game({{"a4", "r1"}, {"a5", "bF"}, {"j8", "b8"}});
    QCOMPARE(playAll(taken, {"a4xa5"}), std::string());
    QVERIFY(taken.legalPlays().empty());
    QVERIFY(!isLegal(taken.position(), playOf("j8-j7")));
    QCOMPARE(whyIllegal(taken.position(), playOf("j8-j7"))->why, Illegality::GameOver);
    QCOMPARE(refusedBy(taken, "j8-j7"), std::string());
}

QTEST_GUILESS_MAIN(CombateRules)
#include "tst_combate_rules.moc"
