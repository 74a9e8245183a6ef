// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/square.h"

#include <array>
#include <cstdint>

namespace leuctra::combate {

inline constexpr int longestDistance = 20;  ///< no two squares are farther apart

/// Squares to walk from one square to another on an empty board, round the lakes. Either may not be a lake.
int distanceBetween(Square from, Square to);

}  // namespace leuctra::combate
