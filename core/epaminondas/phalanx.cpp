// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/phalanx.h"

namespace leuctra::epaminondas {

std::vector<Phalanx> phalanxesThrough(const Position& position, Square square) {
    std::vector<Phalanx> phalanxes;
    if (!position.at(square)) return phalanxes;
    for (int i = 0; i < directionCount / 2; ++i) {
        const auto direction = static_cast<Direction>(i);
        const int ahead = groupSize(position, square, direction);
        const int behind = groupSize(position, square, opposite(direction));
        const int size = ahead + behind - 1;
        if (size < 2) continue;
        const int back = (behind - 1) * strideOf(direction);
        phalanxes.push_back({static_cast<Square>(square - back), direction, size});
    }
    return phalanxes;
}

int groupSize(const Position& position, Square rear, Direction direction) {
    const std::optional<Side> side = position.at(rear);
    if (!side) return 0;
    int size = 0;
    for (std::optional<Square> square = rear; square && position.stones(*side).contains(*square);
         square = neighbour(*square, direction))
        ++size;
    return size;
}

}  // namespace leuctra::epaminondas
