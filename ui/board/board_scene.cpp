// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_scene.h"

#include "board/arrows_item.h"
#include "board/cursor_ring.h"
#include "theme/appearance.h"

#include <QEvent>
#include <QGraphicsSceneContextMenuEvent>
#include <QGraphicsSceneMouseEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QStyleHints>

#include <algorithm>
#include <cmath>
#include <utility>

namespace leuctra::ui {

namespace {

constexpr qreal ringLayer = 1000;
constexpr qreal arrowLayer = 400;
constexpr qreal frameWithCoordinates = 0.44;  // of a square, on each side
constexpr qreal smallestSquare = 8;
constexpr qreal plainFrame = 0.16;
constexpr qreal outsideType = 0.25;  // height of the letters, of a square
constexpr qreal insideType = 0.19;

}  // namespace

BoardScene::BoardScene(int columns, int rows, const Appearance& appearance, QObject* parent)
    : QGraphicsScene(parent),
      columns_(columns),
      rows_(rows),
      appearance_(appearance),
      coordinates_(appearance.settings().coordinates()),
      ring_(new CursorRing),
      arrowsItem_(new ArrowsItem),
      timeline_(this) {
    setItemIndexMethod(NoIndex);
    ring_->setZValue(ringLayer);
    ring_->setVisible(false);
    addItem(ring_);
    arrowsItem_->setZValue(arrowLayer);
    addItem(arrowsItem_);
    place(areaAround(squareSize_));
    timeline_.setObjectName("motion");
    connect(&appearance_, &Appearance::changed, this, &BoardScene::refit);
    connect(&appearance_.settings(), &Settings::changed, this, &BoardScene::settingsChanged);
    connect(&timeline_, &Timeline::finished, this, [this] {
        viewChanged();
        emit squaresChanged();
        emit settled();
    });
}

BoardScene::~BoardScene() = default;

// Layout.

qreal BoardScene::frameShare() const {
    return coordinates_ == Settings::Coordinates::Outside ? frameWithCoordinates : plainFrame;
}

void BoardScene::fit(QSize area, qreal pixel) {
    const qreal frame = 2 * frameShare();
    const qreal size = std::min(area.width() / (columns_ + frame), area.height() / (rows_ + frame));
    finishAnimation();
    pixel_ = pixel;
    squareSize_ = std::max(std::floor(size), smallestSquare);
    place(area);
    relayout();
}

void BoardScene::setSquareSize(qreal size) {
    finishAnimation();
    squareSize_ = std::max(std::floor(size), smallestSquare);
    place(areaAround(squareSize_));
    relayout();
}

QSize BoardScene::areaAround(qreal squareSize) const {
    const int frame = 2 * int(std::floor(frameShare() * squareSize));
    return {int(squareSize) * columns_ + frame, int(squareSize) * rows_ + frame};
}

void BoardScene::place(QSize area) {
    area_ = area;
    origin_ = {std::floor((area.width() - squareSize_ * columns_) / 2),
               std::floor((area.height() - squareSize_ * rows_) / 2)};
    setSceneRect(QRectF(QPointF(), QSizeF(area)));
}

void BoardScene::relayout() {
    repaintBoard();
    layoutChanged();
    updateRing();
    updateArrows();
}

void BoardScene::repaintBoard() {
    background_ = {};
    update();
}

QRectF BoardScene::boardRect() const {
    return {origin_, QSizeF(squareSize_ * columns_, squareSize_ * rows_)};
}

QRectF BoardScene::frameRect() const {
    const qreal frame = std::floor(frameShare() * squareSize_);
    return boardRect().adjusted(-frame, -frame, frame, frame);
}

void BoardScene::setBottom(Side side) {
    if (side == bottom_) return;
    finishAnimation();
    bottom_ = side;
    relayout();
    emit squaresChanged();
}

QRectF BoardScene::squareRect(int square) const {
    const bool turned = bottom_ == Side::Second;
    const int column = square % columns_;
    const int row = square / columns_;
    const int right = turned ? columns_ - 1 - column : column;
    const int down = turned ? row : rows_ - 1 - row;
    return {origin_ + QPointF(right, down) * squareSize_, QSizeF(squareSize_, squareSize_)};
}

std::optional<int> BoardScene::squareAt(QPointF scenePoint) const {
    const QPointF inside = (scenePoint - origin_) / squareSize_;
    const int right = int(std::floor(inside.x()));
    const int down = int(std::floor(inside.y()));
    if (right < 0 || right >= columns_ || down < 0 || down >= rows_) return std::nullopt;
    if (bottom_ == Side::Second) return down * columns_ + columns_ - 1 - right;
    return (rows_ - 1 - down) * columns_ + right;
}

int BoardScene::squareBeside(int square, int right, int up) const {
    const int sign = bottom_ == Side::First ? 1 : -1;
    const int column = std::clamp(square % columns_ + sign * right, 0, columns_ - 1);
    const int row = std::clamp(square / columns_ + sign * up, 0, rows_ - 1);
    return row * columns_ + column;
}

void BoardScene::settingsChanged() {
    if (appearance_.settings().coordinates() != coordinates_) refit();
}

void BoardScene::setPreview() {
    preview_ = true;
    refit();
}

QColor BoardScene::ground() const {
    return appearance_.theme().color(preview_ ? Role::Surface : Role::Window);
}

void BoardScene::refit() {
    coordinates_ = preview_ ? Settings::Coordinates::None : appearance_.settings().coordinates();
    fit(area_, pixel_);
}

void BoardScene::drawBackground(QPainter* painter, const QRectF& rect) {
    if (background_.isNull()) {
        background_ = QPixmap(sceneRect().size().toSize());
        background_.fill(ground());
        QPainter board(&background_);
        board.setRenderHint(QPainter::Antialiasing);
        paintBoard(board);
        paintCoordinates(board);
    }
    const QRect wanted = rect.toAlignedRect() & background_.rect();
    painter->drawPixmap(wanted.topLeft(), background_, wanted);
    for (const QRect& beyond : QRegion(rect.toAlignedRect()) - background_.rect())
        painter->fillRect(beyond, ground());
}

void BoardScene::paintCoordinates(QPainter& painter) const {
    if (coordinates_ == Settings::Coordinates::None) return;
    const bool outside = coordinates_ == Settings::Coordinates::Outside;

    QFont font = appearance_.theme().font(TextSize::Small, QFont::DemiBold);
    font.setPixelSize(std::max(int(squareSize_ * (outside ? outsideType : insideType)), int(8 * pixel_)));
    painter.setFont(font);
    painter.setPen(coordinatesColor(outside));

    const QRectF board = boardRect();
    const QRectF frame = frameRect();
    const qreal gap = std::max(squareSize_ * 0.05, 2 * pixel_);
    for (int i = 0; i < columns_ + rows_; ++i) {
        const bool isColumn = i < columns_;
        const int square = isColumn ? i : (i - columns_) * columns_;
        const QString name = isColumn ? squareName(i).left(1) : squareName(square).mid(1);
        const QRectF place = squareRect(square);
        if (!outside) {
            const int edge = isColumn ? squareAt({place.center().x(), board.bottom() - 1}).value_or(0)
                                      : squareAt({board.left() + 1, place.center().y()}).value_or(0);
            const auto corner = isColumn ? Qt::AlignRight | Qt::AlignBottom : Qt::AlignLeft | Qt::AlignTop;
            painter.drawText(squareRect(edge).adjusted(gap, 0, -gap, 0), corner, name);
        } else if (isColumn) {
            const qreal height = board.top() - frame.top();
            painter.drawText(QRectF(place.left(), frame.top(), squareSize_, height), Qt::AlignCenter, name);
            painter.drawText(QRectF(place.left(), board.bottom(), squareSize_, height), Qt::AlignCenter,
                             name);
        } else {
            const qreal width = board.left() - frame.left();
            painter.drawText(QRectF(frame.left(), place.top(), width, squareSize_), Qt::AlignCenter, name);
            painter.drawText(QRectF(board.right(), place.top(), width, squareSize_), Qt::AlignCenter, name);
        }
    }
}

void BoardScene::paintShapes(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoard(painter);
    paintCoordinates(painter);
    paintPieces(painter);
}

// Showing.

void BoardScene::showView(std::shared_ptr<const View> view) {
    finishAnimation();
    letGo();
    view_ = std::move(view);
    viewChanged();
    emit squaresChanged();
}

void BoardScene::animate(std::shared_ptr<const Transition> transition, std::shared_ptr<const View> after,
                         bool backwards) {
    const bool dragged = std::exchange(wasDragged_, false);
    if (!appearance_.hasMotion() || !transition || !view_ || !after) {
        showView(std::move(after));
        emit settled();
        return;
    }
    finishAnimation();
    letGo();
    view_ = std::move(after);
    timeline_.clear();
    wasDragged_ = dragged && !backwards;
    playAnimation(*transition, backwards, timeline_);
    wasDragged_ = false;
    timeline_.start();
}

void BoardScene::finishAnimation() {
    timeline_.finish();
}

void BoardScene::setInteractive(bool interactive) {
    if (interactive == interactive_) return;
    interactive_ = interactive;
    if (!interactive) letGo();
    emit squaresChanged();
}

void BoardScene::setLastPlay(std::shared_ptr<const Transition> transition) {
    lastPlay_ = std::move(transition);
    lastPlayChanged();
}

// Cursor, taking, dropping.

bool BoardScene::isCursorShown() const {
    return ring_->isVisible();
}

std::optional<int> BoardScene::squareNamed(const QString& name) const {
    for (int square = 0; square < columns_ * rows_; ++square)
        if (squareName(square) == name) return square;
    return std::nullopt;
}

std::optional<BoardArrow> BoardScene::arrowOf(const QString& play) const {
    static const QRegularExpression squares(QStringLiteral("^([a-z]\\d+)\\W?x?([a-z]\\d+)"));
    const auto found = squares.match(play);
    const auto from = squareNamed(found.captured(1));
    const auto to = squareNamed(found.captured(2));
    if (!from || !to) return std::nullopt;
    return BoardArrow{*from, *to};
}

void BoardScene::suggest(const QString& play) {
    const auto arrow = arrowOf(play);
    if (!interactive_ || !arrow) return;
    finishAnimation();
    letGo();
    take(arrow->from);
    setCursor(arrow->to);
}

void BoardScene::setArrows(std::vector<BoardArrow> arrows) {
    if (arrows == arrows_) return;
    arrows_ = std::move(arrows);
    updateArrows();
}

void BoardScene::updateArrows() {
    std::vector<ArrowsItem::Arrow> drawn;
    for (const BoardArrow& arrow : arrows_) {
        const QLineF line(squareRect(arrow.from).center(), squareRect(arrow.to).center());
        drawn.push_back({line, arrow.past, arrow.weak});
    }
    const Theme& theme = appearance_.theme();
    arrowsItem_->show(std::move(drawn), {theme.color(Role::Good), theme.color(Role::Surface), squareSize_});
}

void BoardScene::setCursor(std::optional<int> square) {
    moveCursor(square, true);
    point(square);
}

int BoardScene::firstCursor() const {
    return squareBeside(bottom_ == Side::First ? 0 : columns_ * rows_ - 1, columns_ / 2, 0);
}

void BoardScene::hideCursor() {
    if (pointed_ == cursor_) point(std::nullopt);
    moveCursor(cursor_, false);
}

void BoardScene::moveCursor(std::optional<int> square, bool shown) {
    const bool moved = square != cursor_;
    cursor_ = square;
    cursorShown_ = shown;
    updateRing();
    if (moved) emit cursorChanged();
}

void BoardScene::updateRing() {
    if (!cursor_ || !cursorShown_) {
        ring_->setVisible(false);
        return;
    }
    const Theme& theme = appearance_.theme();
    ring_->show(squareRect(*cursor_), pixel_, theme.color(Role::Accent), theme.color(Role::Surface));
}

void BoardScene::point(std::optional<int> square) {
    if (square == pointed_) return;
    pointed_ = square;
    pointedChanged(square);
    emit pointedAt(square);
}

void BoardScene::activate(int square) {
    finishAnimation();
    wasDragged_ = false;
    if (!interactive_) return;
    if (taken_ == square) {
        letGo();
    } else if (canTake(square)) {
        take(square);
    } else if (const std::optional<QString> play = taken_ ? playTo(square) : std::nullopt) {
        drop(square, *play, false);
    } else {
        await(std::nullopt);
        explain(square);
    }
}

void BoardScene::letGo() {
    endDrag();
    take(std::nullopt);
}

void BoardScene::take(std::optional<int> square) {
    if (square == taken_) return;
    await(std::nullopt);
    taken_ = square;
    takenChanged();
    emit squaresChanged();
}

void BoardScene::drop(int square, const QString& play, bool dragged) {
    if (confirmsPlays() && awaiting_ != square) {
        await(square);
        emit hinted(tr("Press %1 once more to play %2.").arg(squareName(square), play));
        return;
    }
    letGo();
    wasDragged_ = dragged;
    emit playChosen(play);
}

bool BoardScene::confirmsPlays() const {
    return appearance_.settings().confirmPlays();
}

void BoardScene::await(std::optional<int> square) {
    if (square == awaiting_) return;
    awaiting_ = square;
    awaitingChanged();
}

void BoardScene::endDrag() {
    press_.reset();
    if (!std::exchange(dragging_, false)) return;
    dragMoved(std::nullopt);
}

QString BoardScene::squareAction(int square) const {
    if (!interactive_) return {};
    if (taken_ == square) return tr("Let go");
    if (canTake(square)) return tr("Take");
    if (taken_ && playTo(square)) return tr("Drop here");
    return tr("Ask why not");
}

// Mouse.

bool BoardScene::event(QEvent* event) {
    if (event->type() == QEvent::Leave && !dragging_) point(cursorShown_ ? cursor_ : std::nullopt);
    return QGraphicsScene::event(event);
}

void BoardScene::mousePressEvent(QGraphicsSceneMouseEvent* event) {
    event->accept();
    finishAnimation();
    menuSwallowed_ = event->button() == Qt::RightButton && taken_.has_value();
    if (event->button() == Qt::RightButton) letGo();
    if (event->button() != Qt::LeftButton) return;

    const std::optional<int> square = squareAt(event->scenePos());
    point(square);
    if (!square) {
        letGo();
        return;
    }
    moveCursor(square, false);
    Press press{square, event->scenePos(), squareRect(*square).center() - event->scenePos()};
    if (interactive_ && square != taken_ && canTake(*square)) {
        activate(*square);
        press.took = true;
    }
    press_ = press;
}

void BoardScene::mouseDoubleClickEvent(QGraphicsSceneMouseEvent* event) {
    mousePressEvent(event);
}

void BoardScene::mouseMoveEvent(QGraphicsSceneMouseEvent* event) {
    event->accept();
    const QPointF point = event->scenePos();
    this->point(squareAt(point));
    if (!press_ || !taken_ || press_->square != taken_) return;
    const qreal threshold = QGuiApplication::styleHints()->startDragDistance() * pixel_;
    if (!dragging_ && QLineF(press_->point, point).length() < threshold) return;
    dragging_ = true;
    dragMoved(point + press_->grip);
}

void BoardScene::mouseReleaseEvent(QGraphicsSceneMouseEvent* event) {
    event->accept();
    if (event->button() != Qt::LeftButton || !press_) return;
    const Press press = *press_;
    const std::optional<int> square = squareAt(event->scenePos());
    const bool dragged = dragging_;
    endDrag();
    if (!dragged) {
        if (!press.took && square && square == press.square) activate(*square);
        return;
    }
    if (square == press.square) return;
    const std::optional<QString> play = square ? playTo(*square) : std::nullopt;
    if (play) {
        drop(*square, *play, true);
    } else {
        if (square) explain(*square);
        letGo();
    }
}

void BoardScene::contextMenuEvent(QGraphicsSceneContextMenuEvent* event) {
    event->accept();
    const std::optional<int> square = squareAt(event->scenePos());
    if (std::exchange(menuSwallowed_, false) || !square) return;
    emit menuRequested(*square, event->screenPos());
}

}  // namespace leuctra::ui
