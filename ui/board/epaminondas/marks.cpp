// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/marks.h"

#include "theme/shades.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace leuctra::ui {

namespace {

QPen patternPen(Role axis, const MarkInk& ink, qreal width) {
    QPen pen(ink.color(axis), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    QList<qreal> pattern = Theme::dashPattern(axis);
    if (pattern.isEmpty()) return pen;
    const bool hasDots = *std::min_element(pattern.begin(), pattern.end()) < 1;
    if (hasDots) pen.setWidthF(width * 1.2);
    // Round ends eat one width of each gap.
    for (qsizetype i = 1; i < pattern.size(); i += 2)
        pattern[i] += 0.4;
    pen.setDashPattern(pattern);
    return pen;
}

QPen plainPen(const QColor& colour, qreal width) {
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

QRectF around(QPointF centre, qreal reach) {
    return {centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach};
}

/// Places along a line, one a square, each reaching so far around it.
std::vector<QRectF> along(QPointF from, QPointF to, qreal step, qreal reach) {
    const QLineF line(from, to);
    if (line.dx() == 0 || line.dy() == 0)
        return {QRectF(from, to).normalized().adjusted(-reach, -reach, reach, reach)};
    const int steps = std::max(int(std::ceil(std::abs(line.dx()) / step)), 1);
    std::vector<QRectF> areas;
    for (int i = 0; i < steps; ++i)
        areas.push_back(QRectF(line.pointAt(qreal(i) / steps), line.pointAt(qreal(i + 1) / steps))
                            .normalized()
                            .adjusted(-reach, -reach, reach, reach));
    return areas;
}

/// The tip of an arrow that points along a line, as an open angle.
QPainterPath chevron(QPointF tip, QPointF direction, qreal size) {
    const QPointF back = tip - direction * size;
    const QPointF across(-direction.y() * size, direction.x() * size);
    QPainterPath path(back + across);
    path.lineTo(tip);
    path.lineTo(back - across);
    return path;
}

QPointF unit(QPointF from, QPointF to) {
    const QLineF line(from, to);
    return line.length() == 0 ? QPointF() : (to - from) / line.length();
}

}  // namespace

LineMark::LineMark(QPointF from, QPointF to, Role axis, bool arrow)
    : from_(from), to_(to), axis_(axis), arrow_(arrow) {}

void LineMark::paint(QPainter& painter, const MarkInk& ink) const {
    const qreal width = ink.line();
    QPainterPath line(from_);
    line.lineTo(to_);
    QPainterPath tip;
    if (arrow_) tip = chevron(to_, unit(from_, to_), ink.square * 0.13);

    painter.setBrush(Qt::NoBrush);
    painter.setPen(plainPen(ink.casing(), width + 2.4 * ink.pixel + width * 0.35));
    painter.drawPath(line);
    painter.drawPath(tip);
    painter.setPen(patternPen(axis_, ink, width));
    painter.drawPath(line);
    painter.setPen(plainPen(ink.color(axis_), width));
    painter.drawPath(tip);
}

std::vector<QRectF> LineMark::areas(const MarkInk& ink) const {
    return along(from_, to_, ink.square, ink.square * (arrow_ ? 0.25 : 0.12) + 2 * ink.pixel);
}

void BandMark::paint(QPainter& painter, const MarkInk& ink) const {
    painter.setPen(plainPen(faded(ink.color(axis_), 0.34), ink.square * 0.94));
    painter.drawLine(from_, to_);
}

std::vector<QRectF> BandMark::areas(const MarkInk& ink) const {
    return along(from_, to_, ink.square, ink.square * 0.5);
}

QFont BadgeMark::font(const MarkInk& ink) const {
    QFont font = ink.theme->tabularFont(TextSize::Body, QFont::Bold);
    font.setPixelSize(std::max(int(ink.square * share_ * 0.66), 1));
    return font;
}

QRectF BadgeMark::pill(const MarkInk& ink) const {
    const qreal height = ink.square * share_;
    const qreal width = std::max(QFontMetricsF(font(ink)).horizontalAdvance(text_) + height * 0.5, height);
    return {centre_.x() - width / 2, centre_.y() - height / 2, width, height};
}

void BadgeMark::paint(QPainter& painter, const MarkInk& ink) const {
    const QRectF ground = pill(ink);
    const qreal radius = ground.height() / 2;
    painter.setPen(plainPen(ink.casing(), std::max(1.5 * ink.pixel, ink.square * 0.03)));
    painter.setBrush(ink.color(ground_));
    painter.drawRoundedRect(ground, radius, radius);
    painter.setFont(font(ink));
    painter.setPen(ink.casing());
    painter.drawText(ground, Qt::AlignCenter, text_);
}

std::vector<QRectF> BadgeMark::areas(const MarkInk& ink) const {
    const qreal casing = ink.square * 0.03 + 2 * ink.pixel;
    return {pill(ink).adjusted(-casing, -casing, casing, casing)};
}

void TargetMark::paint(QPainter& painter, const MarkInk& ink) const {
    const QPointF centre = square_.center();
    const qreal casing = 1.6 * ink.pixel + ink.square * 0.012;
    if (!captures_) {
        const qreal radius = ink.square * 0.15;
        painter.setPen(plainPen(ink.casing(), 2 * casing));
        painter.setBrush(ink.color(axis_));
        painter.drawEllipse(centre, radius, radius);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(centre, radius, radius);
        return;
    }
    const qreal width = ink.line();
    const qreal radius = ink.square * 0.5 - width / 2 - casing;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(plainPen(ink.casing(), width + 2 * casing));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(plainPen(ink.color(axis_), width));
    painter.drawEllipse(centre, radius, radius);
}

void SquareMark::paint(QPainter& painter, const MarkInk& ink) const {
    const QPointF centre = square_.center();
    const QColor colour = ink.color(role_);
    painter.setBrush(Qt::NoBrush);
    switch (shape_) {
        case Shape::Ring: {
            const qreal width = ink.line();
            const qreal radius = ink.square * 0.5 - width;
            painter.setPen(plainPen(ink.casing(), width + 2.4 * ink.pixel));
            painter.drawEllipse(centre, radius, radius);
            painter.setPen(plainPen(colour, width));
            painter.drawEllipse(centre, radius, radius);
            break;
        }
        case Shape::Hollow: {
            const qreal radius = ink.square * 0.3;
            painter.setPen(plainPen(faded(colour, 0.75), std::max(ink.square * 0.035, 1.5 * ink.pixel)));
            painter.drawEllipse(centre, radius, radius);
            break;
        }
        case Shape::Fill:
            painter.fillRect(square_, faded(colour, 0.32));
            break;
        case Shape::Frame: {
            const qreal width = std::max(ink.square * 0.07, 2.5 * ink.pixel);
            painter.fillRect(square_, faded(colour, 0.22));
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            painter.drawRect(square_.adjusted(width / 2, width / 2, -width / 2, -width / 2));
            break;
        }
        case Shape::Strike: {
            const QRectF cross = around(centre, ink.square * 0.26);
            const QLineF strokes[] = {{cross.topLeft(), cross.bottomRight()},
                                      {cross.topRight(), cross.bottomLeft()}};
            for (const QPen& pen :
                 {plainPen(ink.casing(), ink.line() * 1.9), plainPen(colour, ink.line() * 1.1)}) {
                painter.setPen(pen);
                painter.drawLines(strokes, 2);
            }
            break;
        }
    }
}

void GlowMark::paint(QPainter& painter, const MarkInk& ink) const {
    const QColor colour = ink.color(role_);
    QLinearGradient glow(row_.topLeft(), row_.bottomLeft());
    glow.setColorAt(0, faded(colour, 0.55));
    glow.setColorAt(0.3, faded(colour, 0.20));
    glow.setColorAt(0.7, faded(colour, 0.20));
    glow.setColorAt(1, faded(colour, 0.55));
    painter.fillRect(row_, glow);
    const qreal width = std::max(ink.square * 0.05, 2 * ink.pixel);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(row_.adjusted(width / 2, width / 2, -width / 2, -width / 2));
}

void AxisMark::paint(QPainter& painter, const MarkInk& ink) const {
    const qreal width = ink.line();
    QPen dashed = plainPen(ink.color(role_), width);
    dashed.setDashPattern({3, 2});
    painter.setPen(plainPen(ink.casing(), width + 3 * ink.pixel));
    painter.drawLine(from_, to_);
    painter.setPen(dashed);
    painter.drawLine(from_, to_);

    // Two arrows that face each other across the axis say that one half mirrors the other.
    const QPointF way = unit(from_, to_);
    const QPointF across(-way.y(), way.x());
    const QPointF centre = (from_ + to_) / 2;
    for (const QPen& pen :
         {plainPen(ink.casing(), width + 3 * ink.pixel), plainPen(ink.color(role_), width)}) {
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        for (const QPointF& side : {across, -across})
            painter.drawPath(chevron(centre + side * ink.square * 0.16, -side, ink.square * 0.2));
    }
}

std::vector<QRectF> AxisMark::areas(const MarkInk& ink) const {
    return along(from_, to_, ink.square, ink.square * 0.5);
}

void TravelMark::paint(QPainter& painter, const MarkInk& ink) const {
    const qreal width = ink.line() * 0.8;
    const QPointF way = unit(from_, to_);
    QPainterPath path(from_);
    path.lineTo(to_);
    const QPainterPath tip = chevron(to_, way, ink.square * 0.16);
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen :
         {plainPen(ink.casing(), width + 3 * ink.pixel), plainPen(ink.color(axis_), width)}) {
        painter.setPen(pen);
        painter.drawPath(path);
        painter.drawPath(tip);
    }
}

std::vector<QRectF> TravelMark::areas(const MarkInk& ink) const {
    return along(from_, to_, ink.square, ink.square * 0.3);
}

}  // namespace leuctra::ui
