// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <QByteArray>

class QPagedPaintDevice;

namespace leuctra::ui {

/// Prints a game: players and ending, the plays with their variations and comments, a diagram wherever the
/// main line has a comment and at the end. For games that may be shown. The words are those of the interface.
void printRecord(const record::Record& record, QPagedPaintDevice& paper);
/// The same as a PDF file, A4.
QByteArray pdfOf(const record::Record& record);

}  // namespace leuctra::ui
