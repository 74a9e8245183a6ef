// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/arrows_item.h"

#include <QPainter>
#include <QPainterPath>

namespace leuctra::ui {

namespace {

// All in squares.
constexpr qreal shaft = 0.16;
constexpr qreal weakShaft = 0.09;
constexpr qreal headLength = 0.42;
constexpr qreal headWidth = 0.46;
constexpr qreal begins = 0.22;  // after the middle of the first square
constexpr qreal casing = 0.035;

/// The shaft alone, in one piece or in dashes.
QPainterPath shaftPath(qreal from, qreal to, qreal width, bool dashed) {
    QPainterPath path;
    if (!dashed) {
        path.addRect(from, -width / 2, to - from, width);
        return path;
    }
    const qreal dash = width * 1.8;
    for (qreal at = from; at < to; at += dash * 1.6)
        path.addRect(at, -width / 2, std::min(dash, to - at), width);
    return path;
}

}  // namespace

void ArrowsItem::show(std::vector<Arrow> arrows, const Look& look) {
    prepareGeometryChange();
    arrows_ = std::move(arrows);
    look_ = look;
    setVisible(!arrows_.empty());
    update();
}

QRectF ArrowsItem::boundingRect() const {
    QRectF all;
    for (const Arrow& arrow : arrows_) {
        const QRectF ends = QRectF(arrow.line.p1(), arrow.line.p2()).normalized();
        all |= ends.adjusted(-look_.square, -look_.square, look_.square, look_.square);
    }
    return all;
}

void ArrowsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    for (auto arrow = arrows_.rbegin(); arrow != arrows_.rend(); ++arrow)
        paintArrow(*painter, *arrow);
}

void ArrowsItem::paintArrow(QPainter& painter, const Arrow& arrow) const {
    const qreal square = look_.square;
    const qreal length = arrow.line.length();
    const qreal width = (arrow.weak ? weakShaft : shaft) * square;
    const qreal head = (arrow.weak ? 0.7 : 1) * headLength * square;
    const qreal wing = (arrow.weak ? 0.7 : 1) * headWidth * square / 2;
    QPainterPath path = shaftPath(begins * square, length - head, width, arrow.dashed);
    path.moveTo(length - head, -wing);
    path.lineTo(length, 0);
    path.lineTo(length - head, wing);
    path.closeSubpath();
    path = path.simplified();

    painter.save();
    painter.translate(arrow.line.p1());
    painter.rotate(-arrow.line.angle());
    painter.setPen(QPen(look_.casing, 2 * casing * square, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look_.colour);
    painter.drawPath(path);
    painter.restore();
}

}  // namespace leuctra::ui
