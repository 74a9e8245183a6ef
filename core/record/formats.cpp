// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/formats.h"

#include "record/gravon_xml.h"
#include "record/lgr.h"
#include "record/plain_text.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace leuctra::record {

namespace {

struct Extension {
    std::string_view text;
    FileFormat format;
};
constexpr Extension extensions[] = {{".lgr", FileFormat::Lgr}, {".txt", FileFormat::Text},
                                    {".xml", FileFormat::Xml}, {".svg", FileFormat::Svg},
                                    {".png", FileFormat::Png}, {".gif", FileFormat::Gif}};

Result<Record> readOne(FileFormat format, std::string_view text) {
    if (isPicture(format)) return failure(errorText("A picture holds no game that could be read"));
    return format == FileFormat::Xml ? recordFromXml(text) : recordFromText(text);
}

}  // namespace

std::optional<FileFormat> formatOf(const std::filesystem::path& path) {
    std::string text = path.extension().string();
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    for (const Extension& extension : extensions)
        if (text == extension.text) return extension.format;
    return std::nullopt;
}

std::vector<Result<Record>> readEachGame(FileFormat format, std::string_view text) {
    if (format == FileFormat::Lgr) return parseRecords(text);
    std::vector<Result<Record>> games;
    games.push_back(readOne(format, text));
    return games;
}

Result<std::vector<Record>> readGames(FileFormat format, std::string_view text) {
    std::vector<Record> records;
    for (auto& game : readEachGame(format, text)) {
        if (!game) return tl::unexpected(game.error());
        records.push_back(std::move(*game));
    }
    return records;
}

Result<std::string> writeGames(FileFormat format, std::span<const Record> records) {
    assert(!isPicture(format));
    if (format == FileFormat::Lgr) return writeRecords(records);
    const auto record = exportable(records);
    if (!record) return tl::unexpected(record.error());
    return format == FileFormat::Xml ? xmlOf(**record) : textOf(**record);
}

Result<const Record*> exportable(std::span<const Record> records) {
    if (records.size() != 1) {
        return failure(errorText("The file has %1 games, and this format holds one"),
                       {std::to_string(records.size())});
    }
    if (!mayBeShown(records.front())) {
        return failure(
            errorText("This game is not over and holds both armies: it is not exported before its end"));
    }
    return &records.front();
}

bool mayBeShown(const Record& record) {
    return !record.kind().hidden || record.isFinished() || record.finalState()->outcome().has_value();
}

}  // namespace leuctra::record
