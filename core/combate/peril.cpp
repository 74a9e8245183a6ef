// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/peril.h"

#include "combate/distances.h"
#include "combate/duel.h"

#include <algorithm>

namespace leuctra::combate {

namespace {

using Chances = std::array<int, Peril::farAway>;  // thousandths, by distance

/// By whether the rank is known and whether somebody stops the piece. Who is not known is hardly ever
/// stopped: nobody dares.
constexpr std::array<std::array<Chances, 2>, 2> chances = {{
    {{{0, 700, 500, 150, 80, 50, 30, 20, 10}, {0, 500, 300, 50, 20, 8, 8, 8, 3}}},
    {{{0, 600, 150, 80, 50, 40, 20, 15, 8}, {0, 30, 10, 3, 2, 2, 1, 1, 0}}},
}};

}  // namespace

Peril::Peril(const Terrain& terrain, Square standard) : standard_(standard) {
    for (const Rank rank : {Rank::Scout, Rank::Sapper}) {
        const Terrain::Paths paths = terrain.pathsTo(standard, Camp::Enemy, rank);
        std::transform(paths.begin(), paths.end(), distances_[rank == Rank::Sapper].begin(),
                       [](std::uint8_t path) { return std::min<std::uint8_t>(path, farAway); });
    }
    // Who passes bombs has the shortest ways.
    for (Square square = 0; square < squareCount; ++square) {
        if (distance(Rank::Sapper, square) < farAway) zone_.insert(square);
    }
}

int Peril::chance(int distance, bool known, bool stopped) {
    if (distance >= farAway) return 0;
    return chances[known][stopped][static_cast<std::size_t>(distance)];
}

bool Peril::stops(Rank own, Rank enemy) {
    return canMove(own) && !duel(own, enemy).defenderStands();
}

bool Peril::comesBefore(Square own, Square enemy, int distance) const {
    return distanceBetween(own, standard_) < distance || distanceBetween(own, enemy) < 2;
}

}  // namespace leuctra::combate
