// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/console.h"

#include <string>
#include <vector>

namespace leuctra::cli {

/// Runs the program with its arguments (its own name is none of them); the ExitCode.
int run(const std::vector<std::string>& arguments, Console& console);

}  // namespace leuctra::cli
