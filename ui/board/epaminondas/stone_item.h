// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"

#include <QGraphicsItem>
#include <QPixmap>

namespace leuctra::ui {

/// One stone, its pixmap shared with all of its colour. It stands on whole pixels, moving or not, so that it
/// is blitted as it is.
class StoneItem : public QGraphicsItem {
  public:
    explicit StoneItem(Side side) : side_(side) {}

    Side side() const { return side_; }
    void setPixmap(const QPixmap& pixmap);
    /// Where the middle of the stone stands, in scene coordinates.
    void setCentre(QPointF centre);
    QPointF centre() const { return centre_; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    Side side_;
    QPixmap pixmap_;
    QPointF centre_;
};

}  // namespace leuctra::ui
