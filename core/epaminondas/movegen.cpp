// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/movegen.h"

#include "epaminondas/fronts.h"
#include "epaminondas/generator.h"
#include "epaminondas/symmetry.h"
#include "epaminondas/why_illegal.h"

namespace leuctra::epaminondas {

/// Writes moves into a list; they are in it when the writer is gone.
class MoveWriter {
  public:
    LEUCTRA_INLINE explicit MoveWriter(MoveList& list) : list_(list), next_(list.moves_.data()) {}
    LEUCTRA_INLINE ~MoveWriter() { list_.size_ = static_cast<int>(next_ - list_.moves_.data()); }
    MoveWriter(const MoveWriter&) = delete;
    MoveWriter& operator=(const MoveWriter&) = delete;

    template <Direction direction>
    LEUCTRA_INLINE void plain(const Rows& heads, int size, int distance) {
        heads.forEach([&](int head) LEUCTRA_INLINE { add<direction>(head, size, distance); });
    }
    template <Direction direction>
    LEUCTRA_INLINE void plain(int head, const HeadLine& line) {
        for (int size = 1; size <= line.stones; ++size)
            for (int distance = 1; distance <= size && distance <= line.free; ++distance)
                add<direction>(head, size, distance);
    }
    template <Direction direction>
    LEUCTRA_INLINE void captures(int head, const HeadLine& line) {
        for (int size = line.smallestCapture(); size <= line.stones; ++size)
            add<direction>(head, size, line.free + 1);
    }

  private:
    template <Direction direction>
    LEUCTRA_INLINE void add(int head, int size, int distance) {
        const int square = squareAtPlace(head);
        *next_++ = {static_cast<Square>(square - (size - 1) * strideOf(direction)),
                    static_cast<Square>(square + distance * strideOf(direction))};
    }

    MoveList& list_;
    Move* next_;
};

namespace {

struct MoveCounter {
    template <Direction>
    LEUCTRA_INLINE void plain(const Rows& heads, int /*size*/, int /*distance*/) {
        count += heads.count();
    }
    template <Direction>
    LEUCTRA_INLINE void plain(int /*head*/, const HeadLine& line) {
        count += line.plainMoves();
    }
    template <Direction>
    LEUCTRA_INLINE void captures(int /*head*/, const HeadLine& line) {
        if (line.smallestCapture() <= line.stones) count += line.stones - line.smallestCapture() + 1;
    }

    int count = 0;
};

LEUCTRA_INLINE inline int countAllowed(const Position& position) {
    MoveCounter counter;
    visitMoves(position, counter);
    return counter.count;
}

LEUCTRA_INLINE inline void listAllowed(const Position& position, MoveList& moves) {
    MoveWriter writer(moves);
    visitMoves(position, writer);
}

int countAnywhere(const Position& position) {
    return countAllowed(position);
}
void listAnywhere(const Position& position, MoveList& moves) {
    listAllowed(position, moves);
}

#if defined(__x86_64__)

// With instructions that count and scan bits, which not every x86-64 has.
#define LEUCTRA_NEWER __attribute__((target("bmi,bmi2,lzcnt,popcnt")))

LEUCTRA_NEWER int countOnNewer(const Position& position) {
    return countAllowed(position);
}
LEUCTRA_NEWER void listOnNewer(const Position& position, MoveList& moves) {
    listAllowed(position, moves);
}

constexpr Generator generators[] = {{countOnNewer, listOnNewer}, {countAnywhere, listAnywhere}};

bool isNewer() {
    // Every machine with avx2 and bmi2 has lzcnt as well, which not every compiler knows to ask for.
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}

#else

constexpr Generator generators[] = {{countAnywhere, listAnywhere}};

bool isNewer() {
    return true;
}

#endif

const Generator& fastest() {
    static const Generator chosen = usableGenerators().front();
    return chosen;
}

}  // namespace

std::span<const Generator> usableGenerators() {
    return isNewer() ? std::span(generators) : std::span(generators).last(1);
}

void generate(const Position& position, MoveList& moves) {
    fastest().list(position, moves);
    if (columnsToWatch(position) == 0) return;
    MoveList barred;
    barredBySymmetry(position, barred);
    for (const Move move : barred)
        moves.remove(move);
}

int countMoves(const Position& position) {
    const int allowed = fastest().count(position);
    if (columnsToWatch(position) == 0) return allowed;
    MoveList barred;
    barredBySymmetry(position, barred);
    return allowed - barred.size();
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
