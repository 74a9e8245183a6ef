// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// "a1" … "j10".
std::string name(Square square);
/// Nothing unless the text is exactly the name of a square.
std::optional<Square> squareNamed(std::string_view text);

}  // namespace leuctra::combate
