// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/distances.h"

namespace leuctra::combate {

namespace {

using Row = std::array<std::uint8_t, squareCount>;

/// Breadth first.
constexpr Row distancesFrom(Square start) {
    Row distances{};
    for (std::uint8_t& distance : distances)
        distance = longestDistance;
    std::array<Square, squareCount> queue{start};
    std::size_t end = 1;
    distances[start] = 0;
    for (std::size_t next = 0; next < end; ++next) {
        const Square square = queue[next];
        for (std::size_t direction = 0; direction < directions.size(); ++direction) {
            const Square to = neighbour(square, direction);
            if (to == barred || to == start || distances[to] != longestDistance) continue;
            distances[to] = static_cast<std::uint8_t>(distances[square] + 1);
            queue[end++] = to;
        }
    }
    return distances;
}

constexpr std::array<Row, squareCount> table = [] {
    std::array<Row, squareCount> rows{};
    for (Square square = 0; square < squareCount; ++square)
        rows[square] = distancesFrom(square);
    return rows;
}();

}  // namespace

int distanceBetween(Square from, Square to) {
    return table[from][to];
}

}  // namespace leuctra::combate
