// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/movegen.h"

#include "epaminondas/symmetry.h"
#include "epaminondas/why_illegal.h"

#include <algorithm>

// The moves of all groups whose front faces one direction are found together, by shifts of whole boards. Let
// a head be an own stone whose next square in the direction is not own; L stones stand behind it, itself
// included, F empty squares before it, and then E enemy stones in a row. By E5–E8 its groups of n = 1 … L
// stones have
//     min(n, F) plain moves each, and one capture each if n > F and n > E > 0.
// So a set of heads with L ≥ n and F ≥ k has one plain move a head for each n and k ≤ n: counting is
// popcounts, and listing is walking through the sets.
//
// This is compiled twice on x86-64: for every machine, and for those that have the instructions to count and
// scan bits (popcnt, bmi). The functions marked KERNEL are always inlined into one or the other, so that no
// code for the newer machines can end up in a function that the older ones call.
#define LEUCTRA_KERNEL [[gnu::always_inline]] inline

namespace leuctra::epaminondas {

namespace {

struct Stones {
    Bitboard own;
    Bitboard enemy;
};

LEUCTRA_KERNEL Stones stonesOfMover(const Position& position) {
    return {position.stones(position.sideToMove()), position.stones(opponent(position.sideToMove()))};
}

template <Direction direction>
class Heads {
  public:
    LEUCTRA_KERNEL explicit Heads(const Stones& stones)
        : own_(stones.own & enterableHere),
          enemy_(stones.enemy & enterableHere),
          empty_(enterableHere.without(stones.own | stones.enemy)) {
        lined_[1] = stones.own & behind(enemy_ | empty_);
        Bitboard run = stones.own;
        const Bitboard heads = lined_[1];
        while (!lined_[static_cast<std::size_t>(longest_)].empty()) {
            run = run.template shifted<stride>() & own_;
            lined_[static_cast<std::size_t>(++longest_)] = run & heads;
        }
        --longest_;
    }

    /// Calls plain(heads, size, distance) and capture(head, smallest size, largest size, distance).
    template <typename Plain, typename Capture>
    LEUCTRA_KERNEL void visit(Plain&& plain, Capture&& capture) const {
        Bitboard free = wholeBoard;
        Bitboard contact = behind(enemy_);
        for (int distance = 1; distance <= longest_; ++distance) {
            captures(lined(std::max(distance, 2)) & free & contact, distance, capture);
            free = behind(empty_ & free);
            contact = behind(empty_ & contact);
            for (int size = distance; size <= longest_; ++size) {
                const Bitboard heads = lined(size) & free;
                if (heads.empty()) {
                    if (size == distance) return;
                    break;
                }
                plain(heads, size, distance);
            }
        }
    }

    static constexpr int stride = strideOf(direction);

  private:
    static constexpr Bitboard enterableHere = enterable(direction);

    /// The squares whose next square is in a set of enterable squares.
    LEUCTRA_KERNEL static Bitboard behind(const Bitboard& squares) { return squares.shifted<-stride>(); }

    /// Heads with at least `size` stones in line; none beyond the longest line.
    LEUCTRA_KERNEL Bitboard lined(int size) const {
        return size <= longest_ ? lined_[static_cast<std::size_t>(size)] : Bitboard{};
    }

    template <typename Capture>
    LEUCTRA_KERNEL void captures(const Bitboard& heads, int distance, Capture& capture) const {
        heads.forEach([&](Square head) {
            int most = std::max(distance, 2);
            while (most < longest_ && lined_[static_cast<std::size_t>(most + 1)].contains(head))
                ++most;
            int hit = head + distance * stride;
            int enemies = 1;
            while (enemies < most) {
                hit += stride;
                if (hit < 0 || hit >= squareCount || !enemy_.contains(static_cast<Square>(hit))) break;
                ++enemies;
            }
            const int least = std::max(distance, enemies + 1);
            if (least <= most) capture(head, least, most, distance);
        });
    }

    Bitboard own_;
    Bitboard enemy_;
    Bitboard empty_;
    int longest_ = 1;                              ///< stones of the longest line behind any head
    std::array<Bitboard, columnCount + 2> lined_;  ///< heads with at least so many stones in line, from 1 on
};

/// Calls a function with a Heads of each direction.
template <typename Function>
LEUCTRA_KERNEL void forEachDirection(const Stones& stones, Function&& function) {
    function(Heads<Direction::North>(stones));
    function(Heads<Direction::NorthEast>(stones));
    function(Heads<Direction::East>(stones));
    function(Heads<Direction::SouthEast>(stones));
    function(Heads<Direction::South>(stones));
    function(Heads<Direction::SouthWest>(stones));
    function(Heads<Direction::West>(stones));
    function(Heads<Direction::NorthWest>(stones));
}

LEUCTRA_KERNEL int countAllowed(const Stones& stones) {
    int count = 0;
    forEachDirection(stones, [&count](const auto& heads) {
        heads.visit([&count](const Bitboard& set, int, int) { count += set.count(); },
                    [&count](Square, int least, int most, int) { count += most - least + 1; });
    });
    return count;
}

LEUCTRA_KERNEL void listAllowed(const Stones& stones, MoveList& moves) {
    forEachDirection(stones, [&moves](const auto& heads) {
        constexpr int stride = std::remove_cvref_t<decltype(heads)>::stride;
        const auto add = [&moves](Square head, int size, int distance) {
            moves.add({static_cast<Square>(head - (size - 1) * stride),
                       static_cast<Square>(head + distance * stride)});
        };
        heads.visit([&](const Bitboard& set, int size,
                        int distance) { set.forEach([&](Square head) { add(head, size, distance); }); },
                    [&](Square head, int least, int most, int distance) {
                        for (int size = least; size <= most; ++size)
                            add(head, size, distance);
                    });
    });
}

int countBarred(const Position& position) {
    if (columnsToWatch(position) == 0) return 0;
    MoveList barred;
    barredBySymmetry(position, barred);
    return barred.size();
}

}  // namespace

void generate(const Position& position, MoveList& moves) {
    moves.clear();
    listAllowed(stonesOfMover(position), moves);
    if (columnsToWatch(position) == 0) return;
    MoveList barred;
    barredBySymmetry(position, barred);
    for (const Move move : barred)
        moves.remove(move);
}

int countMoves(const Position& position) {
    return countAllowed(stonesOfMover(position)) - countBarred(position);
}

bool isLegal(const Position& position, Move move) {
    return !whyIllegal(position, move.rear, move.landing);
}

std::uint64_t perft(Position& position, int depth) {
    if (depth == 0) return 1;
    const Side side = position.sideToMove();
    if (position.crossed(side) > position.crossed(opponent(side))) return 0;
    if (depth == 1) return static_cast<std::uint64_t>(countMoves(position));

    MoveList moves;
    generate(position, moves);
    std::uint64_t leaves = 0;
    for (const Move move : moves) {
        const Undo undo = position.make(move);
        leaves += perft(position, depth - 1);
        position.unmake(undo);
    }
    return leaves;
}

}  // namespace leuctra::epaminondas
