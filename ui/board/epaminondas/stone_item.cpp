// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/stone_item.h"

#include <QPainter>

namespace leuctra::ui {

void StoneItem::setPixmap(const QPixmap& pixmap) {
    prepareGeometryChange();
    pixmap_ = pixmap;
    setCentre(centre_);
    update();
}

void StoneItem::setCentre(QPointF centre) {
    centre_ = centre;
    setPos((centre - boundingRect().center()).toPoint());
}

QRectF StoneItem::boundingRect() const {
    return pixmap_.rect();
}

void StoneItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->drawPixmap(0, 0, pixmap_);
}

}  // namespace leuctra::ui
