// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/bitboard.h"
#include "epaminondas/move.h"

namespace leuctra::epaminondas {

/// A legal move in numbers: `size` stones go `distance` squares along `direction` and remove `captured`
/// stones, which stand in a row from the landing square on. Unlike a Transition it costs next to nothing to
/// make.
struct Effect {
    Direction direction;
    int size;
    int distance;
    int captured;

    /// Squares that the group leaves, counted from the rear; as many are taken, counted back from the landing
    /// square. The others of the group stay occupied.
    constexpr int shifted() const { return size < distance ? size : distance; }
};

/// Precondition: the move is legal for the owner of `own`, or at least pseudo-legal (E10 apart).
Effect effectOf(const Bitboard& own, const Bitboard& enemy, Move move);

/// The stones of both sides after a move.
struct StonesAfter {
    Bitboard own;
    Bitboard enemy;
};

StonesAfter stonesAfter(const Bitboard& own, const Bitboard& enemy, Move move);

}  // namespace leuctra::epaminondas
