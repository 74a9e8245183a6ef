// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/conduct.h"

#include "combate/distances.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace leuctra::combate {

namespace {

constexpr int earlyPlays = 10;
constexpr int oftenMoved = 5;
constexpr int near = 3;      // squares from which one reacts to an enemy
constexpr int farAbove = 3;  // ranks

constexpr std::size_t place(Deed deed) {
    return static_cast<std::size_t>(deed);
}

/// A game played again as both players saw it.
class Replay {
  public:
    explicit Replay(Side army) : army_(army) {
        for (const Side side : bothSides) {
            for (int k = 0; k < armySize; ++k)
                board_[setupSquare(side, k)] = Block{side, static_cast<std::uint8_t>(k), 0, std::nullopt};
        }
    }

    void play(const Transition& transition) {
        if (transition.side == army_) note(transition.move, transition.isAttack());
        learn(transition);
        move(transition);
    }

    const std::array<Conduct, armySize>& conduct() const { return conduct_; }

  private:
    /// A piece, seen from outside.
    struct Block {
        Side side;
        std::uint8_t number;
        int moves;
        std::optional<Rank> told;
    };

    static void count(std::uint8_t& times) { times = std::min<std::uint8_t>(times + 1, mostCounted); }
    void add(const Block& block, Deed deed) { count(conduct_[block.number].deeds[place(deed)]); }
    void add(const Block& block, Dealing dealing, Rank enemy) {
        count(conduct_[block.number].dealings[static_cast<std::size_t>(dealing)][index(enemy)]);
    }

    /// How much an enemy matters to who stands beside it; 0: not at all.
    static int weightOf(const Block& enemy) {
        if (enemy.told) return canMove(*enemy.told) ? 2 + static_cast<int>(*enemy.told) : 0;
        return enemy.moves > 0 ? 2 : 1;
    }

    /// The enemy beside a square that matters most to who stands there; null when none does.
    const Block* besides(Square square) const {
        const Block* most = nullptr;
        for (std::size_t d = 0; d < directions.size(); ++d) {
            const Square beside = neighbour(square, d);
            if (beside == barred || !board_[beside] || board_[beside]->side == army_) continue;
            if (weightOf(*board_[beside]) > (most ? weightOf(*most) : 0)) most = &*board_[beside];
        }
        return most;
    }

    /// A play of the army, before it is made.
    void note(Play play, bool attack) {
        ++plays_;
        const Block& mover = *board_[play.from];
        if (mover.moves == 0 && plays_ <= earlyPlays) add(mover, Deed::MovedEarly);
        if (mover.moves + 1 == oftenMoved) add(mover, Deed::MovedOften);
        noteThoseWhoStay(play);
        if (attack || mover.told) return;  // its rank is announced
        const bool far = (rowOf(play.to) >= boardSize / 2) == (army_ == Side::First);
        if (far && (rowOf(play.from) >= boardSize / 2) != (army_ == Side::First)) add(mover, Deed::WentFar);
        const Block* before = besides(play.from);
        const Block* after = besides(play.to);
        if (after && !before) noteApproach(mover, *after);
        if (before && !after) noteFlight(mover, *before);
        if (!before && !after) noteDistance(mover, play);
    }

    void noteApproach(const Block& mover, const Block& enemy) {
        if (enemy.told)
            add(mover, Dealing::Approached, *enemy.told);
        else
            add(mover, enemy.moves > 0 ? Deed::ApproachedStranger : Deed::ApproachedUnmovedStranger);
    }

    void noteFlight(const Block& mover, const Block& enemy) {
        if (enemy.told)
            add(mover, Dealing::Fled, *enemy.told);
        else if (enemy.moves > 0)
            add(mover, Deed::FledStranger);
    }

    /// Nearer to or farther from the nearest enemy of whom the mover's owner has reason to think.
    void noteDistance(const Block& mover, Play play) {
        int nearest = near + 1;
        bool nearer = false;
        std::optional<Rank> rank;
        for (Square square = 0; square < squareCount; ++square) {
            const auto& enemy = board_[square];
            if (!enemy || enemy->side == army_ || !enemy->told || !canMove(*enemy->told)) continue;
            const int before = distanceBetween(play.from, square);
            const int after = distanceBetween(play.to, square);
            if (before == after || std::min(before, after) >= nearest) continue;
            nearest = std::min(before, after);
            nearer = after < before;
            rank = enemy->told;
        }
        if (rank) add(mover, nearer ? Dealing::Neared : Dealing::Withdrew, *rank);
    }

    void noteThoseWhoStay(Play play) {
        for (Square square = 0; square < squareCount; ++square) {
            const auto& block = board_[square];
            if (!block || block->side != army_ || square == play.from || block->told) continue;
            const Block* enemy = besides(square);
            if (!enemy) continue;
            if (enemy->told)
                add(*block, Dealing::Stayed, *enemy->told);
            else if (enemy->moves > 0)
                add(*block, Deed::StayedByStranger);
        }
    }

    void learn(const Transition& transition) {
        std::optional<Block>& mover = board_[transition.move.from];
        ++mover->moves;
        if (transition.attack) {
            mover->told = transition.attack->attacker;
            board_[transition.move.to]->told = transition.attack->defender;
        } else if (transition.revealsScout()) {
            mover->told = Rank::Scout;
        }
    }

    void move(const Transition& transition) {
        const auto [from, to] = transition.move;
        const auto mover = std::exchange(board_[from], std::nullopt);
        if (transition.isAttack() && !transition.isRepelled()) board_[to].reset();
        if (transition.movesIn()) board_[to] = mover;
    }

    Side army_;
    int plays_ = 0;  ///< of the army
    std::array<std::optional<Block>, squareCount> board_;
    std::array<Conduct, armySize> conduct_{};
};

}  // namespace

std::array<Conduct, armySize> conductOf(Side army, const Knowledge& knowledge) {
    Replay replay(army);
    for (const Transition& transition : knowledge.history())
        replay.play(transition);
    return replay.conduct();
}

Comparison compared(Rank rank, Rank enemy) {
    if (rank == Rank::Bomb) return Comparison::Bomb;
    if (rank == Rank::Flag) return Comparison::Flag;
    if (rank == enemy) return Comparison::Equal;
    if (rank == Rank::Spy) return enemy == Rank::Marshal ? Comparison::Above : Comparison::FarBelow;
    const int above = static_cast<int>(rank) - static_cast<int>(enemy);
    if (above > 0) return above >= farAbove ? Comparison::FarAbove : Comparison::Above;
    return -above >= farAbove ? Comparison::FarBelow : Comparison::Below;
}

std::array<float, rankCount> tell(const Conduct& conduct, const ConductWeights& weights) {
    std::array<float, rankCount> sums{};
    for (std::size_t deed = 0; deed < deedCount; ++deed) {
        if (conduct.deeds[deed] == 0) continue;
        for (std::size_t rank = 0; rank < rankCount; ++rank)
            sums[rank] += static_cast<float>(conduct.deeds[deed]) * weights.deeds[deed][rank];
    }
    for (std::size_t dealing = 0; dealing < dealingCount; ++dealing) {
        for (const Rank enemy : allRanks) {
            const std::uint8_t times = conduct.dealings[dealing][index(enemy)];
            if (times == 0) continue;
            for (const Rank rank : allRanks)
                sums[index(rank)] +=
                    static_cast<float>(times) *
                    weights.dealings[dealing][static_cast<std::size_t>(compared(rank, enemy))];
        }
    }
    return sums;
}

}  // namespace leuctra::combate
