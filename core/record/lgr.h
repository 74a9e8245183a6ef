// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace leuctra::record {

/// Reads a `.lgr` text (interfaces.md): one entry a game, in order, each the record or what is wrong with it,
/// with line and column (code points, both from 1). After an error reading goes on at the next game's tags.
/// Every play is checked against the rules: the error of an illegal one has its `rule`. A text without any
/// game is one error.
///
/// Tolerated: a byte order mark, CRLF, any numbers before plays or none, a missing result after the plays,
/// comments, marks and variations wherever PGN allows them, several comments in one place (joined by a
/// blank).
std::vector<Result<Record>> parseRecords(std::string_view text);

/// The same game by game, for texts that hold too many to have them all at once: `visit` gets each entry and
/// the bytes read so far, and says whether to go on.
void visitRecords(std::string_view text, const std::function<bool(Result<Record>, std::size_t)>& visit);

/// One game as text, ending in a line end. parseRecords() gives back the same tags and tree; line breaks
/// other than
/// `\n` in comments become `\n`.
std::string writeRecord(const Record& record);
/// Several games, a blank line between them.
std::string writeRecords(std::span<const Record> records);

}  // namespace leuctra::record
