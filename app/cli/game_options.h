// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/console.h"
#include "registry/registry.h"

#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace leuctra::cli {

/// The arguments that say which game is meant, what it starts from and what has been played.
class GameOptions {
  public:
    /// GAME, to be added before other positional arguments.
    void addGame(CLI::App& app);
    /// `--position`, `--red`, `--blue`, `--moves`, `--rules`.
    void addStart(CLI::App& app);

    /// Null for a game that the program does not know.
    const GameKind* kind() const { return gameNamed(game_); }
    /// The game after its moves; or the exit code, the reason said.
    tl::expected<std::unique_ptr<GameState>, int> state(Console& console) const;

  private:
    tl::expected<std::unique_ptr<GameState>, int> start(const GameKind& kind, Console& console) const;

    std::string game_;
    GameSetup setup_;
    std::vector<std::string> moves_;
};

}  // namespace leuctra::cli
