// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "cli/command.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace leuctra::cli {

namespace {

struct Entry {
    const char* name;
    const char* description;
    MakeCommand make;
};

constexpr Entry entries[] = {
    {"show", "print a position, whose turn it is, the result and the legal plays", &makeShow},
    {"perft", "count the leaves of the tree of plays", &makePerft},
    {"check", "check the games in record files", &makeCheck},
    {"convert", "turn a file of games into another format", &makeConvert},
    {"ugi", "be an engine that speaks UGI", &makeUgi},
    {"match", "let two engines play against each other", &makeMatch},
    {"bench", "search a fixed set of positions", &makeBench},
};

std::string withoutLineEnd(std::string text) {
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    return text;
}

int finish(int code, Console& console) {
    return console.flush() ? code : std::max<int>(code, exitWrong);
}

}  // namespace

int run(const std::vector<std::string>& arguments, Console& console) {
    CLI::App app("Epaminondas and Combate en el Frente: rules, engines and records without a window",
                 "leuctra-cli");
    app.set_version_flag("--version", "leuctra-cli " LEUCTRA_VERSION, "print the version and end");
    app.require_subcommand(1);
    std::vector<std::pair<CLI::App*, std::unique_ptr<Command>>> commands;
    for (const Entry& entry : entries) {
        CLI::App* command = app.add_subcommand(entry.name, entry.description);
        commands.emplace_back(command, entry.make(*command));
    }
    // The parser takes its arguments from the back.
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    try {
        app.parse(std::move(reversed));
    } catch (const CLI::CallForHelp&) {
        console.line("{}", withoutLineEnd(app.help()));
        return finish(exitDone, console);
    } catch (const CLI::CallForVersion& version) {
        console.line("{}", version.what());
        return finish(exitDone, console);
    } catch (const CLI::ParseError& error) {
        return console.usage(error.what());
    }
    const auto chosen = std::find_if(commands.begin(), commands.end(),
                                     [](const auto& command) { return command.first->parsed(); });
    return finish(chosen->second->run(console), console);
}

}  // namespace leuctra::cli
