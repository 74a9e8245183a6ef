// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/square.h"

#include <array>
#include <bit>
#include <cstdint>

namespace leuctra::combate {

/// A set of squares as a hundred bits.
class SquareSet {
  public:
    constexpr void insert(Square square) { words_[square / 64] |= bit(square); }
    constexpr void remove(Square square) { words_[square / 64] &= ~bit(square); }
    constexpr bool contains(Square square) const { return (words_[square / 64] & bit(square)) != 0; }
    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }

    /// Calls `visit(square)` from a1 to j10 until it returns true; says whether it did.
    template <typename Visit>
    constexpr bool anyOf(Visit&& visit) const {
        for (unsigned word = 0; word < 2; ++word) {
            for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1) {
                const auto offset = static_cast<unsigned>(std::countr_zero(rest));
                if (visit(static_cast<Square>(word * 64 + offset))) return true;
            }
        }
        return false;
    }

    /// The squares next to one of the set (C6), whatever stands between.
    constexpr SquareSet neighbours() const {
        SquareSet all;
        const SquareSet east = without(lastColumn).shiftedUp(1);
        const SquareSet west = without(firstColumn).shiftedDown(1);
        const SquareSet north = shiftedUp(boardSize);
        const SquareSet south = shiftedDown(boardSize);
        for (std::size_t word = 0; word < 2; ++word)
            all.words_[word] =
                east.words_[word] | west.words_[word] | north.words_[word] | south.words_[word];
        return all;
    }
    constexpr SquareSet operator&(const SquareSet& other) const {
        return SquareSet({words_[0] & other.words_[0], words_[1] & other.words_[1]});
    }
    constexpr SquareSet operator|(const SquareSet& other) const {
        return SquareSet({words_[0] | other.words_[0], words_[1] | other.words_[1]});
    }

    bool operator==(const SquareSet&) const = default;

    constexpr SquareSet() = default;

  private:
    using Words = std::array<std::uint64_t, 2>;

    constexpr explicit SquareSet(const Words& words) : words_(words) {}

    static constexpr Words column(int number) {
        Words words{};
        for (int row = 0; row < boardSize; ++row)
            words[squareAt(number, row) / 64U] |= bit(squareAt(number, row));
        return words;
    }
    constexpr SquareSet without(int number) const {
        const Words left = column(number);
        return SquareSet({words_[0] & ~left[0], words_[1] & ~left[1]});
    }
    constexpr SquareSet shiftedUp(unsigned squares) const {
        return SquareSet({words_[0] << squares, (words_[1] << squares) | (words_[0] >> (64 - squares))});
    }
    constexpr SquareSet shiftedDown(unsigned squares) const {
        return SquareSet({(words_[0] >> squares) | (words_[1] << (64 - squares)), words_[1] >> squares});
    }

    static constexpr int firstColumn = 0;
    static constexpr int lastColumn = boardSize - 1;

    static constexpr std::uint64_t bit(Square square) { return std::uint64_t{1} << (square % 64); }

    Words words_{};
};

}  // namespace leuctra::combate
