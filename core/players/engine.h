// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/side.h"
#include "engine/info.h"
#include "engine/limits.h"
#include "players/sight.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace leuctra::players {

/// How an engine is to play.
struct Options {
    int hash = 16;             ///< MiB of the transposition table
    int threads = 0;           ///< 0: what the level says (all cores at level 8), or one without a level
    std::optional<int> level;  ///< 1–8 (levels.h); nothing: full strength, only the limits of a search bind
    std::uint64_t seed = 1;    ///< same seed, nodes and one thread: same play
    int lines = 1;             ///< how many of the best plays are judged exactly and told, 1 or more

    bool operator==(const Options&) const = default;
};

/// What an engine has found.
struct Answer {
    std::string play;   ///< text without what an attack would announce; empty when there is no legal play
    engine::Info info;  ///< of the last finished iteration, its best line
};

/// A few words on a play, for a hint: an English sentence marked by errorText() and its arguments, put in
/// like those of an Error.
struct Words {
    std::string text;
    std::vector<std::string> arguments;

    bool operator==(const Words&) const = default;
};

/// A computer player of one game: what the command line, matches and the window speak to.
///
/// Not safe to use from several threads at once: one thread calls go(), the others may only request a stop
/// through the token. Sights must be of the game that the engine plays.
class Engine {
  public:
    virtual ~Engine() = default;

    /// What of its data is damaged: it plays on without. Nothing when all is sound.
    virtual std::optional<Error> defect() const { return std::nullopt; }

    virtual void setOptions(const Options& options) = 0;
    /// Forgets what it learnt from the positions of another game.
    virtual void newGame() = 0;

    /// Thinks until a limit is reached or a stop is requested, then answers within 50 ms; with a level, the
    /// level's own budget binds as well. `onInfo` is called after each iteration for each of its lines, the
    /// best first, from the calling thread.
    virtual Answer go(const Sight& sight, const engine::Limits& limits, std::stop_token stop,
                      const engine::InfoHandler& onInfo = {}) = 0;

    /// Why the play of an answer is good, from what its line wins or prevents. In a game with secrets it uses
    /// nothing but the sight. Empty text: nothing worth saying.
    virtual Words reason(const Sight& sight, const Answer& answer) = 0;

    /// A deployment for a side, in the text of the game; fails for games without one.
    virtual Result<std::string> deploy(Side side, const std::string& rules, std::stop_token stop);
};

}  // namespace leuctra::players
