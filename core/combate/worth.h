// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/piece.h"
#include "combate/weights.h"

#include <array>

namespace leuctra::combate {

/// What each rank of two armies is worth, in centi-Sargentos.
using Worths = std::array<RankCounts, 2>;

/// From what is left of both armies: a rank that fewer enemy ranks can beat is worth more, an Espía what he
/// may take, a Cabo Armero more the fewer there are while bombs remain.
Worths worthsOf(const std::array<RankCounts, 2>& left, const Weights& weights);

}  // namespace leuctra::combate
