// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/cursor_ring.h"

#include <QPainter>
#include <QPainterPath>

namespace leuctra::ui {

namespace {

QPainterPath corners(const QRectF& rect, qreal arm, qreal radius) {
    QPainterPath path;
    const QPointF points[] = {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
    const QPointF inwards[] = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
    for (int i = 0; i < 4; ++i) {
        const QPointF across(inwards[i].x(), 0);
        const QPointF down(0, inwards[i].y());
        path.moveTo(points[i] + down * arm);
        path.lineTo(points[i] + down * radius);
        path.quadTo(points[i], points[i] + across * radius);
        path.lineTo(points[i] + across * arm);
    }
    return path;
}

}  // namespace

void CursorRing::show(const QRectF& square, qreal pixel, const QColor& colour, const QColor& casing) {
    prepareGeometryChange();
    square_ = square;
    pixel_ = pixel;
    colour_ = colour;
    casing_ = casing;
    setVisible(true);
    update();
}

void CursorRing::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const qreal width = std::max(3 * pixel_, square_.width() * 0.06);
    const qreal inset = width / 2 + pixel_;
    const QPainterPath path = corners(square_.adjusted(inset, inset, -inset, -inset), square_.width() * 0.3,
                                      square_.width() * 0.12);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(casing_, width + 2 * pixel_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path);
    painter->setPen(QPen(colour_, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPath(path);
}

}  // namespace leuctra::ui
