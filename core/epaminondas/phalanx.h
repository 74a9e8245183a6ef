// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/position.h"

#include <vector>

namespace leuctra::epaminondas {

/// An unbroken line of two or more stones of one colour (E3), as long as it gets.
struct Phalanx {
    Square first = 0;                        ///< the end from which `direction` leads through it
    Direction direction = Direction::North;  ///< North, NorthEast, East or SouthEast
    int size = 2;                            ///< stones

    bool operator==(const Phalanx&) const = default;

    /// The other end.
    Square last() const { return static_cast<Square>(first + (size - 1) * strideOf(direction)); }
};

/// The phalanxes that a stone belongs to, at most one a line, in the order of the directions; empty for a
/// single stone and for an empty square.
std::vector<Phalanx> phalanxesThrough(const Position& position, Square square);

/// The stones that move when this one is the rear and the group goes that way (E6): 1 for a stone with none
/// of its colour before it; 0 for an empty square.
int groupSize(const Position& position, Square rear, Direction direction);

}  // namespace leuctra::epaminondas
