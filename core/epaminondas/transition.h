// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "epaminondas/position.h"

#include <vector>

namespace leuctra::epaminondas {

/// What a move did: a group of `size` stones went `distance` squares along `direction`.
struct Transition : leuctra::Transition {
    Move move{};
    Direction direction = Direction::North;
    int size = 1;                  ///< stones in the group
    int distance = 1;              ///< squares travelled
    std::vector<Square> captured;  ///< in the order in which they are hit; empty for a plain move

    /// The squares of the group before the move, rear first.
    std::vector<Square> group() const;
};

/// What a legal move would do in a position.
Transition transitionOf(const Position& before, Move move);

}  // namespace leuctra::epaminondas
