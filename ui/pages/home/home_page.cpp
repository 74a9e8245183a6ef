// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/home/home_page.h"

#include "actions.h"
#include "pages/home/continue_row.h"
#include "pages/home/game_card.h"
#include "theme/theme.h"

#include <QEvent>
#include <QToolButton>

namespace leuctra::ui {

namespace {

constexpr int leastMostWidth = 1360;
/// What stands over and under the two boards of the cards, in height.
constexpr int besidesBoards = 420;
/// What a card needs under its board.
constexpr int wordsOfCard = 150;

}  // namespace

HomePage::HomePage(const Services& services, const Actions& actions, QWidget* parent)
    : QWidget(parent), body_(new QWidget(this)) {
    setObjectName("homePage");
    auto* cards = new QHBoxLayout;
    cards->setSpacing(Theme::wide);
    for (const GameKind& kind : games()) {
        auto* card = new GameCard(kind, services.appearance, this);
        connect(card, &GameCard::playRequested, this, [this, &kind] { emit playRequested(kind); });
        cards->addWidget(card, 1);
        cards_.push_back(card);
        if (!focusProxy()) setFocusProxy(card->play());
    }
    auto* unfinished = new ContinueRow(services, this);
    connect(unfinished, &ContinueRow::chosen, this, &HomePage::resumeRequested);

    auto* column = new QVBoxLayout(body_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::regular);
    column->addLayout(cards, 1);
    column->addWidget(unfinished);
    column->addStretch();
    column->addLayout(makeFoot(actions));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::wide, Theme::regular, Theme::wide, Theme::small);
    row->addStretch(1);
    row->addWidget(body_, 1000);
    row->addStretch(1);
    setWindowTitle(tr("Leuctra"));
}

QHBoxLayout* HomePage::makeFoot(const Actions& actions) {
    auto* foot = new QHBoxLayout;
    foot->setSpacing(0);
    foot->addStretch();
    for (const WindowAction action : {WindowAction::Games, WindowAction::Open, WindowAction::Settings,
                                      WindowAction::Rules, WindowAction::Shortcuts}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(actions.of(action));
        button->setObjectName("home-" + actions.of(action)->objectName());
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize({20, 20});
        button->setProperty("quiet", true);
        button->setFocusPolicy(Qt::StrongFocus);
        foot->addWidget(button);
    }
    foot->addStretch();
    return foot;
}

void HomePage::resizeEvent(QResizeEvent*) {
    // The boards grow with the window; the cards keep close around them.
    body_->setMaximumWidth(std::max(leastMostWidth, 2 * (height() - besidesBoards)));
    const int column = std::min(width(), body_->maximumWidth()) / static_cast<int>(cards_.size());
    for (GameCard* card : cards_)
        card->setMaximumHeight(column + wordsOfCard);
}

void HomePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) setWindowTitle(tr("Leuctra"));
    QWidget::changeEvent(event);
}

}  // namespace leuctra::ui
