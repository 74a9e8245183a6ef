// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/knowledge.h"
#include "combate/position.h"

namespace leuctra::combate {

/// Draws ranks for all enemy pieces, by number, that agree with all that a side knows, also that the game
/// goes on: in a game that began with a deployment, one that the enemy may have made. Each has the same
/// chance.
Setup resample(const Knowledge& knowledge, Random& random);

/// The whole position, if these were the ranks of the enemy's pieces.
Position completed(const Knowledge& knowledge, const Setup& enemy);

}  // namespace leuctra::combate
