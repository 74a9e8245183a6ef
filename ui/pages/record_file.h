// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <QString>

#include <functional>

class QWidget;

namespace leuctra::ui {

/// Asks where a record is to be kept, proposing a name made of its players and date.
void chooseRecordFile(const record::Record& record, QWidget& window,
                      std::function<void(const QString& file)> onChosen);

/// Writes the record there, alone; an error is the system's reason.
Result<void> writeRecordFile(const record::Record& record, const QString& file);

/// Says in a small window that a record was not saved, and why.
void tellNotSaved(const Error& error, QWidget& window);

}  // namespace leuctra::ui
