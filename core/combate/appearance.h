// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/conduct.h"
#include "combate/knowledge.h"

#include <array>
#include <optional>

namespace leuctra::combate {

/// One piece of an army, by what both players have seen of it.
struct PieceAppearance {
    RankSet possible = anyRank;  ///< by how it moved or stood, told or not
    std::optional<Rank> told;    ///< announced (C12) or shown (C7)
    bool fallen = false;
    bool outOfPlace = false;  ///< stood outside its side's four rows where the game began from a text
    Conduct conduct{};        ///< nothing in a game that began from a text

    bool operator==(const PieceAppearance&) const = default;
};

/// What the opponent of an army can see of it: nothing here depends on a rank that he was not told.
struct Appearance {
    std::array<PieceAppearance, armySize> pieces;  ///< by number
    bool deployed = true;  ///< the game began with a deployment, of which the numbers are the places

    bool operator==(const Appearance&) const = default;
};

/// The enemy's army as the knowing side sees it.
Appearance enemyAppearance(const Knowledge& knowledge);
/// The knowing side's own army as the enemy sees it.
Appearance ownAppearance(const Knowledge& knowledge);
/// The same army as if nobody had watched what its pieces did.
Appearance withoutConduct(Appearance appearance);

}  // namespace leuctra::combate
