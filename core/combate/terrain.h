// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/belief.h"
#include "combate/camp.h"
#include "combate/knowledge.h"
#include "combate/piece.h"
#include "combate/square.h"

#include <array>
#include <cstdint>

namespace leuctra::combate {

/// How hard the board is to walk: lakes, pieces that stand still, bombs that only a Cabo Armero passes.
/// Pieces that can move are no obstacle, they will not stay for ever.
class Terrain {
  public:
    static constexpr std::uint8_t noWay = 255;
    /// By square: the steps from there to one square, each enemy who may be a bomb in the way counted as
    /// more; `noWay` where there is none.
    using Paths = std::array<std::uint8_t, squareCount>;

    /// `enemy`: the ranks that enemy pieces may have.
    Terrain(const Knowledge& knowledge, const Shares& enemy);

    /// For pieces of a rank that can move.
    Paths pathsTo(Square target, Camp camp, Rank rank) const;

  private:
    /// What a step onto a square costs, by camp; for those who cannot pass bombs and those who can.
    std::array<std::array<Paths, 2>, 2> steps_;
};

}  // namespace leuctra::combate
