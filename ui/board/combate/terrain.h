// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace leuctra::ui {

class Theme;

/// Draws the field of Combate: grass with its squares. `board` is the whole of it, ten squares by `rows`, in
/// whole pixels.
void paintField(QPainter& painter, const QRectF& board, int rows, const Theme& theme, qreal pixel);
/// Draws one of the two barred squares of four (C1).
void paintLake(QPainter& painter, const QRectF& lake, const Theme& theme, qreal pixel);
/// Draws the frame around a board.
void paintFrame(QPainter& painter, const QRectF& frame, const QRectF& board, const Theme& theme, qreal pixel);

}  // namespace leuctra::ui
