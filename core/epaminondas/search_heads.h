// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/search_lines.h"

#include <bit>
#include <cstdint>

namespace leuctra::epaminondas {

/// A stone of the side to move that has no own stone before it in one direction of a line, and what it has
/// behind and before it there (E5–E8).
struct Head {
    int bit = 0;    ///< where it stands
    int size = 1;   ///< stones in line behind it, itself included
    int free = 0;   ///< empty squares before it
    int enemy = 0;  ///< enemy stones in a row behind those empty squares; 0: the edge or an own stone

    /// Whether some group of its line can capture.
    bool captures() const { return enemy > 0 && size > free && size > enemy; }
};

/// Calls visit(Head) for each head of a line in the rising direction that has a square before it and is one
/// of the squares `among`.
template <typename Visit>
inline void forEachHeadUp(std::uint32_t own, std::uint32_t enemy, int length, Visit&& visit,
                          std::uint32_t among = ~std::uint32_t{0}) {
    const std::uint32_t edge = std::uint32_t{1} << length;
    const std::uint32_t taken = own | enemy | edge;
    for (std::uint32_t heads = own & among & ~(own >> 1) & ~(edge >> 1); heads != 0; heads &= heads - 1) {
        Head head;
        head.bit = std::countr_zero(heads);
        head.size = std::countl_zero(~(own << (31 - head.bit)));
        const int next = head.bit + 1;
        head.free = std::countr_zero(taken >> next);
        head.enemy = std::countr_zero(~(enemy >> (next + head.free)));
        visit(head);
    }
}

/// As forEachHeadUp, in the falling direction.
template <typename Visit>
inline void forEachHeadDown(std::uint32_t own, std::uint32_t enemy, Visit&& visit,
                            std::uint32_t among = ~std::uint32_t{0}) {
    const std::uint32_t taken = own | enemy;
    for (std::uint32_t heads = own & among & ~(own << 1) & ~std::uint32_t{1}; heads != 0;
         heads &= heads - 1) {
        Head head;
        head.bit = std::countr_zero(heads);
        head.size = std::countr_zero(~(own >> head.bit));
        // What lies before the head, moved up so that the square before it is the topmost bit.
        const int shift = 32 - head.bit;
        const std::uint32_t before = taken << shift;
        head.free = before == 0 ? head.bit : std::countl_zero(before);
        if (head.free < head.bit) head.enemy = std::countl_zero(~(enemy << (shift + head.free)));
        visit(head);
    }
}

}  // namespace leuctra::epaminondas
