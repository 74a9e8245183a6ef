// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsView>

namespace leuctra::ui {

class BoardScene;

/// Shows a BoardScene as large as fits, squares whole device pixels, coordinates inside or outside; takes the
/// keys: arrows move the cursor, Enter and Space take and drop, Esc lets go, letters and digits type a
/// square. A screen reader finds a table of cells in it, each with an action (BoardAccessible).
class BoardView : public QGraphicsView {
    Q_OBJECT
  public:
    /// The scene must outlive the view.
    explicit BoardView(BoardScene& scene, QWidget* parent = nullptr);

    BoardScene& board() const { return board_; }
    QSize sizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;

  private:
    BoardScene& board_;
};

}  // namespace leuctra::ui
