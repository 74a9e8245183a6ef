// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/search_moves.h"

#include "epaminondas/search_heads.h"

#include <algorithm>
#include <bit>

namespace leuctra::epaminondas {

namespace {

/// Turns the heads of one line and direction into moves.
class Lister {
  public:
    Lister(const Line& line, bool up, std::vector<SearchMove>& moves)
        : line_(line),
          sign_(up ? 1 : -1),
          direction_(static_cast<std::uint8_t>(up ? upOf(line.kind) : opposite(upOf(line.kind)))),
          moves_(moves) {}

    void quiet(const Head& head) const {
        for (int distance = 1; distance <= std::min(head.size, head.free); ++distance)
            groups(head, distance, distance, 0);
    }
    void quietAt(const Head& head, int distance) const {
        if (distance >= 1 && distance <= head.free) groups(head, distance, distance, 0);
    }
    void captures(const Head& head) const {
        if (head.captures()) groups(head, std::max(head.free, head.enemy) + 1, head.free + 1, head.enemy);
    }
    void fewCaptures(const Head& head) const {
        if (!head.captures()) return;
        const int smallest = std::max(head.free, head.enemy) + 1;
        group(head, smallest, head.free + 1, head.enemy);
        if (head.size > smallest) group(head, head.size, head.free + 1, head.enemy);
    }
    /// Whether a capture takes a stone from a home row.
    bool capturesAtHome(const Head& head) const {
        if (!head.captures()) return false;
        for (int i = 1; i <= head.enemy; ++i) {
            const int row = rowOf(square(head.bit + sign_ * (head.free + i)));
            if (row == 0 || row == rowCount - 1) return true;
        }
        return false;
    }

  private:
    Square square(int bit) const { return line_.squares[static_cast<std::size_t>(bit)]; }

    void groups(const Head& head, int smallest, int distance, int captured) const {
        for (int size = smallest; size <= head.size; ++size)
            group(head, size, distance, captured);
    }
    void group(const Head& head, int size, int distance, int captured) const {
        moves_.push_back({square(head.bit - sign_ * (size - 1)), square(head.bit + sign_ * distance),
                          direction_, static_cast<std::uint8_t>(size), static_cast<std::uint8_t>(distance),
                          static_cast<std::uint8_t>(captured), 0});
    }

    const Line& line_;
    int sign_;
    std::uint8_t direction_;
    std::vector<SearchMove>& moves_;
};

/// Squares from a head to the far home row along its line; 0 when the line does not lead there.
int toFarRow(const Line& line, const Head& head, bool up, Side mover) {
    if (line.kind == LineKind::Row || up != (mover == Side::First)) return 0;
    const Square last = up ? line.squares[line.length - std::size_t{1}] : line.squares[0];
    if (rowOf(last) != (up ? rowCount - 1 : 0)) return 0;
    return up ? line.length - 1 - head.bit : head.bit;
}

template <MoveKind kind>
void addFromHead(const Line& line, const Head& head, bool up, Side mover, std::vector<SearchMove>& moves) {
    const Lister lister(line, up, moves);
    if constexpr (kind == MoveKind::Captures) lister.captures(head);
    if constexpr (kind == MoveKind::FewCaptures) lister.fewCaptures(head);
    if constexpr (kind == MoveKind::Quiet) lister.quiet(head);
    if constexpr (kind == MoveKind::Incursions) lister.quietAt(head, toFarRow(line, head, up, mover));
    if constexpr (kind == MoveKind::Answers) {
        lister.quietAt(head, toFarRow(line, head, up, mover));
        if (lister.capturesAtHome(head)) lister.captures(head);
    }
}

/// Whether the foremost stone of a line has nothing before it, and at least as many stones behind it as it
/// would have to go.
bool mayReachFarRow(const Line& line, std::uint32_t own, std::uint32_t enemy, Side mover) {
    if (mover == Side::First) {
        const int foremost = std::bit_width(own) - 1;
        const int away = line.length - 1 - foremost;
        return away > 0 && enemy >> foremost == 0 && std::countl_one(own << (31 - foremost)) >= away;
    }
    const int foremost = std::countr_zero(own);
    return foremost > 0 && (enemy & ((std::uint32_t{1} << foremost) - 1)) == 0 &&
           std::countr_one(own >> foremost) >= foremost;
}

/// The top bit of each 16 that are not all zero; lines have 14 bits at most.
constexpr std::uint64_t filled(std::uint64_t lines) {
    constexpr std::uint64_t allButTop = 0x7FFF'7FFF'7FFF'7FFF;
    return (lines + allButTop) & ~allButTop;
}

/// Which of four lines may hold moves of a kind, as filled() says it.
template <MoveKind kind>
std::uint64_t promising(std::uint64_t own, std::uint64_t enemy) {
    // No line has a bit 15, so that a shift by one brings nothing over from the line above.
    if constexpr (kind == MoveKind::Captures || kind == MoveKind::FewCaptures)
        return filled(own & (own >> 1)) & filled(enemy);
    return filled(own);
}

template <MoveKind kind>
void addAll(const SearchBoard& board, std::vector<SearchMove>& moves) {
    static_assert(std::endian::native == std::endian::little && lineCount % 4 == 0 && rowCount % 4 == 0);
    const Side mover = board.sideToMove();
    constexpr int firstGroup = kind == MoveKind::Incursions ? rowCount / 4 : 0;
    for (int group = firstGroup; group < lineCount / 4; ++group) {
        const std::uint64_t ownLines = board.lineGroup(mover, group);
        const std::uint64_t enemyLines = board.lineGroup(opponent(mover), group);
        for (std::uint64_t rest = promising<kind>(ownLines, enemyLines); rest != 0; rest &= rest - 1) {
            const int place = std::countr_zero(rest) / 16;
            const Line& line = lineAt(4 * group + place);
            const auto own = static_cast<LineBits>(ownLines >> (16 * place));
            const auto enemy = static_cast<LineBits>(enemyLines >> (16 * place));
            if (kind == MoveKind::Incursions && !mayReachFarRow(line, own, enemy, mover)) continue;
            constexpr bool pairsOnly = kind == MoveKind::Captures || kind == MoveKind::FewCaptures;
            constexpr std::uint32_t all = ~std::uint32_t{0};
            const auto add = [&](bool up) {
                return [&, up](const Head& head) { addFromHead<kind>(line, head, up, mover, moves); };
            };
            if (kind != MoveKind::Incursions || mover == Side::First)
                forEachHeadUp(own, enemy, line.length, add(true), pairsOnly ? std::uint32_t{own} << 1 : all);
            if (kind != MoveKind::Incursions || mover == Side::Second)
                forEachHeadDown(own, enemy, add(false), pairsOnly ? std::uint32_t{own} >> 1 : all);
        }
    }
}

}  // namespace

void addMoves(const SearchBoard& board, MoveKind kind, std::vector<SearchMove>& moves) {
    switch (kind) {
        case MoveKind::Captures:
            return addAll<MoveKind::Captures>(board, moves);
        case MoveKind::FewCaptures:
            return addAll<MoveKind::FewCaptures>(board, moves);
        case MoveKind::Incursions:
            return addAll<MoveKind::Incursions>(board, moves);
        case MoveKind::Quiet:
            return addAll<MoveKind::Quiet>(board, moves);
        case MoveKind::Answers:
            return addAll<MoveKind::Answers>(board, moves);
    }
}

std::optional<SearchMove> findMove(const SearchBoard& board, Move move) {
    if (move.rear >= squareCount || move.landing >= squareCount) return std::nullopt;
    const auto direction = directionBetween(move.rear, move.landing);
    if (!direction) return std::nullopt;
    const Side mover = board.sideToMove();
    const Spot rear = spotOf(move.rear, kindOf(*direction));
    const Spot landing = spotOf(move.landing, kindOf(*direction));
    const std::uint32_t own = board.line(mover, rear.line);
    const std::uint32_t enemy = board.line(opponent(mover), rear.line);
    if (!(own >> rear.bit & 1) || own >> landing.bit & 1) return std::nullopt;

    const bool up = isUp(*direction);
    std::optional<SearchMove> found;
    const auto look = [&](const Head& head) {
        const int size = 1 + (up ? head.bit - rear.bit : rear.bit - head.bit);
        const int distance = up ? landing.bit - head.bit : head.bit - landing.bit;
        if (size < 1 || size > head.size) return;
        const bool captures = distance == head.free + 1 && head.enemy > 0;
        if (captures ? size <= head.enemy || size < distance
                     : distance < 1 || distance > std::min(size, head.free))
            return;
        found = SearchMove{move.rear,
                           move.landing,
                           static_cast<std::uint8_t>(*direction),
                           static_cast<std::uint8_t>(size),
                           static_cast<std::uint8_t>(distance),
                           static_cast<std::uint8_t>(captures ? head.enemy : 0),
                           0};
    };
    if (up)
        forEachHeadUp(own, enemy, lineAt(rear.line).length, look);
    else
        forEachHeadDown(own, enemy, look);
    return found;
}

}  // namespace leuctra::epaminondas
