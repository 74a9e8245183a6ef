// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace leuctra {

/// One of the games that the program knows. A new game is one line in registry.cpp.
struct GameKind {
    std::string_view id;              ///< "epaminondas", "combate": in commands and records
    std::array<char, 2> sideLetters;  ///< 'w','b' or 'r','b': in texts of positions
    bool hidden;                      ///< each side sees only a part: deployments, curtain, viewers
    /// Tags of the deployments in records, by side; empty: the game has none.
    std::array<std::string_view, 2> setupTags;
    Result<std::unique_ptr<GameState>> (*start)(const GameSetup& setup);
    /// Leaves `depth` (0 or more) plies below the present position of a state of this game; a finished
    /// position has no children. How often a position occurred (E13) is asked of the root only.
    std::uint64_t (*perft)(const GameState& state, int depth);
    /// The position as a side may know it, unknown pieces as `?`. Null for a game that hides nothing.
    std::string (*viewerText)(const GameState& state, Side viewer);
};

std::span<const GameKind> games();

/// Null for an unknown id.
const GameKind* gameNamed(std::string_view id);

}  // namespace leuctra
