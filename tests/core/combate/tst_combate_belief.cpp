// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "combate/belief.h"
#include "combate/deployment_weights.h"
#include "combate/resample.h"
#include "knowledge_games.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace leuctra;
using namespace leuctra::combate;
using namespace leuctra::combate::tests;

namespace {

/// Whether an army has the counts of C2 and gives each piece a rank that it can have.
bool isPossible(const Army& army, const Knowledge& knowledge) {
    RankCounts counts{};
    for (std::size_t number = 0; number < armySize; ++number) {
        ++counts[index(army[number])];
        if (!contains(knowledge.enemy()[number].possible, army[number])) return false;
    }
    return counts == fullArmy;
}

int bombsBesideStandard(const Army& army) {
    const auto standard = std::find(army.begin(), army.end(), Rank::Flag) - army.begin();
    int bombs = 0;
    for (std::size_t d = 0; d < directions.size(); ++d) {
        const Square beside = neighbour(static_cast<Square>(standard), d);
        if (beside < armySize) bombs += army[beside] == Rank::Bomb;
    }
    return bombs;
}

/// How far the frequencies of the ranks in some armies are from shares, squared and added up.
double distanceFrom(const Shares& shares, const std::vector<Army>& armies) {
    Shares left = shares;
    for (const Army& army : armies) {
        for (std::size_t number = 0; number < armySize; ++number)
            left[number][index(army[number])] -= 1.0F / static_cast<float>(armies.size());
    }
    double sum = 0;
    for (const auto& piece : left) {
        for (const float share : piece)
            sum += static_cast<double>(share * share);
    }
    return sum;
}

}  // namespace

/// What the enemy's army may be: only what is possible, as likely as it is, from nothing but what was told.
class CombateBelief : public QObject {
    Q_OBJECT

  private slots:
    void aSampleReplayedGivesTheSameKnowledge();
    void samplesArePossibleAtTheEndOfLongGames();
    void theSharesOfAPieceAreWholeAndPossible();
    void samplesAgreeWithTheShares();
    void aFewSpreadArmiesHaveTheSharesMoreNearlyThanAFewSamples();
    void withoutWeightsEveryConsistentArmyIsAsLikely();
    void weightedArmiesComeAsOftenAsTheyShould();
    void C17onePieceThatStandsCanMove();
    void hiddenRanksChangeNothing();
    void eachSideKnowsHowItAppearsToTheOther();
    void whatIsForgottenIsUnknownAgain();
    void whoMovedIsNoBomb();
};

void CombateBelief::aSampleReplayedGivesTheSameKnowledge() {
    int compared = 0;
    onGames(drivers::sample(60, 1000), 59, [&](const Game& game, Random& random) {
        if (game.outcome()) return;
        for (const Side side : bothSides) {
            const Belief belief(enemyAppearance(game.knowledge(side)));
            for (int i = 0; i < 3; ++i) {
                const Setup drawn{belief.sample(random)};
                const auto other = withOtherEnemy(game, side, drawn);
                QVERIFY(other);
                QVERIFY(other->knowledge(side) == game.knowledge(side));
                ++compared;
            }
        }
    });
    QVERIFY(compared > drivers::sample(180, 3000));
}

void CombateBelief::samplesArePossibleAtTheEndOfLongGames() {
    Random random(83);
    for (int i = 0; i < drivers::sample(10, 200); ++i) {
        const Game game = lateGame(random);
        for (const Side side : bothSides) {
            const Belief belief(enemyAppearance(game.knowledge(side)));
            for (int j = 0; j < 100; ++j)
                QVERIFY(isPossible(belief.sample(random), game.knowledge(side)));
        }
    }
}

void CombateBelief::theSharesOfAPieceAreWholeAndPossible() {
    onGames(drivers::sample(20, 500), 89, [&](const Game& game, Random&) {
        const Knowledge& knowledge = game.knowledge(Side::First);
        const Belief belief(enemyAppearance(knowledge));
        for (std::size_t number = 0; number < armySize; ++number) {
            float sum = 0;
            for (const Rank rank : allRanks) {
                const float share = belief.shares()[number][index(rank)];
                QVERIFY(share >= 0);
                QVERIFY(share == 0 || contains(knowledge.enemy()[number].possible, rank));
                sum += share;
            }
            QVERIFY(std::abs(sum - 1) < 1e-4F);
            if (const auto known = knowledge.enemy()[number].known)
                QVERIFY(belief.shares()[number][index(*known)] > 0.9999F);
        }
    });
}

void CombateBelief::samplesAgreeWithTheShares() {
    Random random(97);
    Game game = randomGame(random, {});
    playOn(game, random, 150);
    const Belief belief(enemyAppearance(game.knowledge(Side::Second)));
    Shares drawn{};
    constexpr int draws = 20'000;
    for (int i = 0; i < draws; ++i) {
        const Army army = belief.sample(random);
        for (std::size_t number = 0; number < armySize; ++number)
            drawn[number][index(army[number])] += 1.0F / draws;
    }
    for (std::size_t number = 0; number < armySize; ++number) {
        for (const Rank rank : allRanks)
            QVERIFY(std::abs(drawn[number][index(rank)] - belief.shares()[number][index(rank)]) < 0.06F);
    }
}

void CombateBelief::aFewSpreadArmiesHaveTheSharesMoreNearlyThanAFewSamples() {
    constexpr std::size_t count = 12;
    std::array<float, armySize> stakes;
    stakes.fill(1);
    onGames(8, 149, [&](const Game& game, Random& random) {
        const Knowledge& knowledge = game.knowledge(Side::First);
        const Belief belief(enemyAppearance(knowledge));
        std::vector<Army> samples;
        for (std::size_t i = 0; i < count; ++i)
            samples.push_back(belief.sample(random));
        const std::vector<Army> spread = belief.spread(count, stakes, random);
        QCOMPARE(spread.size(), count);
        for (const Army& army : spread)
            QVERIFY(isPossible(army, knowledge));
        QVERIFY(distanceFrom(belief.shares(), spread) <= distanceFrom(belief.shares(), samples));
    });
}

void CombateBelief::withoutWeightsEveryConsistentArmyIsAsLikely() {
    // Of Blue's four pieces nothing is known, but that one is the standard and one can move: any three of the
    // 39 others stand beside it, of which 6 · 5 · 4 of 39 · 38 · 37 choices are bombs only.
    const Knowledge knowledge =
        Knowledge::of(positionWith({{"a4", "r5"}, {"j8", "b4"}, {"j7", "b5"}}), Side::First);
    const auto piece = static_cast<std::size_t>(*knowledge.enemyAt(*squareNamed("j7")));
    const Belief belief(enemyAppearance(knowledge));
    Random random(71);
    std::map<char, int> seen;
    constexpr int draws = 40'000;
    for (int i = 0; i < draws; ++i)
        ++seen[letter(belief.sample(random)[piece])];
    constexpr double bombsOnly = 6.0 * 5 * 4 / (39 * 38 * 37);
    for (const Rank rank : allRanks) {
        double share = 0.75 * fullArmy[index(rank)] / 39;
        if (rank == Rank::Flag) share = 0.25;
        if (rank == Rank::Bomb) share -= 0.75 * bombsOnly;
        QVERIFY(std::abs(seen[letter(rank)] - draws * share) < 0.02 * draws);
    }
}

void CombateBelief::weightedArmiesComeAsOftenAsTheyShould() {
    // Four neighbours share four ranks: 24 armies, all others known.
    const std::array<std::size_t, 4> places = {0, 1, 2, 11};
    const std::array<Rank, 4> ranks = {Rank::Spy, Rank::Bomb, Rank::Flag, Rank::Marshal};
    RankCounts left = fullArmy;
    ArmyModel::Possible possible{};
    RankSet shared = 0;
    for (const Rank rank : ranks) {
        shared |= only(rank);
        --left[index(rank)];
    }
    Army known{};
    auto rest = allRanks.begin();
    for (std::size_t number = 0; number < armySize; ++number) {
        if (std::find(places.begin(), places.end(), number) != places.end()) {
            possible[number] = shared;
            continue;
        }
        while (left[index(*rest)] == 0)
            ++rest;
        known[number] = *rest;
        --left[index(*rest)];
        possible[number] = only(*rest);
    }
    Random random(101);
    ArmyModel::Weights weights{};
    for (auto& piece : weights) {
        for (float& weight : piece)
            weight = static_cast<float>(random.below(1000)) / 500;
    }

    std::map<std::array<Rank, 4>, double> wanted;
    double sum = 0;
    std::array<Rank, 4> order = ranks;
    std::sort(order.begin(), order.end());
    do {
        Army army = known;
        for (std::size_t i = 0; i < places.size(); ++i)
            army[places[i]] = order[i];
        float weight = 0;
        for (std::size_t k = 0; k < armySize; ++k) {
            weight += weights[k][index(army[k])];
            if (k % boardSize != 9) weight += neighbourWeight(army[k], army[k + 1]);
            if (k + boardSize < armySize) weight += neighbourWeight(army[k], army[k + boardSize]);
        }
        weight += guardWeight(bombsBesideStandard(army));
        sum += wanted[order] = std::exp(weight);
    } while (std::next_permutation(order.begin(), order.end()));

    const ArmyModel model(possible, {}, weights, true);
    std::map<std::array<Rank, 4>, int> drawn;
    constexpr int draws = 20'000;
    Army army = model.any(random);
    for (int i = 0; i < draws; ++i) {
        model.stir(army, 60, random);
        for (std::size_t j = 0; j < places.size(); ++j)
            order[j] = army[places[j]];
        ++drawn[order];
    }
    QCOMPARE(wanted.size(), std::size_t{24});
    for (const auto& [each, weight] : wanted) {
        const double share = weight / sum;
        QVERIFY(std::abs(drawn[each] - draws * share) < 6 * std::sqrt(draws * share) + 1);
    }
}

void CombateBelief::C17onePieceThatStandsCanMove() {
    // Blue has the standard and one more piece, and the game goes on.
    const Knowledge knowledge = Knowledge::of(positionWith({{"a4", "r5"}, {"j8", "b4"}}), Side::First);
    const Belief belief(enemyAppearance(knowledge));
    Random random(103);
    for (int i = 0; i < 1000; ++i)
        QVERIFY(!completed(knowledge, Setup{belief.sample(random)}).outcome());
}

void CombateBelief::hiddenRanksChangeNothing() {
    int changed = 0;
    onGames(drivers::sample(30, 500), 107, [&](const Game& game, Random& random) {
        if (game.outcome()) return;
        for (const Side side : bothSides) {
            const auto other = withOtherEnemy(game, side, resample(game.knowledge(side), random));
            QVERIFY(other);
            changed += other->positionText() != game.positionText();
            const Belief one(enemyAppearance(game.knowledge(side)));
            const Belief two(enemyAppearance(other->knowledge(side)));
            QVERIFY(one.shares() == two.shares());
            Random first(1);
            Random second(1);
            for (int i = 0; i < 20; ++i)
                QVERIFY(one.sample(first) == two.sample(second));
        }
    });
    QVERIFY(changed > 0);
}

void CombateBelief::eachSideKnowsHowItAppearsToTheOther() {
    onGames(drivers::sample(100, 1000), 109, [&](const Game& game, Random&) {
        for (const Side side : bothSides) {
            QVERIFY(ownAppearance(game.knowledge(side)) == enemyAppearance(game.knowledge(opponent(side))));
        }
    });
}

void CombateBelief::whatIsForgottenIsUnknownAgain() {
    Random random(113);
    const Game game = lateGame(random);
    const Knowledge& knowledge = game.knowledge(Side::First);
    std::bitset<armySize> forgotten;
    for (std::size_t number = 0; number < armySize; ++number)
        forgotten[number] = knowledge.enemy()[number].revealedAt >= 0 && number % 2 == 0;
    const Belief belief(enemyAppearance(knowledge), forgotten);
    int open = 0;
    for (std::size_t number = 0; number < armySize; ++number) {
        if (forgotten[number]) {
            open += *std::max_element(belief.shares()[number].begin(), belief.shares()[number].end()) < 0.9F;
        } else if (knowledge.enemy()[number].revealedAt >= 0) {
            QVERIFY(belief.shares()[number][index(*knowledge.enemy()[number].known)] > 0.9999F);
        }
    }
    QVERIFY(forgotten.count() > 3);
    QVERIFY(open > 3);
}

void CombateBelief::whoMovedIsNoBomb() {
    Random random(127);
    Game game = randomGame(random, {});
    playOn(game, random, 60);
    const Knowledge& knowledge = game.knowledge(Side::First);
    const Belief belief(enemyAppearance(knowledge));
    for (std::size_t number = 0; number < armySize; ++number) {
        if (!knowledge.enemy()[number].moved) continue;
        QCOMPARE(belief.shares()[number][index(Rank::Bomb)], 0.0F);
        QCOMPARE(belief.shares()[number][index(Rank::Flag)], 0.0F);
    }
}

QTEST_GUILESS_MAIN(CombateBelief)
#include "tst_combate_belief.moc"
