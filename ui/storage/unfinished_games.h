// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "record/record.h"

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace leuctra::ui {

/// The games under *Continue*: one record file each in a folder of the user's data, written so that a crash
/// never leaves half a file. What the window needs beyond the game itself (clocks, offers, marks) are tags.
class UnfinishedGames : public QObject {
    Q_OBJECT
  public:
    struct Entry {
        QString id;  ///< the name of its file
        QDateTime changed;
        record::Record record;
    };
    /// A file that could not be read: it is left as it is and named.
    struct Damaged {
        QString file;
        Error error;
    };

    /// An empty path is the user's own data folder.
    explicit UnfinishedGames(const QString& folder = {}, QObject* parent = nullptr);

    /// Newest first.
    std::vector<Entry> entries() const;
    std::vector<Damaged> damaged() const;
    /// One game; an error says why it cannot be read.
    Result<record::Record> load(const QString& id) const;

    /// A name for a game not yet saved.
    QString newId() const;
    /// An error says why nothing was saved (full disk, folder not writable); what was saved before stands.
    Result<void> save(const QString& id, const record::Record& record);
    /// Removes a game; restore() brings the last removed one back.
    void remove(const QString& id);
    bool restore();

  signals:
    void changed();

  private:
    QString path(const QString& id) const;

    QString folder_;
    std::optional<std::pair<QString, QByteArray>> removed_;
};

}  // namespace leuctra::ui
