// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "train/combate_games.h"

#include <string>

namespace leuctra::train {

/// Plays games and prints how often what the belief says is right, by tenths of what it says, and how much it
/// knows more than the counts of the ranks alone.
Result<void> calibrate(const CombateGames& order);

/// Plays games and prints how often, in thousandths, an enemy piece in a place took the standard of an
/// `engine` within 30 plies: what Peril::chance is smoothed from.
Result<void> countPeril(const CombateGames& order);

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

struct Drifting {
    std::string start;  ///< a file of weights; empty: the shipped ones
    std::string out;
    int duels = 1000;
    std::uint64_t nodes = 3000;  ///< a play
    double pace = 0.06;          ///< of what was tried, that the weights follow a winner at first
    std::uint64_t seed = 1;
};
/// Moves all weights of the evaluation of Combate towards what wins.
Result<void> driftWeights(const Drifting& order);

struct WeightsComparison {
    std::string a;  ///< a file of weights; empty: the shipped ones
    std::string b;
    int duels = 100;
    std::uint64_t nodes = 3000;  ///< a play; 0: by time
    int milliseconds = 0;        ///< a play
    std::uint64_t seed = 1;
};
/// Plays duels and says what A scores, with the 95 % interval.
Result<void> compareWeights(const WeightsComparison& order);

}  // namespace leuctra::train
