// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace leuctra::ui {

/// A path as people read it: `~/games.lgr` for what lies in their home. Any other text is left as it is.
QString shownPath(const QString& path);

}  // namespace leuctra::ui
