// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QImage>
#include <QRectF>

#include <functional>

class QPainter;

namespace leuctra::ui {

/// Where the parts of the board lie, in scene coordinates.
struct BoardPlan {
    QRectF frame;
    QRectF board;
    qreal square;
    qreal pixel;
    int columns;
    int rows;
};

/// The board of wood, stone or plain colour: frame, squares, and the inlay that parts the home rows from the
/// field.
class BoardArt {
  public:
    void paint(QPainter& painter, const BoardPlan& plan, const Theme& theme);

    static QColor frameColour(const Theme& theme);
    /// Of coordinates on the frame or on the squares.
    static QColor letterColour(const Theme& theme, bool onFrame);

  private:
    void prepareTexture(const Theme& theme);
    void paintFrame(QPainter& painter, const BoardPlan& plan, const Theme& theme) const;
    void paintSquares(QPainter& painter, const BoardPlan& plan, const Theme& theme) const;
    void paintInlays(QPainter& painter, const BoardPlan& plan, const Theme& theme) const;

    QImage texture_;  ///< a tile of light and shade to lay over a colour; null for the plain board
    Theme::Choice painted_;
};

}  // namespace leuctra::ui
