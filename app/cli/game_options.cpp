// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/game_options.h"

#include <CLI/CLI.hpp>

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

}  // namespace

void GameOptions::addGame(CLI::App& app) {
    std::string names;
    for (const GameKind& kind : games())
        names += fmt::format("{}{}", names.empty() ? "" : " or ", kind.id);
    app.add_option("GAME", game_, names)->required();
}

void GameOptions::addStart(CLI::App& app) {
    app.add_option("--position", setup_.position, "the position to start from")->type_name("TEXT");
    app.add_option("--red", setup_.firstSetup, "Red's deployment, 40 letters")->type_name("SETUP");
    app.add_option("--blue", setup_.secondSetup, "Blue's deployment, 40 letters")->type_name("SETUP");
    app.add_option("--moves", moves_, "plays made from there")->type_name("M")->expected(0, -1);
    app.add_option("--rules", setup_.rules, "the rules, as a rule string")->type_name("R");
}

tl::expected<std::unique_ptr<GameState>, int> GameOptions::state(Console& console) const {
    const GameKind* kind = gameNamed(game_);
    if (!kind) return tl::unexpected(console.usage(fmt::format("there is no game called {}", game_)));
    auto state = start(*kind, console);
    if (!state) return state;
    // The parser gives one empty text for `--moves` without any.
    const bool hasMoves = moves_ != std::vector<std::string>{""};
    int ply = 0;
    for (const std::string& move : hasMoves ? moves_ : std::vector<std::string>()) {
        ++ply;
        if (const auto played = (*state)->play(move); !played) {
            return tl::unexpected(
                console.wrong(fmt::format("ply {}, {}", ply, move), reasonOf(played.error())));
        }
    }
    return state;
}

tl::expected<std::unique_ptr<GameState>, int> GameOptions::start(const GameKind& kind,
                                                                 Console& console) const {
    if (const std::string reason = conflict(kind, setup_); !reason.empty()) {
        return tl::unexpected(console.usage(reason));
    }
    auto state = kind.start(setup_);
    if (state) return std::move(*state);
    const Error& error = state.error();
    if (error.part != Error::Part::Rules)
        return tl::unexpected(console.wrong(placeIn(error), reasonOf(error)));
    return tl::unexpected(console.usage(fmt::format("{}: {}", placeIn(error), reasonOf(error))));
}

}  // namespace leuctra::cli
