// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "record/record.h"
#include "storage/library_game.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace leuctra::ui {

class LibraryDatabase;
class UnfinishedGames;

/// All finished games, in one database file of the user's data.
///
/// A file that cannot be used (damaged, of a newer program, in a folder that cannot be made) is left as it
/// is: problem() says why, every function fails with it, and the rest of the program goes on.
class Library : public QObject {
    Q_OBJECT
  public:
    /// An empty path is the user's own file.
    explicit Library(const QString& file = {}, QObject* parent = nullptr);
    /// Really deletes what was removed.
    ~Library() override;

    const QString& file() const { return file_; }
    /// Why the library cannot be used; nothing when it can, be it for reading only.
    const std::optional<Error>& problem() const { return problem_; }
    /// Games can be looked at, and nothing changed.
    bool isReadOnly() const;
    /// Tries again to open the file.
    void reopen();
    /// Renames a file that cannot be used and begins a new one; the path of the former.
    Result<QString> beginAnew();

    /// Keeps a finished game; its id. The very same game is kept once.
    Result<std::int64_t> add(const record::Record& record);
    /// Keeps what was noted in a game (comments, analysis).
    Result<void> replace(std::int64_t id, const record::Record& record);
    /// Removes games; restore() brings the last removed ones back, then those before, until the program ends.
    Result<void> remove(const std::vector<std::int64_t>& ids);
    Result<void> restore();
    bool mayRestore() const { return !removed_.empty(); }

    Result<std::vector<LibraryGame>> games(const LibraryFilter& filter = {},
                                           LibraryOrder order = LibraryOrder::Date,
                                           bool descending = true) const;
    Result<record::Record> load(std::int64_t id) const;

  signals:
    /// Other games are there now, or the file can or cannot be used now.
    void changed();

  private:
    Result<LibraryDatabase*> database() const;
    Result<void> told(Result<void> result);

    QString file_;
    std::unique_ptr<LibraryDatabase> database_;
    std::optional<Error> problem_;
    std::vector<std::vector<std::int64_t>> removed_;  ///< the last ones last
};

/// Moves the finished ones of the unfinished games into the library: those that it could not take at their
/// end.
void fileFinishedGames(UnfinishedGames& unfinished, Library& library);

}  // namespace leuctra::ui
