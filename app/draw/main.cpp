// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"
#include "exports/drawing.h"
#include "exports/game_gif.h"
#include "exports/plain_look.h"
#include "record/file.h"
#include "record/formats.h"

#include <QApplication>

// leuctra-draw FILE OUT: the picture of the one game of a file. leuctra-cli has looked at both names and runs
// it; needs no display.

using namespace leuctra;

namespace {

QByteArray gifOf(const record::Record& record, const ui::Appearance& appearance) {
    ui::GameGif gif(record, record.last(), {}, appearance);
    while (!gif.isDone())
        gif.step();
    return gif.finish();
}

QByteArray drawn(record::FileFormat format, const record::Record& record) {
    const ui::PlainLook look;
    const ui::Drawing drawing{record.kind(), record.finalState()->view(std::nullopt)};
    if (format == record::FileFormat::Svg) return ui::svgOf(drawing);
    if (format == record::FileFormat::Png) return ui::pngOf(drawing, look.appearance());
    return gifOf(record, look.appearance());
}

int convert(const std::string& source, const std::string& target, cli::Console& console) {
    const auto from = record::formatOf(source);
    const auto to = record::formatOf(target);
    if (!from || !to || !record::isPicture(*to)) return console.usage("a game and a picture are needed");
    const auto text = record::readFile(source);
    if (!text) return console.wrong(source, cli::reasonOf(text.error()));
    const auto games = record::readGames(*from, *text);
    if (!games) return console.wrong(cli::placeIn(source, games.error()), cli::reasonOf(games.error()));
    const auto record = record::exportable(*games);
    if (!record) return console.wrong(source, cli::reasonOf(record.error()));
    const QByteArray picture = drawn(*to, **record);
    if (picture.isEmpty()) return console.wrong(target, "there is not enough memory for the picture");
    const auto written = record::writeFileAtomically(target, picture.toStdString());
    return written ? cli::exitDone : console.wrong(target, cli::reasonOf(written.error()));
}

/// What Qt has to say of the system it runs on is no concern of who converts a file.
void keepSilent(QtMsgType, const QMessageLogContext&, const QString&) {}

}  // namespace

int main(int argc, char** argv) {
    cli::Console console(stdout, stderr);
    if (argc != 3) return console.usage("a game and a picture are needed");
    const std::string source = argv[1];
    const std::string target = argv[2];
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(keepSilent);
    const QApplication application(argc, argv);
    return convert(source, target, console);
}
