// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/match_contestant.h"
#include "record/record.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leuctra::cli {

/// What two games, with the sides changed, begin with.
struct Opening {
    GameSetup setup;
    std::vector<std::string> plays;
};

/// A game of a match that is over.
struct PlayedGame {
    std::optional<record::Record> record;  ///< nothing: it was lost before the armies stood
    Outcome outcome{std::nullopt, Reason::Agreed};
    int plies = 0;
    std::array<std::chrono::nanoseconds, 2> time{};  ///< thought by each side
    std::array<int, 2> moves{};                      ///< found by each side, openings not counted
    std::string fault;  ///< how an engine lost without the rules; empty: it did not
};

/// As many random plays as asked for, none of which ends or decides the game by an incursion.
Opening randomOpening(const GameKind& kind, const GameSetup& setup, int plies, std::uint64_t seed);

/// Plays one game as a referee who tells each side what it may know. An engine that fails or plays against
/// the rules has lost by resigning, one that takes longer than its patience() on time. Where no rule of the
/// game need ever end it (repetition=off, quiet=0) it is drawn after 1,000 plies.
PlayedGame playGame(const GameKind& kind, const Opening& opening, std::array<Contestant*, 2> sides);

/// A game that a side has lost before it began, and why.
PlayedGame forfeited(Side loser, std::string fault);

}  // namespace leuctra::cli
