// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/belief.h"
#include "combate/duel.h"
#include "combate/movegen.h"
#include "combate/resample.h"
#include "sparring/combate_partners.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace leuctra::sparring {

using namespace combate;

namespace {

constexpr int depth = 4;
constexpr int infinite = 1'000'000;
constexpr int decided = 100'000;  ///< less one for each ply until then

/// By index(Rank), a hundredth of a Sargento; the standard decides.
constexpr std::array<int, rankCount> worth = {120, 50, 110, 100, 140, 200, 320, 450, 700, 1000, 120, 0};
constexpr int rowWorth = 3;

/// By how people deploy, who moved and the counts alone, not by conduct: so it remains the same opponent when
/// the engine learns to read conduct better.
Belief suspicionOf(const Knowledge& knowledge) {
    return Belief(withoutConduct(enemyAppearance(knowledge)));
}

/// The army in which each piece, the surest first, has the rank most suspected of those left.
Army mostSuspected(const Knowledge& knowledge) {
    const Belief belief = suspicionOf(knowledge);
    struct Suspicion {
        float share;
        std::size_t number;
        Rank rank;
    };
    std::vector<Suspicion> suspicions;
    for (std::size_t number = 0; number < armySize; ++number) {
        for (const Rank rank : allRanks) {
            if (contains(knowledge.enemy()[number].possible, rank))
                suspicions.push_back({belief.shares()[number][index(rank)], number, rank});
        }
    }
    std::stable_sort(suspicions.begin(), suspicions.end(),
                     [](const Suspicion& a, const Suspicion& b) { return a.share > b.share; });
    RankCounts left = fullArmy;
    std::array<std::optional<Rank>, armySize> ranks;
    for (const auto& [share, number, rank] : suspicions) {
        if (ranks[number] || left[index(rank)] == 0) continue;
        ranks[number] = rank;
        --left[index(rank)];
    }
    if (std::find(ranks.begin(), ranks.end(), std::nullopt) != ranks.end()) {
        Random random(1);  // the surest ranks leave none for somebody
        return belief.sample(random);
    }
    Army army{};
    std::transform(ranks.begin(), ranks.end(), army.begin(), [](const auto& rank) { return *rank; });
    return army;
}

/// What a play changes, from its mover's side.
int gain(const Position& position, Play play) {
    const Piece mover = *position.at(play.from);
    const auto target = position.at(play.to);
    if (!target) {
        const int rows = rowOf(play.to) - rowOf(play.from);
        return rowWorth * (mover.side == Side::First ? rows : -rows);
    }
    const Duel settled = duel(mover.rank, target->rank);
    int change = settled.defenderStands() ? 0 : worth[index(target->rank)];
    if (!settled.attackerStands()) change -= worth[index(mover.rank)];
    return change;
}

int search(Position& position, int balance, int plies, int alpha, int beta) {
    if (const auto outcome = position.outcome()) {
        if (!outcome->winner) return 0;
        return *outcome->winner == position.sideToMove() ? decided + plies : -decided - plies;
    }
    if (plies == 0) return balance;
    PlayList plays;
    generate(position, plays);
    std::array<Play, PlayList::capacity> order;
    const auto end = std::copy(plays.begin(), plays.end(), order.begin());
    std::partition(order.begin(), end, [&](Play play) { return position.at(play.to).has_value(); });
    int best = -infinite;
    for (auto play = order.begin(); play != end && alpha < beta; ++play) {
        const int change = gain(position, *play);
        const Position::Undo undo = position.make(*play);
        best = std::max(best, -search(position, -balance - change, plies - 1, -beta, -alpha));
        position.unmake(undo);
        alpha = std::max(alpha, best);
    }
    return best;
}

}  // namespace

Play suspectPlay(const Knowledge& knowledge, Random& random) {
    Position position = completed(knowledge, Setup{mostSuspected(knowledge)});
    PlayList plays;
    generate(knowledge, plays);
    Play best = randomPlay(knowledge, random);
    int bestValue = -infinite;
    for (const Play play : plays) {
        const int change = gain(position, play);
        const Position::Undo undo = position.make(play);
        // Plays as good as each other are told apart by lot.
        const int noise = static_cast<int>(random.below(3));
        const int value = noise - search(position, -change, depth - 1, -infinite, -bestValue + noise);
        position.unmake(undo);
        if (value <= bestValue) continue;
        best = play;
        bestValue = value;
    }
    return best;
}

}  // namespace leuctra::sparring
