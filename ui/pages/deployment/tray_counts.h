// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QGraphicsItem>

#include <vector>

namespace leuctra::ui {

/// How many pieces of each kind are in the tray, at the corner of their squares.
class TrayCounts : public QGraphicsItem {
  public:
    struct Count {
        QRectF square;
        int number;
    };
    struct Look {
        QColor ground;
        QColor text;
        QColor line;
        QFont font;
        qreal pixel = 1;
    };

    /// Scene coordinates.
    void show(std::vector<Count> counts, const Look& look);

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    std::vector<Count> counts_;
    Look look_;
    QRectF bounds_;
};

}  // namespace leuctra::ui
