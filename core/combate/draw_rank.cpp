// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/draw_rank.h"

namespace leuctra::combate {

Rank drawFrom(RankCounts& left, RankSet ranks, Random& random) {
    int choices = 0;
    for (const Rank rank : allRanks)
        choices += contains(ranks, rank) ? left[index(rank)] : 0;
    auto chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(choices)));
    for (const Rank rank : allRanks) {
        if (!contains(ranks, rank)) continue;
        chosen -= left[index(rank)];
        if (chosen >= 0) continue;
        --left[index(rank)];
        return rank;
    }
    return Rank::Flag;  // not reached
}

}  // namespace leuctra::combate
