// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/piece.h"
#include "combate/view.h"

#include <QGraphicsItem>

#include <optional>

namespace leuctra::ui {

class StickerArt;

/// One block on the board, as the viewer sees it. It lies at the upper left corner of its square.
class BlockItem : public QGraphicsItem {
  public:
    BlockItem(StickerArt& art, const combate::SeenPiece& piece);

    const combate::SeenPiece& piece() const { return piece_; }
    /// Shows the piece as it is now; a turn in progress ends.
    void setPiece(const combate::SeenPiece& piece);
    /// What the viewer has pinned on it.
    void setGuess(std::optional<combate::Rank> guess);
    /// Side of a square and of a logical pixel, in scene units.
    void setSquare(int square, qreal pixel);
    /// Lifted from the board: taken.
    void setLifted(bool lifted);

    /// A block on its way to show `next`: at 0 as it was, at 1 as it will be.
    void setTurn(const combate::SeenPiece& next, qreal progress);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void paintGuess(QPainter& painter) const;
    void paintMoved(QPainter& painter) const;
    void paintEye(QPainter& painter) const;

    StickerArt& art_;
    combate::SeenPiece piece_;
    std::optional<combate::SeenPiece> next_;
    std::optional<combate::Rank> guess_;
    int square_ = 48;
    qreal pixel_ = 1;
    qreal turn_ = 0;
    bool lifted_ = false;
};

}  // namespace leuctra::ui
