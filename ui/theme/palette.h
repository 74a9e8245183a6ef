// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QRgb>

namespace leuctra::ui {

/// The colour of a role in the set that a choice names: light, dark or high contrast, with the board's
/// material and the colour-blind armies laid over it.
QRgb paletteColor(Role role, const Theme::Choice& choice);

}  // namespace leuctra::ui
