// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/piece.h"
#include "combate/position.h"
#include "combate/setup.h"
#include "combate/transition.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leuctra::combate {

/// One enemy piece as its opponent knows it. Pieces keep their number (0–39) for the whole game; it comes
/// from the square of the deployment (its setup index), so it tells nothing.
struct EnemyPiece {
    Square start = 0;              ///< where it was deployed
    std::optional<Square> square;  ///< where it stands; nothing once it has fallen
    bool moved = false;
    RankSet possible = anyRank;  ///< what it may still be, from what it did and from the counts
    std::optional<Rank> known;   ///< announced (C12), shown (C7), or the only rank left
    int revealedAt = -1;         ///< ply (from 1) at which C7 or C12 told its rank; -1 when neither did

    bool operator==(const EnemyPiece&) const = default;
};

/// One own piece.
struct OwnPiece {
    Rank rank = Rank::Flag;
    Square start = 0;
    std::optional<Square> square;
    bool moved = false;
    int revealedAt = -1;  ///< ply at which the enemy learnt its rank; -1 while he has not

    bool operator==(const OwnPiece&) const = default;
};

/// All that one side may know of a game: its own pieces, where the enemy's are, what was announced, what
/// follows.
///
/// The type cannot hold a rank that the side has not learnt. It is updated from the same transitions that
/// both players see, and keeps all of them, so that an engine can deduce from the whole history.
class Knowledge {
  public:
    /// From the deployment on.
    Knowledge(Side side, const Setup& own, Rules rules = {});

    /// Of a position given as text nothing is known of the enemy but where he stands.
    static Knowledge of(const Position& position, Side side);

    Side side() const { return side_; }
    const Rules& rules() const { return rules_; }
    Side sideToMove() const { return sideToMove_; }
    int ply() const { return ply_; }
    int quietPlies() const { return quietPlies_; }
    const Shuttle& shuttle(Side side) const {
        return shuttles_[static_cast<std::size_t>(leuctra::index(side))];
    }

    const std::array<OwnPiece, armySize>& own() const { return own_; }
    const std::array<EnemyPiece, armySize>& enemy() const { return enemy_; }
    /// The number of the own or enemy piece that stands there; nothing for an empty square.
    std::optional<int> ownAt(Square square) const;
    std::optional<int> enemyAt(Square square) const;

    /// Enemy ranks neither fallen nor known: what the unknown pieces share between them.
    RankCounts unaccounted() const;
    /// What each side has lost, by rank; both sides saw it (C12).
    RankCounts lost(Side side) const;

    /// All transitions since the deployment, oldest first.
    const std::vector<Transition>& history() const { return history_; }

    /// Learns what a play showed. The play must be possible by what is known.
    void learn(const Transition& transition);
    /// As learn, for what comes from outside; an error says what contradicts the rules or what is known. Part
    /// Play.
    Result<void> tryLearn(const Transition& transition);

    /// What this side can say of the outcome; C18 of the enemy is the referee's.
    std::optional<Outcome> outcome() const;

    bool operator==(const Knowledge&) const = default;

  private:
    Side side_;
    Rules rules_;
    Side sideToMove_ = Side::First;
    int ply_ = 0;
    int quietPlies_ = 0;
    std::array<Shuttle, 2> shuttles_;
    std::array<OwnPiece, armySize> own_;
    std::array<EnemyPiece, armySize> enemy_;
    std::array<std::int8_t, squareCount> at_{};  ///< 0 empty, n + 1 own piece n, -n - 1 enemy piece n
    std::vector<Transition> history_;
};

}  // namespace leuctra::combate
