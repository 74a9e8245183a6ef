// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsView>

class QLabel;

namespace leuctra::ui {

class BoardScene;
class SquareTyping;

/// Shows a BoardScene as large as fits, squares whole device pixels, coordinates inside or outside; takes the
/// keys: arrows move the cursor (with Ctrl too), Enter and Space take and drop, Esc lets go, letters and
/// digits type a square. Other keys and the wheel go on to whoever is behind. A screen reader finds a table
/// of cells in it, each with an action (BoardAccessible).
class BoardView : public QGraphicsView {
    Q_OBJECT
  public:
    /// The scene must outlive the view.
    explicit BoardView(BoardScene& scene, QWidget* parent = nullptr);
    ~BoardView() override;

    BoardScene& board() const { return board_; }
    /// Whether bare arrows move the cursor (while playing) or are left to the window (in review).
    void setArrowsMoveCursor(bool move) { arrowsMoveCursor_ = move; }

    /// As an arrow key does: so many squares to the right and up, as one sees the board.
    void moveCursor(int right, int up);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    /// Where the viewport lies in the window, as far as device pixels do not divide it.
    QPointF fraction() const;
    void fitBoard();
    bool pressArrow(const QKeyEvent& event);
    bool pressKey(int key);
    void tellCursor();
    void tellSquares();
    void showEcho(const QString& text);

    BoardScene& board_;
    SquareTyping* typing_;
    QLabel* echo_;
    QPointF shift_;
    bool arrowsMoveCursor_ = true;
};

}  // namespace leuctra::ui
