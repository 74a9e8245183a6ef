// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "record/file.h"
#include "record/formats.h"

#include <CLI/CLI.hpp>

namespace leuctra::cli {

namespace {

/// Nothing is written unless every game of the source could be read. An unfinished game of hidden pieces goes
/// from
/// `.lgr` to `.lgr` only, which is the same secret file again.
class Convert : public Command {
  public:
    explicit Convert(CLI::App& app) {
        app.add_option("FILE", source_, "the file to read (.lgr, .txt)")->required();
        app.add_option("OUT", target_, "the file to write (.lgr, .txt)")->required();
    }

    int run(Console& console) const override {
        const auto from = record::formatOf(source_);
        if (!from) return console.usage(fmt::format("{}: there is no format of this extension", source_));
        const auto to = record::formatOf(target_);
        if (!to) return console.usage(fmt::format("{}: there is no format of this extension", target_));
        const auto text = record::readFile(source_);
        if (!text) return console.wrong(source_, reasonOf(text.error()));
        const auto games = record::readGames(*from, *text);
        if (!games) return console.wrong(placeIn(source_, games.error()), reasonOf(games.error()));
        const auto content = record::writeGames(*to, *games);
        if (!content) return console.wrong(source_, reasonOf(content.error()));
        const auto written = record::writeFileAtomically(target_, *content);
        if (!written) return console.wrong(target_, reasonOf(written.error()));
        return exitDone;
    }

  private:
    std::string source_;
    std::string target_;
};

}  // namespace

std::unique_ptr<Command> makeConvert(CLI::App& app) {
    return std::make_unique<Convert>(app);
}

}  // namespace leuctra::cli
