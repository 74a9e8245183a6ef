// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/movegen.h"
#include "epaminondas/position.h"

#include <algorithm>

namespace leuctra::tests {

// Tries every move by the rules alone, nothing of the search: slow, and certain.

/// Whether a move of the side to move wins in n: whatever the opponent does, it has won at the start of its
/// n-th next turn at the latest (E11), or he has no move before (E12).
bool winsBy(const epaminondas::Position& position, epaminondas::Move move, int n);

/// Whether the side to move wins in n (rules.md); it has not won yet.
inline bool winsIn(const epaminondas::Position& position, int n) {
    epaminondas::MoveList moves;
    epaminondas::generate(position, moves);
    return std::any_of(moves.begin(), moves.end(),
                       [&](epaminondas::Move move) { return winsBy(position, move, n); });
}

inline bool winsBy(const epaminondas::Position& position, epaminondas::Move move, int n) {
    epaminondas::Position after = position;
    after.make(move);
    if (const auto outcome = after.outcome()) return outcome->winner == position.sideToMove();
    epaminondas::MoveList replies;
    epaminondas::generate(after, replies);
    return std::all_of(replies.begin(), replies.end(), [&](epaminondas::Move reply) {
        epaminondas::Position next = after;
        next.make(reply);
        if (const auto outcome = next.outcome()) return outcome->winner == position.sideToMove();
        return n > 1 && winsIn(next, n - 1);
    });
}

}  // namespace leuctra::tests
