// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/belief.h"
#include "combate/camp.h"
#include "combate/distances.h"
#include "combate/knowledge.h"
#include "combate/peril.h"
#include "combate/terrain.h"
#include "combate/weights.h"
#include "combate/worth.h"

#include <array>
#include <bitset>
#include <cstdint>

namespace leuctra::combate {

/// How an attack on a piece of unknown rank is likely to end.
struct Odds {
    float flag = 0;               ///< it is the standard
    float win = 0;                ///< the attacker moves in otherwise
    float tie = 0;                ///< both fall
    float loss = 0;               ///< only the attacker falls
    int winGain = 0;              ///< what the one attacked is worth on average, if he loses
    Rank victor = Rank::Marshal;  ///< what he most likely is, if he wins
    int expected = 0;             ///< gain on average: what falls, what is learnt and what is given away
};

/// What a side makes of a position before it looks ahead: what pieces are worth, how attacks on unknown
/// pieces are likely to end, where pieces are drawn to. All values in centi-Sargentos.
class Outlook {
  public:
    /// `enemy`: the ranks that enemy pieces may have; `own`: those that the enemy may think own pieces have.
    /// `forgotten`: enemy pieces (by number) whose told rank the player has forgotten.
    Outlook(const Knowledge& knowledge, const Shares& enemy, const Shares& own,
            const std::bitset<armySize>& forgotten, const Weights& weights);

    int worth(Camp camp, Rank rank) const { return worths_[index(camp)][index(rank)]; }
    /// What it is worth to its owner that the other side does not know a piece of that rank.
    int secrecy(Camp camp, Rank rank) const { return secrecy_[index(camp)][index(rank)]; }
    int mystery() const { return weights_.mystery; }
    /// Worth of a piece where it stands: its own and what draws it there.
    int value(Camp camp, Rank rank, Square square) const { return values_[index(camp)][index(rank)][square]; }
    /// What of that is due to the square.
    int presence(Camp camp, Rank rank, Square square) const {
        return value(camp, rank, square) - worth(camp, rank);
    }
    /// What it is worth to learn the rank of an enemy piece.
    int curiosity(int enemyPiece) const { return curiosity_[index(Camp::Own)][place(enemyPiece)]; }

    /// Of an attack by an own piece of a rank on an enemy piece of unknown rank.
    const Odds& odds(Rank attacker, int enemyPiece) const {
        return odds_[index(Camp::Own)][index(attacker)][place(enemyPiece)];
    }
    /// Whether an enemy piece of a rank, from what he knows, may attack an own piece that he does not know.
    bool tempts(Rank attacker, int ownPiece) const {
        return odds_[index(Camp::Enemy)][index(attacker)][place(ownPiece)].expected >= leastTemptation;
    }
    /// What it is worth to a camp to win the game now.
    int victory(Camp camp) const { return victories_[index(camp)]; }
    /// In which the own standard is.
    const Peril& peril() const { return peril_; }
    /// Whether the enemy can hardly take the own standard for anything else.
    bool standardIsGivenAway() const { return standardIsGivenAway_; }
    /// How much more an attack is worth now than it seems: games have to come to an end (C19).
    int eagerness() const { return eagerness_; }

  private:
    static constexpr int leastTemptation = -60;
    static constexpr std::size_t movableCount = 10;

    using OddsTable = std::array<std::array<Odds, armySize>, movableCount>;
    struct Target {
        Square square;
        int piece;
        bool canRun;  ///< its rank is known, and it can move
        int peril;    ///< that it brings to the standard of those who attack it
        float bomb;   ///< share
    };

    static constexpr std::size_t place(int piece) { return static_cast<std::size_t>(piece); }

    Odds oddsOf(Camp attacker, Rank rank, int target, const Shares& shares, bool known) const;
    void fillOdds(Camp attacker, const Shares& shares, const std::array<bool, armySize>& known);
    void fillPulls();
    void fillValues(Camp camp, const std::array<Target, armySize>& targets, int count);
    void draw(Camp camp, Rank rank, const Terrain::Paths& paths, int gain);
    void wallIn(Camp camp, Square standard, float share);
    void weighVictory(const std::array<RankCounts, 2>& left);
    void riskStandard(const Shares& own);
    int perilFrom(const Knowledge& knowledge, const EnemyPiece& piece,
                  const std::array<float, rankCount>& shares) const;

    const Weights& weights_;
    Worths worths_{};
    std::array<int, 2> victories_{};
    std::array<RankCounts, 2> secrecy_;
    std::array<std::array<int, armySize>, 2> curiosity_{};  ///< by attacker's camp and piece of the other
    std::array<OddsTable, 2> odds_;                         ///< by attacker's camp
    std::array<std::array<std::array<std::int16_t, squareCount>, rankCount>, 2> values_{};
    std::array<float, longestDistance + 1> pulls_{};  ///< part of a gain, by distance
    int eagerness_ = 0;
    int standardPiece_;
    Terrain terrain_;
    Peril peril_;
    bool standardIsGivenAway_ = false;
};

}  // namespace leuctra::combate
