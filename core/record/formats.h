// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace leuctra::record {

enum class FileFormat : std::uint8_t {
    Lgr,   ///< `.lgr`: the whole record, several games
    Text,  ///< `.txt`: the main line's plays (Epaminondas) or the final position in STRADOS3 (Combate), one
           ///< game
};

/// By the extension, without regard to case; nothing for an unknown one.
std::optional<FileFormat> formatOf(const std::filesystem::path& path);

/// All games of a text, one or more; the first error, with its place, when any is damaged.
Result<std::vector<Record>> readGames(FileFormat format, std::string_view text);

/// The games in a format. An error when the format cannot say them: several games, or a start that is not the
/// usual one, as plays in `.txt`; or when a hidden game is not over (see mayBeShown()) and the format is not
/// `.lgr`, which is the same secret file again.
Result<std::string> writeGames(FileFormat format, std::span<const Record> records);

/// An unfinished game of hidden pieces holds both armies: it is not exported, pictured, searched or reviewed
/// until it is over. True for all other records.
bool mayBeShown(const Record& record);

}  // namespace leuctra::record
