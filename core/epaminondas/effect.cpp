// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/effect.h"

#include <algorithm>
#include <cstdlib>

namespace leuctra::epaminondas {

namespace {

constexpr int sign(int number) {
    return (number > 0) - (number < 0);
}

/// Direction of a step, at 3 · (rows + 1) + columns + 1; the middle stands for no step and is never asked.
constexpr std::array<Direction, 9> byStep = [] {
    std::array<Direction, 9> directions{};
    for (int i = 0; i < directionCount; ++i) {
        const Step step = stepOf(static_cast<Direction>(i));
        directions[static_cast<std::size_t>(3 * (step.rows + 1) + step.columns + 1)] =
            static_cast<Direction>(i);
    }
    return directions;
}();

constexpr std::array<Bitboard, directionCount> enterableSquares = [] {
    std::array<Bitboard, directionCount> squares;
    for (int i = 0; i < directionCount; ++i)
        squares[static_cast<std::size_t>(i)] = enterable(static_cast<Direction>(i));
    return squares;
}();

int runLength(const Bitboard& stones, Square first, Direction direction) {
    const Bitboard& enterableThere = enterableSquares[static_cast<std::size_t>(direction)];
    int length = 0;
    Square square = first;
    while (stones.contains(square)) {
        ++length;
        square = static_cast<Square>(square + strideOf(direction));
        if (square >= squareCount || !enterableThere.contains(square)) break;
    }
    return length;
}

}  // namespace

Effect effectOf(const Bitboard& own, const Bitboard& enemy, Move move) {
    const int columns = columnOf(move.landing) - columnOf(move.rear);
    const int rows = rowOf(move.landing) - rowOf(move.rear);
    const Direction direction = byStep[static_cast<std::size_t>(3 * (sign(rows) + 1) + sign(columns) + 1)];
    const int stride = strideOf(direction);
    const int length = std::max(std::abs(columns), std::abs(rows));

    // The landing square holds no own stone, so the group ends before it and no edge can be crossed.
    int size = 1;
    while (own.contains(static_cast<Square>(move.rear + size * stride)))
        ++size;
    return {direction, size, length - (size - 1), runLength(enemy, move.landing, direction)};
}

StonesAfter stonesAfter(const Bitboard& own, const Bitboard& enemy, Move move) {
    const Effect effect = effectOf(own, enemy, move);
    const int stride = strideOf(effect.direction);
    StonesAfter after{own, enemy};
    for (int i = 0; i < effect.shifted(); ++i) {
        after.own.remove(static_cast<Square>(move.rear + i * stride));
        after.own.insert(static_cast<Square>(move.landing - i * stride));
    }
    for (int i = 0; i < effect.captured; ++i)
        after.enemy.remove(static_cast<Square>(move.landing + i * stride));
    return after;
}

}  // namespace leuctra::epaminondas
