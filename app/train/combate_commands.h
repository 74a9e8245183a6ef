// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "train/combate_games.h"

#include <string>

namespace leuctra::train {

/// Plays games and prints how often what the belief says is right, by tenths of what it says, and how much it
/// knows more than the counts of the ranks alone.
Result<void> calibrate(const CombateGames& order);

struct ConductLearning {
    CombateGames games;
    int rounds = 6;      ///< through all games
    double step = 0.02;  ///< of the first round; smaller from round to round
    std::string out;     ///< rows for conduct_weights.cpp
};
/// Plays games and learns what the deeds of pieces tell of their ranks.
Result<void> learnConduct(const ConductLearning& order);

struct WorthLearning {
    CombateGames games;
    int rounds = 400;
};
/// Plays games and fits to their results what each rank is worth, and what it is worth that it is not known.
Result<void> learnWorth(const WorthLearning& order);

}  // namespace leuctra::train
