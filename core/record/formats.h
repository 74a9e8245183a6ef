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
    Xml,   ///< `.xml`: the main line of one game of Combate (gravon_xml.h)
    Svg,   ///< `.svg`, `.png`: a picture of the final position
    Png,
    Gif,  ///< `.gif`: the whole game
};

/// By the extension, without regard to case; nothing for an unknown one.
std::optional<FileFormat> formatOf(const std::filesystem::path& path);

/// Pictures are only ever written, and are drawn elsewhere: core has no drawing.
constexpr bool isPicture(FileFormat format) {
    return format >= FileFormat::Svg;
}

/// The games of a text in their order, one or more entries: each the record or what is wrong with it, with
/// its place. Only `.lgr` goes on after an error.
std::vector<Result<Record>> readEachGame(FileFormat format, std::string_view text);
/// All games of a text; the first error when any is damaged.
Result<std::vector<Record>> readGames(FileFormat format, std::string_view text);

/// The games in a format that is no picture. An error when the format cannot say them: several games, or a
/// start that is not the usual one, as plays in `.txt`; or when a hidden game is not over and the format is
/// not `.lgr`, which is the same secret file again.
Result<std::string> writeGames(FileFormat format, std::span<const Record> records);

/// The one game that a format other than `.lgr` may be given; an error when there are several, or when it may
/// not be shown.
Result<const Record*> exportable(std::span<const Record> records);

/// An unfinished game of hidden pieces holds both armies: it is not exported, pictured, searched or reviewed
/// until it is over. True for all other records.
bool mayBeShown(const Record& record);

}  // namespace leuctra::record
