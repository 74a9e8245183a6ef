// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/square.h"

#include <fmt/format.h>

namespace leuctra::combate {

std::string name(Square square) {
    return fmt::format("{}{}", static_cast<char>('a' + columnOf(square)), rowOf(square) + 1);
}

std::optional<Square> squareNamed(std::string_view text) {
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const int column = text[0] - 'a';
    if (column < 0 || column >= boardSize) return std::nullopt;
    const std::string_view row = text.substr(1);
    if (row == "10") return squareAt(column, 9);
    if (row.size() != 1 || row[0] < '1' || row[0] > '9') return std::nullopt;
    return squareAt(column, row[0] - '1');
}

}  // namespace leuctra::combate
