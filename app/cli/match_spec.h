// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/limits.h"
#include "players/engine.h"

#include <string>
#include <string_view>

namespace leuctra::cli {

/// One side of a match, as `--a` and `--b` describe it: `level=`, `movetime=`, `nodes=`, `threads=`,
/// `cmd=PROGRAM ARGS`, separated by commas.
struct MatchSpec {
    players::Options options;
    engine::Limits limits;
    std::string command;  ///< another UGI engine, run by the shell; empty: ours
};

/// Without level, movetime and nodes a move takes one second. A comma belongs to the command unless one of
/// the other names and `=` follow it.
Result<MatchSpec> matchSpecFrom(std::string_view text);

}  // namespace leuctra::cli
