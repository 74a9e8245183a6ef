// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/epaminondas/marks.h"

#include <QGraphicsItem>

namespace leuctra::ui {

/// A set of marks that come and go together. Asks for a repaint of the places that it draws on, not of all
/// between them: an item of Qt's could only ask for the rectangle around them.
class MarkLayer : public QGraphicsItem {
  public:
    explicit MarkLayer(qreal z);

    /// `bounds`: where marks may lie.
    void setMarks(Marks marks, MarkPictures& pictures, const QRectF& bounds);
    void clear();
    const Marks& marks() const { return marks_; }
    bool isEmpty() const { return marks_.empty(); }
    /// Opacity, 0 to 1; 1 for new marks.
    void setStrength(qreal strength);
    qreal strength() const { return strength_; }

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void repaint();

    Marks marks_;
    std::vector<Piece> pieces_;
    QRectF bounds_;
    qreal strength_ = 1;
};

}  // namespace leuctra::ui
