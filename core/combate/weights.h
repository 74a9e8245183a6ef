// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/piece.h"

namespace leuctra::combate {

/// The numbers of the judgement of a position. Worth is in centi-Sargentos: 100 is one Sargento.
struct Weights {
    RankCounts worth = {150, 45, 110, 100, 150, 220, 320, 450, 700, 950, 80, 12000};
    /// What it is worth that the enemy does not know a rank, in hundredths of its worth.
    RankCounts secrecy = {60, 10, 10, 8, 8, 8, 8, 10, 15, 15, 35, 0};
    int mystery = 4;         ///< a piece that never moved may be a bomb
    int curiosity = 12;      ///< to learn an enemy's rank, in hundredths of his expected worth
    int pull = 35;           ///< of a target upon an attacker beside it, in hundredths of the gain expected
    int decay = 82;          ///< of a pull, left after each square of distance, in hundredths
    int runaway = 60;        ///< of the pull, for a known piece that can run away, in hundredths
    int wall = 30;           ///< a bomb beside the standard, in hundredths of what is at stake there
    int standardGuard = 50;  ///< of the peril of the own standard, that draws pieces there, in hundredths
    int patience = 20;       ///< quiet plies (C19) after which attacks grow more tempting
    int eagerness = 6;       ///< by how much with each further quiet ply
    int eagernessLimit = 400;
};

inline constexpr Weights shippedWeights{};

}  // namespace leuctra::combate
