// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace leuctra::ui {

/// The file of the library, looked at before SQLite opens it, so that nothing happens to one that is not ours
/// to change.
class LibraryFile {
  public:
    static constexpr int applicationId = 0x4C657563;  ///< "Leuc"; SQLite keeps it in the file's header

    bool readOnly = false;  ///< the file or its folder may not be written

    /// Makes the folder when it is missing; the file may be missing. An error when the folder cannot be made,
    /// the file cannot be read, is damaged, is no library, or is of a newer version than `version`.
    static Result<LibraryFile> examine(const QString& file, int version);

    /// Renames the file, so that a new one can be begun; its new path.
    static Result<QString> setAside(const QString& file);
};

}  // namespace leuctra::ui
