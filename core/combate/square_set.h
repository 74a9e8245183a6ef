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

    bool operator==(const SquareSet&) const = default;

  private:
    static constexpr std::uint64_t bit(Square square) { return std::uint64_t{1} << (square % 64); }

    std::array<std::uint64_t, 2> words_{};
};

}  // namespace leuctra::combate
