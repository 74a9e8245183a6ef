// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/square.h"

#include <array>
#include <bit>
#include <cstdint>

namespace leuctra::epaminondas {

/// A set of squares: one bit each in three words, bit i of word w is square 64·w + i.
class Bitboard {
  public:
    static constexpr int wordCount = 3;

    constexpr Bitboard() = default;
    constexpr Bitboard(std::uint64_t low, std::uint64_t middle, std::uint64_t high)
        : words_{low, middle, high} {}

    constexpr bool contains(Square square) const { return words_[square >> 6] >> (square & 63) & 1; }
    constexpr void insert(Square square) { words_[square >> 6] |= std::uint64_t{1} << (square & 63); }
    constexpr void remove(Square square) { words_[square >> 6] &= ~(std::uint64_t{1} << (square & 63)); }
    /// Inserts a square that is not in the set, removes one that is.
    constexpr void toggle(Square square) { words_[square >> 6] ^= std::uint64_t{1} << (square & 63); }

    constexpr int count() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }
    constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    constexpr std::uint64_t word(int index) const { return words_[static_cast<std::size_t>(index)]; }
    /// The squares of one row: bit 0 is column a, bit 13 column n.
    constexpr std::uint32_t row(int row) const {
        constexpr std::uint64_t rowMask = (1 << columnCount) - 1;
        const int first = row * columnCount;
        const int word = first >> 6;
        const int shift = first & 63;
        std::uint64_t bits = words_[static_cast<std::size_t>(word)] >> shift;
        if (shift > 64 - columnCount) bits |= words_[static_cast<std::size_t>(word + 1)] << (64 - shift);
        return static_cast<std::uint32_t>(bits & rowMask);
    }

    constexpr Bitboard operator|(const Bitboard& other) const {
        return {words_[0] | other.words_[0], words_[1] | other.words_[1], words_[2] | other.words_[2]};
    }
    constexpr Bitboard operator&(const Bitboard& other) const {
        return {words_[0] & other.words_[0], words_[1] & other.words_[1], words_[2] & other.words_[2]};
    }
    constexpr Bitboard operator^(const Bitboard& other) const {
        return {words_[0] ^ other.words_[0], words_[1] ^ other.words_[1], words_[2] ^ other.words_[2]};
    }
    /// The squares of this set that are not in the other.
    constexpr Bitboard without(const Bitboard& other) const {
        return {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1], words_[2] & ~other.words_[2]};
    }
    /// Every square moved by `stride` indexes (-63 to 63, not 0); nothing is done about the edges of the
    /// board.
    template <int stride>
    constexpr Bitboard shifted() const {
        static_assert(stride != 0 && stride > -64 && stride < 64);
        if constexpr (stride > 0) {
            return {words_[0] << stride, words_[1] << stride | words_[0] >> (64 - stride),
                    words_[2] << stride | words_[1] >> (64 - stride)};
        } else {
            return {words_[0] >> -stride | words_[1] << (64 + stride),
                    words_[1] >> -stride | words_[2] << (64 + stride), words_[2] >> -stride};
        }
    }
    bool operator==(const Bitboard&) const = default;

    /// Calls a function with every square of the set, in rising order.
    template <typename Function>
    constexpr void forEach(Function&& function) const {
        for (int i = 0; i < wordCount; ++i) {
            for (std::uint64_t rest = word(i); rest != 0; rest &= rest - 1)
                function(static_cast<Square>(64 * i + std::countr_zero(rest)));
        }
    }

  private:
    std::array<std::uint64_t, wordCount> words_ = {0, 0, 0};
};

/// All squares of the board.
inline constexpr Bitboard wholeBoard{~std::uint64_t{0}, ~std::uint64_t{0},
                                     (std::uint64_t{1} << (squareCount - 128)) - 1};

/// The squares that can be entered by one step in a direction without coming from beyond an edge.
constexpr Bitboard enterable(Direction direction) {
    Bitboard squares;
    for (int square = 0; square < squareCount; ++square)
        if (neighbour(static_cast<Square>(square), opposite(direction)))
            squares.insert(static_cast<Square>(square));
    return squares;
}

}  // namespace leuctra::epaminondas
