// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/evaluation.h"
#include "epaminondas/network.h"
#include "epaminondas/position.h"
#include "epaminondas/search_lines.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace leuctra::epaminondas {

/// A move as the transposition table keeps it; never 0.
constexpr std::uint16_t packed(Move move) {
    return static_cast<std::uint16_t>(move.rear | move.landing << 8);
}

/// A move with all that the search asks of it.
struct SearchMove {
    Square rear = 0;
    Square landing = 0;
    std::uint8_t direction = 0;
    std::uint8_t size = 1;      ///< stones of the group
    std::uint8_t distance = 1;  ///< squares travelled
    std::uint8_t captured = 0;  ///< stones
    std::int32_t order = 0;     ///< the higher, the earlier it is tried

    Move move() const { return {rear, landing}; }
    std::uint16_t packed() const { return epaminondas::packed(move()); }
};

/// The board as the search sees it: lines, key and evaluation, kept up to date move by move. Copied, not
/// unmade: a search keeps one a ply.
class SearchBoard {
  public:
    SearchBoard(const Position& position, const Evaluator& evaluator);

    Side sideToMove() const { return sideToMove_; }
    std::uint64_t key() const { return key_; }
    const Bitboard& stones(Side side) const { return stones_[slot(side)]; }
    LineBits line(Side side, int line) const { return lines_[slot(side)][static_cast<std::size_t>(line)]; }
    /// Four lines at once, 16 bits each: lines 4 · group to 4 · group + 3.
    std::uint64_t lineGroup(Side side, int group) const {
        std::uint64_t lines = 0;
        std::memcpy(&lines, lines_[slot(side)].data() + 4 * group, sizeof lines);
        return lines;
    }
    int stoneCount(Side side) const { return counts_[slot(side)]; }
    /// Stones of a side on the opponent's home row: what E11 counts.
    int crossed(Side side) const { return std::popcount(line(side, side == Side::First ? rowCount - 1 : 0)); }
    /// E11: the side to move has won.
    bool hasWon() const { return crossed(sideToMove_) > crossed(opponent(sideToMove_)); }
    /// The opponent wins by E11 unless this turn answers his incursion.
    bool isThreatened() const { return crossed(opponent(sideToMove_)) > crossed(sideToMove_); }
    /// Whether stones stand as E10 forbids it after a move to the far home row.
    bool isSymmetric(Symmetry reading) const;

    /// From the side to move.
    engine::Value evaluate() const;

    /// Makes a move of the generator or of find().
    void make(const SearchMove& move);
    /// Hands over the turn.
    void pass();

  private:
    static constexpr std::size_t slot(Side side) { return static_cast<std::size_t>(index(side)); }
    StoneChange flip(Side side, Square square);

    const Evaluator* evaluator_;
    std::uint64_t key_ = 0;
    std::array<Bitboard, 2> stones_;
    engine::Value value_ = 0;  ///< of stones and lines, for White
    std::array<int, 2> counts_{};
    Side sideToMove_ = Side::First;
    std::array<std::array<LineBits, lineCount>, 2> lines_{};
    std::array<std::int16_t, lineCount> lineValues_{};
    Network::Sums sums_;  ///< with a network only
};

}  // namespace leuctra::epaminondas
