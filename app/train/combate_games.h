// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "combate/game.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace leuctra::train {

/// Which players play how many games of Combate against each other.
struct CombateGames {
    /// `random`, `greedy`, `suspect`, or `engine`, the program's own. Each meets each, itself too.
    std::vector<std::string> players = {"greedy"};
    int games = 300;
    std::uint64_t nodes = 0;  ///< a play of `engine`; 0: by time
    int milliseconds = 20;    ///< a play of `engine`, where it is not by nodes
    std::uint64_t seed = 1;
    std::string rules;
};

/// A game that was played.
struct PlayedCombate {
    combate::Setup red;
    combate::Setup blue;
    combate::Rules rules;
    std::array<std::string, 2> players;  ///< their names, Red's first
    std::vector<combate::Transition> plays;
    double result = 0.5;  ///< for Red: 1 won, 0.5 drawn, 0 lost
};

Result<std::vector<PlayedCombate>> playCombate(const CombateGames& order);

/// Plays the game again up to each `every`-th ply; `visit` gets it with one side to judge, both in turn.
void onMoments(
    const PlayedCombate& played, int every,
    const std::function<void(const combate::Knowledge& known, const combate::Setup& enemy)>& visit);

}  // namespace leuctra::train
