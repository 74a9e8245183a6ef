// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/mark_layer.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>

namespace leuctra::ui {

MarkLayer::MarkLayer(qreal z) {
    setZValue(z);
    setFlag(ItemUsesExtendedStyleOption);
}

void MarkLayer::setMarks(Marks marks, const MarkInk& ink, const QRectF& bounds) {
    repaint();
    if (bounds != bounds_) prepareGeometryChange();
    bounds_ = bounds;
    ink_ = ink;
    marks_ = std::move(marks);
    strength_ = 1;
    areas_.clear();
    for (const auto& mark : marks_)
        areas_.push_back(mark->areas(ink_));
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
    for (const auto& areas : areas_)
        for (const QRectF& area : areas)
            scene()->update(area);
}

void MarkLayer::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
    if (strength_ <= 0) return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(strength_);
    const auto isExposed = [exposed = option->exposedRect](const QRectF& area) {
        return area.intersects(exposed);
    };
    for (std::size_t i = 0; i < marks_.size(); ++i)
        if (std::any_of(areas_[i].begin(), areas_[i].end(), isExposed)) marks_[i]->paint(*painter, ink_);
    painter->setOpacity(1);
}

}  // namespace leuctra::ui
