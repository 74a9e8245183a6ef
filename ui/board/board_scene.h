// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"

#include <QGraphicsScene>
#include <QString>

#include <memory>
#include <optional>

namespace leuctra::ui {

class Appearance;

/// What both boards share: a grid of squares, a cursor moved by keys, taking and dropping by click, drag and
/// keys, names of squares typed, animation, and the cells that a screen reader walks. A game's scene says
/// what its squares hold and what taking and dropping means.
///
/// The scene is one square per scene unit × squareSize(); the BoardView chooses the size so that a square is
/// a whole number of device pixels. Square indices are row · columns + column from the lower left as First
/// sees it.
class BoardScene : public QGraphicsScene {
    Q_OBJECT
  public:
    BoardScene(int columns, int rows, const Appearance& appearance, QObject* parent = nullptr);
    ~BoardScene() override;

    int columns() const { return columns_; }
    int rows() const { return rows_; }
    const Appearance& appearance() const { return appearance_; }

    /// Side of a square in scene coordinates; set by the view when it is resized.
    qreal squareSize() const { return squareSize_; }
    void setSquareSize(qreal size);

    /// Turns the board so that this side is below.
    void setBottom(Side side);
    Side bottom() const { return bottom_; }
    QRectF squareRect(int square) const;
    /// Nothing off the board.
    std::optional<int> squareAt(QPointF scenePoint) const;

    /// Shows a position at once; ends what is running. Null shows an empty board (curtain).
    void showView(std::shared_ptr<const View> view);
    /// Shows a position by playing the transition that led to it forwards, or, backwards, the one that led
    /// from it. Without motion as showView(). Emits settled() at its end.
    void animate(std::shared_ptr<const Transition> transition, std::shared_ptr<const View> after,
                 bool backwards = false);
    bool isAnimating() const;
    /// Ends what is running at once, at its last frame.
    void finishAnimation();

    /// Whether plays may be taken from the person now; pointing and reading always work.
    void setInteractive(bool interactive);
    bool isInteractive() const { return interactive_; }
    /// Marks the two squares of the last play; nothing: no mark. The two do not look alike.
    void setLastPlay(std::shared_ptr<const Transition> transition);

    // The cursor and taking: what mouse, keys and accessibility all come down to.
    std::optional<int> cursor() const { return cursor_; }
    void setCursor(std::optional<int> square);
    std::optional<int> taken() const { return taken_; }
    /// Press on a square: takes, drops, reselects or explains.
    void activate(int square);
    void letGo();

    /// "c4": as players name the square.
    virtual QString squareName(int square) const = 0;
    /// What the square holds and what may be done there, for a screen reader; only what the viewer may know.
    virtual QString squareDescription(int square) const = 0;

  signals:
    /// A legal play was chosen.
    void playChosen(const QString& text);
    /// A try that is not legal: the sentence why, for the line beside the board.
    void refused(const QString& sentence);
    /// Something worth reading beside the board about what is pointed at or taken; empty: nothing.
    void hinted(const QString& sentence);
    void cursorChanged();
    /// The content of squares changed (accessibility is told).
    void squaresChanged();
    void settled();

  protected:
    // What a game's scene provides.
    virtual void viewChanged() = 0;    ///< rebuild from view()
    virtual void layoutChanged() = 0;  ///< squares moved or changed size, look changed
    virtual void playAnimation(const Transition& transition, bool backwards) = 0;
    virtual void stopAnimation() = 0;
    virtual bool canTake(int square) const = 0;
    virtual void takenChanged() = 0;                             ///< taken() set or cleared
    virtual void pointedChanged(std::optional<int> square) = 0;  ///< pointer or cursor is over another square
    /// The text of the legal play from taken() to the square; nothing: say why through explain().
    virtual std::optional<QString> playTo(int square) const = 0;
    virtual void explain(int square) = 0;

    std::shared_ptr<const View> view() const { return view_; }

  private:
    int columns_;
    int rows_;
    const Appearance& appearance_;
    qreal squareSize_ = 48;
    Side bottom_ = Side::First;
    bool interactive_ = false;
    std::optional<int> cursor_;
    std::optional<int> taken_;
    std::shared_ptr<const View> view_;
};

}  // namespace leuctra::ui
