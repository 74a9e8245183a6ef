// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/console.h"
#include "cli/game_options.h"

#include <cstdint>
#include <string>
#include <vector>

namespace leuctra::cli {

/// One command of the program, with what its arguments gave (arguments.cpp describes them to the user).
struct Command {
    virtual ~Command() = default;

    /// An ExitCode.
    virtual int run(Console& console) const = 0;
};

/// Prints a position, whose turn it is, the result and the legal plays.
struct Show final : Command {
    GameOptions game;
    std::string viewer;  ///< show what this side may know; empty: everything

    int run(Console& console) const override;
};

/// Counts the leaves of the tree of plays.
struct Perft final : Command {
    GameOptions game;
    std::string depth;  ///< as it was given
    bool divide = false;

    int run(Console& console) const override;
};

/// Says of each game whether it is sound, how long it is and how it ended. Of an unfinished game of hidden
/// pieces it tells no more than that: nothing of who stands where.
struct Check final : Command {
    std::vector<std::string> files;

    int run(Console& console) const override;
};

/// Turns a file of games into another format. Nothing is written unless every game of the source could be
/// read. An unfinished game of hidden pieces goes from `.lgr` to `.lgr` only, which is the same secret file
/// again.
struct Convert final : Command {
    std::string source;
    std::string target;

    int run(Console& console) const override;
};

/// Is an engine that speaks UGI.
struct Ugi final : Command {
    std::string game;

    int run(Console& console) const override;
};

/// Lets two engines play against each other.
struct Match final : Command {
    std::string game;
    std::string a;  ///< a MatchSpec, as b
    std::string b;
    int games = 0;
    std::uint64_t seed = 1;
    int concurrency = 1;
    std::string rules;
    int openings = 6;    ///< plies
    std::string record;  ///< a file; empty: none

    int run(Console& console) const override;
};

/// Searches a fixed set of positions.
struct Bench final : Command {
    std::string game;
    double seconds = 0;  ///< 0: to the fixed depth instead
    int threads = 1;

    int run(Console& console) const override;
};

}  // namespace leuctra::cli
