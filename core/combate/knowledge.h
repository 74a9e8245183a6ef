// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "base/result.h"
#include "combate/piece.h"
#include "combate/position.h"
#include "combate/setup.h"
#include "combate/transition.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace leuctra::combate {

/// One enemy piece as its opponent knows it. Pieces keep their number (0–39) for the whole game; it comes
/// from the square of the deployment (its setup index), so it tells nothing. In a position given as text they
/// are numbered as their owner reads the board, from his back row on, those not on the board last.
struct EnemyPiece {
    Square start = 0;              ///< where it was deployed, or stood in the text; 0 when it stood nowhere
    std::optional<Square> square;  ///< where it stands; nothing once it has fallen
    bool moved = false;
    RankSet possible = anyRank;  ///< what it may still be, from what it did and from the counts
    std::optional<Rank> known;   ///< announced (C12), shown (C7), or the only rank left
    int revealedAt = -1;  ///< latest ply (from 1) at which C7 or C12 told its rank; -1 when neither did

    bool operator==(const EnemyPiece&) const = default;
};

/// One own piece.
struct OwnPiece {
    Rank rank = Rank::Flag;
    Square start = 0;
    std::optional<Square> square;
    bool moved = false;
    int revealedAt = -1;  ///< latest ply at which the enemy learnt its rank; -1 while he has not

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

    /// Of a position given as text nothing is known of the enemy but where he stands: what he has lost is not
    /// known either, except the standard, without which the game is over.
    static Knowledge of(const Position& position, Side side);

    Side side() const { return side_; }
    const Rules& rules() const { return rules_; }
    Side sideToMove() const { return sideToMove_; }
    int ply() const { return ply_; }
    int quietPlies() const { return quietPlies_; }
    const Shuttle& shuttle(Side side) const {
        return shuttles_[static_cast<std::size_t>(leuctra::index(side))];
    }
    /// The ply of a side's last play; -1 before its first since the start.
    int lastPlyOf(Side side) const;

    const std::array<OwnPiece, armySize>& own() const { return own_; }
    const std::array<EnemyPiece, armySize>& enemy() const { return enemy_; }
    /// The number of the own or enemy piece that stands there; nothing for an empty square.
    std::optional<int> ownAt(Square square) const;
    std::optional<int> enemyAt(Square square) const;
    /// The own ranks by number: the own deployment, in a game that began with one.
    Setup ownSetup() const;

    /// Enemy ranks neither fallen nor known: what the unknown pieces share between them.
    RankCounts unaccounted() const;
    /// What each side has lost, by rank, as far as this side knows; both sides saw it (C12).
    RankCounts lost(Side side) const;

    /// All transitions since the deployment or the text, oldest first.
    const std::vector<Transition>& history() const { return history_; }

    /// Learns what a play showed. The play must be possible by what is known, an attack with what it
    /// announced.
    void learn(const Transition& transition);
    /// As learn, for what comes from outside; an error says what contradicts the rules or what is known. Part
    /// Play.
    Result<void> tryLearn(const Transition& transition);
    /// The referee says how the game ended, which a side cannot always see (C18 of the enemy).
    void announce(const Outcome& outcome) { announced_ = outcome; }
    /// A play taken back does not take back what it told (C10): takes over the ranks that `later`, of the
    /// same side and game, was told.
    void keepTold(const Knowledge& later);

    /// What was announced; without that, what this side can say of the outcome: C18 of the enemy is the
    /// referee's.
    std::optional<Outcome> outcome() const;

    bool operator==(const Knowledge&) const = default;

  private:
    Knowledge(Side side, Rules rules) : side_(side), rules_(rules) {}

    void noteOwnPlay(const Transition& transition);
    void noteEnemyPlay(const Transition& transition);
    void tell(EnemyPiece& piece, Rank rank);
    void restrict(EnemyPiece& piece, RankSet ranks);
    void settle(const Transition& transition);
    void stand(Square from, std::optional<Square> to);
    void deduce();
    bool removeFromOthers(RankSet ranks);
    bool ownCannotMove() const;
    bool enemyCannotMove() const;
    Result<void> checkOwn(const Transition& transition) const;
    Result<void> checkEnemy(const Transition& transition) const;

    Side side_;
    Rules rules_;
    Side sideToMove_ = Side::First;
    int ply_ = 0;
    int startPly_ = 0;
    int quietPlies_ = 0;
    std::array<Shuttle, 2> shuttles_;
    std::array<OwnPiece, armySize> own_;
    std::array<EnemyPiece, armySize> enemy_;
    std::array<std::int8_t, squareCount> at_{};  ///< 0 empty, n + 1 own piece n, -n - 1 enemy piece n
    std::vector<Transition> history_;
    std::optional<Outcome> announced_;
};

/// Reads a play as an observer is told it: an attack needs its announcement (`b6xb5=7v4`), another play has
/// none. Whether it may be played, tryLearn says. Part Play.
Result<Transition> observed(const Knowledge& knowledge, std::string_view text);

}  // namespace leuctra::combate
