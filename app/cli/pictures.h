// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/console.h"

#include <string>

namespace leuctra::cli {

/// Lets leuctra-draw, the program beside this one, turn the game of a file into a picture. That one has the
/// window's boards, and takes longer to start than most commands take to run. An ExitCode.
int drawPicture(const std::string& source, const std::string& target, Console& console);

}  // namespace leuctra::cli
