// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/mark_layer.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <iterator>

namespace leuctra::ui {

MarkLayer::MarkLayer(qreal z) {
    setZValue(z);
    setFlag(ItemUsesExtendedStyleOption);
}

void MarkLayer::setMarks(Marks marks, MarkPictures& pictures, const QRectF& bounds) {
    clear();
    if (bounds != bounds_) prepareGeometryChange();
    bounds_ = bounds;
    marks_ = std::move(marks);
    strength_ = 1;
    for (const auto& mark : marks_) {
        std::vector<Piece> pieces = mark->pieces(pictures);
        std::move(pieces.begin(), pieces.end(), std::back_inserter(pieces_));
    }
    repaint();
}

void MarkLayer::clear() {
    repaint();
    marks_.clear();
    pieces_.clear();
}

void MarkLayer::setStrength(qreal strength) {
    if (strength == strength_) return;
    strength_ = strength;
    repaint();
}

void MarkLayer::repaint() {
    if (!scene()) return;
    for (const Piece& piece : pieces_)
        scene()->update(piece.area());
}

void MarkLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
    if (strength_ <= 0) return;
    const QRect exposed = option->exposedRect.toAlignedRect();
    painter->setOpacity(strength_);
    for (const Piece& piece : pieces_)
        if (piece.area().intersects(exposed)) painter->drawPixmap(piece.target, piece.picture, piece.source);
    painter->setOpacity(1);
}

}  // namespace leuctra::ui
