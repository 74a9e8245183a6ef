// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/tray_widget.h"

#include "board/combate/rank_names.h"
#include "theme/appearance.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace leuctra::ui {

using combate::Rank;
using combate::RankCounts;

namespace {

constexpr int columns = 6;
constexpr int rows = 2;
constexpr int stickerHeight = 36;  // px
constexpr qreal faded = 0.35;

}  // namespace

TrayWidget::TrayWidget(Side side, const Appearance& appearance, QWidget* parent)
    : QWidget(parent), side_(side), appearance_(appearance), art_(appearance.theme()) {
    setObjectName(side == Side::First ? "redTray" : "blueTray");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&appearance, &Appearance::changed, this, [this] {
        art_.reset(appearance_.theme());
        updateGeometry();
        update();
    });
    updateAccessible();
}

void TrayWidget::setCounts(const RankCounts& lost, const RankCounts& left, bool hidden) {
    lost_ = lost;
    left_ = left;
    hidden_ = hidden;
    known_ = true;
    updateAccessible();
    update();
}

void TrayWidget::clear() {
    lost_ = {};
    left_ = {};
    known_ = false;
    updateAccessible();
    update();
}

int TrayWidget::cellHeight() const {
    const Theme& theme = appearance_.theme();
    const int text = QFontMetrics(theme.tabularFont(TextSize::Body, QFont::DemiBold)).height() +
                     QFontMetrics(theme.tabularFont(TextSize::Small)).height();
    return std::max(stickerHeight, text) + Theme::tiny;
}

QSize TrayWidget::sizeHint() const {
    return {columns * (stickerHeight + Theme::wide), rows * cellHeight()};
}

QSize TrayWidget::minimumSizeHint() const {
    return {columns * (stickerHeight + Theme::medium), rows * cellHeight()};
}

int TrayWidget::heightForWidth(int) const {
    return rows * cellHeight();
}

QRect TrayWidget::cell(int index) const {
    const int left = width() * (index % columns) / columns;
    const int right = width() * (index % columns + 1) / columns;
    return {left, index / columns * cellHeight(), right - left, cellHeight()};
}

QString TrayWidget::cellText(Rank rank) const {
    const int lost = lost_[combate::index(rank)];
    const int left = left_[combate::index(rank)];
    const QString fallen = tr("%n fallen", nullptr, lost);
    const QString rest = hidden_ ? tr("%n not revealed", nullptr, left) : tr("%n left", nullptr, left);
    return tr("%1: %2, %3").arg(rankName(rank), fallen, rest);
}

void TrayWidget::updateAccessible() {
    setAccessibleName(tr("What %1 has lost").arg(armyName(side_)));
    QStringList parts;
    if (known_) {
        for (const Rank rank : combate::allRanks)
            parts << cellText(rank);
    }
    setAccessibleDescription(parts.join(tr("; ")));
}

bool TrayWidget::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        art_.reset(appearance_.theme());
        updateAccessible();
        update();
    }
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (int i = 0; known_ && i < combate::rankCount; ++i) {
        if (!cell(i).contains(help->pos())) continue;
        QToolTip::showText(help->globalPos(), cellText(combate::allRanks[std::size_t(i)]), this, cell(i));
        return true;
    }
    QToolTip::hideText();
    return true;
}

void TrayWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = appearance_.theme();
    const qreal ratio = devicePixelRatioF();
    const QFont strong = theme.tabularFont(TextSize::Body, QFont::DemiBold);
    const QFont quiet = theme.tabularFont(TextSize::Small);
    for (int i = 0; i < combate::rankCount; ++i) {
        const Rank rank = combate::allRanks[std::size_t(i)];
        const int lost = lost_[std::size_t(i)];
        const int left = left_[std::size_t(i)];
        const QRect place = cell(i);
        QPixmap sticker = art_.sticker(side_, rank, int(std::lround(stickerHeight * ratio)), ratio);
        sticker.setDevicePixelRatio(ratio);
        painter.setOpacity(lost > 0 ? 1 : faded);
        painter.drawPixmap(QPointF(place.left(), place.top()), sticker);
        painter.setOpacity(1);
        if (!known_) continue;

        const int width = int(sticker.deviceIndependentSize().width());
        const QRect texts = place.adjusted(width + 3, -1, 0, -Theme::tiny);
        if (lost > 0) {
            painter.setFont(strong);
            painter.setPen(theme.color(Role::Text));
            painter.drawText(texts, Qt::AlignLeft | Qt::AlignTop, QString::number(lost));
        }
        painter.setFont(quiet);
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(texts, Qt::AlignLeft | Qt::AlignBottom, QString::number(left));
    }
}

}  // namespace leuctra::ui
