// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

namespace leuctra::ui {

/// Materials drawn by rule: a square tile of transparent light and shade, the same every time, whose edges
/// match, to be laid over any colour. `light` and `dark` are what it lightens and darkens with.
QImage woodTexture(int size, const QColor& light, const QColor& dark);
QImage stoneTexture(int size, const QColor& light, const QColor& dark);

}  // namespace leuctra::ui
