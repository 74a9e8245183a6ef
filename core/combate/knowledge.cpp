// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/knowledge.h"

#include "combate/movegen.h"
#include "combate/notation.h"
#include "combate/why_illegal.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace leuctra::combate {

namespace {

constexpr std::size_t slot(int number) {
    return static_cast<std::size_t>(number);
}
constexpr std::size_t slot(Side side) {
    return static_cast<std::size_t>(leuctra::index(side));
}

/// The board as the owner of a side reads it: from his back row on, each row from his left to his right.
constexpr Square squareFor(Side side, int k) {
    return static_cast<Square>(side == Side::First ? k : squareCount - 1 - k);
}

constexpr bool isWithin(RankSet set, RankSet whole) {
    return (set & ~whole) == 0;
}

int capacity(RankSet set) {
    int pieces = 0;
    for (const Rank rank : allRanks) {
        if (contains(set, rank)) pieces += fullArmy[index(rank)];
    }
    return pieces;
}

/// How many pieces share each set of possible ranks.
class Groups {
  public:
    struct Group {
        RankSet ranks;
        int pieces;
    };

    explicit Groups(const std::array<EnemyPiece, armySize>& pieces) {
        for (const EnemyPiece& piece : pieces)
            ++groupOf(piece.possible).pieces;
    }

    const Group* begin() const { return groups_.data(); }
    const Group* end() const { return groups_.data() + size_; }

    int piecesWithin(RankSet ranks) const {
        int pieces = 0;
        for (const Group& group : *this)
            pieces += isWithin(group.ranks, ranks) ? group.pieces : 0;
        return pieces;
    }

  private:
    Group& groupOf(RankSet ranks) {
        for (std::size_t i = 0; i < size_; ++i) {
            if (groups_[i].ranks == ranks) return groups_[i];
        }
        groups_[size_] = {ranks, 0};
        return groups_[size_++];
    }

    std::size_t size_ = 0;
    std::array<Group, armySize> groups_;
};

tl::unexpected<Error> failureOf(const char* sentence, std::vector<std::string> arguments, const char* rule) {
    return tl::unexpected(Error{sentence, std::move(arguments), Error::Part::Play, rule, 0, 0});
}

std::string shown(Rank rank) {
    return std::string(1, letter(rank));
}

Result<void> checkOwnRank(const OwnPiece& piece, Rank announced) {
    if (piece.rank == announced) return {};
    return failureOf(errorText("The piece on %1 is %2 and was announced as %3"),
                     {name(*piece.square), shown(piece.rank), shown(announced)}, "C12");
}

Result<void> checkEnemyRank(const EnemyPiece& piece, Rank announced) {
    if (contains(piece.possible, announced)) return {};
    return failureOf(errorText("The piece on %1 cannot be %2"), {name(*piece.square), shown(announced)},
                     "C12");
}

Result<void> checkDuel(const Transition& transition) {
    const Attack& attack = *transition.attack;
    const Duel settled = duel(attack.attacker, attack.defender);
    if (attack.duel == settled && transition.result == settled.result) return {};
    return failureOf(errorText("An attack of %1 on %2 does not end so"),
                     {shown(attack.attacker), shown(attack.defender)}, "C13");
}

Result<void> checkAttackPresent(const Transition& transition, bool occupied) {
    const std::string square = name(transition.move.to);
    if (occupied && !transition.attack) {
        return failureOf(errorText("The attack on %1 needs what was announced"), {square}, "C12");
    }
    if (!occupied && (transition.attack || transition.isAttack())) {
        return failureOf(errorText("No piece stands on %1 to be attacked"), {square}, "C12");
    }
    return {};
}

}  // namespace

Knowledge::Knowledge(Side side, const Setup& own, Rules rules) : Knowledge(side, rules) {
    sideToMove_ = rules.begins;
    for (int k = 0; k < armySize; ++k) {
        const Square home = setupSquare(side, k);
        own_[slot(k)] = {own.ranks[slot(k)], home, home, false, -1};
        at_[home] = static_cast<std::int8_t>(k + 1);

        const Square enemyHome = setupSquare(opponent(side), k);
        enemy_[slot(k)].start = enemyHome;
        enemy_[slot(k)].square = enemyHome;
        at_[enemyHome] = static_cast<std::int8_t>(-k - 1);
    }
}

Knowledge Knowledge::of(const Position& position, Side side) {
    Knowledge knowledge(side, position.rules());
    knowledge.sideToMove_ = position.sideToMove();
    knowledge.ply_ = knowledge.startPly_ = position.ply();
    knowledge.quietPlies_ = position.quietPlies();
    for (const Side each : bothSides)
        knowledge.shuttles_[slot(each)] = position.shuttle(each);

    int ownCount = 0;
    int enemyCount = 0;
    RankCounts fallen = fullArmy;
    for (int k = 0; k < squareCount; ++k) {
        const Square ownSquare = squareFor(side, k);
        if (const auto piece = position.at(ownSquare); piece && piece->side == side) {
            knowledge.own_[slot(ownCount)] = {piece->rank, ownSquare, ownSquare, false, -1};
            knowledge.at_[ownSquare] = static_cast<std::int8_t>(++ownCount);
            --fallen[index(piece->rank)];
        }
        const Square enemySquare = squareFor(opponent(side), k);
        if (const auto piece = position.at(enemySquare); piece && piece->side != side) {
            knowledge.enemy_[slot(enemyCount)].start = enemySquare;
            knowledge.enemy_[slot(enemyCount)].square = enemySquare;
            knowledge.at_[enemySquare] = static_cast<std::int8_t>(-++enemyCount);
        }
    }
    for (const Rank rank : allRanks) {
        for (int i = 0; i < fallen[index(rank)] && ownCount < armySize; ++i)
            knowledge.own_[slot(ownCount++)].rank = rank;
    }
    // That the standard stands, or does not, is no secret: it is whether the game goes on.
    const bool standardFell = !position.hasStandard(opponent(side));
    for (int k = enemyCount; k < armySize; ++k) {
        const bool standard = standardFell && k == armySize - 1;
        knowledge.enemy_[slot(k)].possible = standard ? only(Rank::Flag) : anyRank & ~only(Rank::Flag);
    }
    knowledge.deduce();
    knowledge.announced_ = position.outcome();
    return knowledge;
}

int Knowledge::lastPlyOf(Side side) const {
    const int last = side == sideToMove_ ? ply_ - 1 : ply_;
    return last > startPly_ ? last : -1;
}

std::optional<int> Knowledge::ownAt(Square square) const {
    if (at_[square] <= 0) return std::nullopt;
    return at_[square] - 1;
}

std::optional<int> Knowledge::enemyAt(Square square) const {
    if (at_[square] >= 0) return std::nullopt;
    return -at_[square] - 1;
}

Setup Knowledge::ownSetup() const {
    Setup setup{};
    std::transform(own_.begin(), own_.end(), setup.ranks.begin(),
                   [](const OwnPiece& piece) { return piece.rank; });
    return setup;
}

RankCounts Knowledge::unaccounted() const {
    RankCounts counts = fullArmy;
    for (const EnemyPiece& piece : enemy_) {
        if (piece.known) --counts[index(*piece.known)];
    }
    return counts;
}

RankCounts Knowledge::lost(Side side) const {
    RankCounts counts{};
    if (side == side_) {
        for (const OwnPiece& piece : own_) {
            if (!piece.square) ++counts[index(piece.rank)];
        }
        return counts;
    }
    for (const EnemyPiece& piece : enemy_) {
        if (!piece.square && piece.known) ++counts[index(*piece.known)];
    }
    return counts;
}

void Knowledge::learn(const Transition& transition) {
    assert(transition.side == sideToMove_ && transition.isAttack() == transition.attack.has_value());
    ++ply_;
    quietPlies_ = transition.isAttack() ? 0 : quietPlies_ + 1;
    shuttles_[slot(transition.side)].note(transition.move, transition.attack.has_value(),
                                          transition.movesIn(), rules_);
    if (transition.side == side_) {
        noteOwnPlay(transition);
    } else {
        noteEnemyPlay(transition);
    }
    settle(transition);
    sideToMove_ = opponent(sideToMove_);
    history_.push_back(transition);
}

void Knowledge::noteOwnPlay(const Transition& transition) {
    OwnPiece& mover = own_[slot(*ownAt(transition.move.from))];
    mover.moved = true;
    if (transition.attack) tell(enemy_[slot(*enemyAt(transition.move.to))], transition.attack->defender);
    if (transition.attack || transition.revealsScout()) mover.revealedAt = ply_;
}

void Knowledge::noteEnemyPlay(const Transition& transition) {
    EnemyPiece& mover = enemy_[slot(*enemyAt(transition.move.from))];
    mover.moved = true;
    restrict(mover, movableRanks);
    if (transition.attack) {
        tell(mover, transition.attack->attacker);
        own_[slot(*ownAt(transition.move.to))].revealedAt = ply_;
    } else if (transition.revealsScout()) {
        tell(mover, Rank::Scout);
    }
}

void Knowledge::tell(EnemyPiece& piece, Rank rank) {
    piece.revealedAt = ply_;
    restrict(piece, only(rank));
}

void Knowledge::restrict(EnemyPiece& piece, RankSet ranks) {
    assert((piece.possible & ranks) != 0);
    if (isWithin(piece.possible, ranks)) return;
    piece.possible &= ranks;
    deduce();
}

void Knowledge::settle(const Transition& transition) {
    if (transition.isAttack() && !transition.isRepelled()) stand(transition.move.to, std::nullopt);
    stand(transition.move.from, transition.movesIn() ? std::optional(transition.move.to) : std::nullopt);
}

void Knowledge::stand(Square from, std::optional<Square> to) {
    const std::int8_t code = std::exchange(at_[from], std::int8_t{0});
    if (to) at_[*to] = code;
    if (code > 0) {
        own_[slot(code - 1)].square = to;
    } else {
        enemy_[slot(-code - 1)].square = to;
    }
}

void Knowledge::deduce() {
    // Hall's condition: if the pieces that can only be of some ranks are as many as those ranks have, no
    // other piece is of these ranks. What a piece may be is any rank, or a movable one, or one rank, less
    // what is used up: of any two such sets one holds the other or they share nothing, so that looking at
    // each set alone finds all that follows.
    for (bool changed = true; changed;) {
        changed = false;
        const Groups groups(enemy_);
        for (const Groups::Group& group : groups) {
            if (groups.piecesWithin(group.ranks) == capacity(group.ranks))
                changed |= removeFromOthers(group.ranks);
        }
    }
    for (EnemyPiece& piece : enemy_) {
        if (std::has_single_bit(piece.possible))
            piece.known = allRanks[slot(std::countr_zero(piece.possible))];
    }
}

bool Knowledge::removeFromOthers(RankSet ranks) {
    bool changed = false;
    for (EnemyPiece& piece : enemy_) {
        if (isWithin(piece.possible, ranks) || (piece.possible & ranks) == 0) continue;
        piece.possible &= static_cast<RankSet>(~ranks);
        changed = true;
    }
    return changed;
}

Result<void> Knowledge::tryLearn(const Transition& transition) {
    auto checked = transition.side == side_ ? checkOwn(transition) : checkEnemy(transition);
    if (checked) learn(transition);
    return checked;
}

Result<void> Knowledge::checkOwn(const Transition& transition) const {
    if (const auto why = whyIllegal(*this, transition.move)) return tl::unexpected(asError(*why));
    const auto target = enemyAt(transition.move.to);
    if (auto checked = checkAttackPresent(transition, target.has_value()); !checked) return checked;
    if (!transition.attack) return {};
    const OwnPiece& mover = own_[slot(*ownAt(transition.move.from))];
    if (auto checked = checkOwnRank(mover, transition.attack->attacker); !checked) return checked;
    if (auto checked = checkEnemyRank(enemy_[slot(*target)], transition.attack->defender); !checked)
        return checked;
    return checkDuel(transition);
}

Result<void> Knowledge::checkEnemy(const Transition& transition) const {
    const auto mover = enemyAt(transition.move.from);
    const auto target = ownAt(transition.move.to);
    const Rank shown = transition.attack ? transition.attack->attacker : Rank::Scout;
    if (const auto why = whyImpossibleForEnemy(*this, transition.move, shown))
        return tl::unexpected(asError(*why));
    if (auto checked = checkAttackPresent(transition, target.has_value()); !checked) return checked;
    const EnemyPiece& piece = enemy_[slot(*mover)];
    if (!transition.attack) {
        if (transition.revealsScout()) return checkEnemyRank(piece, Rank::Scout);
        if ((piece.possible & movableRanks) != 0) return {};
        return failureOf(errorText("The piece on %1 can only be a bomb or the standard"),
                         {name(*piece.square)}, "C5");
    }
    if (auto checked = checkEnemyRank(piece, shown); !checked) return checked;
    if (auto checked = checkOwnRank(own_[slot(*target)], transition.attack->defender); !checked)
        return checked;
    return checkDuel(transition);
}

void Knowledge::keepTold(const Knowledge& later) {
    for (std::size_t i = 0; i < armySize; ++i) {
        own_[i].revealedAt = std::max(own_[i].revealedAt, later.own_[i].revealedAt);
        if (later.enemy_[i].revealedAt <= enemy_[i].revealedAt) continue;
        enemy_[i].possible = later.enemy_[i].possible;
        enemy_[i].revealedAt = later.enemy_[i].revealedAt;
    }
    deduce();
}

bool Knowledge::enemyCannotMove() const {
    return std::none_of(enemy_.begin(), enemy_.end(), [](const EnemyPiece& piece) {
        return piece.square && (piece.possible & movableRanks) != 0;
    });
}

bool Knowledge::ownCannotMove() const {
    return std::none_of(own_.begin(), own_.end(),
                        [](const OwnPiece& piece) { return piece.square && canMove(piece.rank); });
}

std::optional<Outcome> Knowledge::outcome() const {
    if (announced_) return announced_;
    const Side enemy = opponent(side_);
    if (lost(side_)[index(Rank::Flag)] > 0) return Outcome{enemy, Reason::C16};
    if (lost(enemy)[index(Rank::Flag)] > 0) return Outcome{side_, Reason::C16};
    const bool ownStuck = ownCannotMove();
    const bool enemyStuck = enemyCannotMove();
    if (ownStuck && enemyStuck) return Outcome{std::nullopt, Reason::C17};
    if (ownStuck || enemyStuck) return Outcome{ownStuck ? enemy : side_, Reason::C17};
    if (sideToMove_ == side_ && !hasLegalPlay(*this)) return Outcome{enemy, Reason::C18};
    if (rules_.quietLimit > 0 && quietPlies_ >= rules_.quietLimit) return Outcome{std::nullopt, Reason::C19};
    return std::nullopt;
}

Result<Transition> observed(const Knowledge& knowledge, std::string_view text) {
    const auto read = playFrom(text);
    if (!read) return tl::unexpected(read.error());
    const Side mover = knowledge.sideToMove();
    if (!read->announced) return Transition(mover, read->play);
    const auto [attacker, defender] = *read->announced;
    if (!canMove(attacker)) return failureOf(errorText("Bombs and the standard never move"), {}, "C5");
    return Transition(mover, read->play, Attack{attacker, defender, duel(attacker, defender)});
}

}  // namespace leuctra::combate
