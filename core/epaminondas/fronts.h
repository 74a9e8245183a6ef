// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/position.h"
#include "epaminondas/rows.h"

namespace leuctra::epaminondas {

/// The stones of the side to move, those of its opponent and the empty squares.
struct Stones {
    LEUCTRA_INLINE explicit Stones(const Position& position)
        : own(position.stones(position.sideToMove())),
          enemy(position.stones(opponent(position.sideToMove()))),
          empty(Rows(wholeBoard).without(own | enemy)) {}

    Rows own;
    Rows enemy;
    Rows empty;
};

/// What lies before and behind a head, an own stone whose next square in some direction is not own.
struct HeadLine {
    int stones;   ///< own stones in line up to the head, itself included
    int free;     ///< empty squares before it
    int enemies;  ///< enemy stones in a row after those

    /// Moves without a capture of all groups with this front: by E5–E7 min(n, free) for each of n = 1 …
    /// stones.
    LEUCTRA_INLINE int plainMoves() const {
        const int least = free < stones ? free : stones;
        return least * (2 * stones - least + 1) / 2;
    }
    /// The smallest group that captures, by E8, provided that there are enemies; perhaps more than there are
    /// stones.
    LEUCTRA_INLINE int smallestCapture() const { return (free > enemies ? free : enemies) + 1; }
};

/// The moves of all groups whose front faces one direction, found together by shifts of whole boards.
///
/// The heads with at least n stones in line and k empty squares before them have one plain move each for
/// every n and every k ≤ n; they are found as sets. Captures are rarer and are worked out head by head. So
/// are all moves along rows, where lines are long in the opening and the bits of a line lie side by side.
template <Direction direction>
class Fronts {
  public:
    LEUCTRA_INLINE explicit Fronts(const Stones& stones) : stones_(stones) {}

    /// Calls visitor.plain<direction>(heads, size, distance) for moves of many heads at once, or
    /// visitor.plain<direction>(head, line) for all plain moves of one; and visitor.captures<direction>(head,
    /// line) for each head that has a line of two or more stones, some of which may reach an enemy.
    template <typename Visitor>
    LEUCTRA_INLINE void visit(Visitor& visitor) const {
        if constexpr (stepOf(direction).rows == 0)
            visitOneByOne(visitor);
        else
            visitTogether(visitor);
    }

  private:
    using Word = Rows::Word;

    static constexpr int stride = stepOf(direction).rows * Rows::width + stepOf(direction).columns;

    /// The squares whose next square is in a set; rubbish beyond the edges.
    LEUCTRA_INLINE static Rows behind(const Rows& squares) { return squares.template shifted<-stride>(); }

    template <typename Visitor>
    LEUCTRA_INLINE void visitTogether(Visitor& visitor) const {
        Rows heads[columnCount + 1];  // by stones in line at least; all with an empty square before them
        Rows run = stones_.own;
        Rows free = behind(stones_.empty);
        int longest = 0;
        for (Rows lined = run & free; !lined.empty(); lined = run & free) {
            heads[++longest] = lined;
            visitor.template plain<direction>(lined, longest, 1);
            run = run.template shifted<stride>() & stones_.own;
        }

        Rows contact = behind(stones_.enemy);
        Rows touching = stones_.own & stones_.own.template shifted<stride>() & contact;
        for (int distance = 2; distance <= longest; ++distance) {
            contact = behind(stones_.empty & contact);
            touching = touching | (heads[distance] & contact);
            free = behind(stones_.empty & free);
            int size = distance;
            for (; size <= longest; ++size) {
                const Rows lined = heads[size] & free;
                if (lined.empty()) break;
                visitor.template plain<direction>(lined, size, distance);
            }
            if (size == distance) break;
        }
        if (touching.empty()) return;
        touching.forEach([&](int head)
                             LEUCTRA_INLINE { visitor.template captures<direction>(head, lineOf(head)); });
    }

    /// Precondition: there is an enemy somewhere before the head, and nothing but empty squares between.
    LEUCTRA_INLINE HeadLine lineOf(int head) const {
        HeadLine line{1, 0, 0};
        for (int place = head - stride; stones_.own.contains(place); place -= stride)
            ++line.stones;
        int place = head + stride;
        for (; !stones_.enemy.contains(place); place += stride)
            ++line.free;
        for (; stones_.enemy.contains(place); place += stride)
            ++line.enemies;
        return line;
    }

    template <typename Visitor>
    LEUCTRA_INLINE void visitOneByOne(Visitor& visitor) const {
        const Rows heads = stones_.own & behind(stones_.enemy | stones_.empty);
        for (int index = 0; index < Rows::wordCount; ++index) {
            for (Word rest = heads.word(index); rest != 0; rest &= rest - 1) {
                const int bit = std::countr_zero(rest);
                const HeadLine line = lineInWord(index, bit);
                if (line.free > 0) visitor.template plain<direction>(64 * index + bit, line);
                if (line.enemies > 0) visitor.template captures<direction>(64 * index + bit, line);
            }
        }
    }

    /// The line of a head along its row. The spare columns are in no set, so that every run ends at the edge.
    LEUCTRA_INLINE HeadLine lineInWord(int index, int bit) const {
        const Word own = stones_.own.word(index);
        const Word empty = stones_.empty.word(index);
        const Word enemy = stones_.enemy.word(index);
        if constexpr (stride > 0) {
            const int free = std::countr_one(empty >> (bit + 1));
            return {std::countl_one(own << (63 - bit)), free, std::countr_one(enemy >> (bit + 1) >> free)};
        } else {
            const int free = std::countl_one(empty << (64 - bit));
            return {std::countr_one(own >> bit), free, std::countl_one(enemy << (64 - bit) << free)};
        }
    }

    const Stones& stones_;
};

/// Visits the moves of all eight directions.
template <typename Visitor>
LEUCTRA_INLINE inline void visitMoves(const Position& position, Visitor& visitor) {
    const Stones stones(position);
    Fronts<Direction::North>(stones).visit(visitor);
    Fronts<Direction::NorthEast>(stones).visit(visitor);
    Fronts<Direction::East>(stones).visit(visitor);
    Fronts<Direction::SouthEast>(stones).visit(visitor);
    Fronts<Direction::South>(stones).visit(visitor);
    Fronts<Direction::SouthWest>(stones).visit(visitor);
    Fronts<Direction::West>(stones).visit(visitor);
    Fronts<Direction::NorthWest>(stones).visit(visitor);
}

}  // namespace leuctra::epaminondas
