// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/search_board.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leuctra::epaminondas {

/// Which moves to list.
enum class MoveKind : std::uint8_t {
    Captures,
    FewCaptures,  ///< of the captures that take the same run, those by the smallest and the largest group
    Incursions,   ///< moves from elsewhere to the far home row that capture nothing
    Quiet,        ///< all that capture nothing, incursions included
    Answers,  ///< all that can undo the opponent's lead by E11: incursions, and captures on either home row
};

/// Adds the moves of a kind that E3–E9 allow; E10 is asked by isBarred() after the move is made.
void addMoves(const SearchBoard& board, MoveKind kind, std::vector<SearchMove>& moves);

/// The move of a rear and a landing square; nothing unless E3–E9 allow it here.
std::optional<SearchMove> findMove(const SearchBoard& board, Move move);

/// Whether a move captures the stone on a square.
inline bool takes(const SearchMove& move, Square square) {
    const int step = stepBetween(static_cast<Direction>(move.direction));
    for (int i = 0; i < move.captured; ++i)
        if (move.landing + i * step == square) return true;
    return false;
}

/// Whether a move leads onto the far home row from elsewhere, so that E10 has a say and E11 counts one more.
inline bool isIncursion(Side mover, const SearchMove& move) {
    const int far = mover == Side::First ? rowCount - 1 : 0;
    return rowOf(move.landing) == far && kindOf(static_cast<Direction>(move.direction)) != LineKind::Row;
}

/// E10: whether the move that led to this board was not allowed.
inline bool isBarred(const SearchBoard& after, const SearchMove& move, Symmetry reading) {
    return isIncursion(opponent(after.sideToMove()), move) && after.isSymmetric(reading);
}

}  // namespace leuctra::epaminondas
