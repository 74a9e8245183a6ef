// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leuctra {

/// The two players of any game. First is White (Epaminondas) or Red (Combate), whoever begins.
enum class Side : std::uint8_t { First, Second };

inline constexpr Side bothSides[] = {Side::First, Side::Second};

constexpr Side opponent(Side side) {
    return side == Side::First ? Side::Second : Side::First;
}

/// 0 for First, 1 for Second: the place of a side in an array of two.
constexpr int index(Side side) {
    return static_cast<int>(side);
}

}  // namespace leuctra
