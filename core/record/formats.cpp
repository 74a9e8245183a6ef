// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/formats.h"

#include "record/lgr.h"
#include "record/plain_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace leuctra::record {

namespace {

Result<std::vector<Record>> readLgr(std::string_view text) {
    std::vector<Record> records;
    for (auto& game : parseRecords(text)) {
        if (!game) return tl::unexpected(game.error());
        records.push_back(std::move(*game));
    }
    return records;
}

Result<std::vector<Record>> readText(std::string_view text) {
    auto record = recordFromText(text);
    if (!record) return tl::unexpected(record.error());
    std::vector<Record> records;
    records.push_back(std::move(*record));
    return records;
}

}  // namespace

std::optional<FileFormat> formatOf(const std::filesystem::path& path) {
    std::string extension = path.extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    if (extension == ".lgr") return FileFormat::Lgr;
    if (extension == ".txt") return FileFormat::Text;
    return std::nullopt;
}

Result<std::vector<Record>> readGames(FileFormat format, std::string_view text) {
    return format == FileFormat::Lgr ? readLgr(text) : readText(text);
}

Result<std::string> writeGames(FileFormat format, std::span<const Record> records) {
    if (format == FileFormat::Lgr) return writeRecords(records);
    if (records.size() != 1) {
        return failure(errorText("The file has %1 games, and this format holds one"),
                       {std::to_string(records.size())});
    }
    if (!mayBeShown(records.front())) {
        return failure(
            errorText("This game is not over and holds both armies: it is not exported before its end"));
    }
    return textOf(records.front());
}

bool mayBeShown(const Record& record) {
    return !record.kind().hidden || record.isFinished() || record.finalState()->outcome().has_value();
}

}  // namespace leuctra::record
