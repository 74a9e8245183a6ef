// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <thread>
#include <vector>

namespace leuctra::ui {

/// Puts the games of files into the library, in a thread of its own.
class LibraryImport : public QObject {
    Q_OBJECT
  public:
    struct Summary {
        int added = 0;
        int known = 0;    ///< were there already
        int ongoing = 0;  ///< not over, so left out
        int damaged = 0;
        /// The first of the damaged games or unreadable files.
        QString file;
        Error error;
        /// Why the rest was not imported: the library could not be written.
        std::optional<Error> stoppedBy;
        bool cancelled = false;
    };

    /// Begins at once. Deleting it stops it; what was imported until then stays.
    LibraryImport(const QString& library, const QStringList& files, QObject* parent = nullptr);
    ~LibraryImport() override;

    void cancel();

  signals:
    /// `share` of all the bytes, 0 to 1.
    void progressed(int games, double share);
    void finished(const leuctra::ui::LibraryImport::Summary& summary);

  private:
    class Work;

    std::jthread thread_;
};

}  // namespace leuctra::ui
