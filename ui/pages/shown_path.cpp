// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/shown_path.h"

#include <QDir>

namespace leuctra::ui {

QString shownPath(const QString& path) {
    const QString home = QDir::homePath() + u'/';
    return home.size() > 1 && path.startsWith(home) ? QStringLiteral("~/") + path.mid(home.size()) : path;
}

}  // namespace leuctra::ui
