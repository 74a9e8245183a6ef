// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_scene.h"
#include "board/epaminondas/board_art.h"
#include "board/epaminondas/mark_layer.h"
#include "board/epaminondas/stone_art.h"
#include "epaminondas/position.h"
#include "epaminondas/transition.h"
#include "epaminondas/why_illegal.h"

#include <array>
#include <vector>

namespace leuctra::ui {

class StoneItem;

/// The board of Epaminondas: phalanxes lit under the pointer, targets of what is taken, a ghost of the group
/// over them, the reason of a refusal, the rows that decide.
class EpaminondasScene : public BoardScene {
    Q_OBJECT
  public:
    explicit EpaminondasScene(const Appearance& appearance, QObject* parent = nullptr);
    ~EpaminondasScene() override;

    QString squareName(int square) const override;
    QString squareContent(int square) const override;
    QString squareDescription(int square) const override;

  protected:
    void viewChanged() override;
    void layoutChanged() override;
    void paintBoard(QPainter& painter) const override;
    QColor coordinatesColor(bool outside) const override;
    void paintPieces(QPainter& painter) const override;
    void playAnimation(const Transition& transition, bool backwards, Timeline& timeline) override;
    void lastPlayChanged() override;
    bool canTake(int square) const override;
    void takenChanged() override;
    void pointedChanged(std::optional<int> square) override;
    void dragMoved(std::optional<QPointF> centre) override;
    void awaitingChanged() override;
    std::optional<QString> playTo(int square) const override;
    void explain(int square) override;

  private:
    using Move = epaminondas::Transition;

    /// Null behind a curtain.
    const epaminondas::Position* position() const;
    QPointF centre(int square) const { return squareRect(square).center(); }
    /// A point so many squares beyond the centre of a square.
    QPointF beyond(int square, epaminondas::Direction direction, qreal squares) const;
    /// The legal move from what is taken to a square; null for none.
    const Move* moveTo(int square) const;
    /// Of the groups that what is taken may lead; 0 when it may not move.
    int largestGroup() const;
    /// The move that a ghost shows: aimed at, or waiting for its second press.
    const Move* shownMove() const;

    StoneItem* addStone(Side side, QPointF centre);
    void placeStones();
    /// Gives the stones of the group their new squares and returns them, rear first.
    std::vector<StoneItem*> regroup(const Move& move, bool backwards);
    void animateGroup(const Move& move, bool backwards, Timeline& timeline);
    void animateCaptured(const Move& move, bool backwards, Timeline& timeline);

    // Each shows one kind of mark, or none, as things stand.
    void showLastPlay();
    void showHomeRows();
    void showLines();
    void showGhost();
    void showReason(const epaminondas::WhyNot& why, int rear, int landing);
    void clearReason();
    void clearGhost();
    void addPhalanxes(int square, Marks& under, Marks& over) const;
    void addTargets(Marks& under, Marks& over) const;
    void addGroupLine(const Move& move, Marks& under, Marks& over) const;
    void addCount(Side side, Marks& under, Marks& over) const;
    void set(MarkLayer& layer, Marks marks);
    void lightUp(int milliseconds);
    void hint();

    mutable BoardArt boardArt_;
    StoneArt stoneArt_;
    MarkPictures markPictures_;
    std::array<StoneItem*, epaminondas::squareCount> stones_{};
    std::vector<StoneItem*> leaving_;  ///< captured stones while they are animated
    std::vector<StoneItem*> ghosts_;
    std::vector<Move> moves_;  ///< of what is taken
    StoneItem* inHand_ = nullptr;
    MarkLayer* homeRows_;
    MarkLayer* lastPlay_;
    MarkLayer* bands_;
    MarkLayer* lines_;
    MarkLayer* ghostMarks_;
    MarkLayer* counts_;
    MarkLayer* reason_;
    MarkLayer* axis_;
    Timeline light_{this};
    Timeline flash_{this};
};

}  // namespace leuctra::ui
