// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>
#include <vector>

namespace leuctra::cli {

/// What is printed when there is no command to run.
struct Notice {
    ExitCode code;  ///< exitDone: help or the version was asked for; exitUsage: the arguments are wrong
    std::string text;
};

/// The command that the arguments choose (the program's own name is none of them).
tl::expected<std::unique_ptr<Command>, Notice> commandFrom(const std::vector<std::string>& arguments);

}  // namespace leuctra::cli
