// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "players/engine.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace leuctra::players {

/// A game with secrets as one side was told of it, play after play.
struct Observation {
    Side side = Side::First;
    std::string rules;               ///< a rule string
    std::string setup;               ///< the side's own deployment
    std::vector<std::string> plays;  ///< of both sides, with what was announced
};

/// A fixed set of positions and the depth to which `bench` searches them.
struct BenchSet {
    std::vector<std::shared_ptr<const Sight>> sights;
    int depth = 1;  ///< plies
};

/// What the program can do as a player of one game. A new game is one line in engines.cpp and one in kinds.h.
struct EngineKind {
    std::string_view game;  ///< "epaminondas": the id of its GameKind
    std::unique_ptr<Engine> (*make)();
    /// What a side may see of a game of this kind, now.
    std::shared_ptr<const Sight> (*see)(const GameState& game, Side side);
    /// Null for games without secrets.
    Result<std::shared_ptr<const Sight>> (*observe)(const Observation& observation);
    BenchSet (*benchSet)();
    int hopeless;  ///< centistones, positive: who is so much behind for several turns has lost (Manners)
};

/// Null when there is no engine for a game.
const EngineKind* engineFor(std::string_view game);

}  // namespace leuctra::players
