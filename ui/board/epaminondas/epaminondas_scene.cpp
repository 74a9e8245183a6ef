// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/epaminondas_scene.h"

#include "board/epaminondas/stone_item.h"
#include "board/epaminondas/words.h"
#include "epaminondas/game.h"
#include "epaminondas/incursion.h"
#include "epaminondas/movegen.h"
#include "epaminondas/phalanx.h"
#include "theme/appearance.h"

#include <algorithm>
#include <cmath>

namespace leuctra::ui {

using namespace epaminondas;

namespace {

// From the board upwards.
enum Layer : int {
    HomeRowLayer,
    LastPlayLayer,
    BandLayer,
    StoneLayer,
    MovingLayer,
    LineLayer,
    CountLayer,
    GhostLayer,
    GhostMarkLayer,
    ReasonLayer,
    AxisLayer,
    HandLayer
};

/// "↗2": so many squares that way, as one sees the board.
QString distanceText(QPointF way, int squares) {
    constexpr const char16_t* arrows[3][3] = {{u"↖", u"↑", u"↗"}, {u"←", u"", u"→"}, {u"↙", u"↓", u"↘"}};
    const auto third = [](qreal part) { return part < 0 ? 0 : part > 0 ? 2 : 1; };
    return QString::fromUtf16(arrows[third(way.y())][third(way.x())]) + QString::number(squares);
}

constexpr qreal ghostOpacity = 0.72;
constexpr qreal overlapOpacity = 0.35;  // where it stands on a stone that it captures
constexpr qreal leftOpacity = 0.30;     // of a stone whose group's ghost stands elsewhere
constexpr qreal quietStrength = 0.35;   // of the other targets while a ghost is shown
constexpr int stagger = 45;             // ms between captured stones
constexpr int flashTime = 900;          // ms
constexpr qreal knock = 0.4;            // squares that a captured stone is pushed

Role axisOf(Direction direction) {
    switch (static_cast<int>(direction) % 4) {
        case 0:
            return Role::AxisColumn;
        case 1:
            return Role::AxisRising;
        case 2:
            return Role::AxisRow;
        default:
            return Role::AxisFalling;
    }
}

Square squareOf(int square) {
    return static_cast<Square>(square);
}

/// The squares of the group after the move, rear first.
std::vector<Square> landedGroup(const epaminondas::Transition& move) {
    std::vector<Square> squares = move.group();
    for (Square& square : squares)
        square = static_cast<Square>(square + move.distance * strideOf(move.direction));
    return squares;
}

Square frontOf(const epaminondas::Transition& move) {
    return move.group().back();
}

bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// When the front stone, eased out, touches the first stone that it captures: a share of the whole time.
qreal hitShare(int distance) {
    const qreal travelled = (distance - 0.84) / distance;
    return 1 - std::cbrt(1 - travelled);
}

}  // namespace

EpaminondasScene::EpaminondasScene(const Appearance& appearance, QObject* parent)
    : BoardScene(columnCount, rowCount, appearance, parent),
      homeRows_(new MarkLayer(HomeRowLayer)),
      lastPlay_(new MarkLayer(LastPlayLayer)),
      bands_(new MarkLayer(BandLayer)),
      lines_(new MarkLayer(LineLayer)),
      ghostMarks_(new MarkLayer(GhostMarkLayer)),
      counts_(new MarkLayer(CountLayer)),
      reason_(new MarkLayer(ReasonLayer)),
      axis_(new MarkLayer(AxisLayer)) {
    for (MarkLayer* layer : {homeRows_, lastPlay_, bands_, lines_, ghostMarks_, counts_, reason_, axis_})
        addItem(layer);
    connect(&flash_, &Timeline::finished, this, [this] { reason_->clear(); });
    layoutChanged();
}

EpaminondasScene::~EpaminondasScene() = default;

const Position* EpaminondasScene::position() const {
    const auto* shown = static_cast<const epaminondas::View*>(view().get());
    return shown ? &shown->position : nullptr;
}

QPointF EpaminondasScene::beyond(int square, Direction direction, qreal squares) const {
    const auto [columns, rows] = stepOf(direction);
    const qreal sign = bottom() == Side::First ? 1 : -1;
    return centre(square) + QPointF(columns, -rows) * sign * squares * squareSize();
}

// Words.

QString EpaminondasScene::squareName(int square) const {
    return EpaminondasWords::squareName(squareOf(square));
}

QString EpaminondasScene::squareContent(int square) const {
    return position() ? EpaminondasWords::content(position()->at(squareOf(square))) : QString();
}

QString EpaminondasScene::squareDescription(int square) const {
    if (!position()) return {};
    QStringList phrases{EpaminondasWords::square(*position(), squareOf(square))};
    if (taken() == square) phrases << EpaminondasWords::isTaken();
    if (const Move* move = moveTo(square)) phrases << EpaminondasWords::landing(*move);
    return phrases.join(tr(", "));
}

void EpaminondasScene::hint() {
    if (!position()) return;
    if (const Move* move = shownMove()) {
        emit hinted(EpaminondasWords::preview(*move));
    } else if (taken()) {
        emit hinted(EpaminondasWords::taken(squareOf(*taken()), largestGroup()));
    } else {
        emit hinted(pointed() ? EpaminondasWords::phalanxes(*position(), squareOf(*pointed())) : QString());
    }
}

// Board and stones.

void EpaminondasScene::paintBoard(QPainter& painter) const {
    const BoardPlan plan{frameRect(), boardRect(), squareSize(), pixel(), columns(), rows()};
    boardArt_.paint(painter, plan, appearance().theme());
}

void EpaminondasScene::paintPieces(QPainter& painter) const {
    if (!position()) return;
    for (int square = 0; square < squareCount; ++square)
        if (const auto side = position()->at(squareOf(square)))
            StoneArt::paint(painter, squareRect(square), *side, appearance().theme());
}

QColor EpaminondasScene::coordinatesColor(bool outside) const {
    return BoardArt::letterColour(appearance().theme(), outside);
}

void EpaminondasScene::layoutChanged() {
    stoneArt_.prepare(int(squareSize()), appearance().theme());
    markPictures_.begin({&appearance().theme(), squareSize(), pixel()});
    for (int square = 0; square < squareCount; ++square)
        if (StoneItem* stone = stones_[std::size_t(square)]) {
            stone->setPixmap(stoneArt_.stone(stone->side()));
            stone->setCentre(centre(square));
        }
    clearReason();
    showLastPlay();
    showHomeRows();
    showLines();
    showGhost();
}

void EpaminondasScene::viewChanged() {
    clearReason();
    placeStones();
    showHomeRows();
    showLines();
    showGhost();
    hint();
}

StoneItem* EpaminondasScene::addStone(Side side, QPointF centre) {
    auto* stone = new StoneItem(side);
    stone->setPixmap(stoneArt_.stone(side));
    stone->setCentre(centre);
    stone->setZValue(StoneLayer);
    addItem(stone);
    return stone;
}

void EpaminondasScene::placeStones() {
    qDeleteAll(leaving_);
    leaving_.clear();
    for (int square = 0; square < squareCount; ++square) {
        StoneItem*& stone = stones_[std::size_t(square)];
        const std::optional<Side> side = position() ? position()->at(squareOf(square)) : std::nullopt;
        if (!side || (stone && stone->side() != *side)) {
            delete stone;
            stone = nullptr;
        }
        if (!side) continue;
        if (!stone) stone = addStone(*side, centre(square));
        stone->setCentre(centre(square));
        stone->setOpacity(1);
        stone->setZValue(StoneLayer);
    }
}

// Motion.

void EpaminondasScene::playAnimation(const leuctra::Transition& transition, bool backwards,
                                     Timeline& timeline) {
    const auto& move = static_cast<const Move&>(transition);
    clearReason();
    bands_->clear();
    lines_->clear();
    animateCaptured(move, backwards, timeline);
    animateGroup(move, backwards, timeline);
    showHomeRows();
}

std::vector<StoneItem*> EpaminondasScene::regroup(const Move& move, bool backwards) {
    std::vector<Square> from = move.group();
    std::vector<Square> to = landedGroup(move);
    if (backwards) std::swap(from, to);
    std::vector<StoneItem*> group;
    for (const Square square : from)
        group.push_back(std::exchange(stones_[square], nullptr));
    for (std::size_t i = 0; i < group.size(); ++i) {
        if (!group[i]) group[i] = addStone(move.side, centre(from[i]));
        delete std::exchange(stones_[to[i]], group[i]);
    }
    return group;
}

void EpaminondasScene::animateGroup(const Move& move, bool backwards, Timeline& timeline) {
    const std::vector<StoneItem*> group = regroup(move, backwards);
    const std::vector<Square> to = backwards ? move.group() : landedGroup(move);
    const QPointF way = centre(to.front()) - group.front()->centre();
    std::vector<QPointF> starts;
    for (StoneItem* stone : group) {
        starts.push_back(stone->centre());
        stone->setZValue(MovingLayer);
    }
    const auto place = [group, starts, way](qreal progress) {
        for (std::size_t i = 0; i < group.size(); ++i)
            group[i]->setCentre(starts[i] + way * progress);
    };
    if (wasDragged()) {
        place(1);
        return;
    }
    const int time =
        std::min(Theme::moveTime + Theme::moveTimePerSquare * move.distance, Theme::moveTimeMost);
    timeline.add(0, appearance().duration(time), place);
}

void EpaminondasScene::animateCaptured(const Move& move, bool backwards, Timeline& timeline) {
    const int slide =
        std::min(Theme::moveTime + Theme::moveTimePerSquare * move.distance, Theme::moveTimeMost);
    const int first = wasDragged() ? 0 : int(slide * (backwards ? 0.3 : hitShare(move.distance)));
    const int count = int(move.captured.size());
    for (int i = 0; i < count; ++i) {
        const Square square = move.captured[std::size_t(i)];
        StoneItem* stone = backwards ? nullptr : std::exchange(stones_[square], nullptr);
        if (!stone) stone = addStone(opponent(move.side), centre(square));
        stone->setOpacity(backwards ? 0 : 1);
        leaving_.push_back(stone);

        const QPointF start = centre(square);
        const QPointF way = beyond(square, move.direction, knock) - start;
        const auto step = [stone, start, way, backwards](qreal progress) {
            const qreal gone = backwards ? 1 - progress : progress;
            stone->setCentre(start + way * gone);
            stone->setOpacity(1 - gone);
        };
        const int after = first + stagger * (backwards ? count - 1 - i : i);
        timeline.add(appearance().duration(after), appearance().duration(Theme::captureTime), step);
    }
}

// Taking.

bool EpaminondasScene::canTake(int square) const {
    return position() && !view()->outcome && position()->at(squareOf(square)) == position()->sideToMove();
}

const EpaminondasScene::Move* EpaminondasScene::moveTo(int square) const {
    const auto found = std::find_if(moves_.begin(), moves_.end(),
                                    [square](const Move& move) { return move.move.landing == square; });
    return found == moves_.end() ? nullptr : &*found;
}

int EpaminondasScene::largestGroup() const {
    int largest = 0;
    for (const Move& move : moves_)
        largest = std::max(largest, move.size);
    return largest;
}

const EpaminondasScene::Move* EpaminondasScene::shownMove() const {
    if (awaiting()) return moveTo(*awaiting());
    return pointed() ? moveTo(*pointed()) : nullptr;
}

void EpaminondasScene::takenChanged() {
    moves_.clear();
    if (taken()) {
        clearReason();
        MoveList legal;
        generate(*position(), legal);
        for (const epaminondas::Move move : legal)
            if (move.rear == *taken()) moves_.push_back(transitionOf(*position(), move));
    }
    showLines();
    showGhost();
    hint();
}

void EpaminondasScene::pointedChanged(std::optional<int>) {
    if (!taken()) showLines();
    showGhost();
    hint();
}

void EpaminondasScene::awaitingChanged() {
    showGhost();
    hint();
}

void EpaminondasScene::dragMoved(std::optional<QPointF> centre) {
    const bool wasInHand = inHand_ != nullptr;
    if (!centre) {
        delete std::exchange(inHand_, nullptr);
    } else if (inHand_) {
        inHand_->setCentre(*centre);
    } else {
        inHand_ = addStone(position()->sideToMove(), *centre);
        inHand_->setPixmap(stoneArt_.lifted(inHand_->side()));
        inHand_->setZValue(HandLayer);
    }
    if (wasInHand != (inHand_ != nullptr)) showGhost();
}

std::optional<QString> EpaminondasScene::playTo(int square) const {
    const Move* move = moveTo(square);
    if (!move) return std::nullopt;
    return QString::fromStdString(move->play);
}

void EpaminondasScene::explain(int square) {
    if (!position()) return;
    if (!taken()) {
        emit refused(EpaminondasWords::cannotTake(*position(), squareOf(square)));
        return;
    }
    const auto why = whyIllegal(*position(), squareOf(*taken()), squareOf(square));
    if (!why) return;
    showReason(*why, *taken(), square);
    emit refused(EpaminondasWords::refusal(*why, position()->rules().symmetry));
}

// Marks.

void EpaminondasScene::set(MarkLayer& layer, Marks marks) {
    layer.setMarks(std::move(marks), markPictures_, sceneRect());
}

void EpaminondasScene::lightUp(int milliseconds) {
    light_.clear();
    const int time = appearance().duration(milliseconds);
    if (time <= 0 || lines_->isEmpty()) return;
    light_.add(0, time, [this](qreal progress) {
        bands_->setStrength(progress);
        lines_->setStrength(progress);
    });
    light_.start();
}

void EpaminondasScene::lastPlayChanged() {
    showLastPlay();
}

void EpaminondasScene::showLastPlay() {
    Marks marks;
    if (const auto* move = static_cast<const Move*>(lastPlay().get())) {
        const std::vector<Square> landed = landedGroup(*move);
        for (const Square square : move->group())
            if (!contains(landed, square))
                marks.push_back(std::make_unique<SquareMark>(squareRect(square), SquareMark::Shape::Hollow,
                                                             Role::Accent));
        for (const Square square : landed)
            marks.push_back(
                std::make_unique<SquareMark>(squareRect(square), SquareMark::Shape::Fill, Role::Accent));
    }
    set(*lastPlay_, std::move(marks));
}

void EpaminondasScene::showHomeRows() {
    Marks under;
    Marks over;
    if (position() && incursionOf(*position()).isOn())
        for (const Side side : bothSides)
            addCount(side, under, over);
    set(*homeRows_, std::move(under));
    set(*counts_, std::move(over));
}

void EpaminondasScene::addCount(Side side, Marks& under, Marks& over) const {
    const int row = side == Side::First ? rowCount - 1 : 0;
    const QRectF rowRect =
        squareRect(epaminondas::squareAt(0, row)) | squareRect(epaminondas::squareAt(columnCount - 1, row));
    const int crossed = position()->crossed(side);
    const std::optional<Outcome> outcome = position()->outcome();
    const bool decided = outcome && outcome->reason == Reason::E11;
    const Role role = !decided ? Role::Warn : outcome->winner == side ? Role::Good : Role::QuietText;
    if (crossed > 0) under.push_back(std::make_unique<GlowMark>(rowRect, role));
    if (decided)
        for (int column = 0; column < columnCount; ++column)
            if (position()->at(epaminondas::squareAt(column, row)) == side)
                over.push_back(std::make_unique<SquareMark>(squareRect(epaminondas::squareAt(column, row)),
                                                            SquareMark::Shape::Ring, role));
    const bool above = rowRect.top() < boardRect().center().y();
    const QPointF place(decided ? rowRect.center().x() : rowRect.right() - squareSize(),
                        above ? rowRect.bottom() : rowRect.top());
    const QString text = EpaminondasWords::count(side, crossed);
    over.push_back(std::make_unique<BadgeMark>(place, text, role, decided ? 0.6 : 0.4));
}

void EpaminondasScene::showLines() {
    Marks under;
    Marks over;
    if (position() && taken()) {
        addTargets(under, over);
    } else if (position() && pointed()) {
        addPhalanxes(*pointed(), under, over);
    }
    if (under.empty() && over.empty() && bands_->isEmpty() && lines_->isEmpty()) return;
    set(*bands_, std::move(under));
    set(*lines_, std::move(over));
    lightUp(taken() ? Theme::selectTime : Theme::hoverTime);
}

void EpaminondasScene::addPhalanxes(int square, Marks& under, Marks& over) const {
    if (!position()->at(squareOf(square))) return;
    Marks badges;
    for (const Phalanx& phalanx : phalanxesThrough(*position(), squareOf(square))) {
        const Role axis = axisOf(phalanx.direction);
        const QPointF from = centre(phalanx.first);
        const QPointF to = centre(phalanx.last());
        under.push_back(std::make_unique<LineMark>(from, to, axis, LineMark::Style::Band));
        over.push_back(std::make_unique<LineMark>(from, to, axis, LineMark::Style::Phalanx));
        // At the end that is further from the pointer, so that the sizes do not crowd each other.
        const bool atFirst = QLineF(centre(square), from).length() > QLineF(centre(square), to).length();
        const Direction outwards = atFirst ? opposite(phalanx.direction) : phalanx.direction;
        const Square end = atFirst ? phalanx.first : phalanx.last();
        const qreal reach = neighbour(end, outwards) ? 0.5 : 0.3;
        badges.push_back(
            std::make_unique<BadgeMark>(beyond(end, outwards, reach), QString::number(phalanx.size), axis));
    }
    if (!isCursorShown())
        over.push_back(
            std::make_unique<SquareMark>(squareRect(square), SquareMark::Shape::Ring, Role::Accent));
    std::move(badges.begin(), badges.end(), std::back_inserter(over));
}

void EpaminondasScene::addTargets(Marks& under, Marks& over) const {
    Marks badges;
    std::array<bool, directionCount> drawn{};
    for (const Move& move : moves_) {
        const Role axis = axisOf(move.direction);
        const QRectF square = squareRect(move.move.landing);
        if (!std::exchange(drawn[static_cast<std::size_t>(move.direction)], true))
            addGroupLine(move, under, over);
        const int captured = int(move.captured.size());
        badges.push_back(std::make_unique<TargetMark>(square, axis, captured > 0));
        if (captured > 0)
            badges.push_back(std::make_unique<BadgeMark>(square.center() + QPointF(0.3, -0.3) * squareSize(),
                                                         QString(u'×') + QString::number(captured), axis));
    }
    over.push_back(std::make_unique<SquareMark>(squareRect(*taken()), SquareMark::Shape::Ring, Role::Accent));
    std::move(badges.begin(), badges.end(), std::back_inserter(over));
}

void EpaminondasScene::addGroupLine(const Move& move, Marks& under, Marks& over) const {
    if (move.size == 1) return;
    const Role axis = axisOf(move.direction);
    const QPointF from = centre(move.move.rear);
    const Square front = frontOf(move);
    under.push_back(std::make_unique<LineMark>(from, centre(front), axis, LineMark::Style::Band));
    over.push_back(std::make_unique<LineMark>(from, centre(front), axis, LineMark::Style::Group));
    over.push_back(std::make_unique<BadgeMark>(centre(front), QString::number(move.size), axis));
}

void EpaminondasScene::clearGhost() {
    qDeleteAll(ghosts_);
    ghosts_.clear();
    ghostMarks_->clear();
    for (StoneItem* stone : stones_)
        if (stone && !isAnimating()) stone->setOpacity(1);
}

void EpaminondasScene::showGhost() {
    clearGhost();
    if (inHand_ && taken() && stones_[std::size_t(*taken())])
        stones_[std::size_t(*taken())]->setOpacity(leftOpacity);
    const Move* move = shownMove();
    if (taken() && light_.state() == Timeline::Stopped) {
        bands_->setStrength(move ? quietStrength : 1);
        lines_->setStrength(move ? quietStrength : 1);
    }
    if (!move) return;

    const std::vector<Square> landed = landedGroup(*move);
    const Role axis = axisOf(move->direction);
    for (const Square square : move->group())
        if (!contains(landed, square) && stones_[square]) stones_[square]->setOpacity(leftOpacity);
    for (const Square square : landed) {
        ghosts_.push_back(addStone(move->side, centre(square)));
        ghosts_.back()->setOpacity(stones_[square] && stones_[square]->side() != move->side ? overlapOpacity
                                                                                            : ghostOpacity);
        ghosts_.back()->setZValue(GhostLayer);
    }
    Marks marks;
    const Square front = frontOf(*move);
    const QPointF from = centre(front);
    const QPointF to = centre(move->move.landing);
    const auto style = move->captured.empty() ? LineMark::Style::Travel : LineMark::Style::Attack;
    for (const Square square : move->captured)
        marks.push_back(
            std::make_unique<SquareMark>(squareRect(square), SquareMark::Shape::Strike, Role::Bad));
    marks.push_back(std::make_unique<LineMark>(from, to, axis, style));
    marks.push_back(
        std::make_unique<BadgeMark>((from + to) / 2, distanceText(to - from, move->distance), axis));
    set(*ghostMarks_, std::move(marks));
}

void EpaminondasScene::showReason(const WhyNot& why, int rear, int landing) {
    clearReason();
    std::vector<Square> squares = why.squares;
    const std::optional<Direction> direction = directionBetween(squareOf(rear), squareOf(landing));
    if (squares.empty() && why.size > 0 && direction)
        for (int i = 0; i < why.size; ++i)
            squares.push_back(static_cast<Square>(rear + i * strideOf(*direction)));
    if (squares.empty()) squares.push_back(squareOf(landing));

    Marks marks;
    for (const Square square : squares)
        marks.push_back(
            std::make_unique<SquareMark>(squareRect(square), SquareMark::Shape::Frame, Role::Bad));
    set(*reason_, std::move(marks));
    if (why.why == Illegality::Symmetric) {
        const QRectF board = boardRect();
        const bool upright = position()->rules().symmetry == Symmetry::LeftRight;
        const QPointF from =
            upright ? QPointF(board.center().x(), board.top()) : QPointF(board.left(), board.center().y());
        const QPointF to = upright ? QPointF(board.center().x(), board.bottom())
                                   : QPointF(board.right(), board.center().y());
        Marks axis;
        axis.push_back(std::make_unique<AxisMark>(from, to, Role::Bad));
        set(*axis_, std::move(axis));
    }
    const int time = appearance().duration(flashTime);
    if (time <= 0) return;
    flash_.add(
        0, time, [this](qreal progress) { reason_->setStrength(std::sin(progress * M_PI)); },
        QEasingCurve::Linear);
    flash_.start();
}

void EpaminondasScene::clearReason() {
    flash_.clear();
    reason_->clear();
    axis_->clear();
}

}  // namespace leuctra::ui
