// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"

#include <array>
#include <memory>
#include <span>
#include <string_view>

namespace leuctra {

/// One of the games that the program knows. A new game is one line in registry.cpp.
struct GameKind {
    std::string_view id;              ///< "epaminondas", "combate": in commands and records
    std::array<char, 2> sideLetters;  ///< 'w','b' or 'r','b': in texts of positions
    bool hidden;                      ///< each side sees only a part: deployments, curtain, viewers
    Result<std::unique_ptr<GameState>> (*start)(const GameSetup& setup);
};

std::span<const GameKind> games();

/// Null for an unknown id.
const GameKind* gameNamed(std::string_view id);

}  // namespace leuctra
