// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/combate_scene.h"

#include "board/combate/attack_item.h"
#include "board/combate/block_item.h"
#include "board/combate/colour_mix.h"
#include "board/combate/rank_names.h"
#include "board/combate/sentences.h"
#include "board/combate/terrain.h"
#include "combate/movegen.h"
#include "combate/notation.h"
#include "combate/why_illegal.h"
#include "theme/appearance.h"

#include <QGraphicsView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace leuctra::ui {

using namespace combate;

namespace {

constexpr qreal lastPlayLayer = 5;
constexpr qreal blockLayer = 20;
constexpr qreal movingLayer = 30;
constexpr qreal targetLayer = 60;
constexpr qreal attackLayer = 500;

constexpr int attacksAtFullLength = 3;  // in a row; later ones are shorter
constexpr double shorterAttack = 0.5;

constexpr float probable = 0.5F;       // from this share on a rank is worth a tag
constexpr float worthTelling = 0.05F;  // or a word
constexpr std::size_t ranksTold = 3;

std::size_t slotOf(const SeenPiece& piece) {
    return std::size_t(leuctra::index(piece.side) * armySize + piece.number);
}

}  // namespace

CombateScene::CombateScene(const Appearance& appearance, QObject* parent)
    : BoardScene(boardSize, boardSize, appearance, parent),
      art_(appearance.theme()),
      lastPlayMarks_(new MarksItem),
      targetMarks_(new MarksItem) {
    lastPlayMarks_->setZValue(lastPlayLayer);
    targetMarks_->setZValue(targetLayer);
    addItem(lastPlayMarks_);
    addItem(targetMarks_);
    connect(&appearance, &Appearance::changed, this, &CombateScene::redraw);
    connect(&guesses_, &GuessBook::changed, this, [this] {
        updateGuesses();
        emit notesChanged();
        emit squaresChanged();
    });
    connect(this, &BoardScene::menuRequested, this, &CombateScene::openGuessMenu);
    connect(this, &BoardScene::cursorChanged, this, [this] {
        if (attack_) finishAnimation();
    });
}

CombateScene::~CombateScene() = default;

// What is seen.

const combate::View* CombateScene::seen() const {
    return static_cast<const combate::View*>(view().get());
}

CombateScene::Seen CombateScene::pieceAt(int square) const {
    return seen() ? seen()->squares[std::size_t(square)] : std::nullopt;
}

bool CombateScene::isHiddenEnemy(int square) const {
    const Seen piece = pieceAt(square);
    return piece && seen()->viewer && piece->side != *seen()->viewer && !piece->rank;
}

/// By what is known of the one who may play here; null behind the curtain and for who may not.
const Knowledge* CombateScene::judge() const {
    if (!seen()) return nullptr;
    return seen()->knowledge ? seen()->knowledge.get() : seen()->mover.get();
}

std::vector<int> CombateScene::targetsOf(int square) const {
    std::vector<int> targets;
    if (!judge() || judge()->outcome()) return targets;
    PlayList plays;
    generate(*judge(), plays);
    for (const Play play : plays)
        if (play.from == square) targets.push_back(play.to);
    return targets;
}

QString CombateScene::squareName(int square) const {
    return QString::fromStdString(name(Square(square)));
}

QString CombateScene::squareContent(int square) const {
    if (isLake(Square(square))) return tr("lake");
    const Seen piece = pieceAt(square);
    if (!piece) return {};
    if (piece->rank) return pieceName(piece->side, *piece->rank);
    if (isHiddenEnemy(square)) return tr("enemy piece");
    return piece->side == Side::First ? tr("Red piece") : tr("Blue piece");
}

QString CombateScene::squareDescription(int square) const {
    QStringList parts;
    const Seen piece = pieceAt(square);
    const QString content = squareContent(square);
    if (!content.isEmpty()) parts << content;
    if (piece) {
        const bool own = seen()->viewer == piece->side;
        if (piece->rank && canMove(*piece->rank)) parts << tr("rank %1").arg(rankFigure(*piece->rank));
        if (own && piece->revealed) parts << tr("the enemy has seen it");
        if (!piece->rank && piece->moved) parts << tr("has moved");
        if (isHiddenEnemy(square)) {
            if (const auto guess = guesses_.guess(*seen()->viewer, piece->number))
                parts << tr("your guess: %1").arg(rankName(*guess));
            if (deducing_) parts << deduction(square);
        }
    } else if (content.isEmpty()) {
        parts << tr("empty");
    }
    if (taken() == square) parts << tr("taken");
    if (std::find(targets_.begin(), targets_.end(), square) != targets_.end())
        parts << (piece ? tr("may be attacked") : tr("may go here"));
    if (const auto* last = static_cast<const combate::Transition*>(lastPlay().get())) {
        if (last->move.from == square) parts << tr("the last play began here");
        if (last->move.to == square) parts << tr("the last play ended here");
    }
    return parts.join(tr(", "));
}

// Blocks.

BlockItem* CombateScene::itemFor(const SeenPiece& piece) {
    BlockItem*& item = items_[slotOf(piece)];
    if (!item) {
        item = new BlockItem(art_, piece);
        item->setZValue(blockLayer);
        addItem(item);
    }
    return item;
}

BlockItem* CombateScene::itemAt(int square) const {
    return at_[std::size_t(square)];
}

void CombateScene::placeItem(BlockItem& item, int square) const {
    item.setSquare(int(squareSize()), pixel());
    item.setPos(squareRect(square).topLeft());
}

void CombateScene::viewChanged() {
    delete std::exchange(attack_, nullptr);
    reason_.reset();
    at_.fill(nullptr);
    std::array<BlockItem*, 2 * armySize> before{};
    std::swap(before, items_);
    for (int square = 0; square < squareCount; ++square) {
        const Seen piece = pieceAt(square);
        if (!piece) continue;
        std::swap(items_[slotOf(*piece)], before[slotOf(*piece)]);
        BlockItem* item = itemFor(*piece);
        item->setPiece(*piece);
        item->setLifted(false);
        item->setOpacity(1);
        item->setZValue(blockLayer);
        placeItem(*item, square);
        at_[std::size_t(square)] = item;
    }
    for (const BlockItem* gone : before)
        delete gone;
    updateGuesses();
    updateTargets();
}

void CombateScene::redraw() {
    art_.reset(appearance().theme());
    layoutChanged();
}

void CombateScene::languageChanged() {
    finishAnimation();
    redraw();
    emit squaresChanged();
}

void CombateScene::layoutChanged() {
    viewChanged();
    lastPlayChanged();
}

void CombateScene::updateGuesses() {
    for (int square = 0; square < squareCount; ++square) {
        BlockItem* item = itemAt(square);
        if (!item) continue;
        item->setGuess(tagOf(square));
    }
}

// Deductions.

void CombateScene::setDeducing(bool deducing) {
    deducing_ = deducing;
    updateGuesses();
    emit squaresChanged();
}

std::optional<std::array<float, rankCount>> CombateScene::sharesAt(int square) const {
    if (!isHiddenEnemy(square) || !seen()->knowledge) return std::nullopt;
    if (believed_ != seen()->knowledge) {
        believed_ = seen()->knowledge;
        belief_ = Belief(enemyAppearance(*believed_)).shares();
    }
    return (*belief_)[std::size_t(pieceAt(square)->number)];
}

std::optional<Side> CombateScene::sideAt(int square) const {
    const Seen piece = pieceAt(square);
    return piece ? std::optional(piece->side) : std::nullopt;
}

/// What stands in the corner of a hidden piece: a guess, or what it most probably is.
std::optional<Rank> CombateScene::tagOf(int square) const {
    if (!isHiddenEnemy(square)) return std::nullopt;
    if (!deducing_) return guesses_.guess(*seen()->viewer, pieceAt(square)->number);
    const auto shares = sharesAt(square);
    if (!shares) return std::nullopt;
    const auto most = std::max_element(shares->begin(), shares->end());
    return *most >= probable ? std::optional(allRanks[std::size_t(most - shares->begin())]) : std::nullopt;
}

/// "perhaps a Bomb (62 %), a Scout (20 %)": the likeliest first.
QString CombateScene::deduction(int square) const {
    const auto shares = sharesAt(square);
    if (!shares) return {};
    std::vector<Rank> ranks(allRanks.begin(), allRanks.end());
    const auto share = [&](Rank rank) { return (*shares)[combate::index(rank)]; };
    std::sort(ranks.begin(), ranks.end(), [&](Rank a, Rank b) { return share(a) > share(b); });
    QStringList words;
    for (std::size_t i = 0; i < ranksTold && share(ranks[i]) >= worthTelling; ++i)
        words << tr("%1 %2 %").arg(rankName(ranks[i])).arg(qRound(share(ranks[i]) * 100));
    return tr("could be: %1").arg(words.join(tr(", ")));
}

void CombateScene::paintBoard(QPainter& painter) const {
    const Theme& theme = appearance().theme();
    paintFrame(painter, frameRect(), boardRect(), theme, pixel());
    paintField(painter, boardRect(), boardSize, theme, pixel());
    for (const int column : {2, 6}) {
        const QRectF one = squareRect(combate::squareAt(column, 4));
        const QRectF other = squareRect(combate::squareAt(column + 1, 5));
        paintLake(painter, one | other, theme, pixel());
    }
}

void CombateScene::paintPieces(QPainter& painter) const {
    for (int square = 0; square < squareCount; ++square)
        if (const Seen piece = pieceAt(square))
            art_.paintBlock(painter, squareRect(square).topLeft(), int(squareSize()), piece->side,
                            piece->rank, pixel());
}

QColor CombateScene::coordinatesColor(bool outside) const {
    const Theme& theme = appearance().theme();
    return outside ? theme.color(Role::QuietText)
                   : mixed(theme.color(Role::Field), theme.color(Role::Text), 0.72);
}

// Animation.

void CombateScene::playAnimation(const leuctra::Transition& transition, bool backwards, Timeline& timeline) {
    const auto& play = static_cast<const combate::Transition&>(transition);
    reason_.reset();
    updateTargets();
    if (!play.isAttack()) attacksInARow_ = 0;
    if (backwards || !play.isAttack()) {
        animateMove(play, backwards, timeline);
    } else if (play.attack) {
        ++attacksInARow_;
        animateAttack(play, timeline);
    } else {
        animateForgottenAttack(play, timeline);
    }
}

int CombateScene::slideTime(const combate::Transition& transition) const {
    return appearance().duration(
        std::min(Theme::moveTime + Theme::moveTimePerSquare * transition.distance(), Theme::moveTimeMost));
}

void CombateScene::animateMove(const combate::Transition& transition, bool backwards, Timeline& timeline) {
    const Play move = transition.move;
    const int time = slideTime(transition);
    BlockItem* mover = nullptr;
    if (backwards) {
        viewChanged();  // the position before, from which the piece is then drawn back
        mover = itemAt(move.from);
    } else {
        mover = itemAt(move.from);
    }
    if (!mover) return;
    const int begin = backwards ? move.to : move.from;
    const int end = backwards ? move.from : move.to;
    const QPointF from = squareRect(begin).topLeft();
    const QPointF to = squareRect(end).topLeft();
    if (wasDragged()) {
        mover->setPos(to);
    } else {
        mover->setZValue(movingLayer);
        mover->setPos(from);
        timeline.add(0, time,
                     [mover, from, to](qreal progress) { mover->setPos(from + (to - from) * progress); });
    }
    if (!backwards) {
        animateTurns(wasDragged() ? 0 : time, timeline);
        return;
    }
    if (!transition.isAttack()) return;
    for (BlockItem* back : {itemAt(move.from), itemAt(move.to)}) {
        if (!back) continue;
        back->setOpacity(0);
        timeline.add(0, time, [back](qreal progress) { back->setOpacity(progress); });
    }
}

/// Blocks whose other side is to be seen from now on.
void CombateScene::animateTurns(int start, Timeline& timeline) {
    if (!seen()) return;
    for (const auto& piece : seen()->squares) {
        if (!piece) continue;
        BlockItem* item = items_[slotOf(*piece)];
        if (!item || item->piece().rank == piece->rank) continue;
        timeline.add(start, appearance().duration(Theme::turnTime),
                     [item, next = *piece](qreal progress) { item->setTurn(next, progress); });
    }
}

void CombateScene::animateForgottenAttack(const combate::Transition& transition, Timeline& timeline) {
    BlockItem* attacker = itemAt(transition.move.from);
    BlockItem* defender = itemAt(transition.move.to);
    if (!attacker || !defender) return;
    const int time = slideTime(transition);
    const QPointF from = squareRect(transition.move.from).topLeft();
    const QPointF to = squareRect(transition.move.to).topLeft();
    attacker->setZValue(movingLayer);
    timeline.add(0, time,
                 [attacker, from, to](qreal progress) { attacker->setPos(from + (to - from) * progress); });
    const int captureTime = appearance().duration(Theme::captureTime);
    const auto leave = [&](BlockItem* item) {
        timeline.add(time, captureTime, [item](qreal progress) { item->setOpacity(1 - progress); });
    };
    if (!transition.movesIn()) leave(attacker);
    if (!transition.isRepelled()) leave(defender);
}

void CombateScene::animateAttack(const combate::Transition& transition, Timeline& timeline) {
    BlockItem* attacker = itemAt(transition.move.from);
    BlockItem* defender = itemAt(transition.move.to);
    if (!attacker || !defender || !seen()) return;

    const auto fighter = [&](const BlockItem& item, Rank rank, int square, bool survives) {
        AttackItem::Fighter result;
        result.side = item.piece().side;
        result.rank = rank;
        result.square = squareRect(square);
        result.home = squareRect(transition.move.to);
        result.survives = survives;
        result.hidden = !item.piece().rank;
        const Seen after = pieceAt(transition.move.to);
        result.turnsBack = survives && after && !after->rank;
        return result;
    };
    const combate::Attack& told = *transition.attack;
    attack_ =
        new AttackItem(art_, fighter(*attacker, told.attacker, transition.move.from, transition.movesIn()),
                       fighter(*defender, told.defender, transition.move.to, transition.isRepelled()),
                       duelSentence(told), boardRect(), pixel());
    attack_->setZValue(attackLayer);
    addItem(attack_);
    attacker->setOpacity(0);
    defender->setOpacity(0);

    const double factor = attacksInARow_ > attacksAtFullLength ? shorterAttack : 1;
    const auto at = [&](double share) {
        return appearance().duration(int(Theme::attackTime * factor * share));
    };
    AttackItem* scene = attack_;
    timeline.add(0, at(0.2), [scene](qreal progress) { scene->setApproach(progress); });
    timeline.add(at(0.16), at(0.18), [scene](qreal progress) { scene->setTurn(progress); });
    timeline.add(at(0.3), at(0.08), [scene](qreal progress) { scene->setVerdict(progress); });
    timeline.add(
        at(0.66), at(0.15), [scene](qreal progress) { scene->setFall(progress); }, QEasingCurve::InQuad);
    timeline.add(at(0.8), at(0.2), [scene](qreal progress) { scene->setLeave(progress); });
    animateTurns(at(0.8), timeline);
}

// Marks.

MarksItem::Look CombateScene::look() const {
    const Theme& theme = appearance().theme();
    return {theme.color(Role::Accent), theme.color(Role::Surface), theme.color(Role::Bad), pixel()};
}

void CombateScene::lastPlayChanged() {
    std::vector<MarksItem::Mark> marks;
    std::vector<MarksItem::Trail> trails;
    if (const auto* play = static_cast<const combate::Transition*>(lastPlay().get())) {
        const QRectF from = squareRect(play->move.from);
        const QRectF to = squareRect(play->move.to);
        marks = {{MarksItem::Kind::From, from}, {MarksItem::Kind::To, to}};
        if (play->distance() > 1) trails = {{from.center(), to.center()}};
    }
    lastPlayMarks_->show(std::move(marks), std::move(trails), look());
}

void CombateScene::updateTargets() {
    std::vector<MarksItem::Mark> marks;
    if (taken()) {
        marks.push_back({MarksItem::Kind::Taken, squareRect(*taken())});
        for (const int target : targets_) {
            marks.push_back(
                {pieceAt(target) ? MarksItem::Kind::Attack : MarksItem::Kind::Move, squareRect(target)});
            if (awaiting() == target) marks.push_back({MarksItem::Kind::Chosen, squareRect(target)});
        }
    }
    if (reason_) marks.push_back({MarksItem::Kind::Reason, squareRect(*reason_)});
    targetMarks_->show(std::move(marks), {}, look());
}

// Taking and dropping.

bool CombateScene::canTake(int square) const {
    return isInteractive() && !targetsOf(square).empty();
}

void CombateScene::takenChanged() {
    reason_.reset();
    for (BlockItem* item : at_)
        if (item) item->setLifted(false);
    targets_.clear();
    if (taken()) {
        targets_ = targetsOf(*taken());
        if (BlockItem* item = itemAt(*taken())) item->setLifted(true);
        emit hinted(tr("%1 on %2").arg(squareContent(*taken()), squareName(*taken())));
    } else {
        emit hinted({});
    }
    updateTargets();
}

void CombateScene::pointedChanged(std::optional<int> square) {
    if (!taken()) emit hinted(square && pieceAt(*square) ? squareDescription(*square) : QString());
}

void CombateScene::dragMoved(std::optional<QPointF> centre) {
    if (!taken()) return;
    BlockItem* item = itemAt(*taken());
    if (!item) return;
    const QPointF half(squareSize() / 2, squareSize() / 2);
    item->setPos(centre ? *centre - half : squareRect(*taken()).topLeft());
    item->setZValue(centre ? movingLayer + targetLayer : blockLayer);
}

void CombateScene::awaitingChanged() {
    updateTargets();
}

std::optional<QString> CombateScene::playTo(int square) const {
    if (std::find(targets_.begin(), targets_.end(), square) == targets_.end()) return std::nullopt;
    const Play play{Square(*taken()), Square(square)};
    return QString::fromStdString(text(play, pieceAt(square).has_value()));
}

void CombateScene::explain(int square) {
    if (!judge()) return;
    const Knowledge& knowledge = *judge();
    const Play play{Square(taken().value_or(square)), Square(square)};
    const std::optional<WhyNot> why = whyIllegal(knowledge, play);
    if (!why) return;
    const bool ownWithoutPlay = !taken() && why->why == Illegality::SameSquare;
    reason_ = why->square;
    updateTargets();
    emit refused(ownWithoutPlay ? tr("The piece on %1 has nowhere to go now.").arg(squareName(square))
                                : refusalSentence(*why, play, knowledge.rules()));
}

// Guesses.

void CombateScene::pinGuess(int square, std::optional<Rank> rank) {
    if (!isHiddenEnemy(square)) return;
    const Side viewer = *seen()->viewer;
    const int number = pieceAt(square)->number;
    const bool again = rank && guesses_.guess(viewer, number) == rank;
    guesses_.setGuess(viewer, number, again ? std::nullopt : rank);
}

bool CombateScene::takeKey(const QKeyEvent& event, bool press) {
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::AltModifier) return false;
    const int key = event.key();
    if (key <= 0 || key > 0x7f) return false;
    const std::optional<Rank> rank = rankWithLetter(char(key));
    const bool none = key == Qt::Key_0;
    if ((!rank && !none) || !pointed() || !isHiddenEnemy(*pointed())) return false;
    if (press) pinGuess(*pointed(), rank);
    return true;
}

void CombateScene::openGuessMenu(int square, QPoint screenPosition) {
    if (!isHiddenEnemy(square) || views().isEmpty()) return;
    auto* menu = new QMenu(views().first());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(tr("Your guess for %1").arg(squareName(square)));
    const SeenPiece piece = *pieceAt(square);
    const std::optional<Rank> present = guesses_.guess(*seen()->viewer, piece.number);
    for (const Rank rank : allRanks) {
        if (piece.moved && !canMove(rank)) continue;
        const QString keys = QKeySequence(Qt::ALT | Qt::Key(letter(rank))).toString(QKeySequence::NativeText);
        QAction* action = menu->addAction(art_.sticker(piece.side, rank, 48), rankName(rank) + '\t' + keys);
        action->setCheckable(true);
        action->setChecked(present == rank);
        connect(action, &QAction::triggered, this, [this, square, rank] { pinGuess(square, rank); });
    }
    menu->addSeparator();
    QAction* none = menu->addAction(tr("No guess"));
    none->setEnabled(present.has_value());
    connect(none, &QAction::triggered, this, [this, square] { pinGuess(square, std::nullopt); });
    menu->popup(screenPosition);
}

}  // namespace leuctra::ui
