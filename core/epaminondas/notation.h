// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/position.h"

#include <string>
#include <string_view>

namespace leuctra::epaminondas {

/// `b1-b4`, or `c5xf8` when it captures. Precondition: the move is legal in the position.
std::string text(const Position& position, Move move);

/// Reads rear and landing square, with `-`, `x` or nothing between; whether it is legal is not asked. Part
/// Play.
Result<Move> moveFrom(std::string_view text);

}  // namespace leuctra::epaminondas
