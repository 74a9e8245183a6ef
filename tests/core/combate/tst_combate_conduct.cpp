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

int times(const Game& game, Side army, std::string_view start, Deed deed) {
    const auto number = static_cast<std::size_t>(*setupIndex(army, *squareNamed(start)));
    return conductOf(army, game.knowledge(Side::First))[number][static_cast<std::size_t>(deed)];
}

}  // namespace

/// What pieces were seen to do.
class CombateConduct : public QObject {
    Q_OBJECT

  private slots:
    void piecesApproachStrangersAndStayByThem();
    void piecesApproachWhatTheyKnowFleeItAndStayByIt();
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
    QCOMPARE(times(game, Side::First, "a4", Deed::FledStrong), 1);
    QCOMPARE(times(game, Side::First, "c4", Deed::ApproachedStrong), 1);
    QCOMPARE(times(game, Side::First, "c4", Deed::StayedByStrong), 1);
    QCOMPARE(times(game, Side::First, "d4", Deed::ApproachedStrong), 0);
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
