// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/pictures.h"
#include "record/file.h"
#include "record/formats.h"

#include <fmt/format.h>

namespace leuctra::cli {

int Convert::run(Console& console) const {
    const auto from = record::formatOf(source);
    if (!from) return console.usage(fmt::format("{}: there is no format of this extension", source));
    const auto to = record::formatOf(target);
    if (!to) return console.usage(fmt::format("{}: there is no format of this extension", target));
    const auto text = record::readFile(source);
    if (!text) return console.wrong(source, reasonOf(text.error()));
    const auto games = record::readGames(*from, *text);
    if (!games) return console.wrong(placeIn(source, games.error()), reasonOf(games.error()));
    if (record::isPicture(*to)) {
        const auto record = record::exportable(*games);
        if (!record) return console.wrong(source, reasonOf(record.error()));
        return drawPicture(source, target, console);
    }
    const auto content = record::writeGames(*to, *games);
    if (!content) return console.wrong(source, reasonOf(content.error()));
    const auto written = record::writeFileAtomically(target, *content);
    if (!written) return console.wrong(target, reasonOf(written.error()));
    return exitDone;
}

}  // namespace leuctra::cli
