// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_scene.h"
#include "board/combate/guess_book.h"
#include "board/combate/marks_item.h"
#include "board/combate/sticker_art.h"
#include "combate/belief.h"
#include "combate/transition.h"
#include "combate/view.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace leuctra::ui {

class AttackItem;
class BlockItem;

/// The board of Combate as one viewer sees it: built from a combate::View and the transitions that he saw, so
/// that it cannot show a rank that he may not know.
class CombateScene : public BoardScene {
    Q_OBJECT
  public:
    explicit CombateScene(const Appearance& appearance, QObject* parent = nullptr);
    ~CombateScene() override;

    /// What each player has pinned on the enemy's pieces.
    GuessBook& guesses() { return guesses_; }
    /// Pins the viewer's guess on a hidden enemy piece; the same rank again, or none, takes it off. Nothing
    /// happens where there is no such piece.
    void pinGuess(int square, std::optional<combate::Rank> rank);

    /// For looking back: what the viewer could have deduced of pieces that he could not see is told with
    /// their squares, and the likeliest rank stands on a piece where a guess stands otherwise.
    void setDeducing(bool deducing);
    bool isDeducing() const { return deducing_; }
    /// The share (0 to 1) of each rank that a hidden enemy piece may have, as the engine believes it; nothing
    /// where there is no such piece.
    std::optional<std::array<float, combate::rankCount>> sharesAt(int square) const;
    /// Whose piece stands there; nothing for an empty square.
    std::optional<Side> sideAt(int square) const;

    QString squareName(int square) const override;
    QString squareContent(int square) const override;
    QString squareDescription(int square) const override;
    QString notes(Side side) const override { return guesses_.text(side); }
    void setNotes(Side side, const QString& notes) override { guesses_.setText(side, notes); }
    void languageChanged() override;
    bool takeKey(const QKeyEvent& event, bool press) override;

  protected:
    void viewChanged() override;
    void layoutChanged() override;
    void paintBoard(QPainter& painter) const override;
    QColor coordinatesColor(bool outside) const override;
    void paintPieces(QPainter& painter) const override;
    void playAnimation(const leuctra::Transition& transition, bool backwards, Timeline& timeline) override;
    void lastPlayChanged() override;
    bool canTake(int square) const override;
    void takenChanged() override;
    void pointedChanged(std::optional<int> square) override;
    void dragMoved(std::optional<QPointF> centre) override;
    void awaitingChanged() override;
    std::optional<QString> playTo(int square) const override;
    void explain(int square) override;

  private:
    using Seen = std::optional<combate::SeenPiece>;

    const combate::View* seen() const;
    Seen pieceAt(int square) const;
    bool isHiddenEnemy(int square) const;
    const combate::Knowledge* judge() const;
    std::vector<int> targetsOf(int square) const;

    BlockItem* itemAt(int square) const;
    void placeItem(BlockItem& item, int square) const;
    BlockItem* itemFor(const combate::SeenPiece& piece);
    void redraw();
    std::optional<combate::Rank> tagOf(int square) const;
    QString deduction(int square) const;
    void updateGuesses();
    void updateTargets();
    MarksItem::Look look() const;

    void animateMove(const combate::Transition& transition, bool backwards, Timeline& timeline);
    void animateAttack(const combate::Transition& transition, Timeline& timeline);
    void animateForgottenAttack(const combate::Transition& transition, Timeline& timeline);
    void animateTurns(int start, Timeline& timeline);
    int slideTime(const combate::Transition& transition) const;

    void openGuessMenu(int square, QPoint screenPosition);

    mutable StickerArt art_;  ///< draws what it is asked for and keeps it
    GuessBook guesses_;
    std::array<BlockItem*, 2 * combate::armySize> items_{};  ///< by side and number; null: not on the board
    std::array<BlockItem*, combate::squareCount> at_{};      ///< what is shown on each square
    AttackItem* attack_ = nullptr;
    MarksItem* lastPlayMarks_;
    MarksItem* targetMarks_;
    std::vector<int> targets_;
    std::optional<int> reason_;  ///< the square that a refusal pointed at
    int attacksInARow_ = 0;
    bool deducing_ = false;
    mutable std::shared_ptr<const combate::Knowledge> believed_;  ///< what belief_ follows from
    mutable std::optional<combate::Shares> belief_;
};

}  // namespace leuctra::ui
