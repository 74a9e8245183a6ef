// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/world.h"

#include <algorithm>
#include <bit>

namespace leuctra::combate {

namespace {

struct Keys {
    std::array<std::array<std::array<std::uint64_t, squareCount>, rankCount>, 4> pieces;  ///< by camp, known
    std::uint64_t enemyToMove;
};

const Keys& keys() {
    static const Keys all = [] {
        Keys made{};
        Random random(0x576F726C64ULL);
        for (auto& camp : made.pieces) {
            for (auto& rank : camp) {
                for (std::uint64_t& key : rank)
                    key = random();
            }
        }
        made.enemyToMove = random();
        return made;
    }();
    return all;
}

Course courseOf(Rank attacker, Rank defender) {
    if (defender == Rank::Flag) return Course::Flag;
    const Duel settled = duel(attacker, defender);
    return settled.attackerStands() ? Course::Win : settled.defenderStands() ? Course::Loss : Course::Tie;
}

}  // namespace

World::World(const Knowledge& knowledge, const Army& enemy, const std::bitset<armySize>& forgotten,
             const Outlook& outlook, std::uint64_t salt)
    : outlook_(&outlook),
      rules_(knowledge.rules()),
      key_(salt),
      toMove_(knowledge.sideToMove() == knowledge.side() ? Camp::Own : Camp::Enemy) {
    at_.fill(nobody);
    for (int n = 0; n < armySize; ++n) {
        const OwnPiece& own = knowledge.own()[slot(n)];
        if (own.square) stand(n, *own.square, own.rank, own.revealedAt >= 0, own.moved);
        const EnemyPiece& other = knowledge.enemy()[slot(n)];
        if (other.square)
            stand(armySize + n, *other.square, enemy[slot(n)], other.known && !forgotten[slot(n)],
                  other.moved);
    }
    score_ += outlook.worth(Camp::Enemy, Rank::Flag) - outlook.worth(Camp::Own, Rank::Flag);
    startScore_ = score_;
    shuttles_ = {knowledge.shuttle(knowledge.side()), knowledge.shuttle(leuctra::opponent(knowledge.side()))};
    if (toMove_ == Camp::Enemy) key_ ^= keys().enemyToMove;
}

void World::stand(int piece, Square square, Rank rank, bool known, bool moved) {
    pieces_[slot(piece)] = {rank, known, moved};
    if (canMove(rank)) movers_[index(campOf(piece))] |= bit(piece);
    if (rank == Rank::Flag) hasStandard_[index(campOf(piece))] = true;
    if (campOf(piece) == Camp::Own) {
        for (const Rank enemy : allRanks) {
            if (Peril::stops(rank, enemy)) stoppers_[index(enemy)] |= bit(piece);
        }
    }
    drop(piece, square);
}

int World::valueOf(int piece, Square square) const {
    const PieceState& state = pieces_[slot(piece)];
    const Camp camp = campOf(piece);
    const int value = outlook_->value(camp, state.rank, square) +
                      (state.known ? 0 : outlook_->secrecy(camp, state.rank)) +
                      (state.moved ? 0 : outlook_->mystery());
    return camp == Camp::Own ? value : -value;
}

std::uint64_t World::keyOf(int piece, Square square) const {
    const PieceState& state = pieces_[slot(piece)];
    const std::size_t kind = 2 * index(campOf(piece)) + (state.known ? 1 : 0);
    return keys().pieces[kind][index(state.rank)][square];
}

void World::lift(int piece, Square square) {
    score_ -= valueOf(piece, square);
    key_ ^= keyOf(piece, square);
    at_[square] = nobody;
    occupied_[index(campOf(piece))].remove(square);
}

void World::drop(int piece, Square square) {
    score_ += valueOf(piece, square);
    key_ ^= keyOf(piece, square);
    at_[square] = static_cast<std::int8_t>(piece);
    squares_[slot(piece)] = square;
    occupied_[index(campOf(piece))].insert(square);
}

void World::fall(int piece) {
    const auto camp = index(campOf(piece));
    movers_[camp] &= ~bit(piece);
    if (pieces_[slot(piece)].rank != Rank::Flag) return;
    hasStandard_[camp] = campOf(piece) == Camp::Own && !outlook_->standardIsGivenAway();
}

int World::peril() const {
    constexpr int most = 800;
    const Square standard = outlook_->peril().standard();
    if (at_[standard] == nobody || rankAt(standard) != Rank::Flag) return 0;
    int chance = 0;
    const SquareSet near = occupied_[index(Camp::Enemy)] & outlook_->peril().zone();
    near.anyOf([&](Square square) {
        const PieceState& state = pieces_[slot(at_[square])];
        const int distance = outlook_->peril().distance(state.rank, square);
        if (distance < Peril::farAway && state.moved)
            chance += Peril::chance(distance, state.known, isStopped(state.rank, square));
        return chance >= most;
    });
    return outlook_->victory(Camp::Enemy) * std::min(chance, most) / 1000;
}

bool World::isStopped(Rank rank, Square square) const {
    const SquareSet& posts = outlook_->peril().posts(rank, square);
    const std::uint64_t stoppers = movers_[index(Camp::Own)] & stoppers_[index(rank)];
    for (std::uint64_t rest = stoppers; rest != 0; rest &= rest - 1) {
        if (posts.contains(squares_[slot(std::countr_zero(rest))])) return true;
    }
    return false;
}

int World::gainOf(Play move) const {
    const int piece = at_[move.from];
    const PieceState& state = pieces_[slot(piece)];
    const Camp camp = campOf(piece);
    const int told = !state.known && move.distance() > 1 ? outlook_->secrecy(camp, state.rank) : 0;
    return outlook_->value(camp, state.rank, move.to) - outlook_->value(camp, state.rank, move.from) - told -
           (state.moved ? 0 : outlook_->mystery());
}

bool World::bringsPeril(Play move) const {
    return toMove_ == Camp::Enemy && outlook_->peril().distance(rankAt(move.from), move.to) < Peril::farAway;
}

int World::scoreWonBy(Camp winner) const {
    return startScore_ +
           (winner == Camp::Own ? outlook_->victory(Camp::Own) : -outlook_->victory(Camp::Enemy));
}

Course World::courseOf(Play play) const {
    if (at_[play.to] == nobody) return Course::Move;
    return combate::courseOf(rankAt(play.from), rankAt(play.to));
}

World::Undo World::make(Play play, Course course) {
    const std::int8_t mover = at_[play.from];
    const std::int8_t target = at_[play.to];
    PieceState& state = pieces_[slot(mover)];
    Shuttle& shuttle = shuttles_[index(toMove_)];
    Undo undo{play,        mover,  target, state,   target == nobody ? PieceState{} : pieces_[slot(target)],
              shuttle,     score_, key_,   movers_, occupied_,
              hasStandard_};

    lift(mover, play.from);
    state.moved = true;
    if (course == Course::Move) {
        state.known = state.known || play.distance() > 1;
        drop(mover, play.to);
        shuttle.note(play, false, true, rules_);
    } else {
        state.known = true;
        lift(target, play.to);
        pieces_[slot(target)].known = true;
        if (course == Course::Loss)
            drop(target, play.to);
        else
            fall(target);
        if (movesIn(course))
            drop(mover, play.to);
        else
            fall(mover);
        shuttle.note(play, true, movesIn(course), rules_);
    }
    pass();
    return undo;
}

void World::unmake(const Undo& undo) {
    toMove_ = opponent(toMove_);
    at_[undo.play.to] = undo.target;
    if (undo.target != nobody) {
        squares_[slot(undo.target)] = undo.play.to;
        pieces_[slot(undo.target)] = undo.targetState;
    }
    at_[undo.play.from] = undo.mover;
    squares_[slot(undo.mover)] = undo.play.from;
    pieces_[slot(undo.mover)] = undo.moverState;
    shuttles_[index(toMove_)] = undo.shuttle;
    score_ = undo.score;
    key_ = undo.key;
    movers_ = undo.movers;
    occupied_ = undo.occupied;
    hasStandard_ = undo.hasStandard;
}

World::Undo World::makeLikely(Play play, Course course, const Odds& odds) {
    const int mover = at_[play.from];
    const int target = at_[play.to];
    const PieceState before = pieces_[slot(target)];
    const Undo whole{
        play, at_[play.from], at_[play.to], pieces_[slot(mover)], before, shuttles_[index(toMove_)], score_,
        key_, movers_,        occupied_,    hasStandard_};
    const int moverBefore = valueOf(mover, play.from);
    if (course == Course::Loss && combate::courseOf(pieces_[slot(mover)].rank, before.rank) != Course::Loss) {
        lift(target, play.to);
        movers_[index(Camp::Enemy)] &= ~bit(target);
        stand(target, play.to, odds.victor, before.known, before.moved);
    }
    make(play, course);
    const int moverAfter = course == Course::Win ? valueOf(mover, play.to) : 0;
    int gain = course == Course::Win   ? odds.winGain
               : course == Course::Tie ? outlook_->worth(Camp::Enemy, whole.moverState.rank)
                                       : outlook_->curiosity(target - armySize);
    if (course != Course::Loss) gain += outlook_->presence(Camp::Enemy, before.rank, play.to);
    score_ = whole.score - moverBefore + moverAfter + gain;
    return whole;
}

void World::pass() {
    toMove_ = opponent(toMove_);
    key_ ^= keys().enemyToMove;
}

/// Fills in how an attack goes; false when the side to move would not think of it.
bool World::consider(int piece, int target, WorldPlay& play) const {
    const PieceState& attacker = pieces_[slot(piece)];
    const PieceState& defender = pieces_[slot(target)];
    const Camp camp = campOf(piece);
    play.unknown = !defender.known;
    play.course = combate::courseOf(attacker.rank, defender.rank);
    if (play.unknown && camp == Camp::Own) {
        const Odds& odds = outlook_->odds(attacker.rank, target - armySize);
        const auto presence =
            static_cast<float>(outlook_->presence(Camp::Enemy, defender.rank, play.play.to));
        play.gain = odds.expected + static_cast<int>((odds.win + odds.tie) * presence);
        return true;
    }
    if (play.unknown && !outlook_->tempts(attacker.rank, target)) return false;
    const int prize = outlook_->worth(opponent(camp), defender.rank);
    const int stake = outlook_->worth(camp, attacker.rank);
    play.gain = (play.course == Course::Loss ? 0 : prize) - (movesIn(play.course) ? 0 : stake);
    return true;
}

void World::listFrom(int piece, Square from, WorldPlays& plays, bool attacksOnly) const {
    const Camp camp = toMove_;
    const bool scout = pieces_[slot(piece)].rank == Rank::Scout;
    const Shuttle& shuttle = shuttles_[index(camp)];
    for (std::size_t direction = 0; direction < directions.size(); ++direction) {
        bool first = true;
        for (Square to = neighbour(from, direction); to != barred; to = neighbour(to, direction)) {
            const int target = at_[to];
            WorldPlay play{{from, to}};
            if (target != nobody) {
                const bool reachable = first || rules_.scoutRunsIntoAttack;
                if (campOf(target) != camp && reachable && !shuttle.bars(play.play, true, rules_) &&
                    consider(piece, target, play))
                    plays.add(play);
                break;
            }
            if (!attacksOnly && !shuttle.bars(play.play, false, rules_)) plays.add(play);
            if (!scout || (attacksOnly && !rules_.scoutRunsIntoAttack)) break;
            first = false;
        }
    }
}

/// Only pieces beside an enemy can attack, unless a Soldado may run first.
void World::listAttacks(WorldPlays& plays) const {
    const SquareSet& own = occupied_[index(toMove_)];
    const SquareSet close = own & occupied_[index(opponent(toMove_))].neighbours();
    close.anyOf([&](Square square) {
        const int piece = at_[square];
        if (canMove(pieces_[slot(piece)].rank)) listFrom(piece, square, plays, true);
        return false;
    });
}

void World::list(WorldPlays& plays, bool attacksOnly) const {
    if (attacksOnly && !rules_.scoutRunsIntoAttack) return listAttacks(plays);
    const int base = toMove_ == Camp::Own ? 0 : armySize;
    for (std::uint64_t rest = movers_[index(toMove_)]; rest != 0; rest &= rest - 1) {
        const int piece = base + std::countr_zero(rest);
        listFrom(piece, squares_[slot(piece)], plays, attacksOnly);
    }
}

}  // namespace leuctra::combate
