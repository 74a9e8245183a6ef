// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "combate/transition.h"
#include "theme/theme.h"

#include <QFont>
#include <QGraphicsItem>
#include <QPixmap>
#include <QString>

#include <array>

namespace leuctra::ui {

class StickerArt;

/// The scene of an attack, over the board: both blocks come forward and turn, rank against rank, the sentence
/// that says why, the loser falls and leaves, the survivor goes to its square.
class AttackItem : public QGraphicsItem {
  public:
    /// How a fighter enters and leaves; squares in scene coordinates.
    struct Fighter {
        Side side = Side::First;
        combate::Rank rank = combate::Rank::Spy;
        QRectF square;  ///< where it stands before
        QRectF home;    ///< where it stands afterwards, if it survives
        bool survives = false;
        bool hidden = false;     ///< it enters showing its back
        bool turnsBack = false;  ///< it leaves showing its back
    };

    AttackItem(StickerArt& art, const Fighter& attacker, const Fighter& defender, const QString& sentence,
               const QRectF& board, qreal pixel);

    // The acts of the scene, each from 0 to 1.
    void setApproach(qreal progress);
    void setTurn(qreal progress);
    void setVerdict(qreal progress);
    void setFall(qreal progress);
    void setLeave(qreal progress);

    QRectF boundingRect() const override { return board_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    struct Actor {
        Fighter fighter;
        QPointF stage;  ///< centre while rank stands against rank
        QPixmap front;
        QPixmap back;
    };

    void paintActor(QPainter& painter, const Actor& actor, bool left) const;
    void paintVerdict(QPainter& painter) const;

    const Theme theme_;
    std::array<Actor, 2> actors_;
    QString sentence_;
    QRectF board_;
    qreal pixel_;
    int size_;
    qreal approach_ = 0;
    qreal turn_ = 0;
    qreal verdict_ = 0;
    qreal fall_ = 0;
    qreal leave_ = 0;
};

}  // namespace leuctra::ui
