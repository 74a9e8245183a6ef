// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/belief.h"
#include "combate/duel.h"
#include "combate/knowledge.h"
#include "combate/outlook.h"
#include "combate/play.h"
#include "combate/shuttle.h"
#include "combate/square_set.h"

#include <array>
#include <bitset>
#include <cstdint>

namespace leuctra::combate {

/// How a play goes: the result of an attack, or a move.
enum class Course : std::uint8_t { Move, Flag, Win, Tie, Loss };

constexpr bool movesIn(Course course) {
    return course == Course::Move || course == Course::Flag || course == Course::Win;
}

/// A play as a world lists it.
struct WorldPlay {
    Play play;
    Course course = Course::Move;
    bool unknown = false;  ///< attacks a piece whose rank its player does not know
    int gain = 0;          ///< what it wins at once, or may be expected to
    int priority = 0;      ///< the higher the sooner it is looked at

    bool isAttack() const { return course != Course::Move; }
};

/// The plays of a world on the stack; capacity as PlayList.
class WorldPlays {
  public:
    void add(const WorldPlay& play) { plays_[size_++] = play; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const WorldPlay& operator[](std::size_t index) const { return plays_[index]; }
    WorldPlay* begin() { return plays_.data(); }
    WorldPlay* end() { return plays_.data() + size_; }

  private:
    std::size_t size_ = 0;
    std::array<WorldPlay, 256> plays_;
};

/// The board as a search plays on it: one army that the enemy may have, and what each side knows of the other
/// as plays tell it. Its score is that of the outlook.
class World {
  public:
    /// `forgotten`: enemy pieces (by number) whose told rank the player has forgotten. `salt`: different for
    /// each army, so that worlds do not share keys. The outlook must outlive the world.
    World(const Knowledge& knowledge, const Army& enemy, const std::bitset<armySize>& forgotten,
          const Outlook& outlook, std::uint64_t salt);

    Camp toMove() const { return toMove_; }
    /// From the own camp, in centi-Sargentos; without the standards, as long as they stand.
    int score() const { return score_ - peril(); }
    /// The same, as if the own standard were in no peril.
    int scoreInPeace() const { return score_; }
    std::uint64_t key() const { return key_; }
    const Outlook& outlook() const { return *outlook_; }
    /// C16, C17: a camp has lost its standard or its last piece that moves.
    bool isBeaten(Camp camp) const { return !hasStandard_[index(camp)] || movers_[index(camp)] == 0; }
    bool isOver() const { return isBeaten(Camp::Own) || isBeaten(Camp::Enemy); }
    /// What a move, not an attack, adds to the score for its player.
    int gainOf(Play move) const;
    /// Whether a move, if it is the enemy's, ends near the own standard.
    bool bringsPeril(Play move) const;
    /// The score once a camp has won: more than at the beginning by what a victory is worth, whatever was won
    /// or lost on the way, so that a chance of it can be weighed against pieces and is not put off for them.
    int scoreWonBy(Camp winner) const;

    /// The plays of the side to move that its player may think of: the enemy does not attack an unknown piece
    /// when what he knows speaks against it. `attacks`: these alone.
    void list(WorldPlays& plays, bool attacksOnly) const;
    /// How a play of the side to move goes, given the ranks of this world.
    Course courseOf(Play play) const;
    /// The number of the enemy's piece on a square.
    int enemyAt(Square square) const { return at_[square] - armySize; }
    bool isKnown(Square square) const { return pieces_[slot(at_[square])].known; }
    Rank rankAt(Square square) const { return pieces_[slot(at_[square])].rank; }

    struct PieceState {
        Rank rank;
        bool known;
        bool moved;
    };
    struct Undo {
        Play play;
        std::int8_t mover;
        std::int8_t target;
        PieceState moverState;
        PieceState targetState;
        Shuttle shuttle;
        int score;
        std::uint64_t key;
        std::array<std::uint64_t, 2> movers;
        std::array<SquareSet, 2> occupied;
        std::array<bool, 2> hasStandard;
    };

    Undo make(Play play, Course course);
    void unmake(const Undo& undo);
    /// An attack by an own piece on one of unknown rank whose result is only likely: as make(), but worth
    /// what such attacks are worth on average, and the victor is what the odds say.
    Undo makeLikely(Play play, Course course, const Odds& odds);

    /// The other side is to move; its own inverse.
    void pass();

  private:
    static constexpr std::int8_t nobody = -1;

    static constexpr std::size_t slot(int piece) { return static_cast<std::size_t>(piece); }
    static constexpr Camp campOf(int piece) { return piece < armySize ? Camp::Own : Camp::Enemy; }
    static constexpr std::uint64_t bit(int piece) { return std::uint64_t{1} << (piece % armySize); }

    void stand(int piece, Square square, Rank rank, bool known, bool moved);
    int valueOf(int piece, Square square) const;
    /// What the enemy pieces near the own standard cost.
    int peril() const;
    bool isStopped(Rank rank, Square square) const;
    std::uint64_t keyOf(int piece, Square square) const;
    void lift(int piece, Square square);
    void drop(int piece, Square square);
    void fall(int piece);
    void listAttacks(WorldPlays& plays) const;
    void listFrom(int piece, Square from, WorldPlays& plays, bool attacksOnly) const;
    bool consider(int piece, int target, WorldPlay& play) const;

    const Outlook* outlook_;
    std::array<std::int8_t, squareCount> at_;
    std::array<Square, 2 * armySize> squares_{};
    std::array<PieceState, 2 * armySize> pieces_{};
    std::array<std::uint64_t, 2> movers_{};
    std::array<std::uint64_t, rankCount> stoppers_{};  ///< own pieces that stop an enemy of a rank
    std::array<SquareSet, 2> occupied_;
    std::array<bool, 2> hasStandard_{};
    std::array<Shuttle, 2> shuttles_;
    Rules rules_;
    std::uint64_t key_;
    int score_ = 0;
    int startScore_ = 0;
    Camp toMove_;
};

}  // namespace leuctra::combate
