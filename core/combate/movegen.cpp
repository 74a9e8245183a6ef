// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/movegen.h"

#include "combate/why_illegal.h"

namespace leuctra::combate {

namespace {

enum class Occupant : std::uint8_t { Nobody, Own, Enemy };

/// The board as the side to move sees it, from the whole position.
class PositionBoard {
  public:
    explicit PositionBoard(const Position& position) : position_(position), side_(position.sideToMove()) {}

    Occupant at(Square square) const {
        const auto piece = position_.at(square);
        if (!piece) return Occupant::Nobody;
        return piece->side == side_ ? Occupant::Own : Occupant::Enemy;
    }
    bool isScout(Square square) const { return position_.at(square)->rank == Rank::Scout; }
    const Rules& rules() const { return position_.rules(); }
    const Shuttle& shuttle() const { return position_.shuttle(side_); }

    template <typename Visit>
    bool anyMover(Visit&& visit) const {
        return position_.movers(side_).anyOf(visit);
    }

  private:
    const Position& position_;
    Side side_;
};

/// The same from what one side knows.
class KnownBoard {
  public:
    explicit KnownBoard(const Knowledge& knowledge) : knowledge_(knowledge) {}

    Occupant at(Square square) const {
        if (knowledge_.ownAt(square)) return Occupant::Own;
        return knowledge_.enemyAt(square) ? Occupant::Enemy : Occupant::Nobody;
    }
    bool isScout(Square square) const {
        return knowledge_.own()[static_cast<std::size_t>(*knowledge_.ownAt(square))].rank == Rank::Scout;
    }
    const Rules& rules() const { return knowledge_.rules(); }
    const Shuttle& shuttle() const { return knowledge_.shuttle(knowledge_.side()); }

    template <typename Visit>
    bool anyMover(Visit&& visit) const {
        for (const OwnPiece& piece : knowledge_.own()) {
            if (piece.square && canMove(piece.rank) && visit(*piece.square)) return true;
        }
        return false;
    }

  private:
    const Knowledge& knowledge_;
};

/// Calls `visit(play)` for each legal play until it returns true; says whether it did.
template <typename Board, typename Visit>
bool anyPlay(const Board& board, Visit&& visit) {
    const Rules& rules = board.rules();
    const Shuttle& shuttle = board.shuttle();
    return board.anyMover([&](Square from) {
        const bool scout = board.isScout(from);
        for (std::size_t direction = 0; direction < directions.size(); ++direction) {
            bool first = true;
            for (Square to = neighbour(from, direction); to != barred; to = neighbour(to, direction)) {
                const Occupant occupant = board.at(to);
                const bool attack = occupant == Occupant::Enemy;
                const bool reachable =
                    occupant == Occupant::Nobody || (attack && (first || rules.scoutRunsIntoAttack));
                if (reachable && !shuttle.bars({from, to}, attack, rules) && visit(Play{from, to}))
                    return true;
                if (occupant != Occupant::Nobody || !scout) break;
                first = false;
            }
        }
        return false;
    });
}

template <typename Board>
void collect(const Board& board, PlayList& plays) {
    anyPlay(board, [&plays](Play play) {
        plays.add(play);
        return false;
    });
}

/// C16, C17 and C19; C18 is a position without plays.
bool isOverBeforeItsPlays(const Position& position) {
    const int limit = position.rules().quietLimit;
    return !position.hasStandard(Side::First) || !position.hasStandard(Side::Second) ||
           position.movers(Side::First).empty() || position.movers(Side::Second).empty() ||
           (limit > 0 && position.quietPlies() >= limit);
}

}  // namespace

void generate(const Position& position, PlayList& plays) {
    collect(PositionBoard(position), plays);
}

void generate(const Knowledge& knowledge, PlayList& plays) {
    if (knowledge.sideToMove() == knowledge.side()) collect(KnownBoard(knowledge), plays);
}

bool hasLegalPlay(const Position& position) {
    return anyPlay(PositionBoard(position), [](Play) { return true; });
}

bool hasLegalPlay(const Knowledge& knowledge) {
    return knowledge.sideToMove() == knowledge.side() &&
           anyPlay(KnownBoard(knowledge), [](Play) { return true; });
}

bool isLegal(const Position& position, Play play) {
    return !whyIllegal(position, play);
}

std::uint64_t perft(Position& position, int depth) {
    if (depth == 0) return 1;
    if (isOverBeforeItsPlays(position)) return 0;
    PlayList plays;
    generate(position, plays);
    if (depth == 1) return static_cast<std::uint64_t>(plays.size());
    std::uint64_t leaves = 0;
    for (const Play play : plays) {
        const Position::Undo undo = position.make(play);
        leaves += perft(position, depth - 1);
        position.unmake(undo);
    }
    return leaves;
}

}  // namespace leuctra::combate
