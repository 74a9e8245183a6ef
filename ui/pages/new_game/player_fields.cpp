// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/new_game/player_fields.h"

#include "pages/player_name.h"
#include "players/levels.h"
#include "theme/appearance.h"
#include "theme/icons.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>

namespace leuctra::ui {

namespace {

constexpr int markSize = 24;
constexpr int longestName = 40;
constexpr int person = 0;  ///< instead of a level

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

PlayerFields::PlayerFields(const GameUi& game, bool withComputer, const Appearance& appearance,
                           QWidget* parent)
    : QWidget(parent), game_(game), appearance_(appearance) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(Theme::medium);
    grid->setVerticalSpacing(Theme::medium);
    grid->setColumnStretch(2, withComputer ? 1 : 0);
    grid->setColumnStretch(3, 1);
    for (const Side side : bothSides) {
        Row& row = rows_[static_cast<std::size_t>(index(side))];
        row = {new QLabel(this), new QLabel(this), new QComboBox(this), new QLineEdit(this)};
        row.who->setObjectName(side == Side::First ? "firstWho" : "secondWho");
        row.who->setVisible(withComputer);
        for (int level = person; level <= players::highestLevel; ++level)
            row.who->addItem(QString(), level);
        connect(row.who, &QComboBox::currentIndexChanged, this, &PlayerFields::refresh);
        row.name->setObjectName(side == Side::First ? "firstName" : "secondName");
        row.name->setMaxLength(longestName);
        row.side->setBuddy(withComputer ? static_cast<QWidget*>(row.who) : row.name);
        grid->addWidget(row.mark, index(side), 0);
        grid->addWidget(row.side, index(side), 1);
        grid->addWidget(row.who, index(side), 2);
        grid->addWidget(row.name, index(side), 3);
    }
    swap_ = new QToolButton(this);
    swap_->setObjectName("swapNames");
    swap_->setProperty("quiet", true);
    swap_->setIconSize({Theme::iconSize, Theme::iconSize});
    grid->addWidget(swap_, 0, 4, 2, 1, Qt::AlignVCenter);
    connect(swap_, &QToolButton::clicked, this, [this] {
        const auto [first, second] = players();
        setPlayers({second, first});
    });
    connect(&appearance_, &Appearance::changed, this, &PlayerFields::applyLook);
    setFocusProxy(first());
    applyLook();
    retranslate();
}

QWidget* PlayerFields::first() const {
    if (rows_[0].who->isVisibleTo(this)) return rows_[0].who;
    return rows_[0].name;
}

std::array<Player, 2> PlayerFields::players() const {
    std::array<Player, 2> players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i].name = rows_[i].name->text();
        if (const int level = rows_[i].who->currentData().toInt(); level != person) players[i].level = level;
    }
    return players;
}

void PlayerFields::setPlayers(const std::array<Player, 2>& players) {
    for (std::size_t i = 0; i < players.size(); ++i) {
        rows_[i].name->setText(players[i].name);
        rows_[i].who->setCurrentIndex(rows_[i].who->findData(players[i].level.value_or(person)));
    }
}

bool PlayerFields::hasComputer() const {
    const auto chosen = players();
    return chosen[0].isComputer() || chosen[1].isComputer();
}

bool PlayerFields::areComputers() const {
    const auto chosen = players();
    return chosen[0].isComputer() && chosen[1].isComputer();
}

void PlayerFields::refresh() {
    for (const Row& row : rows_)
        if (row.name) row.name->setEnabled(row.who->currentData().toInt() == person);
    emit changed();
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
        row.who->setAccessibleName(tr("Who plays %1").arg(name));
        row.who->setItemText(0, tr("Person"));
        for (int level = players::lowestLevel; level <= players::highestLevel; ++level)
            row.who->setItemText(row.who->findData(level), computerName(level));
    }
    swap_->setToolTip(tr("Let the players change places"));
    swap_->setAccessibleName(swap_->toolTip());
}

void PlayerFields::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace leuctra::ui
