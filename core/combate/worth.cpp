// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/worth.h"

#include <algorithm>

namespace leuctra::combate {

namespace {

constexpr auto spy = index(Rank::Spy);
constexpr auto scout = index(Rank::Scout);
constexpr auto sapper = index(Rank::Sapper);
constexpr auto marshal = index(Rank::Marshal);
constexpr auto bomb = index(Rank::Bomb);

/// The worth of a rank that is beaten by as few kinds as the enemy has left: half way between its own and
/// that of the rank which a full army would beat as rarely.
int promoted(std::size_t rank, const RankCounts& enemy, const Weights& weights) {
    std::size_t above = 0;
    for (std::size_t other = rank + 1; other <= marshal; ++other)
        above += enemy[other] > 0 ? 1 : 0;
    const int own = weights.worth[rank];
    const int worth = (own + std::max(own, weights.worth[marshal - above])) / 2;
    const bool alone = above == 0 && enemy[rank] == 0;
    return alone ? worth * 115 / 100 : worth;
}

RankCounts worthsOfOne(const RankCounts& own, const RankCounts& enemy, const Weights& weights) {
    RankCounts worths = weights.worth;
    for (std::size_t rank = scout; rank <= marshal; ++rank)
        worths[rank] = promoted(rank, enemy, weights);
    worths[scout] = std::max(worths[scout], weights.worth[scout] + 6 * (fullArmy[scout] - own[scout]));
    if (enemy[bomb] > 0)
        worths[sapper] =
            std::max(worths[sapper], weights.worth[sapper] + 45 * (fullArmy[sapper] - own[sapper]));
    return worths;
}

}  // namespace

Worths worthsOf(const std::array<RankCounts, 2>& left, const Weights& weights) {
    Worths worths = {worthsOfOne(left[0], left[1], weights), worthsOfOne(left[1], left[0], weights)};
    for (std::size_t side = 0; side < 2; ++side) {
        const std::size_t other = 1 - side;
        worths[side][spy] =
            left[other][marshal] > 0 ? worths[other][marshal] * 35 / 100 : weights.worth[spy] / 8;
    }
    return worths;
}

}  // namespace leuctra::combate
