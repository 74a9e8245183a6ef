// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <QString>

#include <optional>

namespace leuctra::ui {

// Positions and moves by way of the clipboard. Nothing is copied from an unfinished game with secrets.

/// The position after a play, as rules.md writes it; of a game with secrets, with a viewer, as he knew it
/// then.
QString positionTextOf(const record::Record& record, const record::Node& node,
                       std::optional<Side> viewer = std::nullopt);
/// The plays that lead there, numbered: `1. d1-d4 m11-m10 2. c2-d2`.
QString movesTextOf(const record::Record& record, const record::Node& node);

void copyPosition(const record::Record& record, const record::Node& node,
                  std::optional<Side> viewer = std::nullopt);
void copyMoves(const record::Record& record, const record::Node& node);

/// A game from what somebody has copied: a position of either game, plays of Epaminondas, or a record (the
/// first, when there are several). The error says what is wrong with it, by the form that it looks like.
Result<record::Record> recordFromPaste(const QString& text);

}  // namespace leuctra::ui
