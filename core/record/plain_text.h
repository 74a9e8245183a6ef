// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <string>
#include <string_view>

namespace leuctra::record {

/// Reads the `.txt` of other programs. What begins like a position in STRADOS3 (a capital letter) is one of
/// Combate and gives a record that starts there; anything else is plays of Epaminondas, separated by blanks,
/// with or without numbers `N.`. The record has its outcome when the rules give one. Errors have line and
/// column.
Result<Record> recordFromText(std::string_view text);

/// The main line's plays on one line, without numbers, for a game that starts with every piece in its place;
/// the final position for a game of hidden pieces, whether it may be shown or not (see mayBeShown()). An
/// error when the game has another start: plays alone would not tell it.
Result<std::string> textOf(const Record& record);

}  // namespace leuctra::record
