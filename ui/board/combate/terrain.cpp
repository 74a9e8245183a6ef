// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/terrain.h"

#include "base/random.h"
#include "board/combate/colour_mix.h"
#include "combate/square.h"
#include "theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace leuctra::ui {

namespace {

constexpr int columns = combate::boardSize;

/// A tuft of three blades, standing on a point.
void addTuft(QPainterPath& path, QPointF foot, qreal size) {
    for (const qreal lean : {-1.0, 0.1, 0.9}) {
        path.moveTo(foot + QPointF(lean * size * 0.12, 0));
        path.quadTo(foot + QPointF(lean * size * 0.15, -size * 0.6),
                    foot + QPointF(lean * size * 0.5, -size * (1.1 - std::abs(lean) * 0.3)));
    }
}

void paintTufts(QPainter& painter, const QRectF& board, int rows, const QColor& colour, qreal pixel) {
    const qreal square = board.width() / columns;
    Random random(1811);
    QPainterPath tufts;
    for (int i = 0; i < rows * columns; ++i) {
        const QPointF corner = board.topLeft() + QPointF(i % columns, i / columns) * square;
        const int count = int(random.below(5)) / 2;
        for (int tuft = 0; tuft < count; ++tuft) {
            const QPointF within(0.1 + random.below(80) / 100.0, 0.15 + random.below(80) / 100.0);
            addTuft(tufts, corner + within * square, square * (0.09 + random.below(5) / 100.0));
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, std::max(square * 0.016, 0.8 * pixel), Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(tufts);
}

/// A crest of water, two humps wide.
void addWave(QPainterPath& path, QPointF middle, qreal width) {
    const qreal hump = width / 2;
    path.moveTo(middle - QPointF(hump, 0));
    path.quadTo(middle + QPointF(-hump / 2, -hump * 0.55), middle);
    path.quadTo(middle + QPointF(hump / 2, hump * 0.55), middle + QPointF(hump, 0));
}

}  // namespace

void paintField(QPainter& painter, const QRectF& board, int rows, const Theme& theme, qreal pixel) {
    const QColor field = theme.color(Role::Field);
    const QColor ink = theme.color(Role::Text);
    const qreal square = board.width() / columns;
    painter.fillRect(board, field);
    for (int i = 0; i < rows * columns; ++i) {
        if ((i % columns + i / columns) % 2 == 0) continue;
        const QPointF corner = board.topLeft() + QPointF(i % columns, i / columns) * square;
        painter.fillRect(QRectF(corner, QSizeF(square, square)), mixed(field, ink, 0.035));
    }
    paintTufts(painter, board, rows, mixed(field, ink, 0.17), pixel);

    painter.setRenderHint(QPainter::Antialiasing, false);
    const int line = std::max(int(pixel), 1);
    for (int column = 1; column < columns; ++column)
        painter.fillRect(QRectF(board.left() + column * square, board.top(), line, board.height()),
                         mixed(field, ink, 0.14));
    for (int row = 1; row < rows; ++row)
        painter.fillRect(QRectF(board.left(), board.top() + row * square, board.width(), line),
                         mixed(field, ink, 0.14));
    painter.setRenderHint(QPainter::Antialiasing);
}

void paintLake(QPainter& painter, const QRectF& lake, const Theme& theme, qreal pixel) {
    const qreal square = lake.width() / 2;
    const QColor water = theme.color(Role::Lake);
    const QColor light = theme.color(Role::WhiteStone);
    const QColor shore = mixed(theme.color(Role::Field), theme.color(Role::Text), 0.32);
    const QRectF inner = lake.adjusted(square * 0.06, square * 0.06, -square * 0.06, -square * 0.06);
    const qreal corner = square * 0.34;

    QPainterPath outline;
    outline.addRoundedRect(inner, corner, corner);
    painter.setPen(QPen(shore, std::max(square * 0.05, pixel)));
    painter.setBrush(water);
    painter.drawPath(outline);
    painter.setPen(QPen(translucent(light, 0.32), std::max(square * 0.03, pixel)));
    painter.setBrush(Qt::NoBrush);
    const qreal step = square * 0.09;
    painter.drawRoundedRect(inner.adjusted(step, step, -step, -step), corner - step, corner - step);

    QPainterPath waves;
    const QPointF centre = inner.center();
    const std::array<QPointF, 7> places = {QPointF(-0.45, -0.5), {0.35, -0.55}, {0.0, -0.15}, {-0.55, 0.1},
                                           {0.5, 0.1},           {-0.2, 0.45},  {0.4, 0.55}};
    for (const QPointF& place : places)
        addWave(waves, centre + place * square * 1.05, square * 0.34);
    painter.setPen(
        QPen(translucent(light, 0.6), std::max(square * 0.035, pixel), Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(waves);
}

void paintFrame(QPainter& painter, const QRectF& frame, const QRectF& board, const Theme& theme,
                qreal pixel) {
    const QColor field = theme.color(Role::Field);
    const QColor ink = theme.color(Role::Text);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(theme.color(Role::Raised), field, 0.35));
    const qreal corner = Theme::cardRadius * pixel;
    painter.drawRoundedRect(frame, corner, corner);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mixed(field, ink, 0.45), std::max(pixel, qreal(1))));
    painter.drawRect(board.adjusted(-pixel / 2, -pixel / 2, pixel / 2, pixel / 2));
}

}  // namespace leuctra::ui
