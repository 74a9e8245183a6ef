// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/unfinished_games.h"

#include "record/file.h"
#include "record/lgr.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <filesystem>
#include <string>

namespace leuctra::ui {

namespace {

constexpr QLatin1String extension(".lgr");

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

/// The one game of a file.
Result<record::Record> read(const QString& file) {
    const auto text = record::readFile(native(file));
    if (!text) return tl::unexpected(text.error());
    auto games = record::parseRecords(*text);
    if (games.size() > 1) return failure(errorText("There is more than one game in this file"));
    return std::move(games.front());
}

QFileInfoList filesOf(const QString& folder) {
    return QDir(folder).entryInfoList({QLatin1Char('*') + extension}, QDir::Files, QDir::Time);
}

}  // namespace

UnfinishedGames::UnfinishedGames(const QString& folder, QObject* parent)
    : QObject(parent),
      folder_(folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                     QLatin1String("/unfinished")
                               : folder) {}

std::vector<UnfinishedGames::Entry> UnfinishedGames::entries() const {
    std::vector<Entry> found;
    for (const QFileInfo& file : filesOf(folder_))
        if (auto record = read(file.filePath()))
            found.push_back({file.completeBaseName(), file.lastModified(), std::move(*record)});
    return found;
}

std::vector<UnfinishedGames::Damaged> UnfinishedGames::damaged() const {
    std::vector<Damaged> found;
    for (const QFileInfo& file : filesOf(folder_))
        if (const auto record = read(file.filePath()); !record)
            found.push_back({file.filePath(), record.error()});
    return found;
}

Result<record::Record> UnfinishedGames::load(const QString& id) const {
    return read(path(id));
}

QString UnfinishedGames::newId() const {
    const QString day = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    return QStringLiteral("%1-%2").arg(day).arg(QRandomGenerator::global()->generate(), 8, 16, QChar(u'0'));
}

Result<void> UnfinishedGames::save(const QString& id, const record::Record& record) {
    if (!QDir().mkpath(folder_))
        return failure(errorText("The folder %1 cannot be made"), {folder_.toStdString()});
    if (const auto written = record::writeFileAtomically(native(path(id)), record::writeRecord(record));
        !written)
        return written;
    emit changed();
    return {};
}

void UnfinishedGames::remove(const QString& id) {
    QFile file(path(id));
    if (!file.open(QIODevice::ReadOnly)) return;
    QByteArray content = file.readAll();
    file.close();
    if (!file.remove()) return;
    removed_.emplace(id, std::move(content));
    emit changed();
}

bool UnfinishedGames::restore() {
    if (!removed_) return false;
    const auto& [id, content] = *removed_;
    if (!record::writeFileAtomically(native(path(id)), content.toStdString())) return false;
    removed_.reset();
    emit changed();
    return true;
}

QString UnfinishedGames::path(const QString& id) const {
    return folder_ + QLatin1Char('/') + id + extension;
}

}  // namespace leuctra::ui
