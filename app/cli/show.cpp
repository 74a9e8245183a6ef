// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>

namespace leuctra::cli {

namespace {

std::optional<Side> sideNamed(std::string_view name) {
    if (name == "red") return Side::First;
    if (name == "blue") return Side::Second;
    return std::nullopt;
}

void print(const GameState& state, const GameKind& kind, std::optional<Side> viewer, Console& console) {
    console.line("position {}", viewer ? kind.viewerText(state, *viewer) : state.positionText());
    console.line("side {}", kind.sideLetters[static_cast<std::size_t>(index(state.sideToMove()))]);
    const auto outcome = state.outcome();
    console.line("result {}{}{}", winnerText(outcome), outcome ? " " : "",
                 outcome ? name(outcome->reason) : "");
    if (viewer && *viewer != state.sideToMove()) return;
    for (const std::string& play : state.legalPlays())
        console.line("move {}", play);
}

}  // namespace

int Show::run(Console& console) const {
    const auto side = sideNamed(viewer);
    const GameKind* kind = game.kind();
    if (!viewer.empty() && !side) return console.usage(fmt::format("there is no viewer called {}", viewer));
    if (side && kind && !kind->viewerText) {
        return console.usage(fmt::format("{} hides nothing: it has no --viewer", kind->id));
    }
    const auto state = game.state(console);
    if (!state) return state.error();
    print(**state, *kind, side, console);
    return exitDone;
}

}  // namespace leuctra::cli
