// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/game_options.h"

#include <fmt/format.h>

#include <utility>

namespace leuctra::cli {

namespace {

const char* optionOf(Error::Part part) {
    switch (part) {
        case Error::Part::Rules:
            return "--rules";
        case Error::Part::Position:
            return "--position";
        case Error::Part::FirstSetup:
            return "--red";
        case Error::Part::SecondSetup:
            return "--blue";
        case Error::Part::Text:
        case Error::Part::Play:
            break;
    }
    return "GAME";
}

std::string placeIn(const Error& error) {
    const char* option = optionOf(error.part);
    return error.column > 0 ? fmt::format("{}, column {}", option, error.column) : option;
}

/// Empty when the deployments and the position go together, and with the game.
std::string conflict(const GameKind& kind, const GameSetup& setup) {
    const bool isDeployed = !setup.firstSetup.empty() || !setup.secondSetup.empty();
    if (!kind.hidden) return isDeployed ? fmt::format("{} has no deployments", kind.id) : std::string();
    if (!setup.position.empty()) {
        return isDeployed ? "--position stands in the place of --red and --blue: give one or the other" : "";
    }
    const bool isComplete = !setup.firstSetup.empty() && !setup.secondSetup.empty();
    return isComplete ? std::string() : fmt::format("{} needs --red and --blue, or --position", kind.id);
}

tl::expected<std::unique_ptr<GameState>, int> startOf(const GameKind& kind, const GameSetup& setup,
                                                      Console& console) {
    if (const std::string reason = conflict(kind, setup); !reason.empty()) {
        return tl::unexpected(console.usage(reason));
    }
    auto state = kind.start(setup);
    if (state) return std::move(*state);
    const Error& error = state.error();
    if (error.part != Error::Part::Rules)
        return tl::unexpected(console.wrong(placeIn(error), reasonOf(error)));
    return tl::unexpected(console.usage(fmt::format("{}: {}", placeIn(error), reasonOf(error))));
}

}  // namespace

tl::expected<std::unique_ptr<GameState>, int> GameOptions::state(Console& console) const {
    const GameKind* known = kind();
    if (!known) return tl::unexpected(console.usage(fmt::format("there is no game called {}", name)));
    auto state = startOf(*known, setup, console);
    if (!state) return state;
    int ply = 0;
    for (const std::string& move : moves) {
        ++ply;
        if (const auto played = (*state)->play(move); !played) {
            return tl::unexpected(
                console.wrong(fmt::format("ply {}, {}", ply, move), reasonOf(played.error())));
        }
    }
    return state;
}

}  // namespace leuctra::cli
