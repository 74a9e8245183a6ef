// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "record/file.h"
#include "record/formats.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

namespace leuctra::cli {

namespace {

struct Failure {
    std::string place;
    std::string reason;
};

/// A file may leave the result open though the plays have ended the game.
std::string_view resultOf(const record::Record& game) {
    return game.isFinished() ? game.result() : resultText(game.finalState()->outcome());
}

void check(const std::string& file, Console& console, std::vector<Failure>& failures) {
    const auto fail = [&](const Error& error) {
        failures.push_back({placeIn(file, error), printable(reasonOf(error))});
        console.line("{}: {}", failures.back().place, failures.back().reason);
    };
    const auto text = record::readFile(file);
    if (!text) return fail(text.error());
    const auto format = record::formatOf(file).value_or(record::FileFormat::Lgr);
    for (const auto& game : record::readEachGame(format, *text)) {
        if (game) {
            console.line("{} ok {} {} {}", file, game->kind().id, game->last().ply(), resultOf(*game));
        } else {
            fail(game.error());
        }
    }
}

}  // namespace

int Check::run(Console& console) const {
    std::vector<Failure> failures;
    for (const std::string& file : files)
        check(file, console, failures);
    if (failures.empty()) return exitDone;
    // The output has them all; who looks at the error stream alone learns where to begin.
    const auto& [place, reason] = failures.front();
    if (failures.size() == 1) return console.wrong(place, reason);
    return console.wrong(place, fmt::format("{} (and {} more)", reason, failures.size() - 1));
}

}  // namespace leuctra::cli
