// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/peril.h"

#include "combate/duel.h"

#include <algorithm>

namespace leuctra::combate {

namespace {

using Chances = std::array<int, Peril::farAway>;  // thousandths, by distance

/// By whether the rank is known and whether somebody stops the piece.
constexpr std::array<std::array<Chances, 2>, 2> chances = {{
    {{{0, 700, 400, 200, 150, 100, 70, 30, 8}, {0, 500, 150, 60, 40, 8, 6, 3, 2}}},
    {{{0, 500, 220, 190, 110, 35, 20, 8, 6}, {0, 150, 80, 22, 20, 3, 1, 0, 0}}},
}};

using Distances = std::array<std::uint8_t, squareCount>;

/// The next square on a shortest way to where the distance is 0.
Square nextOnWay(const Distances& distances, Square square) {
    for (std::size_t direction = 0; direction < directions.size(); ++direction) {
        const Square beside = neighbour(square, direction);
        if (beside != barred && distances[beside] + 1 == distances[square]) return beside;
    }
    return square;
}

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
    placePosts(terrain);
}

int Peril::chance(int distance, bool known, bool stopped) {
    if (distance >= farAway) return 0;
    return chances[known][stopped][static_cast<std::size_t>(distance)];
}

bool Peril::stops(Rank own, Rank enemy) {
    return canMove(own) && !duel(own, enemy).defenderStands();
}

bool Peril::isStopped(const Knowledge& knowledge, Rank enemy, Square square) const {
    const auto& own = knowledge.own();
    return std::any_of(own.begin(), own.end(), [&](const OwnPiece& each) {
        return each.square && posts(enemy, square).contains(*each.square) && stops(each.rank, enemy);
    });
}

void Peril::placePosts(const Terrain& terrain) {
    // By square: from where an own piece attacks there within so many plays of its own.
    std::array<std::array<SquareSet, farAway>, squareCount> within;
    zone_.anyOf([&](Square square) {
        const Terrain::Paths paths = terrain.pathsTo(square, Camp::Own, Rank::Scout);
        for (std::size_t plays = 1; plays < farAway; ++plays) {
            for (Square from = 0; from < squareCount; ++from)
                if (paths[from] <= plays) within[square][plays].insert(from);
        }
        return false;
    });
    for (std::size_t kind = 0; kind < 2; ++kind) {
        const auto& distances = distances_[kind];
        zone_.anyOf([&](Square start) {
            SquareSet& posts = posts_[kind][start];
            Square square = start;
            for (std::size_t plays = 0; square != standard_ && distances[start] < farAway; ++plays) {
                posts = posts | within[square][std::max<std::size_t>(plays, 1)];
                square = nextOnWay(distances, square);
            }
            return false;
        });
    }
}

}  // namespace leuctra::combate
