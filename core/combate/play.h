// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/square.h"

#include <cstdlib>

namespace leuctra::combate {

/// A move or an attack: which of the two, the square of arrival says.
struct Play {
    Square from = 0;
    Square to = 0;

    /// Squares between the two, 0 or more, along columns and rows.
    int distance() const {
        return std::abs(columnOf(to) - columnOf(from)) + std::abs(rowOf(to) - rowOf(from));
    }
    constexpr bool reverses(Play other) const { return from == other.to && to == other.from; }

    bool operator==(const Play&) const = default;
    auto operator<=>(const Play&) const = default;
};

}  // namespace leuctra::combate
