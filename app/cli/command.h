// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/console.h"

#include <memory>

namespace CLI {
class App;
}

namespace leuctra::cli {

/// One command of the program. It has described itself to the parser before; run() reads what the parser
/// found.
class Command {
  public:
    virtual ~Command() = default;

    /// An ExitCode.
    virtual int run(Console& console) const = 0;
};

/// Describes a command's name, options and help to the parser. The command must outlive the parsing.
using MakeCommand = std::unique_ptr<Command> (*)(CLI::App& app);

std::unique_ptr<Command> makeShow(CLI::App& app);
std::unique_ptr<Command> makePerft(CLI::App& app);
std::unique_ptr<Command> makeCheck(CLI::App& app);
std::unique_ptr<Command> makeConvert(CLI::App& app);
std::unique_ptr<Command> makeUgi(CLI::App& app);
std::unique_ptr<Command> makeMatch(CLI::App& app);
std::unique_ptr<Command> makeBench(CLI::App& app);

}  // namespace leuctra::cli
