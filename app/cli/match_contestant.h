// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/match_spec.h"
#include "players/engines.h"
#include "registry/registry.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace leuctra::cli {

/// The game as one side of a match may be told of it.
struct MatchView {
    const GameState& game;  ///< the referee's; a contestant takes from it only what its side may see
    Side side;
    std::string rules;
    std::string setup;               ///< the side's own deployment; empty for games without
    std::vector<std::string> plays;  ///< with what was announced to both
};

/// One of the two players of a match.
class Contestant {
  public:
    virtual ~Contestant() = default;

    /// Ready for a game of its own, whatever became of the one before. An error: it will not be any more.
    virtual Result<void> newGame(Side side, const std::string& rules, std::uint64_t seed) = 0;
    /// Only for games with deployments.
    virtual Result<std::string> deploy(Side side, const std::string& rules) = 0;
    virtual Result<std::string> play(const MatchView& view) = 0;
    /// How long it may think about a play; whoever takes longer has lost on time. Nothing: as long as it
    /// likes.
    virtual std::optional<std::chrono::milliseconds> patience() const = 0;
};

Result<std::unique_ptr<Contestant>> makeContestant(const MatchSpec& spec, const GameKind& kind,
                                                   const players::EngineKind& engineKind);

}  // namespace leuctra::cli
