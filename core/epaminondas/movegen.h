// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/position.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace leuctra::epaminondas {

/// A list of moves on the stack. The capacity is above what any position can hold (see movegen.cpp).
class MoveList {
  public:
    static constexpr int capacity = 4096;

    void clear() { size_ = 0; }
    /// Precondition: the move is in the list. The order of the others may change.
    void remove(Move move) {
        Move& found = *std::find(moves_.begin(), moves_.begin() + size_, move);
        --size_;
        found = moves_[static_cast<std::size_t>(size_)];
    }
    void add(Move move) { moves_[static_cast<std::size_t>(size_++)] = move; }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](int index) const { return moves_[static_cast<std::size_t>(index)]; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }

  private:
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
