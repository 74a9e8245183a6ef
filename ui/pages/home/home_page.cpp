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

constexpr int mostWidth = 1360;

}  // namespace

HomePage::HomePage(const Services& services, const Actions& actions, QWidget* parent) : QWidget(parent) {
    setObjectName("homePage");
    auto* cards = new QHBoxLayout;
    cards->setSpacing(Theme::wide);
    for (const GameKind& kind : games()) {
        auto* card = new GameCard(kind, services.appearance, this);
        connect(card, &GameCard::playRequested, this, [this, &kind] { emit playRequested(kind); });
        cards->addWidget(card, 1);
        if (!focusProxy()) setFocusProxy(card->play());
    }
    auto* unfinished = new ContinueRow(services, this);
    connect(unfinished, &ContinueRow::chosen, this, &HomePage::resumeRequested);

    auto* body = new QWidget(this);
    body->setMaximumWidth(mostWidth);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::regular);
    column->addLayout(cards, 1);
    column->addWidget(unfinished);
    column->addLayout(makeFoot(actions));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::wide, Theme::regular, Theme::wide, Theme::small);
    row->addStretch(1);
    row->addWidget(body, 1000);
    row->addStretch(1);
    setWindowTitle(tr("Leuctra"));
}

QHBoxLayout* HomePage::makeFoot(const Actions& actions) {
    auto* foot = new QHBoxLayout;
    foot->setSpacing(Theme::small);
    foot->addStretch();
    for (const WindowAction action :
         {WindowAction::Open, WindowAction::Settings, WindowAction::Rules, WindowAction::Shortcuts}) {
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

void HomePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) setWindowTitle(tr("Leuctra"));
    QWidget::changeEvent(event);
}

}  // namespace leuctra::ui
