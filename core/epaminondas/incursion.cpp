// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/incursion.h"

namespace leuctra::epaminondas {

Incursion incursionOf(const Position& position) {
    Incursion incursion{{position.crossed(Side::First), position.crossed(Side::Second)}, std::nullopt};
    const Side side = position.sideToMove();
    const bool behind = position.crossed(opponent(side)) > position.crossed(side);
    if (behind && !position.outcome()) incursion.mustAnswer = side;
    return incursion;
}

}  // namespace leuctra::epaminondas
