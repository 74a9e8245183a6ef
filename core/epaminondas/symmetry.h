// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/movegen.h"
#include "epaminondas/position.h"

namespace leuctra::epaminondas {

/// Whether stones stand as E10 forbids it in one of its readings; never in the reading `Free`.
/// Which side is called first does not matter.
bool isSymmetric(Symmetry reading, const Bitboard& first, const Bitboard& second);

/// Columns (bit 0 is a) of the opponent's home row on which some move might land that E10 bars. Quick, and
/// nearly always 0, which means that E10 bars nothing here.
std::uint32_t columnsToWatch(const Position& position);

/// The moves that E3–E9 allow and E10 bars.
void barredBySymmetry(const Position& position, MoveList& barred);

/// Whether E10 bars a move that E3–E9 allow.
bool isBarredBySymmetry(const Position& position, Move move);

}  // namespace leuctra::epaminondas
