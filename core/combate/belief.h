// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/appearance.h"
#include "combate/army_model.h"

#include <array>
#include <bitset>
#include <vector>

namespace leuctra::combate {

/// For each piece, by number, the share (0 to 1, sum 1) of each rank, by index(Rank).
using Shares = std::array<std::array<float, rankCount>, armySize>;

/// What an army may be, and how likely, by how it appears to its opponent: from how people and programs
/// deploy, what was told, who moved, and the counts of C2. Made in a few milliseconds; the same appearance
/// makes the same belief.
class Belief {
  public:
    static constexpr int usualArmies = 1024;

    /// `forgotten`: pieces (by number) whose told rank is left out, as a person forgets it; it goes back
    /// among the unknown ones.
    /// `armies`: how many are drawn for the shares, 1 or more; four times as many halve what chance adds to
    /// or takes from a share, and cost four times as long (1,024: about 3 ms).
    explicit Belief(const Appearance& appearance, const std::bitset<armySize>& forgotten = {},
                    int armies = usualArmies, const ConductWeights& conduct = shippedConductWeights);

    const Shares& shares() const { return shares_; }
    /// An army with the counts of C2, of possible ranks only, as likely to be drawn as it is believed.
    Army sample(Random& random) const;
    /// So many armies that together have the shares as nearly as they can: what a few drawn by lot miss or
    /// hold too often would be taken for certain. `stakes`, by number: how much it matters what a piece is, 0
    /// or more.
    std::vector<Army> spread(std::size_t count, const std::array<float, armySize>& stakes,
                             Random& random) const;

  private:
    ArmyModel model_;
    std::vector<Army> pool_;  ///< armies of the distribution, from which samples start
    Shares shares_{};
};

}  // namespace leuctra::combate
