// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace leuctra::ui {

class Theme;

/// The twelve stickers and the back of both armies at 160, 64 and 32 px, and as blocks, side by side.
QImage stickerSheet(const Theme& theme);

}  // namespace leuctra::ui
