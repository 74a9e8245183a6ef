// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "cli/arguments.h"

#include <algorithm>

namespace leuctra::cli {

namespace {

int finish(int code, Console& console) {
    return console.flush() ? code : std::max<int>(code, exitWrong);
}

}  // namespace

int run(const std::vector<std::string>& arguments, Console& console) {
    const auto command = commandFrom(arguments);
    if (command) return finish((*command)->run(console), console);
    const auto& [code, text] = command.error();
    if (code == exitUsage) return console.usage(text);
    console.line("{}", text);
    return finish(code, console);
}

}  // namespace leuctra::cli
