// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/conduct.h"
#include "knowledge_games.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::combate;
using namespace leuctra::combate::tests;

namespace {

/// Front rows, from the left: two Capitanes, three Mayores, two Coroneles, General, Teniente General, Espía.
Game afterPlays(const std::vector<std::string>& plays) {
    const Setup setup = setupFrom("FBBBBBB2222222233333444455556666777889X1", Side::First).value();
    Game game(setup, setup);
    for (const std::string& play : plays)
        game.play(play).value();
    return game;
}

Conduct conductOf(const Game& game, Side army, std::string_view start) {
    const auto number = static_cast<std::size_t>(*setupIndex(army, *squareNamed(start)));
    return conductOf(army, game.knowledge(Side::First))[number];
}

int times(const Game& game, Side army, std::string_view start, Deed deed) {
    return conductOf(game, army, start).deeds[static_cast<std::size_t>(deed)];
}

int times(const Game& game, Side army, std::string_view start, Dealing dealing, Rank enemy) {
    return conductOf(game, army, start).dealings[static_cast<std::size_t>(dealing)][index(enemy)];
}

}  // namespace

/// What pieces were seen to do.
class CombateConduct : public QObject {
    Q_OBJECT

  private slots:
    void piecesApproachStrangersAndStayByThem();
    void piecesApproachWhatTheyKnowFleeItAndStayByIt();
    void piecesWithdrawFromWhatTheyKnow();
    void ranksStandToEachOtherAsTheyFight();
    void whoeverApproachesAKnownPieceIsLikelyToBeatIt();
    void movesAreCountedUpToABound();
    void bothPlayersSeeTheSame();
};

void CombateConduct::piecesApproachStrangersAndStayByThem() {
    const Game game = afterPlays({"b4-b5", "b7-b6", "a4-a5"});
    QCOMPARE(times(game, Side::Second, "b7", Deed::ApproachedStranger), 1);
    QCOMPARE(times(game, Side::Second, "b7", Deed::MovedEarly), 1);
    QCOMPARE(times(game, Side::First, "b4", Deed::StayedByStranger), 1);
    QCOMPARE(times(game, Side::First, "a4", Deed::ApproachedStranger), 0);
}

void CombateConduct::piecesApproachWhatTheyKnowFleeItAndStayByIt() {
    const Game game =
        afterPlays({"b4-b5", "b7-b6", "a4-a5", "b6xb5", "a5-a4", "a7-a6", "c4-b4", "j7-j6", "d4-c4"});
    QCOMPARE(times(game, Side::First, "a4", Dealing::Fled, Rank::Marshal), 1);
    QCOMPARE(times(game, Side::First, "c4", Dealing::Approached, Rank::Marshal), 1);
    QCOMPARE(times(game, Side::First, "c4", Dealing::Stayed, Rank::Marshal), 1);
    QCOMPARE(times(game, Side::First, "d4", Dealing::Approached, Rank::Marshal), 0);
    QCOMPARE(times(game, Side::First, "d4", Dealing::Neared, Rank::Marshal), 1);
    QCOMPARE(times(game, Side::First, "d4", Dealing::Neared, Rank::General), 0);
}

void CombateConduct::piecesWithdrawFromWhatTheyKnow() {
    const Game game = afterPlays({"b4-b5", "b7-b6", "e4-e5", "b6xb5", "d4-e4", "a7-a6", "c4-d4"});
    QCOMPARE(times(game, Side::First, "d4", Dealing::Withdrew, Rank::Marshal), 1);
    QCOMPARE(times(game, Side::First, "c4", Dealing::Withdrew, Rank::Marshal), 1);
    QCOMPARE(times(game, Side::First, "c4", Dealing::Neared, Rank::Marshal), 0);
    QCOMPARE(times(game, Side::First, "c4", Dealing::Fled, Rank::Marshal), 0);
}

void CombateConduct::ranksStandToEachOtherAsTheyFight() {
    QVERIFY(compared(Rank::Marshal, Rank::General) == Comparison::Above);
    QVERIFY(compared(Rank::Marshal, Rank::Major) == Comparison::FarAbove);
    QVERIFY(compared(Rank::Major, Rank::Major) == Comparison::Equal);
    QVERIFY(compared(Rank::Scout, Rank::Sapper) == Comparison::Below);
    QVERIFY(compared(Rank::Scout, Rank::Marshal) == Comparison::FarBelow);
    QVERIFY(compared(Rank::Spy, Rank::Marshal) == Comparison::Above);  // C14
    QVERIFY(compared(Rank::Spy, Rank::Scout) == Comparison::FarBelow);
    QVERIFY(compared(Rank::Bomb, Rank::Marshal) == Comparison::Bomb);
    QVERIFY(compared(Rank::Flag, Rank::Spy) == Comparison::Flag);
}

void CombateConduct::whoeverApproachesAKnownPieceIsLikelyToBeatIt() {
    Conduct conduct;
    conduct.dealings[static_cast<std::size_t>(Dealing::Approached)][index(Rank::General)] = 1;
    const auto weights = tell(conduct, shippedConductWeights);
    QVERIFY(weights[index(Rank::Marshal)] > weights[index(Rank::Colonel)] + 1);
    QVERIFY(weights[index(Rank::Marshal)] > weights[index(Rank::Scout)] + 1);
    QVERIFY(tell({}, shippedConductWeights) == (std::array<float, rankCount>{}));
}

void CombateConduct::movesAreCountedUpToABound() {
    const Game game = afterPlays(
        {"a4-a5", "j7-j6", "a5-a4", "j6-j7", "a4-a5", "j7-j6", "a5-a4", "j6-j7", "a4-a5", "j7-j6"});
    QCOMPARE(times(game, Side::First, "a4", Deed::MovedOften), 1);
    QCOMPARE(times(game, Side::First, "a4", Deed::MovedEarly), 1);
    QCOMPARE(times(game, Side::First, "a4", Deed::WentFar), 0);
}

void CombateConduct::bothPlayersSeeTheSame() {
    onGames(100, 131, [](const Game& game, Random&) {
        for (const Side army : bothSides) {
            QVERIFY(conductOf(army, game.knowledge(Side::First)) ==
                    conductOf(army, game.knowledge(Side::Second)));
        }
    });
}

QTEST_GUILESS_MAIN(CombateConduct)
#include "tst_combate_conduct.moc"
