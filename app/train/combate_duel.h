// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/search.h"

#include <cstdint>

namespace leuctra::train {

/// How both sides of a duel think and deploy.
struct Terms {
    std::uint64_t nodes = 3000;  ///< a play; 0: by time
    int milliseconds = 0;        ///< a play
    std::uint64_t seed = 1;      ///< of the deployments and of both players
};

/// Two games of the same two deployments, once from each side of the board; what the first weights score:
/// 0 to 2.
double duel(const combate::Weights& one, const combate::Weights& other, const Terms& terms);

}  // namespace leuctra::train
