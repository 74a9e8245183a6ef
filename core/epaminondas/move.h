// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/square.h"

namespace leuctra::epaminondas {

/// Rear stone and the square on which the front stone lands: together they name one move.
struct Move {
    Square rear = 0;
    Square landing = 0;

    bool operator==(const Move&) const = default;
    auto operator<=>(const Move&) const = default;
};

}  // namespace leuctra::epaminondas
