// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "base/result.h"
#include "base/side.h"
#include "epaminondas/bitboard.h"
#include "epaminondas/move.h"
#include "epaminondas/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leuctra::epaminondas {

/// What undo needs to take a move back.
struct Undo {
    std::array<Bitboard, 2> stones;
    std::uint64_t key = 0;
};

/// Stones, side to move and rules; no history (E13 needs a Game). Cheap to copy.
class Position {
  public:
    /// The start (E2), White to move.
    explicit Position(Rules rules = {});

    /// Reads a text of rules.md. Errors have part Position and a column.
    static Result<Position> parse(std::string_view text, Rules rules = {});
    /// The text of rules.md, the number of the move included.
    std::string text() const;

    const Rules& rules() const { return rules_; }
    Side sideToMove() const { return sideToMove_; }
    /// 1 for White's first move; rises after Black.
    int moveNumber() const { return moveNumber_; }
    const Bitboard& stones(Side side) const { return stones_[static_cast<std::size_t>(index(side))]; }
    std::optional<Side> at(Square square) const;
    /// Stones of a side on the opponent's home row: what E11 counts.
    int crossed(Side side) const;
    std::uint64_t key() const { return key_; }
    /// The key computed afresh; equal to key() always (for tests).
    std::uint64_t recomputedKey() const;

    /// Makes a legal move. Precondition: legal.
    Undo make(Move move);
    /// Takes back the move that returned this record; records are given back in reverse order.
    void unmake(const Undo& undo);

    /// E11 and E12; nothing while the game goes on. Repetition (E13) is the Game's.
    std::optional<Outcome> outcome() const;

  private:
    std::array<Bitboard, 2> stones_;
    std::uint64_t key_ = 0;
    int moveNumber_ = 1;
    Side sideToMove_ = Side::First;
    Rules rules_;
};

}  // namespace leuctra::epaminondas
