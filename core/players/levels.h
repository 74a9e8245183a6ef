// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace leuctra::players {

inline constexpr int lowestLevel = 1;
inline constexpr int highestLevel = 8;

/// The levels' names in English, from the lowest on; marked for translation (context "core").
extern const std::array<const char*, 8> levelNames;
/// Of a level from lowestLevel to highestLevel.
inline const char* levelName(int level) {
    return levelNames[static_cast<std::size_t>(level - lowestLevel)];
}

}  // namespace leuctra::players
