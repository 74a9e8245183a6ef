// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "combate/resample.h"
#include "combate/view.h"
#include "combate/viewer_text.h"
#include "combate/why_illegal.h"
#include "knowledge_games.h"

#include <QTest>

#include <map>

using namespace leuctra;
using namespace leuctra::combate;
using namespace leuctra::combate::tests;

namespace {

/// All that a view tells, as text.
std::string print(const leuctra::View& base) {
    const auto& view = static_cast<const combate::View&>(base);
    std::string all =
        fmt::format("{} {} {} {} {}\n", index(view.sideToMove), view.viewer ? index(*view.viewer) : -1,
                    winnerText(view.outcome), view.ply, view.quietPlies);
    for (const auto& piece : view.squares) {
        if (!piece) continue;
        all += fmt::format("{}{}{}{}{} ", index(piece->side), piece->number,
                           piece->rank ? letter(*piece->rank) : '?', piece->moved ? 'm' : '-',
                           piece->revealed ? 'r' : '-');
    }
    for (const auto* counts : {&view.lost, &view.remaining}) {
        for (const RankCounts& army : *counts)
            all += fmt::format("\n{}", fmt::join(army, " "));
    }
    return all;
}

/// Everything that a game says to one side, as text.
std::string print(const Game& game, Side side) {
    std::string all = viewerText(game.knowledge(side)) + "\n" + print(*game.view(side));
    for (int ply = 1; ply <= game.ply(); ply += 7) {
        all += "\n" + game.transitionAt(ply, side)->play + "\n" + print(*game.viewAt(ply, side));
    }
    all += "\n" + game.transitionAt(game.ply(), side)->play;
    for (const EnemyPiece& piece : game.knowledge(side).enemy()) {
        all += fmt::format("\n{} {} {}", piece.possible, piece.known ? letter(*piece.known) : '?',
                           piece.revealedAt);
    }
    return all;
}

}  // namespace

/// A hidden state drawn from what a side knows looks the same to that side.
class CombateResampling : public QObject {
    Q_OBJECT

  private slots:
    void aDrawnArmyReplayedGivesTheSameKnowledge();
    void permutingHiddenRanksChangesNothingThatIsToldToASide();
    void aTextOfAPositionTellsNothingOfTheHiddenRanks();
    void everyConsistentArmyIsAsLikely();
    void theTrueArmyCanBeDrawn();
};

void CombateResampling::aDrawnArmyReplayedGivesTheSameKnowledge() {
    int compared = 0;
    onGames(drivers::sample(200, 2000), 59, [&](const Game& game, Random& random) {
        if (game.outcome()) return;
        for (const Side side : bothSides) {
            const Setup drawn = resample(game.knowledge(side), random);
            QVERIFY(setupFrom(text(drawn), side));
            const auto other = withOtherEnemy(game, side, drawn);
            QVERIFY(other);
            QVERIFY(other->knowledge(side) == game.knowledge(side));
            QVERIFY(completed(game.knowledge(side), drawn).text() == other->positionText());
            ++compared;
        }
    });
    QVERIFY(compared > drivers::sample(200, 2000));
}

void CombateResampling::permutingHiddenRanksChangesNothingThatIsToldToASide() {
    onGames(drivers::sample(25, 500), 61, [&](const Game& game, Random& random) {
        if (game.outcome() || game.ply() == 0) return;
        for (const Side side : bothSides) {
            const auto other = withOtherEnemy(game, side, resample(game.knowledge(side), random));
            QCOMPARE(print(*other, side), print(game, side));
            QVERIFY(other->positionText() != game.positionText() || game.ply() > 100);
        }
    });
}

void CombateResampling::aTextOfAPositionTellsNothingOfTheHiddenRanks() {
    onGames(drivers::sample(50, 500), 67, [&](const Game& game, Random& random) {
        if (game.outcome()) return;
        const Game fromText(Position::parse(game.positionText(), game.position().rules()).value());
        for (const Side side : bothSides) {
            const Knowledge& knowledge = fromText.knowledge(side);
            const Position other = completed(knowledge, resample(knowledge, random));
            QVERIFY(Knowledge::of(other, side) == knowledge);
            QCOMPARE(print(*Game(other).view(side)), print(*fromText.view(side)));
        }
    });
}

void CombateResampling::everyConsistentArmyIsAsLikely() {
    // Of Blue's four pieces nothing is known, but that one is the standard; what else it has is not there.
    Random random(71);
    const Knowledge knowledge =
        Knowledge::of(positionWith({{"a4", "r5"}, {"j8", "b4"}, {"j7", "b5"}}), Side::First);
    const auto piece = static_cast<std::size_t>(*knowledge.enemyAt(*squareNamed("j7")));
    std::map<char, int> seen;
    constexpr int draws = 40'000;
    for (int i = 0; i < draws; ++i)
        ++seen[letter(resample(knowledge, random).ranks[piece])];
    // A quarter of the time it is the standard, else any of the 39 others; the games that are over are drawn
    // again, which is the case when no piece can move: 6 · 5 · 4 of 39 · 38 · 37.
    const auto isAbout = [](int count, double share) {
        return std::abs(count - draws * share) < 6 * std::sqrt(draws * share);
    };
    QVERIFY(isAbout(seen['F'], 0.25));
    for (const Rank rank : allRanks) {
        if (canMove(rank)) QVERIFY(isAbout(seen[letter(rank)], 0.75 * fullArmy[index(rank)] / 39));
    }
}

void CombateResampling::theTrueArmyCanBeDrawn() {
    onGames(drivers::sample(50, 500), 73, [&](const Game& game, Random&) {
        for (const Side side : bothSides) {
            const Setup truth = game.knowledge(opponent(side)).ownSetup();
            const auto& enemy = game.knowledge(side).enemy();
            for (std::size_t i = 0; i < armySize; ++i)
                QVERIFY(contains(enemy[i].possible, truth.ranks[i]));
        }
    });
}

QTEST_GUILESS_MAIN(CombateResampling)
#include "tst_combate_resampling.moc"
