// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/bitboard.h"

/// For the functions of which move generation is made. It is compiled more than once, for different machines
/// (see movegen.cpp); what is inlined into one version cannot be called by another.
#define LEUCTRA_INLINE __attribute__((always_inline))

namespace leuctra::epaminondas {

/// A set of squares in the layout that move generation works in: rows of 16 bits, four to a word, so that two
/// spare columns catch what leaves the board. A shift leaves rubbish there and nowhere else; an intersection
/// with a clean set, one without rubbish, wipes it off.
class Rows {
  public:
    using Word = std::uint64_t;

    static constexpr int width = 16;
    static constexpr int wordCount = 3;

    Rows() = default;
    LEUCTRA_INLINE explicit constexpr Rows(const Bitboard& squares)
        : Rows(apart(squares.word(0)), apart(squares.word(0) >> 56 | squares.word(1) << 8),
               apart(squares.word(1) >> 48 | squares.word(2) << 16)) {}

    LEUCTRA_INLINE constexpr Rows operator&(const Rows& other) const {
        return {low_ & other.low_, middle_ & other.middle_, high_ & other.high_};
    }
    LEUCTRA_INLINE constexpr Rows operator|(const Rows& other) const {
        return {low_ | other.low_, middle_ | other.middle_, high_ | other.high_};
    }
    LEUCTRA_INLINE constexpr Rows without(const Rows& other) const {
        return {low_ & ~other.low_, middle_ & ~other.middle_, high_ & ~other.high_};
    }
    LEUCTRA_INLINE constexpr bool empty() const { return (low_ | middle_ | high_) == 0; }
    LEUCTRA_INLINE constexpr int count() const {
        return std::popcount(low_) + std::popcount(middle_) + std::popcount(high_);
    }
    LEUCTRA_INLINE constexpr Word word(int index) const {
        return index == 0 ? low_ : index == 1 ? middle_ : high_;
    }
    /// Whether the square at 16 · row + column is in the set; false beyond the edges.
    LEUCTRA_INLINE constexpr bool contains(int place) const {
        return place >= 0 && place < width * rowCount && (word(place >> 6) >> (place & 63) & 1) != 0;
    }

    /// Every square moved by a number of places. Precondition: clean.
    template <int stride>
    LEUCTRA_INLINE constexpr Rows shifted() const {
        static_assert(stride != 0 && stride > -64 && stride < 64);
        if constexpr (stride > 0) {
            return {low_ << stride, middle_ << stride | low_ >> (64 - stride),
                    high_ << stride | middle_ >> (64 - stride)};
        } else {
            return {low_ >> -stride | middle_ << (64 + stride), middle_ >> -stride | high_ << (64 + stride),
                    high_ >> -stride};
        }
    }

    /// Calls a function with the place, 16 · row + column, of every square.
    template <typename Function>
    LEUCTRA_INLINE void forEach(Function&& function) const {
        const Word words[wordCount] = {low_, middle_, high_};
        for (int index = 0; index < wordCount; ++index)
            for (Word rest = words[index]; rest != 0; rest &= rest - 1)
                function(64 * index + std::countr_zero(rest));
    }

  private:
    LEUCTRA_INLINE constexpr Rows(Word low, Word middle, Word high)
        : low_(low), middle_(middle), high_(high) {}

    /// Four rows of 14 bits each, moved apart to 16.
    LEUCTRA_INLINE static constexpr Word apart(Word rows) {
        const Word pairs = (rows & 0xFFF'FFFF) | (rows & 0xFF'FFFF'F000'0000) << 4;
        return (pairs & 0x3FFF'0000'3FFF) | (pairs & 0x0FFF'C000'0FFF'C000) << 2;
    }

    Word low_;
    Word middle_;
    Word high_;
};

/// The square at 16 · row + column.
constexpr Square squareAtPlace(int place) {
    return static_cast<Square>(place - (Rows::width - columnCount) * (place / Rows::width));
}

}  // namespace leuctra::epaminondas
