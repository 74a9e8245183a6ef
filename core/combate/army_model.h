// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/piece.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

namespace leuctra::combate {

/// Ranks of an army by piece number (0–39); a fallen piece keeps the rank that was announced.
using Army = std::array<Rank, armySize>;

/// A distribution over the armies that have the counts of C2 and give each piece one of its possible ranks.
///
/// The chance of an army is proportional to exp of the sum of the weights of its pieces and, where the
/// numbers are places of a deployment, of its pairs of neighbours there and of how its standard is closed in
/// (deployment_weights.h). Of any two sets of possible ranks one must hold the other or they share nothing,
/// as in a Knowledge: then serving small sets first never runs out, and exchanges of two pieces' ranks lead
/// from any army to any other.
class ArmyModel {
  public:
    /// Natural logarithms, by piece number and index(Rank).
    using Weights = std::array<std::array<float, rankCount>, armySize>;
    using Possible = std::array<RankSet, armySize>;

    /// `standing`: one of these pieces can move (C17), unless that is hardly possible. Precondition: some
    /// army is possible.
    ArmyModel(const Possible& possible, const std::bitset<armySize>& standing, const Weights& weights,
              bool neighbours);

    /// An army, each with the same chance whatever the weights.
    Army any(Random& random) const;
    /// Makes an army forget itself: so many proposed exchanges of two ranks, each taken or not such that many
    /// of them lead to the distribution (Metropolis et al., 1953).
    void stir(Army& army, int exchanges, Random& random) const;
    /// The pieces with a choice, by number.
    const std::vector<std::uint8_t>& open() const { return open_; }

  private:
    class Stirring;

    Army draw(Random& random) const;
    bool oneCanMove(const Army& army) const;

    Possible possible_;
    std::vector<std::uint8_t>
        movers_;  ///< the pieces of which one must be able to move; none if one surely is
    Weights weights_;
    bool neighbours_;
    std::vector<std::uint8_t> open_;
};

}  // namespace leuctra::combate
