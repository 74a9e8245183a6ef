// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/new_game/player_fields.h"

#include "theme/appearance.h"
#include "theme/icons.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>

namespace leuctra::ui {

namespace {

constexpr int markSize = 24;
constexpr int longestName = 40;

QPixmap markOf(const SideLook& look, const Theme& theme, qreal ratio) {
    QPixmap pixmap(QSize(markSize, markSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(look.edge), 2));
    painter.setBrush(theme.color(look.fill));
    painter.drawEllipse(QRectF(2, 2, markSize - 4, markSize - 4));
    return pixmap;
}

}  // namespace

PlayerFields::PlayerFields(const GameUi& game, const Appearance& appearance, QWidget* parent)
    : QWidget(parent), game_(game), appearance_(appearance), swap_(new QToolButton(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Theme::medium);
    grid->setVerticalSpacing(Theme::medium);
    grid->setColumnStretch(2, 1);
    for (const Side side : bothSides) {
        Row& row = rows_[static_cast<std::size_t>(index(side))];
        row = {new QLabel(this), new QLabel(this), new QLineEdit(this)};
        row.name->setObjectName(side == Side::First ? "firstName" : "secondName");
        row.name->setMaxLength(longestName);
        row.side->setBuddy(row.name);
        grid->addWidget(row.mark, index(side), 0);
        grid->addWidget(row.side, index(side), 1);
        grid->addWidget(row.name, index(side), 2);
    }
    swap_->setObjectName("swapNames");
    swap_->setProperty("quiet", true);
    swap_->setIconSize({Theme::iconSize, Theme::iconSize});
    grid->addWidget(swap_, 0, 3, 2, 1, Qt::AlignVCenter);
    connect(swap_, &QToolButton::clicked, this, [this] {
        const auto [first, second] = names();
        setNames({second, first});
    });
    connect(&appearance_, &Appearance::changed, this, &PlayerFields::applyLook);
    setFocusProxy(first());
    QWidget::setTabOrder(rows_[0].name, rows_[1].name);
    QWidget::setTabOrder(rows_[1].name, swap_);
    applyLook();
    retranslate();
}

std::array<QString, 2> PlayerFields::names() const {
    return {rows_[0].name->text(), rows_[1].name->text()};
}

void PlayerFields::setNames(const std::array<QString, 2>& names) {
    for (std::size_t i = 0; i < names.size(); ++i)
        rows_[i].name->setText(names[i]);
}

void PlayerFields::applyLook() {
    for (const Side side : bothSides) {
        rows_[static_cast<std::size_t>(index(side))].mark->setPixmap(
            markOf(game_.sideLook(side), appearance_.theme(), devicePixelRatioF()));
    }
    swap_->setIcon(icon("flip", appearance_.theme()));
}

void PlayerFields::retranslate() {
    for (const Side side : bothSides) {
        const Row& row = rows_[static_cast<std::size_t>(index(side))];
        const QString name = game_.sideName(side);
        row.side->setText(name);
        row.name->setPlaceholderText(tr("Name"));
        row.name->setAccessibleName(tr("Name of %1").arg(name));
    }
    swap_->setToolTip(tr("Let the players change places"));
    swap_->setAccessibleName(swap_->toolTip());
}

void PlayerFields::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace leuctra::ui
