// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/knowledge.h"
#include "combate/position.h"

#include <array>
#include <cstdint>

namespace leuctra::combate {

/// A list of plays on the stack.
class PlayList {
  public:
    /// No position holds more than 244: eight Soldados with 18 each and 25 other pieces with four.
    static constexpr int capacity = 256;

    void add(Play play) { plays_[static_cast<std::size_t>(size_++)] = play; }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Play operator[](int index) const { return plays_[static_cast<std::size_t>(index)]; }
    const Play* begin() const { return plays_.data(); }
    const Play* end() const { return plays_.data() + size_; }

  private:
    int size_ = 0;
    std::array<Play, capacity> plays_;
};

/// The legal plays of the side to move (C5–C9, C11), in no order that means anything; C16–C19 are not asked.
void generate(const Position& position, PlayList& plays);
/// The legal plays of the knowing side, which needs no hidden rank; empty when it is not its turn.
void generate(const Knowledge& knowledge, PlayList& plays);

/// Whether the side to move has any play (C18).
bool hasLegalPlay(const Position& position);
/// Whether the knowing side has any; false when it is not its turn.
bool hasLegalPlay(const Knowledge& knowledge);

/// Whether the play is legal; in a game that is over none is.
bool isLegal(const Position& position, Play play);

/// Leaves `depth` plies below; a finished position has no children. Depth 0 is one leaf.
std::uint64_t perft(Position& position, int depth);

}  // namespace leuctra::combate
