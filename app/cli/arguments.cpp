// SPDX-License-Identifier: GPL-3.0-or-later
// The only source of the commands that includes CLI11, which takes long to compile.
#include "cli/arguments.h"

#include "registry/registry.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace leuctra::cli {

namespace {

/// GAME, to be added before other positional arguments.
void addGame(CLI::App& app, std::string& game) {
    std::string names;
    for (const GameKind& kind : games())
        names += fmt::format("{}{}", names.empty() ? "" : " or ", kind.id);
    app.add_option("GAME", game, names)->required();
}

/// `--position`, `--red`, `--blue`, `--moves`, `--rules`.
void addStart(CLI::App& app, GameOptions& game) {
    GameSetup& setup = game.setup;
    const CLI::Validator given([](std::string& text) { return text.empty() ? "is empty" : ""; }, "");
    const auto add = [&](const char* option, std::string& text, const char* help) {
        return app.add_option(option, text, help)->check(given);
    };
    add("--position", setup.position, "the position to start from")->type_name("TEXT");
    add("--red", setup.firstSetup, "Red's deployment, 40 letters")->type_name("SETUP");
    add("--blue", setup.secondSetup, "Blue's deployment, 40 letters")->type_name("SETUP");
    app.add_option("--moves", game.moves, "plays made from there")->type_name("M")->expected(0, -1);
    app.add_option("--rules", setup.rules, "the rules, as a rule string")->type_name("R");
    app.callback([&moves = game.moves] {
        // The parser gives one empty text for `--moves` without any.
        if (moves == std::vector<std::string>{""}) moves.clear();
    });
}

void addOptions(CLI::App& app, Show& show) {
    addGame(app, show.game.name);
    addStart(app, show.game);
    app.add_option("--viewer", show.viewer, "show what this side may know (combate)")->type_name("red|blue");
}

void addOptions(CLI::App& app, Perft& perft) {
    addGame(app, perft.game.name);
    app.add_option("DEPTH", perft.depth, "plies, 1 or more")->required();
    addStart(app, perft.game);
    app.add_flag("--divide", perft.divide, "count below each play first");
}

void addOptions(CLI::App& app, Check& check) {
    app.add_option("FILE", check.files, "record files (.lgr)")->required();
}

void addOptions(CLI::App& app, Convert& convert) {
    app.add_option("FILE", convert.source, "the file to read (.lgr, .txt, .xml)")->required();
    app.add_option("OUT", convert.target, "the file to write (.lgr, .txt, .xml, .svg, .png, .gif)")
        ->required();
}

void addOptions(CLI::App& app, Ugi& ugi) {
    addGame(app, ugi.game);
}

void addOptions(CLI::App& app, Match& match) {
    addGame(app, match.game);
    app.add_option("--a", match.a, "player A: level=, movetime=, nodes=, threads=, cmd=PROGRAM ARGS")
        ->type_name("SPEC")
        ->required();
    app.add_option("--b", match.b, "player B")->type_name("SPEC")->required();
    app.add_option("--games", match.games, "how many games")->required()->check(CLI::Range(1, 1'000'000));
    app.add_option("--seed", match.seed, "of openings and engines");
    app.add_option("--concurrency", match.concurrency, "games at a time")->check(CLI::Range(1, 256));
    app.add_option("--rules", match.rules, "a rule string")->type_name("R");
    app.add_option("--openings", match.openings, "random plies at the beginning, each opening played twice")
        ->check(CLI::Range(0, 200));
    app.add_option("--record", match.record, "write the games to this file")->type_name("FILE");
}

void addOptions(CLI::App& app, Bench& bench) {
    addGame(app, bench.game);
    app.add_option("--seconds", bench.seconds, "measure speed for so long instead")
        ->check(CLI::Range(0.1, 3600.0));
    app.add_option("--threads", bench.threads, "threads of the engine")->check(CLI::Range(1, 256));
}

/// A command and the parser that fills it in.
struct Entry {
    const CLI::App* parser;
    std::unique_ptr<Command> command;
};

template <typename T>
Entry entry(CLI::App& app, const char* name, const char* description) {
    auto command = std::make_unique<T>();
    CLI::App* parser = app.add_subcommand(name, description);
    addOptions(*parser, *command);
    return {parser, std::move(command)};
}

std::string withoutLineEnd(std::string text) {
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    return text;
}

}  // namespace

tl::expected<std::unique_ptr<Command>, Notice> commandFrom(const std::vector<std::string>& arguments) {
    CLI::App app("Epaminondas and Combate en el Frente: rules, engines and records without a window",
                 "leuctra-cli");
    app.set_version_flag("--version", "leuctra-cli " LEUCTRA_VERSION, "print the version and end");
    app.require_subcommand(1);
    Entry entries[] = {
        entry<Show>(app, "show", "print a position, whose turn it is, the result and the legal plays"),
        entry<Perft>(app, "perft", "count the leaves of the tree of plays"),
        entry<Check>(app, "check", "check the games in record files"),
        entry<Convert>(app, "convert", "turn a file of games into another format"),
        entry<Ugi>(app, "ugi", "be an engine that speaks UGI"),
        entry<Match>(app, "match", "let two engines play against each other"),
        entry<Bench>(app, "bench", "search a fixed set of positions"),
    };
    const bool named = !arguments.empty() && !arguments.front().starts_with('-');
    const auto isNamed = [&](const Entry& entry) { return entry.parser->get_name() == arguments.front(); };
    if (named && std::none_of(std::begin(entries), std::end(entries), isNamed))
        return tl::unexpected(Notice{exitUsage, fmt::format("there is no command {}", arguments.front())});
    try {
        // The parser takes its arguments from the back.
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
        return tl::unexpected(Notice{exitDone, withoutLineEnd(app.help())});
    } catch (const CLI::CallForVersion& version) {
        return tl::unexpected(Notice{exitDone, version.what()});
    } catch (const CLI::ParseError& error) {
        return tl::unexpected(Notice{exitUsage, error.what()});
    }
    const auto chosen = std::find_if(std::begin(entries), std::end(entries),
                                     [](const Entry& entry) { return entry.parser->parsed(); });
    return std::move(chosen->command);
}

}  // namespace leuctra::cli
