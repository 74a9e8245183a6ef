// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/square.h"

namespace leuctra::combate {

/// A move or an attack: which of the two, the square of arrival says.
struct Play {
    Square from = 0;
    Square to = 0;

    bool operator==(const Play&) const = default;
    auto operator<=>(const Play&) const = default;
};

}  // namespace leuctra::combate
