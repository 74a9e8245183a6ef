// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/piece.h"

namespace leuctra::combate {

/// Takes one of the pieces left whose rank is in the set, each with the same chance. There must be one: where
/// of any two sets one holds the other or they share nothing, serving the smaller ones first leaves a choice.
Rank drawFrom(RankCounts& left, RankSet ranks, Random& random);

}  // namespace leuctra::combate
