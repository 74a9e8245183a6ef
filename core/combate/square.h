// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leuctra::combate {

inline constexpr int boardSize = 10;  ///< columns a–j, rows 1–10 (C1)
inline constexpr int squareCount = boardSize * boardSize;

/// Index of a square: row · 10 + column, both from 0; a1 = 0, j10 = 99.
using Square = std::uint8_t;

constexpr Square squareAt(int column, int row) {
    return static_cast<Square>(row * boardSize + column);
}
constexpr int columnOf(Square square) {
    return square % boardSize;
}
constexpr int rowOf(Square square) {
    return square / boardSize;
}

/// The two barred squares of four (C1): c5 d5 c6 d6 and g5 h5 g6 h6.
constexpr bool isLake(Square square) {
    const int column = columnOf(square);
    const int row = rowOf(square);
    return (row == 4 || row == 5) && (column == 2 || column == 3 || column == 6 || column == 7);
}

/// The four ways in which pieces move (C6), as steps of column and row.
struct Direction {
    int columns;
    int rows;
};
inline constexpr std::array<Direction, 4> directions = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

/// What lies beyond the edge and, for a piece that moves, where a lake is.
inline constexpr Square barred = squareCount;

/// The neighbouring square in a direction (index into `directions`), or `barred`.
constexpr Square neighbour(Square square, std::size_t direction);

/// "a1" … "j10".
std::string name(Square square);
/// Nothing unless the text is exactly the name of a square.
std::optional<Square> squareNamed(std::string_view text);

namespace detail {

using Neighbours = std::array<std::array<Square, directions.size()>, squareCount>;

inline constexpr Neighbours neighbours = [] {
    Neighbours table{};
    for (int square = 0; square < squareCount; ++square) {
        for (std::size_t d = 0; d < directions.size(); ++d) {
            const int column = columnOf(static_cast<Square>(square)) + directions[d].columns;
            const int row = rowOf(static_cast<Square>(square)) + directions[d].rows;
            const bool inside = column >= 0 && column < boardSize && row >= 0 && row < boardSize;
            table[static_cast<std::size_t>(square)][d] =
                inside && !isLake(squareAt(column, row)) ? squareAt(column, row) : barred;
        }
    }
    return table;
}();

}  // namespace detail

constexpr Square neighbour(Square square, std::size_t direction) {
    return detail::neighbours[square][direction];
}

}  // namespace leuctra::combate
