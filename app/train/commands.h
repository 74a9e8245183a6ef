// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "epaminondas/search.h"

#include <cstdint>
#include <string>
#include <vector>

namespace leuctra::train {

struct SelfPlay {
    int games = 100;
    std::uint64_t nodes = 3000;  ///< a move
    std::uint64_t seed = 1;
    int openingPlies = 14;  ///< random, 2 to one more than this
    std::string weights;    ///< a file; empty: the shipped ones
    std::string network;    ///< as for a Contender
    std::string out;        ///< samples are added to this file
};
/// Plays games of the search against itself and writes their quiet positions.
Result<void> playGames(const SelfPlay& order);

struct Tuning {
    std::string samples;
    std::string start;  ///< weights to begin with; empty: the shipped ones
    std::string out;
    int rounds = 300;
    double resultShare = 0.5;  ///< as in Teaching
    double pull = 0.02;        ///< how strongly weights that the samples say little of are held back
};
/// Fits the weights to the results and scores of the samples (logistic regression).
Result<void> tune(const Tuning& order);

struct Teaching {
    std::vector<std::string> samples;
    std::string weights;  ///< of the features that the network corrects; empty: the shipped ones
    std::string out;
    int rounds = 8;            ///< how often each sample is seen
    double rate = 0.001;       ///< of learning, at the beginning
    double decay = 0.3;        ///< how strongly weights are drawn to zero
    double resultShare = 0.2;  ///< of the result in what is to be foretold; the rest is the score
    std::uint64_t seed = 1;
};
/// Teaches a network to foretell scores and results of samples.
Result<void> teachNetwork(const Teaching& order);

struct Contender {
    std::string weights;  ///< a file; empty: the shipped ones
    std::string network;  ///< a file; "none": without; empty: the shipped one
    epaminondas::Ingredients ingredients;
    epaminondas::Weakness weakness;
    std::uint64_t nodes = 10000;  ///< a move; 0: by time
    int milliseconds = 0;         ///< a move
};

struct Comparison {
    Contender a;
    Contender b;
    int games = 200;
    std::uint64_t seed = 1;
    int openingPlies = 6;
};
/// Plays a match and says its score.
Result<void> compare(const Comparison& order);

}  // namespace leuctra::train
