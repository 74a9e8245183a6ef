// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace leuctra::ui {

/// What was wrong, in the language of the interface; without a full stop and without line and column.
QString sentence(const Error& error);

/// The same with its place, where it has one: "line 4, column 7: There is no column z".
QString sentenceWithPlace(const Error& error);

}  // namespace leuctra::ui
