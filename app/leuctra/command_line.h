// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QCommandLineParser;

namespace leuctra {

/// What the program was started for (interfaces.md).
struct CommandLine {
    QString file;  ///< absolute; empty: none
    QString game;  ///< a known game's id; empty: none
    QString language;
    bool demo = false;
    QString demoFolder;  ///< absolute; empty: none was given
};

/// Lets the parser know the program's options.
void addOptions(QCommandLineParser& parser);

/// What a parsed line asks for; nothing, and the reason in `error`, when it makes no sense.
std::optional<CommandLine> commandLineOf(const QCommandLineParser& parser, QString& error);

}  // namespace leuctra
