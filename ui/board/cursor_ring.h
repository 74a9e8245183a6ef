// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QGraphicsItem>

namespace leuctra::ui {

/// The visible cursor of the keyboard: four corners around a square, cased so that it shows on anything.
class CursorRing : public QGraphicsItem {
  public:
    void show(const QRectF& square, qreal pixel, const QColor& colour, const QColor& casing);

    QRectF boundingRect() const override { return square_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    QRectF square_;
    qreal pixel_ = 1;
    QColor colour_;
    QColor casing_;
};

}  // namespace leuctra::ui
