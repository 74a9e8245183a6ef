// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/console.h"
#include "registry/registry.h"

#include <memory>
#include <string>
#include <vector>

namespace leuctra::cli {

/// Which game is meant, what it starts from and what has been played.
struct GameOptions {
    std::string name;
    GameSetup setup;
    std::vector<std::string> moves;

    /// Null for a game that the program does not know.
    const GameKind* kind() const { return gameNamed(name); }
    /// The game after its moves; or the exit code, the reason said.
    tl::expected<std::unique_ptr<GameState>, int> state(Console& console) const;
};

}  // namespace leuctra::cli
