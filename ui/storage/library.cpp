// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/library.h"

#include "storage/library_database.h"
#include "storage/library_file.h"
#include "storage/unfinished_games.h"

#include <QStandardPaths>

#include <utility>

namespace leuctra::ui {

Library::Library(const QString& file, QObject* parent)
    : QObject(parent),
      file_(file.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                                 QLatin1String("/library.sqlite")
                           : file) {
    reopen();
}

Library::~Library() {
    std::vector<std::int64_t> removed;
    for (const auto& together : removed_)
        removed.insert(removed.end(), together.begin(), together.end());
    if (database_) (void)database_->purge(removed);
}

bool Library::isReadOnly() const {
    return database_ && database_->isReadOnly();
}

void Library::reopen() {
    database_.reset();
    problem_.reset();
    removed_.clear();
    auto opened = LibraryDatabase::open(file_);
    if (opened)
        database_ = std::move(*opened);
    else
        problem_ = opened.error();
    emit changed();
}

Result<QString> Library::beginAnew() {
    database_.reset();
    auto aside = LibraryFile::setAside(file_);
    reopen();
    return aside;
}

Result<LibraryDatabase*> Library::database() const {
    if (!database_) return tl::unexpected(*problem_);
    return database_.get();
}

Result<void> Library::told(Result<void> result) {
    if (result) emit changed();
    return result;
}

Result<std::int64_t> Library::add(const record::Record& record) {
    const auto open = database();
    if (!open) return tl::unexpected(open.error());
    if (!record.isFinished())
        return failure(errorText("The game is not over: the library holds finished games"));
    const auto added = (*open)->add({&record});
    if (!added) return tl::unexpected(added.error());
    emit changed();
    return added->front().id;
}

Result<void> Library::replace(std::int64_t id, const record::Record& record) {
    return told(database().and_then([&](LibraryDatabase* open) { return open->replace(id, record); }));
}

Result<void> Library::remove(const std::vector<std::int64_t>& ids) {
    auto done = database().and_then([&](LibraryDatabase* open) { return open->setRemoved(ids, true); });
    if (done) removed_.push_back(ids);
    return told(std::move(done));
}

Result<void> Library::restore() {
    const std::vector<std::int64_t> ids = removed_.empty() ? std::vector<std::int64_t>() : removed_.back();
    auto done = database().and_then([&](LibraryDatabase* open) { return open->setRemoved(ids, false); });
    if (done && !removed_.empty()) removed_.pop_back();
    return told(std::move(done));
}

Result<std::vector<LibraryGame>> Library::games(const LibraryFilter& filter, LibraryOrder order,
                                                bool descending) const {
    return database().and_then([&](LibraryDatabase* open) { return open->games(filter, order, descending); });
}

Result<record::Record> Library::load(std::int64_t id) const {
    return database().and_then([&](LibraryDatabase* open) { return open->load(id); });
}

void fileFinishedGames(UnfinishedGames& unfinished, Library& library) {
    for (const UnfinishedGames::Entry& entry : unfinished.entries())
        if (entry.record.isFinished() && library.add(entry.record)) unfinished.remove(entry.id);
}

}  // namespace leuctra::ui
