// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/knowledge.h"
#include "combate/piece.h"
#include "combate/square.h"
#include "combate/square_set.h"
#include "combate/terrain.h"

#include <array>
#include <cstdint>

namespace leuctra::combate {

/// The peril in which enemy pieces bring the own standard, by the squares that they have to walk to it,
/// farther than a search looks ahead. The chances are smoothed by hand after what `leuctra-train peril`
/// counts: how often a piece in such a place took the standard within the next 30 plies.
class Peril {
  public:
    static constexpr int farAway = 9;  ///< from here on nobody is a danger

    Peril(const Terrain& terrain, Square standard);

    Square standard() const { return standard_; }
    /// Squares that an enemy piece has to walk; `farAway` if there are as many or no way.
    int distance(Rank rank, Square square) const { return distances_[rank == Rank::Sapper][square]; }
    /// The squares from which some rank is not far away.
    const SquareSet& zone() const { return zone_; }
    /// That an enemy piece so near takes it soon, in thousandths. `known`: its rank has been told. `stopped`:
    /// an own piece that stops it is on one of the posts.
    static int chance(int distance, bool known, bool stopped);
    /// Whether an own piece can attack an enemy one that can move and is not beaten by it.
    static bool stops(Rank own, Rank enemy);
    /// The squares from which an own piece comes in time to attack an enemy piece on its way to the standard,
    /// walking round the own bombs, if the enemy moves first. None when he is far away.
    const SquareSet& posts(Rank enemy, Square square) const { return posts_[enemy == Rank::Sapper][square]; }
    /// Whether an own piece that stops an enemy of a rank is on one of the posts against him.
    bool isStopped(const Knowledge& knowledge, Rank enemy, Square square) const;

  private:
    void placePosts(const Terrain& terrain);

    Square standard_;
    SquareSet zone_;
    // Without and with passing bombs.
    std::array<std::array<std::uint8_t, squareCount>, 2> distances_;
    std::array<std::array<SquareSet, squareCount>, 2> posts_;
};

}  // namespace leuctra::combate
