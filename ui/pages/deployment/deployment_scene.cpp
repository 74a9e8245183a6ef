// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/deployment/deployment_scene.h"

#include "board/combate/block_item.h"
#include "board/combate/colour_mix.h"
#include "board/combate/rank_names.h"
#include "board/combate/terrain.h"
#include "combate/setup.h"
#include "pages/deployment/tray_counts.h"
#include "storage/settings.h"
#include "theme/appearance.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace leuctra::ui {

using combate::Rank;

namespace {

constexpr int trayColumns = 2;
constexpr int firstFieldColumn = 3;  // the tray, a gap, then the field
constexpr int ownRows = 4;

constexpr qreal markLayer = 10;
constexpr qreal blockLayer = 20;
constexpr qreal countLayer = 30;
constexpr qreal dragLayer = 90;
constexpr qreal emptyOpacity = 0.28;

constexpr int gridSquare(int column, int row) {
    return row * DeploymentScene::gridColumns + column;
}

/// The tray from its upper left, row by row: the highest ranks first.
constexpr std::array<Rank, combate::rankCount> trayOrder = {
    Rank::Marshal,  Rank::General, Rank::Colonel, Rank::Major, Rank::Captain, Rank::Lieutenant,
    Rank::Sergeant, Rank::Sapper,  Rank::Scout,   Rank::Spy,   Rank::Bomb,    Rank::Flag};

}  // namespace

DeploymentScene::DeploymentScene(Side side, DeploymentModel& model, const Appearance& appearance,
                                 QObject* parent)
    : BoardScene(gridColumns, gridRows, appearance, parent),
      side_(side),
      model_(model),
      art_(appearance.theme()),
      counts_(new TrayCounts),
      marks_(new MarksItem) {
    counts_->setZValue(countLayer);
    marks_->setZValue(markLayer);
    addItem(counts_);
    addItem(marks_);
    connect(&appearance, &Appearance::changed, this, &DeploymentScene::redraw);
    connect(&model_, &DeploymentModel::changed, this, [this] {
        if (taken() && !shownAt(*taken())) letGo();
        updateBlocks();
        emit squaresChanged();
    });
    connect(this, &BoardScene::playChosen, this, &DeploymentScene::play);
    updateBlocks();
    setInteractive(true);
}

DeploymentScene::~DeploymentScene() = default;

int DeploymentScene::squareOfPlace(int place) {
    return gridSquare(firstFieldColumn + place % combate::boardSize, place / combate::boardSize);
}

std::optional<int> DeploymentScene::placeOf(int square) {
    const int column = square % gridColumns - firstFieldColumn;
    const int row = square / gridColumns;
    if (column < 0 || row >= ownRows) return std::nullopt;
    return row * combate::boardSize + column;
}

int DeploymentScene::squareOfRank(Rank rank) {
    const auto at = std::find(trayOrder.begin(), trayOrder.end(), rank) - trayOrder.begin();
    return gridSquare(int(at) % trayColumns, gridRows - 1 - int(at) / trayColumns);
}

std::optional<Rank> DeploymentScene::rankOf(int square) {
    const int column = square % gridColumns;
    if (column >= trayColumns) return std::nullopt;
    return trayOrder[std::size_t((gridRows - 1 - square / gridColumns) * trayColumns + column)];
}

std::optional<Rank> DeploymentScene::shownAt(int square) const {
    if (const auto place = placeOf(square)) return model_.at(*place);
    const auto rank = rankOf(square);
    return rank && model_.inTray(*rank) > 0 ? rank : std::nullopt;
}

// Words.

QString DeploymentScene::squareName(int square) const {
    const int column = square % gridColumns - firstFieldColumn;
    if (column < 0) return {};
    const int index = square / gridColumns * combate::boardSize + column;
    return QString::fromStdString(combate::name(combate::setupSquare(side_, index)));
}

QString DeploymentScene::squareContent(int square) const {
    if (const auto rank = rankOf(square))
        return tr("%1, %n in the tray", nullptr, model_.inTray(*rank)).arg(rankName(*rank));
    if (const auto place = placeOf(square)) {
        const auto rank = model_.at(*place);
        return rank ? rankName(*rank) : tr("empty");
    }
    return {};
}

QString DeploymentScene::squareDescription(int square) const {
    if (!taken() || taken() == square) return squareContent(square);
    const QString content = squareContent(square);
    if (placeOf(square)) {
        return shownAt(square) && placeOf(*taken()) ? tr("%1, may change places").arg(content)
                                                    : tr("%1, may be put here").arg(content);
    }
    return content;
}

// Drawing.

QRectF DeploymentScene::fieldRect() const {
    return squareRect(gridSquare(firstFieldColumn, 0)) |
           squareRect(gridSquare(gridColumns - 1, gridRows - 1));
}

QRectF DeploymentScene::trayRect() const {
    return squareRect(gridSquare(0, 0)) | squareRect(gridSquare(trayColumns - 1, gridRows - 1));
}

void DeploymentScene::paintBoard(QPainter& painter) const {
    const Theme& theme = appearance().theme();
    const qreal thin = Theme::small * pixel();
    const qreal above = boardRect().top() - frameRect().top();
    paintFrame(
        painter,
        fieldRect().adjusted(-squareSize() * 0.44, -above, frameRect().right() - boardRect().right(), above),
        fieldRect(), theme, pixel());
    paintField(painter, fieldRect(), gridRows, theme, pixel());
    for (const int column : {2, 6}) {
        const int left = firstFieldColumn + column;
        paintLake(painter,
                  squareRect(gridSquare(left, ownRows)) | squareRect(gridSquare(left + 1, ownRows + 1)),
                  theme, pixel());
    }
    // Beyond the own rows nothing is placed.
    const QRectF beyond = squareRect(gridSquare(firstFieldColumn, ownRows)) |
                          squareRect(gridSquare(gridColumns - 1, gridRows - 1));
    painter.fillRect(beyond, translucent(theme.color(Role::Window), 0.45));

    painter.setPen(QPen(theme.color(Role::Line), pixel()));
    painter.setBrush(theme.color(Role::Surface));
    painter.drawRoundedRect(trayRect().adjusted(-thin / 2, -thin / 2, thin / 2, thin / 2), thin, thin);
    paintRowNames(painter);
}

/// The base names rows at its edges; here the field begins after the tray.
void DeploymentScene::paintRowNames(QPainter& painter) const {
    if (appearance().settings().coordinates() == Settings::Coordinates::None) return;
    const bool outside = appearance().settings().coordinates() == Settings::Coordinates::Outside;
    QFont font = appearance().theme().font(TextSize::Small, QFont::DemiBold);
    font.setPixelSize(std::max(int(squareSize() * (outside ? 0.25 : 0.19)), int(8 * pixel())));
    painter.setFont(font);
    painter.setPen(coordinatesColor(outside));
    for (int row = 0; row < gridRows; ++row) {
        const int square = gridSquare(firstFieldColumn, row);
        const QRectF place = squareRect(square);
        const qreal gap = std::max(squareSize() * 0.05, 2 * pixel());
        const QRectF label = outside ? QRectF(place.left() - squareSize() * 0.44, place.top(),
                                              squareSize() * 0.44, place.height())
                                     : place.adjusted(gap, 0, 0, 0);
        painter.drawText(label, outside ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignTop,
                         squareName(square).mid(1));
    }
}

QColor DeploymentScene::coordinatesColor(bool outside) const {
    const Theme& theme = appearance().theme();
    return outside ? theme.color(Role::QuietText)
                   : mixed(theme.color(Role::Field), theme.color(Role::Text), 0.72);
}

void DeploymentScene::viewChanged() {
    updateBlocks();
}

void DeploymentScene::redraw() {
    art_.reset(appearance().theme());
    updateBlocks();
}

void DeploymentScene::languageChanged() {
    redraw();
    emit squaresChanged();
}

void DeploymentScene::layoutChanged() {
    updateBlocks();
}

void DeploymentScene::updateBlocks() {
    const int size = int(squareSize());
    std::vector<TrayCounts::Count> counts;
    for (int square = 0; square < gridColumns * gridRows; ++square) {
        const auto trayRank = rankOf(square);
        const auto rank = trayRank ? trayRank : shownAt(square);
        std::unique_ptr<BlockItem>& block = blocks_[std::size_t(square)];
        if (!rank) {
            block.reset();
            continue;
        }
        combate::SeenPiece piece;
        piece.side = side_;
        piece.rank = rank;
        if (!block) {
            block = std::make_unique<BlockItem>(art_, piece);
            addItem(block.get());
        }
        block->setPiece(piece);
        block->setSquare(size, pixel());
        block->setPos(squareRect(square).topLeft());
        block->setZValue(blockLayer);
        block->setLifted(taken() == square && !trayRank);
        if (!trayRank) continue;
        const int left = model_.inTray(*trayRank) - (dragged_ && taken() == square ? 1 : 0);
        block->setOpacity(left > 0 ? 1 : emptyOpacity);
        counts.push_back({squareRect(square), left});
    }
    const Theme& theme = appearance().theme();
    counts_->show(std::move(counts),
                  {theme.color(Role::Surface), theme.color(Role::Text), theme.color(Role::QuietText),
                   theme.tabularFont(TextSize::Small, QFont::Bold), pixel()});
    updateMarks();
}

void DeploymentScene::updateMarks() {
    std::vector<MarksItem::Mark> marks;
    if (taken()) {
        marks.push_back({MarksItem::Kind::Taken, squareRect(*taken())});
        if (pointed() && pointed() != taken() && playTo(*pointed()))
            marks.push_back({MarksItem::Kind::To, squareRect(*pointed())});
    }
    const Theme& theme = appearance().theme();
    marks_->show(std::move(marks), {},
                 {theme.color(Role::Accent), theme.color(Role::Surface), theme.color(Role::Bad), pixel()});
}

// Taking and putting.

bool DeploymentScene::canTake(int square) const {
    if (!isInteractive() || !shownAt(square)) return false;
    return !taken() || (rankOf(*taken()) && rankOf(square));
}

void DeploymentScene::takenChanged() {
    updateBlocks();
    emit hinted(taken() ? squareContent(*taken()) : QString());
}

void DeploymentScene::pointedChanged(std::optional<int>) {
    updateMarks();
}

void DeploymentScene::dragMoved(std::optional<QPointF> centre) {
    if (!centre) {
        dragged_.reset();
        updateBlocks();
        return;
    }
    if (!taken() || !shownAt(*taken())) return;
    BlockItem* item = blocks_[std::size_t(*taken())].get();
    if (rankOf(*taken())) {
        if (!dragged_) {
            dragged_ = std::make_unique<BlockItem>(art_, item->piece());
            dragged_->setSquare(int(squareSize()), pixel());
            dragged_->setLifted(true);
            addItem(dragged_.get());
            updateBlocks();
        }
        item = dragged_.get();
    }
    item->setZValue(dragLayer);
    item->setPos(*centre - QPointF(squareSize() / 2, squareSize() / 2));
}

std::optional<QString> DeploymentScene::playTo(int square) const {
    if (!taken()) return std::nullopt;
    const bool fromField = placeOf(*taken()).has_value();
    if (!placeOf(square) && !(fromField && rankOf(square))) return std::nullopt;
    return QString("%1 %2").arg(*taken()).arg(square);
}

void DeploymentScene::play(const QString& text) {
    const int from = text.section(u' ', 0, 0).toInt();
    const int to = text.section(u' ', 1, 1).toInt();
    const auto fromPlace = placeOf(from);
    const auto toPlace = placeOf(to);
    if (!fromPlace) {
        const Rank rank = *rankOf(from);
        model_.put(rank, *toPlace);
        if (!wasDragged() && model_.inTray(rank) > 0) activate(from);  // the next of its kind
    } else if (toPlace) {
        model_.move(*fromPlace, *toPlace);
    } else {
        model_.takeBack(*fromPlace);
    }
}

void DeploymentScene::explain(int square) {
    if (taken()) {
        emit refused(tr("Your pieces stand on your own four rows."));
    } else if (const auto rank = rankOf(square)) {
        emit refused(tr("All pieces of this kind stand already: %1.").arg(rankName(*rank)));
    } else if (placeOf(square)) {
        emit refused(tr("This square is empty: take a piece from the tray first, or type its letter."));
    }
}

// Keys.

bool DeploymentScene::takeKey(const QKeyEvent& event, bool press) {
    if ((event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier) return false;
    const int key = event.key();
    if (moveCursorByKey(key, press)) return true;
    const bool remove = key == Qt::Key_Delete || key == Qt::Key_Backspace;
    const bool letterOrDigit =
        (key >= Qt::Key_0 && key <= Qt::Key_9) || (key >= Qt::Key_A && key <= Qt::Key_Z);
    if (!remove && !letterOrDigit) return false;
    const auto place = cursor() ? placeOf(*cursor()) : std::nullopt;
    if (!press || !place) return true;
    if (remove) {
        model_.takeBack(*place);
    } else if (const auto rank = combate::rankWithLetter(char(key))) {
        putTyped(*rank, *place);
    }
    return true;
}

void DeploymentScene::putTyped(Rank rank, int place) {
    letGo();
    if (!model_.put(rank, place)) {
        emit refused(tr("All pieces of this kind stand already: %1.").arg(rankName(rank)));
        return;
    }
    // On to the next square, so that a row is typed as it is read.
    if (place + 1 < combate::armySize) setCursor(squareOfPlace(place + 1));
}

/// The cursor passes over the gap between tray and field, and does not go beyond the own rows.
bool DeploymentScene::moveCursorByKey(int key, bool press) {
    if (!cursor()) return false;
    const int column = *cursor() % gridColumns;
    const int row = *cursor() / gridColumns;
    const bool acrossGap = (key == Qt::Key_Right && column == trayColumns - 1) ||
                           (key == Qt::Key_Left && column == firstFieldColumn);
    const bool beyond = key == Qt::Key_Up && column >= firstFieldColumn && row == ownRows - 1;
    if (!acrossGap && !beyond) return false;
    if (!press) return true;
    if (acrossGap) {
        const bool right = key == Qt::Key_Right;
        setCursor(
            gridSquare(right ? firstFieldColumn : trayColumns - 1, right ? std::min(row, ownRows - 1) : row));
    }
    return true;
}

}  // namespace leuctra::ui
