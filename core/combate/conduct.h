// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/knowledge.h"

#include <array>
#include <cstdint>

namespace leuctra::combate {

/// What a piece was seen to do that tells of its rank, whatever it is. A stranger is an enemy whose rank its
/// owner had not been told.
enum class Deed : std::uint8_t {
    MovedEarly,          ///< its first move was among its army's first ten plays
    MovedOften,          ///< five times or more
    WentFar,             ///< moved into the enemy's half
    ApproachedStranger,  ///< moved beside one that had moved
    ApproachedUnmovedStranger,
    FledStranger,      ///< stood beside one that had moved, and moved away
    StayedByStranger,  ///< stood beside one that had moved while its owner played something else
};
inline constexpr std::size_t deedCount = 7;

/// How a piece dealt with an enemy that can move and whose rank its owner had been told: what that tells of
/// it depends on which of the two would win.
enum class Dealing : std::uint8_t {
    Approached,  ///< moved beside it
    Neared,      ///< came nearer, to two or three squares
    Fled,        ///< stood beside it, and moved away
    Withdrew,    ///< stood two or three squares off, and went farther away
    Stayed,      ///< stood beside it while its owner played something else
};
inline constexpr std::size_t dealingCount = 5;

/// How the rank that a piece may have compares with that of the enemy it dealt with. The Espía is above the
/// Teniente General and far below all others.
enum class Comparison : std::uint8_t { FarAbove, Above, Equal, Below, FarBelow, Bomb, Flag };
inline constexpr std::size_t comparisonCount = 7;
Comparison compared(Rank rank, Rank enemy);

/// How often a piece did each: 0 to `mostCounted`.
struct Conduct {
    std::array<std::uint8_t, deedCount> deeds{};
    std::array<std::array<std::uint8_t, rankCount>, dealingCount> dealings{};  ///< by the enemy's rank

    bool operator==(const Conduct&) const = default;
};
inline constexpr std::uint8_t mostCounted = 2;

/// By number, of a game that began with a deployment. Both players find the same: only what both were told is
/// used.
std::array<Conduct, armySize> conductOf(Side army, const Knowledge& knowledge);

/// Natural logarithms of how much likelier each time makes a rank, up to a term that all ranks share.
struct ConductWeights {
    std::array<std::array<float, rankCount>, deedCount> deeds;  ///< by index(Rank)
    std::array<std::array<float, comparisonCount>, dealingCount> dealings;
};
extern const ConductWeights shippedConductWeights;

/// What a piece's conduct adds to the logarithm of each rank's chance, by index(Rank).
std::array<float, rankCount> tell(const Conduct& conduct, const ConductWeights& weights);

}  // namespace leuctra::combate
