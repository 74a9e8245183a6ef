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
    constexpr Bitboard() = default;
    constexpr Bitboard(std::uint64_t low, std::uint64_t middle, std::uint64_t high)
        : words_{low, middle, high} {}

    constexpr bool contains(Square square) const { return words_[square >> 6] >> (square & 63) & 1; }
    constexpr void insert(Square square) { words_[square >> 6] |= std::uint64_t{1} << (square & 63); }
    constexpr void remove(Square square) { words_[square >> 6] &= ~(std::uint64_t{1} << (square & 63)); }

    constexpr int count() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }
    constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    constexpr std::uint64_t word(int index) const { return words_[static_cast<std::size_t>(index)]; }

    constexpr Bitboard operator|(const Bitboard& other) const {
        return {words_[0] | other.words_[0], words_[1] | other.words_[1], words_[2] | other.words_[2]};
    }
    constexpr Bitboard operator&(const Bitboard& other) const {
        return {words_[0] & other.words_[0], words_[1] & other.words_[1], words_[2] & other.words_[2]};
    }
    constexpr Bitboard operator^(const Bitboard& other) const {
        return {words_[0] ^ other.words_[0], words_[1] ^ other.words_[1], words_[2] ^ other.words_[2]};
    }
    bool operator==(const Bitboard&) const = default;

  private:
    std::array<std::uint64_t, 3> words_ = {0, 0, 0};
};

}  // namespace leuctra::epaminondas
