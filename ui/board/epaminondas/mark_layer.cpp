// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/mark_layer.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>

namespace leuctra::ui {

void MarkLayer::setMarks(Marks marks, const MarkInk& ink, const QRectF& bounds) {
    repaint();
    if (bounds != bounds_) prepareGeometryChange();
    bounds_ = bounds;
    ink_ = ink;
    marks_ = std::move(marks);
    strength_ = 1;
    areas_.clear();
    for (const auto& mark : marks_)
        for (const QRectF& area : mark->areas(ink_))
            areas_.push_back(area);
    repaint();
}

void MarkLayer::clear() {
    repaint();
    marks_.clear();
    areas_.clear();
}

void MarkLayer::setStrength(qreal strength) {
    if (strength == strength_) return;
    strength_ = strength;
    repaint();
}

void MarkLayer::repaint() {
    if (!scene()) return;
    for (const QRectF& area : areas_)
        scene()->update(area);
}

void MarkLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (marks_.empty() || strength_ <= 0) return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(strength_);
    for (const auto& mark : marks_)
        mark->paint(*painter, ink_);
    painter->setOpacity(1);
}

}  // namespace leuctra::ui
