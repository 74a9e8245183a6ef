// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QGraphicsItem>

#include <vector>

namespace leuctra::ui {

/// Marks on squares: where the last play began and ended, where a piece may go. One item draws all of a
/// layer.
class MarksItem : public QGraphicsItem {
  public:
    enum class Kind : std::uint8_t {
        From,    ///< a dashed outline: a piece left this square
        To,      ///< a filled square: it came here
        Taken,   ///< a solid outline
        Move,    ///< a disc: a piece may go here
        Attack,  ///< corners and a cross: it may attack here
        Chosen,  ///< a filled disc: waits for the second press
        Reason,  ///< a square that is why something is refused
    };
    struct Mark {
        Kind kind;
        QRectF square;
    };
    struct Trail {
        QPointF from;
        QPointF to;
    };
    struct Look {
        QColor accent;
        QColor casing;
        QColor bad;
        qreal pixel = 1;
    };

    /// Scene coordinates.
    void show(std::vector<Mark> marks, std::vector<Trail> trails, const Look& look);

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void paintMark(QPainter& painter, const Mark& mark) const;
    void paintTrail(QPainter& painter, const Trail& trail) const;

    std::vector<Mark> marks_;
    std::vector<Trail> trails_;
    Look look_;
    QRectF bounds_;
};

}  // namespace leuctra::ui
