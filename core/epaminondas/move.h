// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/square.h"

namespace leuctra::epaminondas {

/// Rear stone and the square on which the front stone lands: together they name one move.
/// Its members have no default values, so that a list of moves costs nothing to set up: write Move{} for
/// a1-a1.
struct Move {
    Square rear;
    Square landing;

    bool operator==(const Move&) const = default;
    auto operator<=>(const Move&) const = default;
};

}  // namespace leuctra::epaminondas
