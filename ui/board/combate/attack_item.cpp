// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/attack_item.h"

#include "board/combate/colour_mix.h"
#include "board/combate/sticker_art.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace leuctra::ui {

namespace {

constexpr qreal stageSize = 0.34;  // of the board: a block on the stage
constexpr qreal dimmed = 0.62;

}  // namespace

AttackItem::AttackItem(StickerArt& art, const Fighter& attacker, const Fighter& defender,
                       const QString& sentence, const QRectF& board, qreal pixel)
    : theme_(art.theme()),
      sentence_(sentence),
      board_(board),
      pixel_(pixel),
      size_(int(board.width() * stageSize)) {
    const QPointF middle = board.center() - QPointF(0, board.height() * 0.07);
    const std::array<Fighter, 2> fighters = {attacker, defender};
    for (std::size_t i = 0; i < fighters.size(); ++i) {
        const qreal aside = (i == 0 ? -1 : 1) * size_ * 0.47;
        actors_[i] = {fighters[i], middle + QPointF(aside, 0),
                      art.block(fighters[i].side, fighters[i].rank, size_, pixel),
                      art.block(fighters[i].side, std::nullopt, size_, pixel)};
    }
}

void AttackItem::setApproach(qreal progress) {
    approach_ = progress;
    update();
}

void AttackItem::setTurn(qreal progress) {
    turn_ = progress;
    update();
}

void AttackItem::setVerdict(qreal progress) {
    verdict_ = progress;
    update();
}

void AttackItem::setFall(qreal progress) {
    fall_ = progress;
    update();
}

void AttackItem::setLeave(qreal progress) {
    leave_ = progress;
    update();
}

void AttackItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const qreal dim = dimmed * std::min(approach_, 1 - leave_);
    painter->fillRect(board_, translucent(theme_.color(Role::BlackStone), dim));
    paintActor(*painter, actors_[1], false);
    paintActor(*painter, actors_[0], true);
    if (verdict_ > 0) paintVerdict(*painter);
}

void AttackItem::paintActor(QPainter& painter, const Actor& actor, bool left) const {
    const Fighter& fighter = actor.fighter;
    const qreal square = fighter.square.width();
    QPointF centre = fighter.square.center() + (actor.stage - fighter.square.center()) * approach_;
    qreal size = square + (size_ - square) * approach_;
    qreal turned = fighter.hidden ? turn_ : 1;  // 0 back, 1 front
    if (fighter.survives) {
        centre += (fighter.home.center() - actor.stage) * leave_;
        size += (square - size_) * leave_;
        if (fighter.turnsBack) turned = std::min(turned, 1 - leave_);
    }

    painter.save();
    painter.translate(centre);
    if (!fighter.survives) {
        painter.setOpacity(1 - fall_);
        painter.translate((left ? -1 : 1) * fall_ * size * 0.35, fall_ * size * 0.3);
        painter.rotate((left ? -1 : 1) * fall_ * 70);
    }
    const qreal width = std::max(std::abs(2 * turned - 1), 0.04);
    painter.scale(width * size / size_, size / size_);
    painter.drawPixmap(QPointF(-size_ / 2.0, -size_ / 2.0), turned >= 0.5 ? actor.front : actor.back);
    painter.restore();
}

void AttackItem::paintVerdict(QPainter& painter) const {
    QFont font = theme_.font(TextSize::Large, QFont::DemiBold);
    font.setPixelSize(std::max(int(theme_.pixelSize(TextSize::Large) * pixel_), 1));
    painter.setFont(font);
    const qreal margin = Theme::regular * pixel_;
    const QRectF most(0, 0, board_.width() * 0.86 - 2 * margin, board_.height());
    QRectF text = QFontMetricsF(font).boundingRect(most, Qt::AlignCenter | Qt::TextWordWrap, sentence_);
    text.moveCenter({board_.center().x(), 0});
    text.moveTop(board_.center().y() - board_.height() * 0.07 + size_ * 0.55);
    const QRectF plate = text.adjusted(-margin, -margin * 0.7, margin, margin * 0.7);

    painter.save();
    painter.setOpacity(verdict_ * (1 - leave_));
    painter.setPen(QPen(theme_.color(Role::Line), pixel_));
    painter.setBrush(theme_.color(Role::Surface));
    painter.drawRoundedRect(plate, Theme::cardRadius * pixel_, Theme::cardRadius * pixel_);
    painter.setPen(theme_.color(Role::Text));
    painter.drawText(text, Qt::AlignCenter | Qt::TextWordWrap, sentence_);
    painter.restore();
}

}  // namespace leuctra::ui
