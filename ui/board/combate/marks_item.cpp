// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/marks_item.h"

#include "board/combate/colour_mix.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace leuctra::ui {

namespace {

QPainterPath cornersOf(const QRectF& square, qreal length) {
    QPainterPath path;
    const auto corner = [&](QPointF at, int right, int down) {
        path.moveTo(at + QPointF(0, down * length));
        path.lineTo(at);
        path.lineTo(at + QPointF(right * length, 0));
    };
    corner(square.topLeft(), 1, 1);
    corner(square.topRight(), -1, 1);
    corner(square.bottomLeft(), 1, -1);
    corner(square.bottomRight(), -1, -1);
    return path;
}

void strokeCased(QPainter& painter, const QPainterPath& path, const QColor& colour, const QColor& casing,
                 qreal width, qreal pixel) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(casing, width + 2 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

}  // namespace

void MarksItem::show(std::vector<Mark> marks, std::vector<Trail> trails, const Look& look) {
    prepareGeometryChange();
    marks_ = std::move(marks);
    trails_ = std::move(trails);
    look_ = look;
    bounds_ = {};
    for (const Mark& mark : marks_)
        bounds_ |= mark.square;
    for (const Trail& trail : trails_)
        bounds_ |= QRectF(trail.from, trail.to).normalized().adjusted(-20, -20, 20, 20);
    update();
}

void MarksItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Trail& trail : trails_)
        paintTrail(*painter, trail);
    for (const Mark& mark : marks_)
        paintMark(*painter, mark);
}

void MarksItem::paintTrail(QPainter& painter, const Trail& trail) const {
    const QLineF line(trail.from, trail.to);
    const qreal step =
        std::max(line.length() / std::max(std::round(line.length() / (14 * look_.pixel)), 1.0), look_.pixel);
    for (qreal at = step; at < line.length(); at += step) {
        const QPointF point = line.pointAt(at / line.length());
        const qreal share = at / line.length();
        const qreal radius = (1.6 + 1.8 * share) * look_.pixel;
        painter.setPen(Qt::NoPen);
        painter.setBrush(look_.casing);
        painter.drawEllipse(point, radius + look_.pixel, radius + look_.pixel);
        painter.setBrush(look_.accent);
        painter.drawEllipse(point, radius, radius);
    }
}

void MarksItem::paintMark(QPainter& painter, const Mark& mark) const {
    const qreal size = mark.square.width();
    const qreal width = std::max(size * 0.045, 2 * look_.pixel);
    const QRectF inner = mark.square.adjusted(width, width, -width, -width);
    switch (mark.kind) {
        case Kind::From: {
            QPen pen(look_.accent, width * 0.8);
            pen.setDashPattern({2, 2});
            pen.setCapStyle(Qt::FlatCap);
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(inner.adjusted(width, width, -width, -width), width, width);
            break;
        }
        case Kind::To:
            painter.setPen(Qt::NoPen);
            painter.setBrush(translucent(look_.accent, 0.42));
            painter.drawRect(mark.square);
            break;
        case Kind::Taken:
            painter.setPen(QPen(look_.accent, width));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(inner, width, width);
            break;
        case Kind::Move:
        case Kind::Chosen: {
            const qreal radius = size * (mark.kind == Kind::Chosen ? 0.26 : 0.14);
            painter.setPen(QPen(look_.casing, look_.pixel * 1.5));
            painter.setBrush(look_.accent);
            painter.drawEllipse(mark.square.center(), radius, radius);
            break;
        }
        case Kind::Attack:
            strokeCased(painter, cornersOf(inner, size * 0.24), look_.bad, look_.casing, width * 1.2,
                        look_.pixel);
            break;
        case Kind::Reason:
            painter.setPen(QPen(look_.bad, width));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(inner, width, width);
            break;
    }
}

}  // namespace leuctra::ui
