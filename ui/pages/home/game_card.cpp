// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/home/game_card.h"

#include "board/game_ui.h"
#include "pages/home/living_board.h"
#include "pages/page_parts.h"
#include "theme/theme.h"

#include <QMouseEvent>

namespace leuctra::ui {

GameCard::GameCard(const GameKind& kind, const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      kind_(kind),
      name_(new QLabel(this)),
      line_(makeQuietLabel(this)),
      play_(new QPushButton(this)) {
    setObjectName("gameCard");
    setProperty("card", true);
    setCursor(Qt::PointingHandCursor);
    name_->setProperty("textSize", "title");
    play_->setObjectName("play-" + QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
    play_->setProperty("primary", true);
    play_->setMinimumWidth(96);
    connect(play_, &QPushButton::clicked, this, &GameCard::playRequested);

    auto* below = new QHBoxLayout;
    below->setSpacing(Theme::regular);
    below->addWidget(line_, 1);
    below->addWidget(play_, 0, Qt::AlignBottom);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(Theme::regular, Theme::regular, Theme::regular, Theme::regular);
    whole->setSpacing(Theme::tiny);
    whole->addWidget(new LivingBoard(kind, appearance, this), 1);
    whole->addSpacing(Theme::small);
    whole->addWidget(name_);
    whole->addLayout(below);
    retranslate();
}

void GameCard::retranslate() {
    const GameUi& game = uiOf(kind_);
    name_->setText(game.name());
    line_->setText(game.tagline());
    play_->setText(tr("Play"));
    play_->setAccessibleName(tr("Play %1").arg(game.name()));
}

void GameCard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit playRequested();
}

void GameCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

}  // namespace leuctra::ui
