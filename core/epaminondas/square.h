// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leuctra::epaminondas {

inline constexpr int columnCount = 14;  ///< a–n (E1)
inline constexpr int rowCount = 12;     ///< 1–12 (E1)
inline constexpr int squareCount = columnCount * rowCount;

/// Index of a square: row · 14 + column, both from 0; a1 = 0, n12 = 167.
using Square = std::uint8_t;

constexpr Square squareAt(int column, int row) {
    return static_cast<Square>(row * columnCount + column);
}
constexpr int columnOf(Square square) {
    return square % columnCount;
}
constexpr int rowOf(Square square) {
    return square / columnCount;
}
/// The square on the mirrored column of the same row (E10).
constexpr Square mirrored(Square square) {
    return squareAt(columnCount - 1 - columnOf(square), rowOf(square));
}

/// "a1" … "n12".
std::string name(Square square);
/// Nothing unless the text is exactly the name of a square.
std::optional<Square> squareNamed(std::string_view text);

/// The eight directions; north is towards row 12. d and d + 4 (mod 8) are opposite: one line, both ways.
enum class Direction : std::uint8_t { North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest };

inline constexpr int directionCount = 8;

struct Step {
    int columns;
    int rows;
};

constexpr Step stepOf(Direction direction) {
    constexpr std::array<Step, directionCount> steps = {
        {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
    return steps[static_cast<std::size_t>(direction)];
}

/// The difference between the indexes of two squares one step apart.
constexpr int strideOf(Direction direction) {
    const auto [columns, rows] = stepOf(direction);
    return rows * columnCount + columns;
}

constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<int>(direction) + 4) % directionCount);
}

/// The square `distance` steps away; nothing when it lies off the board. Distance may be negative.
constexpr std::optional<Square> neighbour(Square square, Direction direction, int distance = 1) {
    const auto [columns, rows] = stepOf(direction);
    const int column = columnOf(square) + columns * distance;
    const int row = rowOf(square) + rows * distance;
    if (column < 0 || column >= columnCount || row < 0 || row >= rowCount) return std::nullopt;
    return squareAt(column, row);
}

/// The direction from one square to another; nothing when they are the same or share no line.
std::optional<Direction> directionBetween(Square from, Square to);

}  // namespace leuctra::epaminondas
