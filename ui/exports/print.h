// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <QByteArray>

#include <optional>

class QTextDocument;

namespace leuctra::ui {

/// Writes a game into an empty document: players and ending, the plays of the main line as on a score sheet
/// with variations and comments between, a diagram wherever it has a comment and at the end, as the viewer
/// saw the board; nothing: all of it. For games that may be shown. The words are those of the interface.
void writeOut(const record::Record& record, QTextDocument& document,
              std::optional<Side> viewer = std::nullopt);
/// The same as a PDF file, A4.
QByteArray pdfOf(const record::Record& record, std::optional<Side> viewer = std::nullopt);

}  // namespace leuctra::ui
