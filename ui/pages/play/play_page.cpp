// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/play_page.h"

#include "board/board_scene.h"
#include "board/board_view.h"
#include "board/game_ui.h"
#include "match/computer.h"
#include "models/move_list_model.h"
#include "pages/error_sentence.h"
#include "pages/play/agreements.h"
#include "pages/play/curtain.h"
#include "pages/play/explanation.h"
#include "pages/play/game_keeper.h"
#include "pages/play/history.h"
#include "pages/play/move_list.h"
#include "pages/play/notice.h"
#include "pages/play/player_strip.h"
#include "pages/play/save_as.h"
#include "pages/play/screen_lock.h"
#include "pages/play/side_panel.h"
#include "pages/side_width.h"
#include "storage/settings.h"
#include "theme/appearance.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QVBoxLayout>

namespace leuctra::ui {

namespace {

/// "+1.3" stones for the one to move, "wins in 3", "loses in 2".
QString scoreText(const engine::Score& score) {
    if (score.winIn > 0) return PlayPage::tr("wins in %1").arg(score.winIn);
    if (score.winIn < 0) return PlayPage::tr("loses in %1").arg(-score.winIn);
    const double stones = score.centistones / 100.0;
    return (stones > 0 ? QStringLiteral("+") : QString()) + QLocale().toString(stones, 'f', 1);
}

}  // namespace

struct PlayPage::Parts {
    Parts(PlayPage& owner, std::unique_ptr<Match> played, const QString& id, const Services& handed);

    void layOut();
    void connectAll();

    void playChosen(const QString& text);
    void played(const std::shared_ptr<const Transition>& transition);
    void takenBack(int plies);
    void stageChanged();
    void ended();
    void settled();
    void lifted();
    void dropCurtain();
    void focusHandOver();
    void handOver();
    void pausedChanged();
    void shownChanged();

    void setBottom(Side side);
    void describeShown();
    QString beginning() const;
    QString withWarning(const QString& sentence) const;
    void refresh();
    void refreshNotice();
    void showResult();
    void showHandOver();
    void showLookingBack();
    void showHint(const QString& play, const players::Words& reason);
    void showThought(const engine::Info& info);

    PlayPage& page;
    Services services;
    std::unique_ptr<Match> match;
    const GameUi& game;
    std::unique_ptr<BoardScene> scene;
    std::unique_ptr<MoveListModel> plays;
    QWidget* content;
    QWidget* boardArea;
    BoardView* board;
    SidePanel* panel;
    Curtain* curtain;
    Curtain* pauseCover;
    History* history;
    Agreements* agreements;
    GameKeeper* keeper;
    Computer* computer;
};

PlayPage::Parts::Parts(PlayPage& owner, std::unique_ptr<Match> played, const QString& id,
                       const Services& handed)
    : page(owner),
      services(handed),
      match(std::move(played)),
      game(uiOf(match->kind())),
      scene(game.makeScene(services.appearance)),
      plays(std::make_unique<MoveListModel>(*match)),
      content(new QWidget(&owner)),
      boardArea(new QWidget(content)),
      board(new BoardView(*scene, boardArea)),
      panel(new SidePanel(*match, *plays, services.appearance, content)),
      curtain(new Curtain(services.appearance, &owner)),
      pauseCover(new Curtain(services.appearance, boardArea)),
      history(new History(*match, *scene, content)),
      agreements(new Agreements(*match, owner)),
      keeper(new GameKeeper(*match, services.unfinished, services.library, id, content)),
      computer(new Computer(*match, content)) {}

void PlayPage::Parts::layOut() {
    content->setObjectName("playContent");
    pauseCover->setObjectName("pauseCover");
    pauseCover->setGround(Role::Surface);
    auto* whole = new QVBoxLayout(&page);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(content);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(Theme::small, Theme::small, Theme::medium, Theme::small);
    row->setSpacing(Theme::medium);
    row->addWidget(boardArea, 1);
    row->addWidget(panel);
    auto* boardColumn = new QVBoxLayout(boardArea);
    boardColumn->setContentsMargins(0, 0, 0, 0);
    boardColumn->addWidget(board);
    board->installEventFilter(&page);
}

void PlayPage::Parts::connectAll() {
    const Match* m = match.get();
    connect(scene.get(), &BoardScene::playChosen, &page, [this](const QString& text) { playChosen(text); });
    connect(scene.get(), &BoardScene::refused, &panel->explanation(), &Explanation::setRefusal);
    connect(scene.get(), &BoardScene::hinted, &panel->explanation(), &Explanation::setHint);
    for (const Side side : bothSides)
        scene->setNotes(side, match->notes(side));
    connect(scene.get(), &BoardScene::notesChanged, &page, [this] {
        for (const Side side : bothSides)
            match->setNotes(side, scene->notes(side));
    });
    connect(scene.get(), &BoardScene::settled, &page, [this] { settled(); });
    connect(m, &Match::played, &page, [this](const auto& transition) { played(transition); });
    connect(m, &Match::takenBack, &page, [this](int plies) { takenBack(plies); });
    connect(m, &Match::stageChanged, &page, [this] { stageChanged(); });
    connect(m, &Match::pausedChanged, &page, [this] { pausedChanged(); });
    connect(m, &Match::drawOfferChanged, &page, [this] { refresh(); });
    connect(m, &Match::ended, &page, [this] { ended(); });
    connect(history, &History::shownChanged, &page, [this] { shownChanged(); });
    connect(&panel->moves(), &MoveList::plyChosen, history, &History::goTo);
    connect(panel, &SidePanel::triggered, &page, &PlayPage::trigger);
    connect(panel, &SidePanel::leaveRequested, &page, &PlayPage::leaveRequested);
    connect(curtain, &Curtain::lifted, &page, [this] { lifted(); });
    connect(pauseCover, &Curtain::lifted, &page, [this] { match->setPaused(false); });
    connect(keeper, &GameKeeper::troubleChanged, panel, [this] { panel->setTrouble(keeper->trouble()); });
    connect(new ScreenLock(content), &ScreenLock::locked, &page, &PlayPage::hideBoard);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, &page, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationHidden || state == Qt::ApplicationSuspended) page.hideBoard();
    });
    connect(&services.appearance, &Appearance::changed, &page, [this] { page.resizeEvent(nullptr); });
    connect(computer, &Computer::thinkingChanged, &page, [this] {
        panel->showThought({});
        refresh();
    });
    connect(computer, &Computer::progressed, &page, [this](const auto& info) { showThought(info); });
    connect(computer, &Computer::hinted, &page,
            [this](const auto& play, const auto& reason) { showHint(play, reason); });
    connect(computer, &Computer::drawDeclined, &page,
            [this] { panel->explanation().setHint(tr("The computer declines the draw.")); });
}

// What happens in the match.

void PlayPage::Parts::playChosen(const QString& text) {
    if (const auto result = match->play(text); !result)
        panel->explanation().setRefusal(errorSentence(result.error()));
}

void PlayPage::Parts::played(const std::shared_ptr<const Transition>& transition) {
    agreements->withdraw();
    history->follow(transition);
    computer->setBoardBusy(scene->isAnimating());
    // Clocks stand while an attack is shown (E14).
    if (match->kind().hidden) match->setShowing(scene->isAnimating());
    panel->explanation().announce(withWarning(game.playSentence(*transition)));
}

void PlayPage::Parts::takenBack(int plies) {
    history->followBack(plies);
}

void PlayPage::Parts::stageChanged() {
    if (match->stage() == Match::Stage::CurtainDown) dropCurtain();
    refresh();
    focusHandOver();
}

void PlayPage::Parts::ended() {
    agreements->withdraw();
    if (history->hidesTheEnd()) history->showPresent();
    curtain->lift();
    refresh();
    if (match->outcome()) {
        const std::array names{playerName(*match, Side::First), playerName(*match, Side::Second)};
        panel->explanation().announce(game.outcomeSentence(*match->outcome(), names));
    }
}

void PlayPage::Parts::settled() {
    match->setShowing(false);
    computer->setBoardBusy(false);
    describeShown();
    refreshNotice();
    focusHandOver();
    agreements->askForAnswer();
}

// The curtain.

void PlayPage::Parts::dropCurtain() {
    const Side next = match->onlyPerson().value_or(match->sideToMove());
    curtain->setGround(game.sideLook(next).edge);
    curtain->drop(
        playerName(*match, next),
        match->ply() == 0
            ? tr("Lift the curtain when nobody else is looking.")
            : tr("Lift the curtain when nobody else is looking. The last play is shown once more."));
    agreements->withdraw();
    history->showNothing();
    panel->game().showView(nullptr);
    panel->explanation().clear();
}

void PlayPage::Parts::lifted() {
    match->liftCurtain();
    setBottom(match->onlyPerson().value_or(match->sideToMove()));
    match->setShowing(match->ply() > 0);
    history->replay();
    if (!scene->isAnimating()) settled();
    board->setFocus(Qt::OtherFocusReason);
}

/// Once the play is shown and can be handed over: whichever comes last.
void PlayPage::Parts::focusHandOver() {
    if (match->stage() == Match::Stage::ShowingPlay && !scene->isAnimating()) panel->notice().focusFirst();
}

void PlayPage::Parts::handOver() {
    scene->finishAnimation();
    match->dropCurtain();
}

void PlayPage::Parts::pausedChanged() {
    if (match->isPaused()) {
        scene->letGo();
        if (!history->isAtPresent()) history->showPresent();
        pauseCover->drop({{}, tr("Paused"), tr("The clocks stand."), tr("Go on"), QStringLiteral("goOn")});
    } else {
        pauseCover->lift();
        board->setFocus(Qt::OtherFocusReason);
        agreements->askForAnswer();
    }
    refresh();
}

// What is shown.

void PlayPage::Parts::shownChanged() {
    plays->setShownPly(history->shown());
    panel->moves().showShown();
    panel->game().showView(match->view(history->shown()));
    describeShown();
    refresh();
}

void PlayPage::Parts::setBottom(Side side) {
    scene->setBottom(side);
    panel->setBottom(side);
}

QString PlayPage::Parts::beginning() const {
    const Side begins = match->record().start().sideToMove();
    const QString side = game.sideName(begins);
    const QString name = playerName(*match, begins);
    return name == side ? tr("%1 begins.").arg(side) : tr("%1 begins: %2.").arg(side, name);
}

void PlayPage::Parts::describeShown() {
    // What an attack brings is told when it has been seen.
    if (match->stage() == Match::Stage::CurtainDown || scene->isAnimating()) return;
    const int ply = history->shown();
    const QString played = ply == 0 ? beginning() : game.playSentence(*match->transition(ply));
    panel->explanation().setState(history->isAtPresent() ? withWarning(played) : played);
}

QString PlayPage::Parts::withWarning(const QString& sentence) const {
    const auto view = match->view();
    const QString warning = view ? game.warning(*view) : QString();
    return warning.isEmpty() ? sentence : sentence + ' ' + warning;
}

void PlayPage::Parts::refresh() {
    scene->setInteractive(match->acceptsPlays() && history->isAtPresent());
    panel->refreshPlayers();
    for (int i = 0; i < playActionCount; ++i) {
        const auto action = static_cast<PlayAction>(i);
        panel->allow(action, page.can(action));
    }
    refreshNotice();
    emit page.stateChanged();
}

void PlayPage::Parts::refreshNotice() {
    if (match->stage() == Match::Stage::Over && scene->isAnimating())
        panel->notice().clear();
    else if (match->stage() == Match::Stage::Over)
        showResult();
    else if (match->stage() == Match::Stage::ShowingPlay)
        showHandOver();
    else if (!history->isAtPresent())
        showLookingBack();
    else
        panel->notice().clear();
}

void PlayPage::Parts::showResult() {
    const auto outcome = match->outcome();
    const std::array names{playerName(*match, Side::First), playerName(*match, Side::Second)};
    const QString result = QString::fromUtf8(match->record().result().data());
    panel->notice().say(
        outcome ? game.outcomeSentence(*outcome, names) : tr("The game is over: %1").arg(result), {},
        {{"rematch", tr("Rematch, sides changed"), [this] { emit page.rematchRequested(match->rematch()); }},
         {"lookBack", tr("Look back"), [this] { page.review(); }},
         {"saveResult", tr("Save…"), [this] { page.saveAs(); }}});
}

void PlayPage::Parts::showHandOver() {
    const Side next = match->sideToMove();
    panel->notice().say(
        {}, {},
        {{"handOver", tr("Done: hand over to %1").arg(playerName(*match, next)), [this] { handOver(); }}});
}

void PlayPage::Parts::showLookingBack() {
    panel->notice().say({},
                        tr("You are looking back: play %1 of %2.").arg(history->shown()).arg(match->ply()),
                        {{"backToGame", tr("Back to the game"), [this] {
                              page.toEnd();
                              board->setFocus(Qt::OtherFocusReason);
                          }}});
}

void PlayPage::Parts::showHint(const QString& play, const players::Words& reason) {
    scene->suggest(play);
    Error words;
    words.text = reason.text;
    words.arguments = reason.arguments;
    const QString why = errorSentence(words);
    panel->explanation().setHint(reason.text.empty() ? tr("Hint: %1").arg(play)
                                                     : tr("Hint: %1 %2.").arg(play, why));
}

void PlayPage::Parts::showThought(const engine::Info& info) {
    if (!services.settings.showThoughts() || !match->awaitsComputer()) return;
    panel->showThought(tr("depth %1, %2").arg(info.depth).arg(scoreText(info.score)));
}

// The page.

PlayPage::PlayPage(std::unique_ptr<Match> match, const QString& id, const Services& services, QWidget* parent)
    : QWidget(parent), parts_(std::make_unique<Parts>(*this, std::move(match), id, services)) {
    setObjectName("playPage");
    parts_->layOut();
    parts_->connectAll();
    const Match& m = *parts_->match;
    parts_->setBottom(
        m.onlyPerson().value_or(m.hasCurtain() ? m.sideToMove() : m.viewer().value_or(Side::First)));
    if (m.stage() == Match::Stage::CurtainDown)
        parts_->dropCurtain();
    else
        parts_->history->showPresent();
    if (m.isPaused()) parts_->pausedChanged();
    parts_->refresh();
    parts_->board->setFocus(Qt::OtherFocusReason);
    setFocusProxy(parts_->board);
    keep();
}

PlayPage::~PlayPage() {
    if (parts_->match->stage() != Match::Stage::Over) keep();
    // Widgets look at the scene and the match until they are gone.
    delete parts_->content;
    delete parts_->curtain;
}

Match& PlayPage::match() {
    return *parts_->match;
}

void PlayPage::keep() {
    parts_->keeper->keep();
}

QString PlayPage::trouble() const {
    return parts_->keeper->mayBeLost() ? parts_->keeper->trouble() : QString();
}

bool PlayPage::can(PlayAction action) const {
    const Match& match = *parts_->match;
    const History& history = *parts_->history;
    const bool sees = match.stage() != Match::Stage::CurtainDown && !match.isPaused();
    const bool goesOn = sees && match.stage() != Match::Stage::Over;
    switch (action) {
        case PlayAction::ToStart:
        case PlayAction::Back:
            return sees && history.shown() > 0;
        case PlayAction::Forward:
        case PlayAction::ToEnd:
            return sees && !history.isAtPresent();
        case PlayAction::Replay:
            return sees && match.ply() > 0;
        case PlayAction::Flip:
            return sees;
        case PlayAction::TakeBack:
            return sees && match.takebackPlies() > 0;
        case PlayAction::Redo:
            return match.mayRedo();
        case PlayAction::OfferDraw:
            return match.mayOfferDraw() && match.acceptsPlays();
        case PlayAction::Resign:
            return goesOn && !match.isWatched();
        case PlayAction::Pause:
            return !match.kind().hidden && match.stage() == Match::Stage::Playing;
        case PlayAction::Hide:
            return match.kind().hidden && goesOn && match.viewer();
        case PlayAction::SaveAs:
            return sees;
        case PlayAction::Hint:
            return parts_->computer->mayHint() && history.isAtPresent();
        case PlayAction::MoveNow:
            return match.awaitsComputer();
        case PlayAction::Review:
            return match.stage() == Match::Stage::Over;
    }
    return false;
}

void PlayPage::trigger(PlayAction action) {
    switch (action) {
        case PlayAction::ToStart:
            toStart();
            break;
        case PlayAction::Back:
            back();
            break;
        case PlayAction::Forward:
            forward();
            break;
        case PlayAction::ToEnd:
            toEnd();
            break;
        case PlayAction::Replay:
            replay();
            break;
        case PlayAction::Flip:
            flip();
            break;
        case PlayAction::TakeBack:
            undo();
            break;
        case PlayAction::Redo:
            redo();
            break;
        case PlayAction::OfferDraw:
            offerDraw();
            break;
        case PlayAction::Resign:
            resign();
            break;
        case PlayAction::Pause:
            togglePause();
            break;
        case PlayAction::Hide:
            hideBoard();
            break;
        case PlayAction::SaveAs:
            saveAs();
            break;
        case PlayAction::Hint:
            hint();
            break;
        case PlayAction::MoveNow:
            moveNow();
            break;
        case PlayAction::Review:
            review();
            break;
    }
}

void PlayPage::back() {
    if (can(PlayAction::Back)) parts_->history->goTo(parts_->history->shown() - 1);
}

void PlayPage::forward() {
    if (can(PlayAction::Forward)) parts_->history->goTo(parts_->history->shown() + 1);
}

void PlayPage::toStart() {
    if (can(PlayAction::ToStart)) parts_->history->goTo(0);
}

void PlayPage::toEnd() {
    if (can(PlayAction::ToEnd)) parts_->history->showPresent();
}

void PlayPage::replay() {
    if (can(PlayAction::Replay)) parts_->history->replay();
}

void PlayPage::undo() {
    if (can(PlayAction::TakeBack)) parts_->agreements->takeBack();
}

void PlayPage::redo() {
    if (can(PlayAction::Redo)) parts_->match->redo();
}

void PlayPage::flip() {
    if (can(PlayAction::Flip)) parts_->setBottom(opponent(parts_->scene->bottom()));
}

void PlayPage::resign() {
    if (can(PlayAction::Resign)) parts_->agreements->resign();
}

void PlayPage::offerDraw() {
    if (!can(PlayAction::OfferDraw)) return;
    parts_->agreements->offerDraw();
    const Match& match = *parts_->match;
    if (match.drawOfferedBy() && !match.drawAwaitsAnswer())
        parts_->panel->explanation().setHint(tr("A draw is offered: %1 sees it after lifting the curtain.")
                                                 .arg(playerName(match, opponent(*match.drawOfferedBy()))));
}

void PlayPage::togglePause() {
    if (can(PlayAction::Pause)) parts_->match->setPaused(!parts_->match->isPaused());
}

void PlayPage::saveAs() {
    if (can(PlayAction::SaveAs)) ui::saveAs(*parts_->match, *parts_->agreements, *this);
}

void PlayPage::hint() {
    if (!can(PlayAction::Hint)) return;
    parts_->panel->explanation().setHint(tr("Looking for a good play…"));
    parts_->computer->findHint();
}

void PlayPage::moveNow() {
    if (can(PlayAction::MoveNow)) parts_->computer->moveNow();
}

void PlayPage::hideBoard() {
    if (can(PlayAction::Hide)) parts_->match->dropCurtain();
}

void PlayPage::review() {
    if (can(PlayAction::Review)) emit reviewRequested();
}

void PlayPage::resizeEvent(QResizeEvent*) {
    parts_->panel->setFixedWidth(sidePanelWidth(width(), parts_->services.settings.textPercent()));
    parts_->panel->setNarrow(width() < narrowPage);
}

void PlayPage::showEvent(QShowEvent* event) {
    window()->installEventFilter(this);
    QWidget::showEvent(event);
}

void PlayPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        parts_->panel->retranslate();
        parts_->plays->refresh();
        parts_->describeShown();
        parts_->refresh();
        if (parts_->curtain->isDown()) parts_->dropCurtain();
        if (parts_->pauseCover->isDown()) parts_->pausedChanged();
    }
    QWidget::changeEvent(event);
}

bool PlayPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowStateChange && watched == window() && window()->isMinimized()) {
        if (parts_->match->hasCurtain()) hideBoard();
    } else if (event->type() == QEvent::KeyPress && watched == parts_->board &&
               parts_->match->stage() == Match::Stage::ShowingPlay) {
        const auto& key = static_cast<QKeyEvent&>(*event);
        const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (enter && !key.isAutoRepeat()) {
            parts_->handOver();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace leuctra::ui
