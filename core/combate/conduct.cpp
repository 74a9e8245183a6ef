// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/conduct.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace leuctra::combate {

namespace {

constexpr int earlyPlays = 10;
constexpr int oftenMoved = 5;

constexpr std::size_t place(Deed deed) {
    return static_cast<std::size_t>(deed);
}

/// What a piece whose rank may be told is to those who stand beside it: the order of the deeds.
enum class Neighbour : std::uint8_t { Weak, Middle, Strong, Stranger, UnmovedStranger, Harmless };

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
        tell(transition);
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

    void add(const Block& block, Deed deed) {
        std::uint8_t& times = conduct_[block.number][place(deed)];
        times = std::min<std::uint8_t>(times + 1, mostCounted);
    }
    void add(const Block& block, Deed first, Neighbour neighbour) {
        add(block, static_cast<Deed>(place(first) + static_cast<std::size_t>(neighbour)));
    }

    static Neighbour kindOf(const Block& enemy) {
        if (!enemy.told) return enemy.moves > 0 ? Neighbour::Stranger : Neighbour::UnmovedStranger;
        if (!canMove(*enemy.told)) return Neighbour::Harmless;
        if (*enemy.told <= Rank::Sergeant) return Neighbour::Weak;
        return *enemy.told <= Rank::Major ? Neighbour::Middle : Neighbour::Strong;
    }

    /// The enemy beside a square that matters most to who stands there.
    std::optional<Neighbour> besides(Square square) const {
        constexpr std::array<int, 6> weightOf = {3, 4, 5, 2, 1, 0};
        std::optional<Neighbour> most;
        for (std::size_t d = 0; d < directions.size(); ++d) {
            const Square beside = neighbour(square, d);
            if (beside == barred || !board_[beside] || board_[beside]->side == army_) continue;
            const Neighbour kind = kindOf(*board_[beside]);
            if (kind == Neighbour::Harmless) continue;
            if (!most || weightOf[static_cast<std::size_t>(kind)] > weightOf[static_cast<std::size_t>(*most)])
                most = kind;
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
        if (attack) return;  // its rank is announced
        const auto before = besides(play.from);
        const auto after = besides(play.to);
        if (after && !before) add(mover, Deed::ApproachedWeak, *after);
        if (before && !after && *before != Neighbour::UnmovedStranger) add(mover, Deed::FledWeak, *before);
        const bool far = (rowOf(play.to) >= boardSize / 2) == (army_ == Side::First);
        if (far && (rowOf(play.from) >= boardSize / 2) != (army_ == Side::First)) add(mover, Deed::WentFar);
    }

    void noteThoseWhoStay(Play play) {
        for (Square square = 0; square < squareCount; ++square) {
            const auto& block = board_[square];
            if (!block || block->side != army_ || square == play.from || block->told) continue;
            const auto threat = besides(square);
            if (threat && *threat != Neighbour::UnmovedStranger) add(*block, Deed::StayedByWeak, *threat);
        }
    }

    void tell(const Transition& transition) {
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

}  // namespace leuctra::combate
