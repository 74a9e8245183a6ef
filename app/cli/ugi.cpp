// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/ugi_session.h"

#include <fmt/format.h>

#include <iostream>
#include <string>
#include <string_view>

namespace leuctra::cli {

int Ugi::run(Console& console) const {
    const GameKind* kind = gameNamed(game);
    if (!kind) return console.usage("there is no game of that name");
    const players::EngineKind* engine = players::engineFor(kind->id);
    if (!engine) return console.usage(fmt::format("there is no engine for {}", kind->id));

    UgiSession session(*kind, *engine, LEUCTRA_VERSION, [&console](std::string_view line) {
        console.line("{}", line);
        console.flush();
    });
    for (std::string line; std::getline(std::cin, line);)
        if (!session.handle(line)) return exitDone;
    session.finish();
    return exitDone;
}

}  // namespace leuctra::cli
