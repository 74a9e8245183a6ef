// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/stone_art.h"

#include "theme/shades.h"
#include "theme/theme.h"

#include <QPainter>
#include <QRadialGradient>

#include <cmath>

namespace leuctra::ui {

namespace {

constexpr qreal diameter = 0.84;  // of a square

struct Tones {
    QColor light;  ///< where the light falls
    QColor body;
    QColor shade;  ///< on the far side
    QColor edge;
};

Tones tonesOf(Side side, const Theme& theme) {
    const bool white = side == Side::First;
    const QColor body = theme.color(white ? Role::WhiteStone : Role::BlackStone);
    const QColor edge = theme.color(white ? Role::WhiteEdge : Role::BlackEdge);
    if (theme.choice().highContrast) return {body, body, body, edge};
    const QColor light = theme.color(Role::WhiteStone);
    const QColor dark = theme.color(Role::BlackStone);
    if (white) return {lightened(body, 0.9), body, blended(body, theme.color(Role::WhiteEdge), 0.42), edge};
    return {blended(body, light, 0.3), blended(body, light, 0.05), darkened(dark, 0.35), edge};
}

void paintShadow(QPainter& painter, QPointF centre, qreal radius, qreal reach, qreal strength) {
    QRadialGradient shadow(centre, radius + reach);
    const qreal rim = (radius - reach) / (radius + reach);
    const QColor dark = shadowColour();
    shadow.setColorAt(0, faded(dark, strength));
    shadow.setColorAt(std::max(rim, qreal(0)), faded(dark, strength));
    shadow.setColorAt((1 + rim) / 2, faded(dark, strength * 0.42));
    shadow.setColorAt(1, faded(dark, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    painter.drawEllipse(centre, radius + reach, radius + reach);
}

void paintDisc(QPainter& painter, QPointF centre, qreal radius, const Tones& tones) {
    const QPointF towardsLight(-0.34 * radius, -0.42 * radius);

    // The rim catches the light on one side and loses it on the other; the face lies a little lower.
    QLinearGradient rim(centre + towardsLight * 1.8, centre - towardsLight * 1.8);
    rim.setColorAt(0, tones.light);
    rim.setColorAt(0.5, tones.body);
    rim.setColorAt(1, tones.shade);
    painter.setPen(Qt::NoPen);
    painter.setBrush(rim);
    painter.drawEllipse(centre, radius, radius);

    QRadialGradient face(centre + towardsLight * 0.5, radius * 1.35, centre + towardsLight);
    face.setColorAt(0, blended(tones.body, tones.light, 0.75));
    face.setColorAt(0.55, tones.body);
    face.setColorAt(1, blended(tones.body, tones.shade, 0.75));
    const qreal inner = radius * 0.84;
    painter.setBrush(face);
    painter.drawEllipse(centre, inner, inner);

    QLinearGradient groove(centre + towardsLight * 1.8, centre - towardsLight * 1.8);
    groove.setColorAt(0, faded(tones.shade, 0.55));
    groove.setColorAt(0.55, faded(tones.shade, 0.12));
    groove.setColorAt(1, faded(tones.light, 0.6));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QBrush(groove), std::max(radius * 0.035, qreal(0.6))));
    painter.drawEllipse(centre, inner, inner);

    const qreal edge = std::max(radius * 0.045, qreal(1));
    painter.setPen(QPen(tones.edge, edge));
    painter.drawEllipse(centre, radius - edge / 2, radius - edge / 2);
}

QPixmap emptyPixmap(int size) {
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

}  // namespace

void StoneArt::prepare(int size, const Theme& theme) {
    if (size == size_ && theme.choice() == choice_) return;
    size_ = size;
    choice_ = theme.choice();
    for (const Side side : bothSides) {
        QPixmap& stone = stones_[std::size_t(index(side))];
        stone = emptyPixmap(size);
        QPainter resting(&stone);
        paint(resting, QRectF(0, 0, size, size), side, theme);

        QPixmap& lifted = lifted_[std::size_t(index(side))];
        lifted = emptyPixmap(int(std::ceil(size * liftedShare)));
        QPainter inHand(&lifted);
        inHand.setRenderHint(QPainter::Antialiasing);
        const QPointF centre = QRectF(lifted.rect()).center();
        const qreal radius = size * diameter / 2;
        paintShadow(inHand, centre + QPointF(0, size * 0.1), radius, size * 0.14, 0.4);
        paintDisc(inHand, centre, radius, tonesOf(side, theme));
    }
}

void StoneArt::paint(QPainter& painter, const QRectF& square, Side side, const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal size = square.width();
    const QPointF centre = square.center();
    const qreal radius = size * diameter / 2;
    if (!theme.choice().highContrast)
        paintShadow(painter, centre + QPointF(0, size * 0.022), radius, size * 0.055, 0.5);
    paintDisc(painter, centre, radius, tonesOf(side, theme));
}

}  // namespace leuctra::ui
