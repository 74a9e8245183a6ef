// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/knowledge.h"

#include <array>
#include <cstdint>

namespace leuctra::combate {

/// What a piece was seen to do that tells of its rank. "Weak", "middle" and "strong" are enemy pieces whose
/// ranks its owner had been told: up to Sargento, up to Mayor, above; "stranger" is one that he had not.
enum class Deed : std::uint8_t {
    MovedEarly,      ///< its first move was among its army's first ten plays
    MovedOften,      ///< five times or more
    WentFar,         ///< moved into the enemy's half
    ApproachedWeak,  ///< moved beside it
    ApproachedMiddle,
    ApproachedStrong,
    ApproachedStranger,  ///< one that had moved
    ApproachedUnmovedStranger,
    FledWeak,  ///< stood beside it, and moved away
    FledMiddle,
    FledStrong,
    FledStranger,  ///< one that had moved
    StayedByWeak,  ///< stood beside it while its owner played something else
    StayedByMiddle,
    StayedByStrong,
    StayedByStranger,  ///< one that had moved
};
inline constexpr std::size_t deedCount = 16;

/// How often a piece did each: 0 to `mostCounted`.
using Conduct = std::array<std::uint8_t, deedCount>;
inline constexpr std::uint8_t mostCounted = 2;

/// By number, of a game that began with a deployment. Both players find the same: only what both were told is
/// used.
std::array<Conduct, armySize> conductOf(Side army, const Knowledge& knowledge);

/// Natural logarithms of how much likelier each time makes a rank, up to a factor that all ranks share; by
/// deed and index(Rank).
using DeedWeights = std::array<std::array<float, rankCount>, deedCount>;
extern const DeedWeights shippedDeedWeights;

}  // namespace leuctra::combate
