// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/square.h"

#include <fmt/format.h>

#include <cstdlib>

namespace leuctra::epaminondas {

std::string name(Square square) {
    return fmt::format("{}{}", static_cast<char>('a' + columnOf(square)), rowOf(square) + 1);
}

std::optional<Square> squareNamed(std::string_view text) {
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const int column = text[0] - 'a';
    if (column < 0 || column >= columnCount || text[1] == '0') return std::nullopt;
    int number = 0;
    for (const char digit : text.substr(1)) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = 10 * number + (digit - '0');
    }
    if (number > rowCount) return std::nullopt;
    return squareAt(column, number - 1);
}

std::optional<Direction> directionBetween(Square from, Square to) {
    const int columns = columnOf(to) - columnOf(from);
    const int rows = rowOf(to) - rowOf(from);
    const bool onOneLine = columns == 0 || rows == 0 || std::abs(columns) == std::abs(rows);
    if (!onOneLine || from == to) return std::nullopt;
    const auto sign = [](int number) { return (number > 0) - (number < 0); };
    for (int i = 0; i < directionCount; ++i) {
        const auto direction = static_cast<Direction>(i);
        const Step step = stepOf(direction);
        if (step.columns == sign(columns) && step.rows == sign(rows)) return direction;
    }
    return std::nullopt;
}

}  // namespace leuctra::epaminondas
