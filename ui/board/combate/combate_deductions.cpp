// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/combate_deductions.h"

#include "board/board_view.h"
#include "board/combate/combate_scene.h"
#include "board/combate/rank_names.h"
#include "theme/appearance.h"

#include <QPainter>

#include <algorithm>

namespace leuctra::ui {

namespace {

constexpr float least = 0.005F;  // shares that round to nothing are left out
constexpr int cardWidth = 212;
constexpr int stickerRoom = 20;

}  // namespace

CombateDeductions::CombateDeductions(BoardView& board)
    : Deductions(board.viewport()),
      board_(board),
      scene_(static_cast<CombateScene&>(board.board())),
      art_(scene_.appearance().theme()) {
    setObjectName("deductionCard");
    // What it tells is told in words with the square.
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    connect(&scene_, &BoardScene::pointedAt, this, &CombateDeductions::follow);
    connect(&scene_, &BoardScene::squaresChanged, this, &CombateDeductions::follow);
    connect(&scene_.appearance(), &Appearance::changed, this, [this] {
        art_.reset(scene_.appearance().theme());
        follow();
    });
}

void CombateDeductions::setOn(bool on) {
    scene_.setDeducing(on);
    follow();
}

bool CombateDeductions::isOn() const {
    return scene_.isDeducing();
}

int CombateDeductions::rowHeight() const {
    return QFontMetrics(scene_.appearance().theme().font(TextSize::Small)).height() + 4;
}

void CombateDeductions::follow() {
    const auto square = scene_.pointed();
    const auto shares = isOn() && square && !scene_.isAnimating() ? scene_.sharesAt(*square) : std::nullopt;
    shares_.clear();
    for (const combate::Rank rank : combate::allRanks)
        if (shares && (*shares)[combate::index(rank)] >= least)
            shares_.push_back({rank, double((*shares)[combate::index(rank)])});
    setVisible(!shares_.empty());
    if (shares_.empty()) return;
    army_ = *scene_.sideAt(*square);
    place(*square);
    update();
}

/// Beside the square, on the side where there is room.
void CombateDeductions::place(int square) {
    const int width = cardWidth * scene_.appearance().theme().choice().textPercent / 100;
    resize(width, int(shares_.size()) * rowHeight() + 2 * Theme::small);
    const QRect around = board_.mapFromScene(scene_.squareRect(square)).boundingRect();
    const QRect room =
        board_.viewport()->rect().adjusted(Theme::tiny, Theme::tiny, -Theme::tiny, -Theme::tiny);
    int x = around.right() + Theme::tiny;
    if (x + width > room.right()) x = around.left() - Theme::tiny - width;
    const int y = std::clamp(around.center().y() - height() / 2, room.top(),
                             std::max(room.top(), room.bottom() - height()));
    move(std::clamp(x, room.left(), std::max(room.left(), room.right() - width)), y);
}

void CombateDeductions::paintEvent(QPaintEvent*) {
    const Theme& theme = scene_.appearance().theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Role::Accent), 1));
    painter.setBrush(theme.color(Role::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Theme::cardRadius,
                            Theme::cardRadius);
    painter.setFont(theme.tabularFont(TextSize::Small));
    const QFontMetrics metrics(painter.font());
    int names = 0;
    for (const Share& share : shares_)
        names = std::max(names, metrics.horizontalAdvance(rankName(share.rank)));
    const double most = std::max_element(shares_.begin(), shares_.end(), [](const Share& a, const Share& b) {
                            return a.share < b.share;
                        })->share;
    int y = Theme::small;
    for (const Share& share : shares_) {
        const QRect row(Theme::small, y, width() - 2 * Theme::small, rowHeight());
        y += rowHeight();
        const qreal ratio = devicePixelRatioF();
        const int tall = row.height() - 2;
        QPixmap sticker = art_.sticker(army_, share.rank, qRound(tall * ratio), ratio);
        sticker.setDevicePixelRatio(ratio);
        painter.drawPixmap(row.topLeft() + QPoint(0, 1), sticker);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(row.adjusted(stickerRoom, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         rankName(share.rank));
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, tr("%1 %").arg(qRound(share.share * 100)));
        const int left = row.left() + stickerRoom + names + Theme::small;
        const int room =
            row.right() - metrics.horizontalAdvance(QStringLiteral("100 %")) - Theme::small - left;
        painter.setPen(Qt::NoPen);
        painter.setBrush(art_.colour(army_));
        const qreal length = std::max(room * share.share / most, 1.5);
        painter.drawRoundedRect(QRectF(left, row.center().y() - 3, length, 7), 2, 2);
    }
}

}  // namespace leuctra::ui
