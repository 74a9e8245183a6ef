// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/deployment/tray_counts.h"

#include <QPainter>

#include <algorithm>

namespace leuctra::ui {

void TrayCounts::show(std::vector<Count> counts, const Look& look) {
    prepareGeometryChange();
    counts_ = std::move(counts);
    look_ = look;
    bounds_ = {};
    for (const Count& count : counts_)
        bounds_ |= count.square;
    update();
}

void TrayCounts::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    for (const Count& count : counts_) {
        const qreal size = std::max(count.square.width() * 0.3, 16 * look_.pixel);
        const QRectF badge(count.square.right() - size * 1.05, count.square.top() + size * 0.05, size, size);
        QFont font = look_.font;
        font.setPixelSize(std::max(int(size * 0.68), 1));
        painter->setFont(font);
        painter->setPen(QPen(look_.line, look_.pixel));
        painter->setBrush(look_.ground);
        painter->drawEllipse(badge);
        painter->setPen(look_.text);
        painter->drawText(badge, Qt::AlignCenter, QString::number(count.number));
    }
}

}  // namespace leuctra::ui
