// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "record/file.h"
#include "record/lgr.h"

#include <CLI/CLI.hpp>

#include <vector>

namespace leuctra::cli {

namespace {

/// Says of each game whether it is sound, how long it is and how it ended. Of an unfinished game of hidden
/// pieces it tells no more than that: nothing of who stands where.
class Check : public Command {
  public:
    explicit Check(CLI::App& app) { app.add_option("FILE", files_, "record files (.lgr)")->required(); }

    int run(Console& console) const override {
        std::vector<Failure> failures;
        for (const std::string& file : files_)
            check(file, console, failures);
        if (failures.empty()) return exitDone;
        // The output has them all; who looks at the error stream alone learns where to begin.
        const auto& [place, reason] = failures.front();
        if (failures.size() == 1) return console.wrong(place, reason);
        return console.wrong(place, fmt::format("{} (and {} more)", reason, failures.size() - 1));
    }

  private:
    struct Failure {
        std::string place;
        std::string reason;
    };

    static void check(const std::string& file, Console& console, std::vector<Failure>& failures) {
        const auto fail = [&](const Error& error) {
            failures.push_back({placeIn(file, error), printable(reasonOf(error))});
            console.line("{}: {}", failures.back().place, failures.back().reason);
        };
        const auto text = record::readFile(file);
        if (!text) return fail(text.error());
        for (const auto& game : record::parseRecords(*text)) {
            if (game) {
                console.line("{} ok {} {} {}", file, game->kind().id, game->last().ply(), resultOf(*game));
            } else {
                fail(game.error());
            }
        }
    }

    /// A file may leave the result open though the plays have ended the game.
    static std::string_view resultOf(const record::Record& game) {
        return game.isFinished() ? game.result() : resultText(game.finalState()->outcome());
    }

    std::vector<std::string> files_;
};

}  // namespace

std::unique_ptr<Command> makeCheck(CLI::App& app) {
    return std::make_unique<Check>(app);
}

}  // namespace leuctra::cli
