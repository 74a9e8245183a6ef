// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_scene.h"
#include "board/combate/marks_item.h"
#include "board/combate/sticker_art.h"
#include "models/deployment_model.h"

#include <array>
#include <memory>
#include <optional>

namespace leuctra::ui {

class BlockItem;
class TrayCounts;

/// The four rows of one player with the water before them, and his tray at their left: a grid of 13 columns
/// and 6 rows on the base of both boards, so that click, drag, keys and screen reader work as in the game.
/// Letters of pieces typed put a piece from the tray where the cursor is.
class DeploymentScene : public BoardScene {
    Q_OBJECT
  public:
    static constexpr int gridColumns = 13;
    static constexpr int gridRows = 6;

    /// The model must outlive the scene.
    DeploymentScene(Side side, DeploymentModel& model, const Appearance& appearance,
                    QObject* parent = nullptr);
    ~DeploymentScene() override;

    /// The square of the grid on which a place of the deployment lies.
    static int squareOfPlace(int place);
    /// The place of the deployment (0–39) at a square of the grid; nothing elsewhere.
    static std::optional<int> placeOf(int square);
    /// The square of the tray that holds a rank.
    static int squareOfRank(combate::Rank rank);
    static std::optional<combate::Rank> rankOf(int square);

    QString squareName(int square) const override;
    QString squareContent(int square) const override;
    QString squareDescription(int square) const override;
    void languageChanged() override;
    bool takeKey(const QKeyEvent& event, bool press) override;

  protected:
    void viewChanged() override;
    void layoutChanged() override;
    void paintBoard(QPainter& painter) const override;
    QColor coordinatesColor(bool outside) const override;
    void playAnimation(const Transition&, bool, Timeline&) override {}
    void lastPlayChanged() override {}
    bool canTake(int square) const override;
    void takenChanged() override;
    void pointedChanged(std::optional<int> square) override;
    void dragMoved(std::optional<QPointF> centre) override;
    void awaitingChanged() override {}
    bool confirmsPlays() const override { return false; }
    std::optional<QString> playTo(int square) const override;
    void explain(int square) override;

  private:
    std::optional<combate::Rank> shownAt(int square) const;
    void play(const QString& text);
    void putTyped(combate::Rank rank, int place);
    bool moveCursorByKey(int key, bool press);
    void redraw();
    void updateBlocks();
    void updateMarks();
    QRectF fieldRect() const;
    QRectF trayRect() const;
    void paintRowNames(QPainter& painter) const;

    Side side_;
    DeploymentModel& model_;
    StickerArt art_;
    std::array<std::unique_ptr<BlockItem>, std::size_t(gridColumns* gridRows)> blocks_;
    std::unique_ptr<BlockItem> dragged_;  ///< a piece on its way out of the tray
    TrayCounts* counts_;
    MarksItem* marks_;
};

}  // namespace leuctra::ui
