// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/block_item.h"

#include "board/combate/colour_mix.h"
#include "board/combate/sticker_art.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace leuctra::ui {

using combate::Rank;
using combate::SeenPiece;

namespace {

constexpr qreal lift = 0.07;  // of a square

}  // namespace

BlockItem::BlockItem(StickerArt& art, const SeenPiece& piece) : art_(art), piece_(piece) {}

void BlockItem::setPiece(const SeenPiece& piece) {
    piece_ = piece;
    next_.reset();
    turn_ = 0;
    update();
}

void BlockItem::setGuess(std::optional<Rank> guess) {
    if (guess == guess_) return;
    guess_ = guess;
    update();
}

void BlockItem::setSquare(int square, qreal pixel) {
    prepareGeometryChange();
    square_ = square;
    pixel_ = pixel;
}

void BlockItem::setLifted(bool lifted) {
    if (lifted == lifted_) return;
    prepareGeometryChange();
    lifted_ = lifted;
    update();
}

void BlockItem::setTurn(const SeenPiece& next, qreal progress) {
    next_ = next;
    turn_ = progress;
    update();
}

QRectF BlockItem::boundingRect() const {
    return QRectF(0, 0, square_, square_).adjusted(0, -square_ * lift, 0, square_ * lift);
}

void BlockItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const SeenPiece& shown = next_ && turn_ >= 0.5 ? *next_ : piece_;
    const QPixmap pixmap = art_.block(shown.side, shown.rank, square_, pixel_);
    const qreal width = std::abs(1 - 2 * turn_);
    painter->save();
    if (lifted_) {
        const QRectF front = StickerArt::front(square_);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(translucent(art_.theme().color(Role::BlackStone), 0.28));
        painter->drawRoundedRect(
            front.adjusted(square_ * 0.05, front.height() * 0.4, square_ * 0.05, square_ * 0.07),
            square_ * 0.1, square_ * 0.1);
        painter->translate(0, -std::round(square_ * lift));
    }
    if (next_ && width < 1) {
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->translate(square_ / 2.0, 0);
        painter->scale(std::max(width, 0.04), 1);
        painter->translate(-square_ / 2.0, 0);
    }
    painter->drawPixmap(0, 0, pixmap);
    painter->setRenderHint(QPainter::Antialiasing);
    const bool hidden = !shown.rank;
    if (hidden && shown.moved) paintMoved(*painter);
    if (hidden && guess_) paintGuess(*painter);
    if (!hidden && shown.revealed && !next_) paintEye(*painter);
    painter->restore();
}

/// A paper tag with the letter that the viewer pinned there.
void BlockItem::paintGuess(QPainter& painter) const {
    const Theme& theme = art_.theme();
    const QRectF front = StickerArt::front(square_);
    const qreal size = std::max(square_ * 0.36, 13 * pixel_);
    const QRectF tag(front.center().x() - size * 0.62, front.center().y() - size / 2, size * 1.24, size);
    painter.setPen(QPen(art_.dark(piece_.side), std::max(pixel_, square_ * 0.025)));
    painter.setBrush(theme.color(Role::WhiteStone));
    painter.drawRoundedRect(tag, size * 0.2, size * 0.2);
    QFont font = theme.font(TextSize::Small, QFont::Bold);
    font.setPixelSize(std::max(int(size * 0.72), 1));
    painter.setFont(font);
    painter.setPen(art_.dark(piece_.side));
    const QString text = *guess_ == Rank::Marshal ? QString("10") : QString(QLatin1Char(letter(*guess_)));
    painter.drawText(tag, Qt::AlignCenter, text + QChar(u'?'));
}

/// Two steps at the foot: the block has moved.
void BlockItem::paintMoved(QPainter& painter) const {
    const QRectF front = StickerArt::front(square_);
    const qreal radius = std::max(square_ * 0.035, 1.5 * pixel_);
    painter.setPen(QPen(art_.dark(piece_.side), std::max(pixel_, square_ * 0.018)));
    painter.setBrush(art_.theme().color(Role::WhiteStone));
    for (const int side : {-1, 1}) {
        const QPointF centre(front.center().x() + side * radius * 1.5,
                             front.bottom() - front.height() * 0.075);
        painter.drawEllipse(centre, radius, radius);
    }
}

/// An open eye in the lower right corner: the other side has seen this piece.
void BlockItem::paintEye(QPainter& painter) const {
    const QRectF front = StickerArt::front(square_);
    const qreal radius = std::max(square_ * 0.1, 4.5 * pixel_);
    const QPointF centre(front.right() - radius * 0.7, front.bottom() - radius * 0.7);
    const QColor ink = art_.dark(piece_.side);
    painter.setPen(QPen(ink, std::max(pixel_, square_ * 0.02)));
    painter.setBrush(art_.theme().color(Role::WhiteStone));
    painter.drawEllipse(centre, radius, radius);
    QPainterPath lid;
    lid.moveTo(centre - QPointF(radius * 0.68, 0));
    lid.quadTo(centre - QPointF(0, radius * 0.85), centre + QPointF(radius * 0.68, 0));
    lid.quadTo(centre + QPointF(0, radius * 0.85), centre - QPointF(radius * 0.68, 0));
    painter.setPen(QPen(ink, std::max(pixel_ * 0.8, square_ * 0.016)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(lid);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(centre, radius * 0.26, radius * 0.26);
}

}  // namespace leuctra::ui
