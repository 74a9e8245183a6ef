// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/game_options.h"

#include <CLI/CLI.hpp>

namespace leuctra::cli {

namespace {

class Show : public Command {
  public:
    explicit Show(CLI::App& app) {
        options_.addGame(app);
        options_.addStart(app);
        app.add_option("--viewer", viewer_, "show what this side may know (combate)")->type_name("red|blue");
    }

    int run(Console& console) const override {
        const auto viewer = sideNamed(viewer_);
        const GameKind* kind = options_.kind();
        if (!viewer_.empty() && !viewer)
            return console.usage(fmt::format("there is no viewer called {}", viewer_));
        if (viewer && kind && !kind->viewerText) {
            return console.usage(fmt::format("{} hides nothing: it has no --viewer", kind->id));
        }
        const auto state = options_.state(console);
        if (!state) return state.error();
        print(**state, *kind, viewer, console);
        return exitDone;
    }

  private:
    static std::optional<Side> sideNamed(std::string_view name) {
        if (name == "red") return Side::First;
        if (name == "blue") return Side::Second;
        return std::nullopt;
    }

    static void print(const GameState& state, const GameKind& kind, std::optional<Side> viewer,
                      Console& console) {
        console.line("position {}", viewer ? kind.viewerText(state, *viewer) : state.positionText());
        console.line("side {}", kind.sideLetters[static_cast<std::size_t>(index(state.sideToMove()))]);
        const auto outcome = state.outcome();
        console.line("result {}{}{}", winnerText(outcome), outcome ? " " : "",
                     outcome ? name(outcome->reason) : "");
        if (viewer && *viewer != state.sideToMove()) return;
        for (const std::string& play : state.legalPlays())
            console.line("move {}", play);
    }

    GameOptions options_;
    std::string viewer_;
};

}  // namespace

std::unique_ptr<Command> makeShow(CLI::App& app) {
    return std::make_unique<Show>(app);
}

}  // namespace leuctra::cli
