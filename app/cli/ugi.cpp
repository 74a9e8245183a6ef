// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/game_options.h"
#include "cli/ugi_session.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace leuctra::cli {

namespace {

class Ugi : public Command {
  public:
    explicit Ugi(CLI::App& app) { options_.addGame(app); }

    int run(Console& console) const override {
        const GameKind* kind = options_.kind();
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

  private:
    GameOptions options_;
};

}  // namespace

std::unique_ptr<Command> makeUgi(CLI::App& app) {
    return std::make_unique<Ugi>(app);
}

}  // namespace leuctra::cli
