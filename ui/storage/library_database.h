// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "record/record.h"
#include "storage/library_game.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <memory>
#include <vector>

namespace leuctra::ui {

/// One connection to the file of the library, for the thread that opened it. Several may be open at once,
/// in other threads and other programs; writers wait for each other.
///
/// A change is on the disk when its function returns; a crash leaves either all of it or nothing (SQLite's
/// write-ahead log, synchronized at each commit).
class LibraryDatabase {
  public:
    /// Makes the file and its folder when they are missing. A file that is damaged, is no library, or was
    /// written by a newer program is not touched: the error says which. One that may not be written, or
    /// stands in a folder where nothing may be, is opened for reading.
    static Result<std::unique_ptr<LibraryDatabase>> open(const QString& file);
    ~LibraryDatabase();

    bool isReadOnly() const { return readOnly_; }

    struct Added {
        std::int64_t id;
        bool isNew;  ///< false: the very same game was there already
    };
    /// All or, on an error, none of them. A game that was removed comes back.
    Result<std::vector<Added>> add(const std::vector<const record::Record*>& records);
    /// Puts another record in the place of one (comments, analysis).
    Result<void> replace(std::int64_t id, const record::Record& record);
    /// Takes games out of sight, or brings them back.
    Result<void> setRemoved(const std::vector<std::int64_t>& ids, bool removed);
    /// Really deletes these where they are removed, and what any program removed more than a day ago: another
    /// one that is open may still bring back what it removed.
    Result<void> purge(const std::vector<std::int64_t>& ids);

    Result<std::vector<LibraryGame>> games(const LibraryFilter& filter, LibraryOrder order, bool descending);
    Result<int> count();
    Result<record::Record> load(std::int64_t id);

  private:
    LibraryDatabase(QString name, bool readOnly) : name_(std::move(name)), readOnly_(readOnly) {}

    Result<void> connect(const QString& file);
    Result<void> migrate();
    Result<QSqlQuery> run(const QString& sql, const QVariantList& values = {});
    Result<std::int64_t> number(const QString& sql, const QVariantList& values = {});
    template <typename Change>
    Result<void> atOnce(Change change);
    Result<void> erase(const char* condition, const QVariantList& values);
    Result<Added> addOne(const record::Record& record);
    Result<void> describe(std::int64_t id, const record::Record& record, const QString& text);
    Result<void> addPositions(std::int64_t id, const record::Record& record);
    Result<void> removePositions(std::int64_t id, const record::Record& record);
    /// Runs a statement of key, game and ply for each position of the game, as often as it occurs.
    Result<void> onEachPosition(const QString& statement, std::int64_t id, const record::Record& record);

    QString name_;  ///< of the connection
    bool readOnly_;
};

}  // namespace leuctra::ui
