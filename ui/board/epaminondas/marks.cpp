// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/marks.h"

#include "theme/shades.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace leuctra::ui {

namespace {

QPen plainPen(const QColor& colour, qreal width) {
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

/// The pen of a direction; its pattern comes round after a whole part of `step`, the way from square to
/// square.
QPen patternPen(Role axis, const MarkInk& ink, qreal width, qreal step) {
    QPen pen = plainPen(ink.color(axis), width);
    QList<qreal> pattern = Theme::dashPattern(axis);
    if (pattern.isEmpty()) return pen;
    const bool hasDots = *std::min_element(pattern.begin(), pattern.end()) < 1;
    if (hasDots) pen.setWidthF(width * 1.2);
    // Round ends eat one width of each gap.
    for (qsizetype i = 1; i < pattern.size(); i += 2)
        pattern[i] += 0.4;
    const qreal length = std::accumulate(pattern.begin(), pattern.end(), qreal(0)) * pen.widthF();
    const qreal scale = step / (length * std::max(std::round(step / length), qreal(1)));
    for (qreal& part : pattern)
        part *= scale;
    pen.setDashPattern(pattern);
    return pen;
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

QPointF unit(const QLineF& line) {
    return (line.p2() - line.p1()) / line.length();
}

int sign(qreal number) {
    return number > 0.5 ? 1 : number < -0.5 ? -1 : 0;
}

QString keyOf(const char* kind, Role role, int variant = 0) {
    return QString("%1 %2 %3").arg(kind).arg(int(role)).arg(variant);
}

}  // namespace

void MarkPictures::begin(const MarkInk& ink) {
    const Theme::Choice& choice = ink.theme->choice();
    if (ink.square == ink_.square && ink.pixel == ink_.pixel && choice == choice_) return;
    ink_ = ink;
    choice_ = choice;
    pictures_.clear();
}

QPixmap MarkPictures::picture(const QString& key, QSize size, const Painting& painting) {
    const auto known = key.isEmpty() ? pictures_.cend() : pictures_.constFind(key);
    if (known != pictures_.cend()) return *known;
    QPixmap picture(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painting(painter);
    painter.end();
    if (!key.isEmpty()) pictures_.insert(key, picture);
    return picture;
}

std::vector<Piece> Mark::pieces(MarkPictures& pictures) const {
    const QRectF place = bounds(pictures.ink());
    const QSize size(int(std::ceil(place.width())), int(std::ceil(place.height())));
    const QPixmap picture = pictures.picture(key(), size, [&](QPainter& painter) {
        painter.translate(-place.topLeft());
        paint(painter, pictures.ink());
    });
    return {{place.topLeft().toPoint(), picture, picture.rect()}};
}

// Lines.

std::vector<Piece> LineMark::pieces(MarkPictures& pictures) const {
    const MarkInk& ink = pictures.ink();
    const int side = int(ink.square);
    const QPointF way = (line_.p2() - line_.p1()) / ink.square;
    const int right = sign(way.x());
    const int down = sign(way.y());
    const int squares = int(std::lround(std::max(std::abs(way.x()), std::abs(way.y())))) + 1;

    // A line of three squares holds all that longer ones are made of.
    const auto cell = [&](int i) {
        return QPoint(right < 0 ? 2 - i : right * i, down < 0 ? 2 - i : down * i);
    };
    const QSize size(right == 0 ? side : 3 * side, down == 0 ? side : 3 * side);
    const QPixmap strip = pictures.picture(key(), size, [&](QPainter& painter) {
        const auto centre = [&](int i) { return (QPointF(cell(i)) + QPointF(0.5, 0.5)) * ink.square; };
        LineMark(centre(0), centre(2), axis_, style_).paint(painter, ink);
    });
    std::vector<Piece> pieces;
    const QPoint first = (line_.p1() - QPointF(ink.square, ink.square) / 2).toPoint();
    const auto add = [&](QPoint offset, QPoint from) {
        pieces.push_back({first + offset * side, strip, QRect(from * side, QSize(side, side))});
    };
    for (int i = 0; i < squares; ++i) {
        const QPoint offset(right * i, down * i);
        add(offset, cell(i == 0 ? 0 : i == squares - 1 ? 2 : 1));
        if (right == 0 || down == 0 || i == squares - 1) continue;
        // A diagonal passes over the corners of the squares beside it.
        add(offset + QPoint(right, 0), cell(0) + QPoint(right, 0));
        add(offset + QPoint(0, down), cell(0) + QPoint(0, down));
    }
    return pieces;
}

void LineMark::paint(QPainter& painter, const MarkInk& ink) const {
    painter.setBrush(Qt::NoBrush);
    if (style_ != Style::Band) {
        paintLine(painter, ink);
        return;
    }
    painter.setPen(plainPen(faded(ink.color(axis_), 0.34), ink.square * 0.94));
    painter.drawLine(line_);
}

void LineMark::paintLine(QPainter& painter, const MarkInk& ink) const {
    const bool plain = style_ == Style::Travel || style_ == Style::Attack;
    const qreal width = ink.line() * (plain ? 0.85 : 1);
    const qreal step = line_.length() / 2;
    const QPointF way = unit(line_);

    QLineF line = line_;
    if (style_ == Style::Group) line.setP2(line.p2() + way * step * 0.42);
    if (style_ == Style::Attack) line.setP2(line.p2() - way * ink.square * 0.42);
    QPainterPath tip;
    if (style_ != Style::Phalanx) tip = chevron(line.p2(), way, ink.square * (plain ? 0.15 : 0.12));

    painter.setPen(plainPen(ink.casing(), width * 1.35 + 2.4 * ink.pixel));
    painter.drawLine(line);
    painter.drawPath(tip);
    painter.setPen(plain ? plainPen(ink.color(axis_), width) : patternPen(axis_, ink, width, step));
    painter.drawLine(line);
    painter.setPen(plainPen(ink.color(axis_), width));
    painter.drawPath(tip);
}

QRectF LineMark::bounds(const MarkInk& ink) const {
    const qreal reach = ink.square / 2;
    return QRectF(line_.p1(), line_.p2()).normalized().adjusted(-reach, -reach, reach, reach);
}

QString LineMark::key() const {
    const int heading = 3 * (sign(line_.dy()) + 1) + sign(line_.dx()) + 1;
    return keyOf("line", axis_, int(style_) * 9 + heading);
}

// Badges.

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

QRectF BadgeMark::bounds(const MarkInk& ink) const {
    const qreal casing = ink.square * 0.03 + 2 * ink.pixel;
    return pill(ink).adjusted(-casing, -casing, casing, casing);
}

QString BadgeMark::key() const {
    return keyOf("badge", ground_, int(share_ * 100)) + QLatin1Char(' ') + text_;
}

// Squares and rows.

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

QString TargetMark::key() const {
    return keyOf("target", axis_, captures_);
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
            const qreal reach = ink.square * 0.26;
            const QLineF strokes[] = {{centre + QPointF(-reach, -reach), centre + QPointF(reach, reach)},
                                      {centre + QPointF(reach, -reach), centre + QPointF(-reach, reach)}};
            for (const QPen& pen :
                 {plainPen(ink.casing(), ink.line() * 1.9), plainPen(colour, ink.line() * 1.1)}) {
                painter.setPen(pen);
                painter.drawLines(strokes, 2);
            }
            break;
        }
    }
}

QString SquareMark::key() const {
    return keyOf("square", role_, int(shape_));
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

QString GlowMark::key() const {
    return keyOf("glow", role_, int(row_.width()));
}

// The axis of symmetry.

void AxisMark::paint(QPainter& painter, const MarkInk& ink) const {
    const qreal width = ink.line();
    QPen dashed = plainPen(ink.color(role_), width);
    dashed.setDashPattern({3, 2});
    painter.setPen(plainPen(ink.casing(), width + 3 * ink.pixel));
    painter.drawLine(from_, to_);
    painter.setPen(dashed);
    painter.drawLine(from_, to_);

    // Two arrows that face each other across the axis say that one half mirrors the other.
    const QPointF way = unit({from_, to_});
    const QPointF across(-way.y(), way.x());
    const QPointF centre = (from_ + to_) / 2;
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen :
         {plainPen(ink.casing(), width + 3 * ink.pixel), plainPen(ink.color(role_), width)}) {
        painter.setPen(pen);
        for (const QPointF& side : {across, -across})
            painter.drawPath(chevron(centre + side * ink.square * 0.16, -side, ink.square * 0.2));
    }
}

QRectF AxisMark::bounds(const MarkInk& ink) const {
    const qreal reach = ink.square / 2;
    return QRectF(from_, to_).normalized().adjusted(-reach, -reach, reach, reach);
}

}  // namespace leuctra::ui
