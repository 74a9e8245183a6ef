// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/position.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace leuctra::epaminondas {

/// A list of moves on the stack. A fresh one is empty and costs nothing.
class MoveList {
  public:
    /// No position has more moves, whatever stones stand on it. A move goes along one of the 72 lines of the
    /// board (12 rows, 14 columns, 46 diagonals of two squares or more), and of all the ways to fill a line
    /// of m = 2, 3 … 14 squares none gives a side more than 1, 2, 4, 6, 8, 11, 14, 18, 22, 26, 31, 36, 42
    /// moves. So there are at most 12 · 42 + 14 · 31 + 4 · (1 + 2 + 4 + 6 + 8 + 11 + 14 + 18 + 22 + 26) + 6 ·
    /// 31 moves.
    static constexpr int capacity = 1572;

    MoveList() = default;

    void clear() { size_ = 0; }
    void add(Move move) { moves_[static_cast<std::size_t>(size_++)] = move; }
    /// Precondition: the move is in the list. The order of the others may change.
    void remove(Move move) {
        Move& found = *std::find(moves_.begin(), moves_.begin() + size_, move);
        --size_;
        found = moves_[static_cast<std::size_t>(size_)];
    }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](int index) const { return moves_[static_cast<std::size_t>(index)]; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }

  private:
    friend class MoveWriter;

    int size_ = 0;
    std::array<Move, capacity> moves_;
};

/// Replaces the list by all legal moves (E3–E10), in no order that means anything; E11 and E12 are not asked.
void generate(const Position& position, MoveList& moves);
/// How many moves generate() would list, without listing them.
int countMoves(const Position& position);
/// Whether a pair of squares is a legal move; false for a finished position.
bool isLegal(const Position& position, Move move);

/// Leaves `depth` plies below; a finished position (E11, E12) has no children. Depth 0 is one leaf. E13 is
/// not asked.
std::uint64_t perft(Position& position, int depth);

}  // namespace leuctra::epaminondas
