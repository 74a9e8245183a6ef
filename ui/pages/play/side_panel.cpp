// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/side_panel.h"

#include "board/game_ui.h"
#include "match/match.h"
#include "models/move_list_model.h"
#include "pages/play/explanation.h"
#include "pages/play/move_list.h"
#include "pages/play/notice.h"
#include "pages/play/player_strip.h"
#include "theme/appearance.h"
#include "theme/icons.h"

#include <QGridLayout>
#include <QLabel>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace leuctra::ui {

namespace {

constexpr int buttonsPerRow = 6;

struct ButtonLook {
    PlayAction action;
    const char* icon;  ///< also the objectName
};

/// In the order in which they stand.
constexpr ButtonLook looks[] = {
    {PlayAction::ToStart, "first"}, {PlayAction::Back, "previous"},  {PlayAction::Forward, "next"},
    {PlayAction::ToEnd, "last"},    {PlayAction::Replay, "replay"},  {PlayAction::Flip, "flip"},
    {PlayAction::TakeBack, "undo"}, {PlayAction::OfferDraw, "draw"}, {PlayAction::Resign, "resign"},
    {PlayAction::Pause, "pause"},   {PlayAction::Hide, "hide"},      {PlayAction::SaveAs, "save"},
};

QString words(PlayAction action) {
    switch (action) {
        case PlayAction::ToStart:
            return SidePanel::tr("To the start (Home)");
        case PlayAction::Back:
            return SidePanel::tr("One play back (Alt+Left)");
        case PlayAction::Forward:
            return SidePanel::tr("One play forward (Alt+Right)");
        case PlayAction::ToEnd:
            return SidePanel::tr("To the present position (End)");
        case PlayAction::Replay:
            return SidePanel::tr("Show the last play again");
        case PlayAction::Flip:
            return SidePanel::tr("Flip the board");
        case PlayAction::TakeBack:
            return SidePanel::tr("Take the last play back");
        case PlayAction::OfferDraw:
            return SidePanel::tr("Offer a draw");
        case PlayAction::Resign:
            return SidePanel::tr("Resign");
        case PlayAction::Pause:
            return SidePanel::tr("Pause: the clocks stand");
        case PlayAction::Hide:
            return SidePanel::tr("Hide the board behind the curtain");
        case PlayAction::SaveAs:
            return SidePanel::tr("Save the game as a file");
    }
    return {};
}

}  // namespace

SidePanel::SidePanel(const Match& match, MoveListModel& plays, const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      strips_{new PlayerStrip(match, appearance, this), new PlayerStrip(match, appearance, this)},
      trouble_(new QLabel(this)),
      tabs_(new QTabBar(this)),
      moves_(new MoveList(plays, appearance, this)),
      game_(uiOf(match.kind()).makePanel(appearance, this)),
      notice_(new Notice(this)),
      explanation_(new Explanation(appearance, this)) {
    setObjectName("sidePanel");
    trouble_->setObjectName("trouble");
    trouble_->setProperty("tone", "bad");
    trouble_->setWordWrap(true);
    trouble_->setTextFormat(Qt::PlainText);
    trouble_->hide();
    tabs_->addTab({});
    tabs_->addTab({});
    tabs_->setExpanding(false);
    tabs_->hide();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::small);
    column->addWidget(strips_[0]);
    column->addWidget(trouble_);
    column->addWidget(tabs_);
    column->addWidget(moves_, 1);
    column->addWidget(game_);
    column->addWidget(notice_);
    column->addWidget(explanation_);
    column->addLayout(makeButtons(match));
    column->addWidget(strips_[1]);

    connect(tabs_, &QTabBar::currentChanged, this, &SidePanel::chooseTab);
    connect(&appearance_, &Appearance::changed, this, &SidePanel::applyLook);
    setBottom(Side::First);
    retranslate();
    applyLook();
}

QLayout* SidePanel::makeButtons(const Match& match) {
    auto* grid = new QGridLayout;
    grid->setSpacing(Theme::small);
    int place = 0;
    for (const ButtonLook& look : looks) {
        if (look.action == (match.kind().hidden ? PlayAction::Pause : PlayAction::Hide)) continue;
        auto* button = new QToolButton(this);
        button->setObjectName(look.icon);
        button->setIconSize({Theme::iconSize, Theme::iconSize});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        // A click leaves the keys with the board.
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this,
                [this, action = look.action] { emit triggered(action); });
        grid->addWidget(button, place / buttonsPerRow, place % buttonsPerRow);
        buttons_[static_cast<std::size_t>(look.action)] = button;
        ++place;
    }
    return grid;
}

QToolButton* SidePanel::button(PlayAction action) const {
    return buttons_[static_cast<std::size_t>(action)];
}

void SidePanel::setBottom(Side side) {
    strips_[0]->setSide(opponent(side));
    strips_[1]->setSide(side);
}

void SidePanel::setNarrow(bool narrow) {
    narrow_ = narrow;
    tabs_->setVisible(narrow);
    chooseTab();
}

void SidePanel::chooseTab() {
    moves_->setVisible(!narrow_ || tabs_->currentIndex() == 0);
    game_->setVisible(!narrow_ || tabs_->currentIndex() == 1);
    auto* column = static_cast<QVBoxLayout*>(layout());
    // Alone, the game's panel takes the room that the moves have otherwise.
    column->setStretchFactor(game_, narrow_ ? 1 : 0);
}

void SidePanel::refreshPlayers() {
    for (PlayerStrip* strip : strips_)
        strip->refresh();
}

void SidePanel::allow(PlayAction action, bool allowed) {
    if (QToolButton* found = button(action)) found->setEnabled(allowed);
}

void SidePanel::setTrouble(const QString& sentence) {
    trouble_->setText(sentence);
    trouble_->setVisible(!sentence.isEmpty());
}

void SidePanel::retranslate() {
    tabs_->setTabText(0, tr("Moves"));
    tabs_->setTabText(1, tr("Board"));
    for (const ButtonLook& look : looks)
        if (QToolButton* found = button(look.action)) {
            found->setToolTip(words(look.action));
            found->setAccessibleName(words(look.action));
        }
    refreshPlayers();
}

void SidePanel::applyLook() {
    for (const ButtonLook& look : looks)
        if (QToolButton* found = button(look.action))
            found->setIcon(icon(QString::fromLatin1(look.icon), appearance_.theme()));
}

}  // namespace leuctra::ui
