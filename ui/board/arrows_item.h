// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QGraphicsItem>
#include <QLineF>

#include <vector>

namespace leuctra::ui {

/// Arrows over a board, from the middle of one square to the middle of another, cased so that they show on
/// anything. The first is the strongest; a dashed one tells of what is past.
class ArrowsItem : public QGraphicsItem {
  public:
    struct Arrow {
        QLineF line;
        bool dashed = false;
        bool weak = false;  ///< not the best: thinner
    };
    struct Look {
        QColor colour;
        QColor casing;
        qreal square = 1;  ///< size of a square
    };

    void show(std::vector<Arrow> arrows, const Look& look);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void paintArrow(QPainter& painter, const Arrow& arrow) const;

    std::vector<Arrow> arrows_;
    Look look_;
};

}  // namespace leuctra::ui
