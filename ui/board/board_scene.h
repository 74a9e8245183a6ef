// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "board/timeline.h"
#include "storage/settings.h"

#include <QGraphicsScene>
#include <QPixmap>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QKeyEvent;

namespace leuctra::ui {

class Appearance;
class ArrowsItem;
class CursorRing;

/// A play to be pointed out on a board: from square to square.
struct BoardArrow {
    int from = 0;
    int to = 0;
    bool past = false;  ///< what could have been played instead of the last play
    bool weak = false;  ///< not the best

    bool operator==(const BoardArrow&) const = default;
};

/// What both boards share: a grid of squares, a cursor moved by keys, taking and dropping by click, drag and
/// keys, animation, and the cells that a screen reader walks. A game's scene says what its squares hold and
/// what taking and dropping means; it never handles the mouse itself.
///
/// A scene unit is one device pixel (the BoardView undoes the window's scale), and squares are a whole number
/// of them, so a pixmap as large as a square is blitted as it is. Widths and type that should look the same
/// on every screen are multiplied by pixel(). Square indices are row · columns + column from the lower left
/// as First sees it.
class BoardScene : public QGraphicsScene {
    Q_OBJECT
  public:
    BoardScene(int columns, int rows, const Appearance& appearance, QObject* parent = nullptr);
    ~BoardScene() override;

    int columns() const { return columns_; }
    int rows() const { return rows_; }
    const Appearance& appearance() const { return appearance_; }

    /// Makes squares as large as fit, frame and coordinates included, in the middle of an area.
    /// `area` is in device pixels; `pixel` is how many of them one logical pixel measures.
    void fit(QSize area, qreal pixel);
    /// As fit(), with the size of a square given and the area as large as needed.
    void setSquareSize(qreal size);
    qreal squareSize() const { return squareSize_; }
    /// Scene units of one logical pixel: 1 to 3.
    qreal pixel() const { return pixel_; }
    /// The squares, without the frame.
    QRectF boardRect() const;
    /// The board with its frame, where coordinates outside stand.
    QRectF frameRect() const;

    /// Draws the board, its coordinates and what stands on it as lines and shapes, which stay sharp at any
    /// size, in scene coordinates; no marks. For pictures in files and on paper.
    void paintShapes(QPainter& painter) const;

    /// A board to be looked at only, small, on a card: no coordinates, the card's ground around it.
    void setPreview();

    /// Turns the board so that this side is below.
    void setBottom(Side side);
    Side bottom() const { return bottom_; }
    QRectF squareRect(int square) const;
    /// Nothing off the board.
    std::optional<int> squareAt(QPointF scenePoint) const;
    /// The square so many columns to the right and rows up as one sees the board; the edge holds it.
    int squareBeside(int square, int right, int up) const;

    /// Shows a position at once; ends what is running. Null shows an empty board (curtain).
    void showView(std::shared_ptr<const View> view);
    /// Shows a position by playing the transition that led to it forwards, or, backwards, the one that led
    /// from it. Without motion as showView(). Emits settled() at its end.
    void animate(std::shared_ptr<const Transition> transition, std::shared_ptr<const View> after,
                 bool backwards = false);
    bool isAnimating() const { return timeline_.state() != Timeline::Stopped; }
    /// Ends what is running at once, at its last frame.
    void finishAnimation();

    /// Whether plays may be taken from the person now; pointing and reading always work.
    void setInteractive(bool interactive);
    bool isInteractive() const { return interactive_; }
    /// Marks the two squares of the last play; nothing: no mark. The two do not look alike.
    void setLastPlay(std::shared_ptr<const Transition> transition);

    /// Points plays out, the best first; none: takes all arrows away.
    void setArrows(std::vector<BoardArrow> arrows);
    const std::vector<BoardArrow>& arrows() const { return arrows_; }
    /// The arrow of a play's text; nothing for a text without two squares.
    std::optional<BoardArrow> arrowOf(const QString& play) const;

    // The cursor and taking: what mouse, keys and accessibility all come down to.
    std::optional<int> cursor() const { return cursor_; }
    /// Moves the cursor and shows it.
    void setCursor(std::optional<int> square);
    void hideCursor();
    /// Where the cursor begins: the middle of the lowest row, as one sees the board.
    int firstCursor() const;
    /// Whether the cursor's ring is seen: after keys, not after the mouse.
    bool isCursorShown() const;
    std::optional<int> taken() const { return taken_; }
    /// The square under the pointer or, when keys were used last, under the cursor.
    std::optional<int> pointed() const { return pointed_; }
    /// Where a legal play was aimed at that waits for a second press (Settings::confirmPlays()).
    std::optional<int> awaiting() const { return awaiting_; }
    /// Press on a square: takes, drops, reselects or explains.
    void activate(int square);
    void letGo();
    /// Takes what a legal play takes and aims where it goes, so that one press makes it.
    void suggest(const QString& play);

    /// "c4": as players name the square.
    virtual QString squareName(int square) const = 0;
    /// Nothing when no square has that name.
    std::optional<int> squareNamed(const QString& name) const;
    /// What stands on the square, in a word or two ("White stone"), for a screen reader; may be empty.
    virtual QString squareContent(int square) const = 0;
    /// All of that and what may be done there, for a screen reader; only what the viewer may know.
    virtual QString squareDescription(int square) const = 0;
    /// What a press there would do now ("Take", "Drop here"); empty: nothing.
    QString squareAction(int square) const;

    /// What a side has noted on the board (guesses pinned on pieces), as a text that an unfinished game keeps
    /// in a tag; empty: nothing. Only the viewer's own notes are ever shown.
    virtual QString notes(Side) const { return {}; }
    virtual void setNotes(Side, const QString&) {}

    /// The language of the interface is another: what is drawn with words is drawn anew.
    virtual void languageChanged() {}

    /// Keys of the game's own, pressed while the board has the focus; true when the board takes the key. With
    /// `press` false nothing is done: the answer keeps a shortcut of the window from taking it.
    virtual bool takeKey(const QKeyEvent&, bool /*press*/) { return false; }

  signals:
    /// A legal play was chosen.
    void playChosen(const QString& text);
    /// A try that is not legal: the sentence why, for the line beside the board.
    void refused(const QString& sentence);
    /// Something worth reading beside the board about what is pointed at or taken; empty: nothing.
    void hinted(const QString& sentence);
    void cursorChanged();
    /// The pointer or the cursor is over another square: pointed().
    void pointedAt(std::optional<int> square);
    /// The content of squares changed, or what may be done there (accessibility is told).
    void squaresChanged();
    void settled();
    void notesChanged();
    /// The board was asked for its menu on a square (right button while nothing is taken).
    void menuRequested(int square, QPoint screenPosition);

  protected:
    // What a game's scene provides.
    virtual void viewChanged() = 0;    ///< rebuild from view()
    virtual void layoutChanged() = 0;  ///< squares moved or changed size, look changed
    /// Draws frame and squares, in scene coordinates; asked once per size and look. Coordinates are drawn on
    /// it by the base, in coordinatesColor().
    virtual void paintBoard(QPainter& painter) const = 0;
    virtual QColor coordinatesColor(bool outside) const = 0;
    /// Draws what stands on the board for paintShapes(); nothing where no pictures are made of it.
    virtual void paintPieces(QPainter&) const {}
    /// Fills the timeline with the steps that lead from what is shown (the position before) to view(), which
    /// is already the position after. At its end viewChanged() is called.
    virtual void playAnimation(const Transition& transition, bool backwards, Timeline& timeline) = 0;
    virtual void lastPlayChanged() = 0;
    virtual bool canTake(int square) const = 0;
    virtual void takenChanged() = 0;                             ///< taken() set or cleared
    virtual void pointedChanged(std::optional<int> square) = 0;  ///< pointer or cursor is over another square
    /// What is taken is dragged and its centre is here now; nothing: it is no longer dragged (dropped or put
    /// back).
    virtual void dragMoved(std::optional<QPointF> centre) = 0;
    virtual void awaitingChanged() = 0;
    /// Whether a play waits for a second press.
    virtual bool confirmsPlays() const;
    /// The text of the legal play from taken() to the square; nothing: say why through explain().
    virtual std::optional<QString> playTo(int square) const = 0;
    /// Emits refused() with the reason why the square cannot be taken or, when something is taken, not be
    /// gone to.
    virtual void explain(int square) = 0;

    const std::shared_ptr<const View>& view() const { return view_; }
    const std::shared_ptr<const Transition>& lastPlay() const { return lastPlay_; }
    /// During playAnimation(): the play was dropped where it goes, so what was dragged is already there.
    bool wasDragged() const { return wasDragged_; }
    /// To be called by a game's scene when the drawn board itself should change without a change of layout.
    void repaintBoard();

    bool event(QEvent* event) override;
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseDoubleClickEvent(QGraphicsSceneMouseEvent* event) override;
    void contextMenuEvent(QGraphicsSceneContextMenuEvent* event) override;

  private:
    struct Press {
        std::optional<int> square;
        QPointF point;
        QPointF grip;       ///< from the pointer to the centre of what it holds
        bool took = false;  ///< this very press took the square
    };

    void settingsChanged();
    void refit();
    QSize areaAround(qreal squareSize) const;
    void place(QSize area);
    void relayout();
    qreal frameShare() const;
    void paintCoordinates(QPainter& painter) const;
    void point(std::optional<int> square);
    QColor ground() const;
    void moveCursor(std::optional<int> square, bool shown);
    void updateRing();
    void updateArrows();
    void take(std::optional<int> square);
    void drop(int square, const QString& play, bool dragged);
    void await(std::optional<int> square);
    void endDrag();

    int columns_;
    int rows_;
    const Appearance& appearance_;
    qreal squareSize_ = 48;
    qreal pixel_ = 1;
    QPointF origin_;
    QSize area_;
    QPixmap background_;
    Settings::Coordinates coordinates_;  ///< as the board is laid out now
    Side bottom_ = Side::First;
    bool preview_ = false;
    bool interactive_ = false;
    bool cursorShown_ = false;
    bool dragging_ = false;
    bool wasDragged_ = false;
    bool menuSwallowed_ = false;
    std::optional<int> cursor_;
    std::optional<int> taken_;
    std::optional<int> pointed_;
    std::optional<int> awaiting_;
    std::optional<Press> press_;
    std::shared_ptr<const View> view_;
    std::shared_ptr<const Transition> lastPlay_;
    CursorRing* ring_;
    ArrowsItem* arrowsItem_;
    std::vector<BoardArrow> arrows_;
    Timeline timeline_{this};
};

}  // namespace leuctra::ui
