// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/square.h"

#include <array>
#include <cstdint>

namespace leuctra::epaminondas {

// The search sees the board as 76 lines (rows, columns and both kinds of diagonals), each a small number
// whose bits are its squares: groups, ways and enemy runs are then found by counting zeros, without walking.

enum class LineKind : std::uint8_t { Row, Column, Rising, Falling };

inline constexpr int lineKindCount = 4;
inline constexpr int diagonalCount = columnCount + rowCount - 1;
inline constexpr int lineCount = rowCount + columnCount + 2 * diagonalCount;

/// The stones of one side on a line; bit 0 is its lowest square (a row: its leftmost).
using LineBits = std::uint16_t;

struct Line {
    LineKind kind = LineKind::Row;
    std::uint8_t length = 0;
    std::array<Square, columnCount> squares{};  ///< of bit 0, bit 1 …; as many as `length`
};

/// Where a square lies on a line.
struct Spot {
    std::uint8_t line = 0;
    std::uint8_t bit = 0;
};

/// The direction in which the bits of a line rise: East, North, NorthEast, NorthWest.
constexpr Direction upOf(LineKind kind) {
    constexpr std::array<Direction, lineKindCount> directions = {Direction::East, Direction::North,
                                                                 Direction::NorthEast, Direction::NorthWest};
    return directions[static_cast<std::size_t>(kind)];
}

constexpr LineKind kindOf(Direction direction) {
    constexpr std::array<LineKind, directionCount> kinds = {
        LineKind::Column, LineKind::Rising, LineKind::Row, LineKind::Falling,
        LineKind::Column, LineKind::Rising, LineKind::Row, LineKind::Falling};
    return kinds[static_cast<std::size_t>(direction)];
}

constexpr bool isUp(Direction direction) {
    return upOf(kindOf(direction)) == direction;
}

struct LineMap {
    std::array<Line, lineCount> lines{};
    std::array<std::array<Spot, lineKindCount>, squareCount> spots{};
};

inline constexpr LineMap lineMap = [] {
    LineMap map;
    for (int s = 0; s < squareCount; ++s) {
        const auto square = static_cast<Square>(s);
        const int column = columnOf(square);
        const int row = rowOf(square);
        const std::array<int, lineKindCount> lineOf = {
            row, rowCount + column, rowCount + columnCount + (column - row + rowCount - 1),
            rowCount + columnCount + diagonalCount + (column + row)};
        for (std::size_t kind = 0; kind < lineKindCount; ++kind) {
            // Squares come in the order of their numbers, which is that of the bits on every line.
            Line& line = map.lines[static_cast<std::size_t>(lineOf[kind])];
            line.kind = static_cast<LineKind>(kind);
            map.spots[static_cast<std::size_t>(s)][kind] = {static_cast<std::uint8_t>(lineOf[kind]),
                                                            line.length};
            line.squares[line.length++] = square;
        }
    }
    return map;
}();

constexpr const Line& lineAt(int line) {
    return lineMap.lines[static_cast<std::size_t>(line)];
}
constexpr Spot spotOf(Square square, LineKind kind) {
    return lineMap.spots[square][static_cast<std::size_t>(kind)];
}

/// Signed difference of the numbers of two neighbouring squares along a direction.
constexpr int stepBetween(Direction direction) {
    const Step step = stepOf(direction);
    return step.rows * columnCount + step.columns;
}

}  // namespace leuctra::epaminondas
