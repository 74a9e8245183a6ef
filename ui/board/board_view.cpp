// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_view.h"

#include "board/board_accessible.h"
#include "board/board_scene.h"
#include "board/square_typing.h"
#include "theme/appearance.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>
#include <QWindow>

#include <cmath>

namespace leuctra::ui {

namespace {

constexpr int comfortableSquare = 44;  // px
constexpr int smallestSquare = 24;

QSize sizeFor(const BoardScene& board, int square) {
    return {square * (board.columns() + 1), square * (board.rows() + 1)};
}

}  // namespace

BoardView::BoardView(BoardScene& scene, QWidget* parent)
    : QGraphicsView(&scene, parent),
      board_(scene),
      typing_(new SquareTyping(scene.columns(), scene.rows(), this)),
      echo_(new QLabel(viewport())) {
    installBoardAccessibility();
    setObjectName("board");
    setAccessibleName(tr("Board"));
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setViewportUpdateMode(MinimalViewportUpdate);
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);

    echo_->setObjectName("boardEcho");
    echo_->setAttribute(Qt::WA_TransparentForMouseEvents);
    echo_->hide();
    connect(typing_, &SquareTyping::echoed, this, &BoardView::showEcho);
    connect(typing_, &SquareTyping::typed, this, [this](int square) {
        board_.setCursor(square);
        board_.activate(square);
    });
    connect(&board_, &BoardScene::cursorChanged, this, &BoardView::tellCursor);
    connect(&board_, &BoardScene::squaresChanged, this, &BoardView::tellSquares);
}

BoardView::~BoardView() = default;

QSize BoardView::sizeHint() const {
    return sizeFor(board_, comfortableSquare);
}

QSize BoardView::minimumSizeHint() const {
    return sizeFor(board_, smallestSquare);
}

QPointF BoardView::fraction() const {
    const qreal ratio = devicePixelRatioF();
    const QPointF place = viewport()->mapTo(window(), QPointF()) * ratio;
    return QPointF(std::ceil(place.x()), std::ceil(place.y())) - place;
}

void BoardView::fitBoard() {
    const qreal ratio = devicePixelRatioF();
    shift_ = fraction();
    const QSizeF area = QSizeF(viewport()->size()) * ratio - QSizeF(shift_.x(), shift_.y());
    setTransform(
        QTransform::fromTranslate(shift_.x() / ratio, shift_.y() / ratio).scale(1 / ratio, 1 / ratio));
    board_.fit({int(area.width()), int(area.height())}, ratio);
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(0);
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    fitBoard();
}

void BoardView::paintEvent(QPaintEvent* event) {
    // One rectangle at a time: into a rectangle the rasteriser blits, into a region it goes span by span.
    for (const QRect& rect : event->region()) {
        QPaintEvent part(rect);
        QGraphicsView::paintEvent(&part);
    }
    // Neither a parent that moved nor another screen tells its children: notice it here.
    if (shift_ != fraction() || board_.pixel() != devicePixelRatioF())
        QMetaObject::invokeMethod(this, &BoardView::fitBoard, Qt::QueuedConnection);
}

void BoardView::drawBackground(QPainter* painter, const QRectF& rect) {
    // Items draw beyond what is asked for. Where pixels are divided, a rectangle of the window ends within
    // one.
    const bool divided = board_.pixel() != std::floor(board_.pixel());
    painter->setClipRect(divided ? rect.adjusted(-1, -1, 1, 1) : rect);
    QGraphicsView::drawBackground(painter, rect);
}

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
        board_.languageChanged();
    }
    if (event->type() == QEvent::ShortcutOverride && board_.takeKey(static_cast<QKeyEvent&>(*event), false)) {
        event->accept();
        return true;
    }
    const bool handled = QGraphicsView::event(event);
    // The board covers all: nothing is to be painted below it first, whatever style sheets say.
    if (event->type() == QEvent::Polish || event->type() == QEvent::StyleChange) {
        viewport()->setAutoFillBackground(false);
        viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    }
    return handled;
}

void BoardView::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool bare = modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    event->ignore();
    if (board_.takeKey(*event, true) || pressArrow(*event) || (bare && pressKey(event->key()))) {
        event->accept();
    } else if (bare && !event->text().isEmpty() && typing_->type(event->text().front())) {
        event->accept();
    }
}

bool BoardView::pressArrow(const QKeyEvent& event) {
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool mine = modifiers == Qt::ControlModifier || (arrowsMoveCursor_ && modifiers == Qt::NoModifier);
    if (!mine) return false;
    int right = 0;
    int up = 0;
    switch (event.key()) {
        case Qt::Key_Left:
            right = -1;
            break;
        case Qt::Key_Right:
            right = 1;
            break;
        case Qt::Key_Up:
            up = 1;
            break;
        case Qt::Key_Down:
            up = -1;
            break;
        default:
            return false;
    }
    moveCursor(right, up);
    return true;
}

void BoardView::moveCursor(int right, int up) {
    typing_->clear();
    const std::optional<int> cursor = board_.cursor();
    if (cursor && !board_.isCursorShown()) {
        board_.setCursor(cursor);
    } else {
        board_.setCursor(cursor ? board_.squareBeside(*cursor, right, up) : board_.firstCursor());
    }
}

bool BoardView::pressKey(int key) {
    switch (key) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (typing_->complete()) return true;
            if (!board_.cursor()) board_.setCursor(board_.firstCursor());
            board_.setCursor(board_.cursor());
            board_.activate(*board_.cursor());
            return true;
        case Qt::Key_Escape:
            if (typing_->text().isEmpty() && !board_.taken() && !board_.isAnimating()) return false;
            typing_->clear();
            board_.finishAnimation();
            board_.letGo();
            return true;
        case Qt::Key_Backspace:
            if (typing_->text().isEmpty()) return false;
            typing_->clear();
            return true;
        default:
            return false;
    }
}

void BoardView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
        event->reason() == Qt::ShortcutFocusReason)
        board_.setCursor(board_.cursor().value_or(board_.firstCursor()));
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    typing_->clear();
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        board_.hideCursor();
}

void BoardView::tellCursor() {
    if (!QAccessible::isActive() || !board_.cursor() || !hasFocus()) return;
    const QAccessibleInterface* table = QAccessible::queryAccessibleInterface(this);
    const QAccessibleInterface* cell = table ? table->focusChild() : nullptr;
    if (!cell) return;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(table->indexOfChild(cell));
    QAccessible::updateAccessibility(&focus);
}

void BoardView::tellSquares() {
    QAccessibleTableModelChangeEvent change(this, QAccessibleTableModelChangeEvent::DataChanged);
    change.setFirstRow(0);
    change.setFirstColumn(0);
    change.setLastRow(board_.rows() - 1);
    change.setLastColumn(board_.columns() - 1);
    QAccessible::updateAccessibility(&change);
}

void BoardView::showEcho(const QString& text) {
    echo_->setVisible(!text.isEmpty());
    if (text.isEmpty()) return;
    const Theme& theme = board_.appearance().theme();
    echo_->setFont(theme.font(TextSize::Title, QFont::DemiBold));
    echo_->setStyleSheet(QString("background: %1; color: %2; border: 2px solid %3; border-radius: %4px; "
                                 "padding: %5px %6px;")
                             .arg(theme.color(Role::Surface).name(), theme.color(Role::Text).name(),
                                  theme.color(Role::Accent).name())
                             .arg(Theme::cardRadius)
                             .arg(Theme::tiny)
                             .arg(Theme::medium));
    echo_->setText(text + QChar(u'…'));
    echo_->adjustSize();
    const QPointF centre = mapFromScene(board_.boardRect().center());
    echo_->move(int(centre.x()) - echo_->width() / 2, int(centre.y()) - echo_->height() / 2);
}

}  // namespace leuctra::ui
