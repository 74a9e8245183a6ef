// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QIcon>
#include <QString>

namespace leuctra::ui {

/// The line icon resources/icons/NAME.svg in the theme's text colour (24 px box, sharp at any scale).
QIcon icon(const QString& name, const Theme& theme, Role role = Role::Text);

}  // namespace leuctra::ui
