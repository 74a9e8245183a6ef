// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include "registry/registry.h"
#include "storage/settings.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

namespace leuctra {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(leuctra::CommandLine)
};

QString absolute(const QString& path) {
    return QFileInfo(path).absoluteFilePath();
}

}  // namespace

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(Words::tr("Epaminondas and Combate en el Frente"));
    parser.addOptions({
        {"game", Words::tr("Open the new-game page of epaminondas or combate."), "game"},
        {"language", Words::tr("Speak this language: es or en."), "language"},
        {"demo",
         Words::tr("Let a short game of each play itself. With a folder, or without a display, pictures of "
                   "it are written there.")},
    });
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        "file", Words::tr("A game record to open (with --demo: the folder for pictures)."), "[file]");
}

std::optional<CommandLine> commandLineOf(const QCommandLineParser& parser, QString& error) {
    CommandLine line;
    line.game = parser.value("game");
    line.language = parser.value("language");
    line.demo = parser.isSet("demo");
    const QStringList paths = parser.positionalArguments();
    if (!line.game.isEmpty() && !gameNamed(line.game.toStdString())) {
        error = Words::tr("There is no game called %1.").arg(line.game);
    } else if (!line.language.isEmpty() && !ui::Settings::languages().contains(line.language)) {
        error = Words::tr("The program does not speak the language %1.").arg(line.language);
    } else if (paths.size() > 1) {
        error = Words::tr("Only one file can be opened at once.");
    }
    if (!error.isEmpty()) return std::nullopt;
    if (!paths.isEmpty()) (line.demo ? line.demoFolder : line.file) = absolute(paths.first());
    return line;
}

}  // namespace leuctra
