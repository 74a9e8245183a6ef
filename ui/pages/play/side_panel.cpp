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

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace leuctra::ui {

namespace {

constexpr int buttonsPerRow = 6;
constexpr int buttonsPerRowBesideComputer = 7;
/// With fewer moves in sight they are better alone.
constexpr int fewestRowsBesideGame = 3;

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
    {PlayAction::Hint, "hint"},     {PlayAction::MoveNow, "stop"},
};

/// Whether there is such a button in this match at all.
bool belongs(PlayAction action, const Match& match) {
    const bool computer = match.player(Side::First).isComputer() || match.player(Side::Second).isComputer();
    switch (action) {
        case PlayAction::Pause:
            return !match.kind().hidden;
        case PlayAction::Hide:
            return match.kind().hidden;
        case PlayAction::OfferDraw:
        case PlayAction::Resign:
        case PlayAction::TakeBack:
            return !computer || match.onlyPerson();
        case PlayAction::Hint:
            return match.onlyPerson().has_value();
        case PlayAction::MoveNow:
            return computer;
        default:
            return true;
    }
}

QString words(PlayAction action, const Match& match) {
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
            return match.onlyPerson() ? SidePanel::tr("Take your last turn back")
                                      : SidePanel::tr("Take the last play back");
        case PlayAction::Redo:
        case PlayAction::Review:
            break;  // in the menu alone
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
        case PlayAction::Hint:
            return SidePanel::tr("Hint: show a good play");
        case PlayAction::MoveNow:
            return SidePanel::tr("Move now: the computer stops thinking");
    }
    return {};
}

int heightOf(const QLayout& layout, int width) {
    return layout.hasHeightForWidth() ? layout.totalMinimumHeightForWidth(width)
                                      : layout.totalMinimumSize().height();
}

}  // namespace

SidePanel::SidePanel(const Match& match, MoveListModel& plays, const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      match_(match),
      appearance_(appearance),
      strips_{new PlayerStrip(match, appearance, this), new PlayerStrip(match, appearance, this)},
      middle_(new QScrollArea(this)),
      trouble_(new QLabel(this)),
      tabs_(new QTabBar(this)),
      moves_(new MoveList(plays, appearance, this)),
      game_(uiOf(match.kind()).makePanel(appearance, this)),
      notice_(new Notice(this)),
      explanation_(new Explanation(appearance, this)) {
    setObjectName("sidePanel");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::small);
    column->addWidget(strips_[0]);
    column->addWidget(makeMiddle(), 1);
    column->addWidget(notice_);
    column->addWidget(explanation_);
    column->addLayout(makeButtons(match));
    column->addWidget(strips_[1]);

    notice_->installEventFilter(this);
    connect(tabs_, &QTabBar::currentChanged, this, &SidePanel::arrange);
    connect(&appearance_, &Appearance::changed, this, &SidePanel::applyLook);
    setBottom(Side::First);
    retranslate();
    applyLook();
}

QWidget* SidePanel::makeMiddle() {
    trouble_->setObjectName("trouble");
    trouble_->setProperty("tone", "bad");
    trouble_->setWordWrap(true);
    trouble_->setTextFormat(Qt::PlainText);
    trouble_->hide();
    tabs_->setObjectName("panelTabs");
    tabs_->addTab({});
    tabs_->addTab({});
    tabs_->setExpanding(false);
    tabs_->hide();

    auto* inside = new QWidget;
    inside->setObjectName("page");
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::small);
    column->addWidget(trouble_);
    column->addWidget(tabs_);
    column->addWidget(moves_, 1);
    column->addWidget(game_);

    middle_->setWidgetResizable(true);
    middle_->setFrameShape(QFrame::NoFrame);
    middle_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    middle_->setFocusPolicy(Qt::NoFocus);
    middle_->setMinimumHeight(0);
    middle_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    middle_->setWidget(inside);
    return middle_;
}

QToolButton* SidePanel::makeButton(const QString& name) {
    auto* made = new QToolButton(this);
    made->setObjectName(name);
    made->setIconSize({Theme::iconSize, Theme::iconSize});
    made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // A click leaves the keys with the board.
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

QLayout* SidePanel::makeButtons(const Match& match) {
    auto* grid = new QGridLayout;
    grid->setSpacing(Theme::small);
    const int perRow = belongs(PlayAction::MoveNow, match) ? buttonsPerRowBesideComputer : buttonsPerRow;
    int place = 0;
    const auto add = [&](QToolButton* made) {
        grid->addWidget(made, place / perRow, place % perRow);
        ++place;
    };
    for (const ButtonLook& look : looks) {
        if (!belongs(look.action, match)) continue;
        QToolButton* made = makeButton(QString::fromLatin1(look.icon));
        connect(made, &QToolButton::clicked, this, [this, action = look.action] { emit triggered(action); });
        buttons_[static_cast<std::size_t>(look.action)] = made;
        add(made);
    }
    leave_ = makeButton(QStringLiteral("home"));
    connect(leave_, &QToolButton::clicked, this, &SidePanel::leaveRequested);
    add(leave_);
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
    arrange();
}

void SidePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

bool SidePanel::eventFilter(QObject* watched, QEvent* event) {
    const bool changes =
        event->type() == QEvent::Resize || event->type() == QEvent::Show || event->type() == QEvent::Hide;
    // Queued: the layout is in the middle of it.
    if (watched == notice_ && changes)
        QMetaObject::invokeMethod(this, &SidePanel::arrange, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void SidePanel::arrange() {
    const int needed =
        moves_->heightOf(fewestRowsBesideGame) + Theme::small + heightOf(*game_->layout(), middle_->width());
    const int others = heightOf(*layout(), width());
    const bool tabbed = narrow_ || needed > height() - others;
    tabs_->setVisible(tabbed);
    moves_->setVisible(!tabbed || tabs_->currentIndex() == 0);
    game_->setVisible(!tabbed || tabs_->currentIndex() == 1);
    // Alone, the game's panel takes the room that the moves have otherwise.
    auto* column = static_cast<QVBoxLayout*>(middle_->widget()->layout());
    const int stretch = tabbed ? 1 : 0;
    const int place = column->indexOf(game_);
    if (column->stretch(place) != stretch) column->setStretch(place, stretch);
}

void SidePanel::refreshPlayers() {
    for (PlayerStrip* strip : strips_)
        strip->refresh();
}

void SidePanel::showThought(const QString& thought) {
    for (PlayerStrip* strip : strips_)
        strip->showThought(thought);
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
    tabs_->setTabText(1, game_->title());
    for (const ButtonLook& look : looks)
        if (QToolButton* found = button(look.action)) {
            found->setToolTip(words(look.action, match_));
            found->setAccessibleName(words(look.action, match_));
        }
    leave_->setToolTip(tr("Home; the game is kept under Continue"));
    leave_->setAccessibleName(leave_->toolTip());
    refreshPlayers();
}

void SidePanel::applyLook() {
    leave_->setIcon(icon(QStringLiteral("home"), appearance_.theme()));
    for (const ButtonLook& look : looks)
        if (QToolButton* found = button(look.action))
            found->setIcon(icon(QString::fromLatin1(look.icon), appearance_.theme()));
}

}  // namespace leuctra::ui
