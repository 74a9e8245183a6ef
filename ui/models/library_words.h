// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/library_game.h"

#include <QString>

namespace leuctra::ui {

// What the library says of its games, in the language of the interface.

/// The player of a side: the computer by the name of its level; one without a name, by the side's.
QString playerNameIn(const LibraryGame& game, Side side);
/// "1–0", "½–½".
QString resultWord(const QString& result);
/// How a game ended, in a word or two, by the name of the reason in records; empty for an unknown one.
QString reasonWord(const QString& reason);
/// How this language writes a day in figures, the year with four.
QString dayFormat();
/// The day as this language writes it; what is no day, as it stands.
QString dayWord(const QString& date);
/// "5", "3 / 5"; empty: persons only.
QString levelWord(const LibraryGame& game);

}  // namespace leuctra::ui
