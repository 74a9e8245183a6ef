// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "actions.h"
#include "board/game_ui.h"
#include "exports/clipboard.h"
#include "match/computer.h"
#include "page_stack.h"
#include "pages/deployment/deployment_page.h"
#include "pages/error_sentence.h"
#include "pages/game_chooser.h"
#include "pages/help/help_page.h"
#include "pages/home/home_page.h"
#include "pages/library/library_page.h"
#include "pages/new_game/deployment_round.h"
#include "pages/new_game/draft.h"
#include "pages/new_game/new_game_page.h"
#include "pages/play/play_page.h"
#include "pages/play/question.h"
#include "pages/record_file.h"
#include "pages/review/review_page.h"
#include "pages/settings/settings_page.h"
#include "record/file.h"
#include "record/formats.h"
#include "record/lgr.h"
#include "review/review.h"
#include "storage/library.h"
#include "storage/settings.h"
#include "storage/unfinished_games.h"
#include "theme/appearance.h"
#include "top_bar.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QScreen>

#include <functional>

namespace leuctra::ui {

namespace {

constexpr QSize firstSize(1180, 800);
constexpr QSize leastSize(960, 640);
/// What is read at once: of more one would have to wait, and hardly choose among so many games. bytes
constexpr qint64 mostToRead = 1 << 20;
constexpr QSize frameRoom(16, 48);  // for what a window manager puts around the window

std::filesystem::path native(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

/// Whether a picture of the page may still be seen when the page is gone.
bool hasSecrets(QWidget* page) {
    if (qobject_cast<DeploymentRound*>(page)) return true;
    const auto* play = qobject_cast<PlayPage*>(page);
    return play && const_cast<PlayPage*>(play)->match().kind().hidden;
}

using Games = std::vector<Result<record::Record>>;

/// The games of a file, each the record or what is wrong with it.
Games readGames(const QString& file) {
    Games games;
    const std::filesystem::path path = native(file);
    auto text = record::readFile(path);
    if (!text) {
        games.push_back(tl::unexpected(text.error()));
        return games;
    }
    return record::readEachGame(record::formatOf(path).value_or(record::FileFormat::Lgr), *text);
}

/// A file may leave the result open though the plays have ended the game.
void settle(record::Record& record) {
    if (!record.isFinished()) record.setOutcome(record.finalState()->outcome());
}

/// Writes a game back to its place in a file of several; an error when another of them cannot be read.
Result<void> writeBack(const QString& file, std::size_t place, const record::Record& record) {
    Games games = readGames(file);
    std::vector<record::Record> records;
    for (auto& game : games) {
        if (!game) return tl::unexpected(game.error());
        records.push_back(std::move(*game));
    }
    std::string text;
    for (std::size_t i = 0; i < std::max(records.size(), place + 1); ++i) {
        if (i > 0) text += '\n';
        text += record::writeRecord(i == place ? record : records[i]);
    }
    return record::writeFileAtomically(native(file), text);
}

}  // namespace

struct MainWindow::Parts {
    Parts(MainWindow& owner, const Services& handed);

    void connectActions();
    void fillMenu();

    // The trail of pages over Home; the last one is shown.
    QWidget* current() const { return trail.empty() ? home : trail.back(); }
    void enter(QWidget& page);
    void leave();
    void restart(QWidget* page);
    bool asksBeforeLosing(const std::function<void()>& goOn, const std::function<void()>& stay = {});
    bool asksToSave(ReviewPage* review, const std::function<void()>& goOn, const std::function<void()>& stay);
    QString trouble() const;
    ReviewPage* unsaved() const;
    void discard(QWidget* page);
    void rest(QWidget* page);
    void show(QWidget& page, QWidget* former);
    template <typename Page>
    Page* bringUp();

    void beginMatch(Result<std::unique_ptr<Match>> match, const QString& id);
    void deploy(const Draft& draft, const QString& id, bool returning);
    void openRecord(record::Record record, const QString& id);
    void openFrom(const QString& file, std::size_t place, record::Record record);
    ReviewPage* makeReview(record::Record record, ReviewPage::Keep keep);
    void openFromLibrary(std::int64_t id);
    ReviewPage::Keep keepInLibrary(std::int64_t id);
    void paste();
    void choose(const QString& file, Games games);
    void tell(const QString& title, const QString& text);
    void askForFile();

    const GameKind& kindOnScreen() const;
    QString title() const;
    void refreshTitle();
    void refreshActions();
    void doPlayAction(PlayAction action);

    MainWindow& window;
    Services services;
    Actions* actions;
    QMenu* menu;
    std::vector<std::pair<const GameKind*, QAction*>> newGames;
    TopBar* bar;
    PageStack* stack;
    HomePage* home;
    std::vector<QWidget*> trail;
    const GameKind* lastKind;
    bool mayLose = false;  ///< a game that cannot be kept: the person has agreed
};

MainWindow::Parts::Parts(MainWindow& owner, const Services& handed)
    : window(owner),
      services(handed),
      actions(new Actions(services.appearance, owner)),
      menu(new QMenu(&owner)),
      bar(new TopBar(*actions->of(WindowAction::Leave), *menu, services.appearance, &owner)),
      stack(new PageStack(services.appearance, &owner)),
      home(new HomePage(services, *actions, stack)),
      lastKind(&games().front()) {
    auto* body = new QWidget(&owner);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(stack, 1);
    owner.setCentralWidget(body);
    connectActions();
    fillMenu();
    connect(home, &HomePage::playRequested, &owner, &MainWindow::showNewGame);
    connect(home, &HomePage::resumeRequested, &owner, &MainWindow::resume);
    connect(home, &QWidget::windowTitleChanged, &owner, [this] { refreshTitle(); });
    show(*home, nullptr);
}

// Actions and menu.

void MainWindow::Parts::connectActions() {
    const auto on = [this](WindowAction action, auto function) {
        connect(actions->of(action), &QAction::triggered, &window, function);
    };
    on(WindowAction::NewGame, [this] { window.showNewGame(kindOnScreen()); });
    on(WindowAction::Open, [this] { askForFile(); });
    on(WindowAction::Games, [this] { window.showLibrary(); });
    on(WindowAction::Paste, [this] { paste(); });
    on(WindowAction::Undo, [this] {
        if (auto* round = qobject_cast<DeploymentRound*>(current()); round && round->page())
            round->page()->undo();
    });
    on(WindowAction::Redo, [this] {
        if (auto* round = qobject_cast<DeploymentRound*>(current()); round && round->page())
            round->page()->redo();
    });
    on(WindowAction::Leave, [this] { leave(); });
    on(WindowAction::FullScreen, [this](bool full) {
        window.setWindowState(window.windowState().setFlag(Qt::WindowFullScreen, full));
    });
    on(WindowAction::Settings, [this] { window.showSettings(); });
    on(WindowAction::Rules, [this] { window.showHelp(); });
    on(WindowAction::Shortcuts, [this] { window.showShortcuts(); });
    on(WindowAction::Quit, [this] { window.close(); });
    for (int i = 0; i < playActionCount; ++i) {
        const auto action = static_cast<PlayAction>(i);
        connect(actions->of(action), &QAction::triggered, &window, [this, action] { doPlayAction(action); });
    }
    for (int i = 0; i < reviewActionCount; ++i) {
        const auto action = static_cast<ReviewAction>(i);
        connect(actions->of(action), &QAction::triggered, &window, [this, action] {
            if (ReviewPage* page = window.reviewPage()) page->trigger(action);
            refreshActions();  // a press has ticked what the page may have refused
        });
    }
}

void MainWindow::Parts::doPlayAction(PlayAction action) {
    if (PlayPage* play = window.playPage())
        play->trigger(action);
    else if (auto* round = qobject_cast<DeploymentRound*>(current()))
        round->hideBoard();
}

void MainWindow::Parts::fillMenu() {
    menu->setObjectName("menu");
    for (const GameKind& kind : games()) {
        QAction* action = menu->addAction(QString());
        connect(action, &QAction::triggered, &window, [this, &kind] { window.showNewGame(kind); });
        newGames.emplace_back(&kind, action);
    }
    menu->addAction(actions->of(WindowAction::Open));
    menu->addAction(actions->of(PlayAction::SaveAs));
    menu->addAction(actions->of(WindowAction::Games));
    menu->addAction(actions->of(WindowAction::Paste));
    menu->addSeparator();
    for (const PlayAction action :
         {PlayAction::Hint, PlayAction::MoveNow, PlayAction::TakeBack, PlayAction::Redo, PlayAction::Replay,
          PlayAction::Flip, PlayAction::Hide, PlayAction::Pause, PlayAction::OfferDraw, PlayAction::Resign,
          PlayAction::Review}) {
        menu->addAction(actions->of(action));
    }
    // No more than stand one under another on a low screen; the rest is plain to see on the page.
    for (const ReviewAction action :
         {ReviewAction::Save, ReviewAction::Export, ReviewAction::CopyPosition, ReviewAction::CopyMoves,
          ReviewAction::Undo, ReviewAction::Redo, ReviewAction::Flip, ReviewAction::Analyse,
          ReviewAction::Live, ReviewAction::Deductions, ReviewAction::Promote, ReviewAction::Remove}) {
        menu->addAction(actions->of(action));
    }
    menu->addAction(actions->of(WindowAction::Undo));
    menu->addAction(actions->of(WindowAction::Redo));
    menu->addSeparator();
    for (const WindowAction action :
         {WindowAction::FullScreen, WindowAction::Settings, WindowAction::Rules, WindowAction::Shortcuts}) {
        menu->addAction(actions->of(action));
    }
    menu->addSeparator();
    menu->addAction(actions->of(WindowAction::Quit));
}

void MainWindow::Parts::refreshActions() {
    const PlayPage* play = window.playPage();
    const auto* round = qobject_cast<DeploymentRound*>(current());
    const bool deploying = round && round->page();
    for (int i = 0; i < playActionCount; ++i) {
        const auto action = static_cast<PlayAction>(i);
        const bool hides = action == PlayAction::Hide && deploying;
        actions->of(action)->setEnabled(hides || (play && play->can(action)));
        actions->of(action)->setVisible(hides || play);
    }
    ReviewPage* review = window.reviewPage();
    for (int i = 0; i < reviewActionCount; ++i) {
        const auto action = static_cast<ReviewAction>(i);
        actions->of(action)->setEnabled(review && review->can(action));
        const bool applies = action != ReviewAction::Deductions || kindOnScreen().hidden;
        actions->of(action)->setVisible(review && applies);
        actions->of(action)->setChecked(review && review->isOn(action));
    }
    for (const WindowAction action : {WindowAction::Undo, WindowAction::Redo}) {
        actions->of(action)->setEnabled(deploying);
        actions->of(action)->setVisible(deploying);
    }
    actions->of(WindowAction::Leave)->setEnabled(!trail.empty());
    actions->of(WindowAction::FullScreen)->setChecked(window.isFullScreen());
    for (const auto& [kind, action] : newGames) {
        action->setText(MainWindow::tr("New game of %1").arg(uiOf(*kind).name()));
    }
}

QString MainWindow::Parts::title() const {
    QWidget* page = current();
    if (!page->windowTitle().isEmpty()) return page->windowTitle();
    return uiOf(kindOnScreen()).name();
}

void MainWindow::Parts::refreshTitle() {
    bar->setTitle(title());
    bar->setHasBack(!trail.empty());
    window.setWindowTitle(current() == home ? title() : MainWindow::tr("%1 – Leuctra").arg(title()));
}

const GameKind& MainWindow::Parts::kindOnScreen() const {
    for (auto page = trail.rbegin(); page != trail.rend(); ++page) {
        if (auto* play = qobject_cast<PlayPage*>(*page)) return play->match().kind();
        if (auto* review = qobject_cast<ReviewPage*>(*page)) return review->review().kind();
        if (auto* choice = qobject_cast<NewGamePage*>(*page)) return choice->kind();
    }
    return *lastKind;
}

// The way between the pages.

void MainWindow::Parts::show(QWidget& page, QWidget* former) {
    stack->show(page, hasSecrets(former) ? PageStack::Change::AtOnce : PageStack::Change::Fade);
    refreshTitle();
    refreshActions();
}

/// A page that is covered by another: its clocks stand, its secrets are out of sight.
void MainWindow::Parts::rest(QWidget* page) {
    if (auto* play = qobject_cast<PlayPage*>(page)) {
        play->hideBoard();
        if (!play->match().isPaused() && play->match().clock().control().hasClock()) play->togglePause();
    } else if (auto* round = qobject_cast<DeploymentRound*>(page)) {
        round->hideBoard();
    }
}

void MainWindow::Parts::enter(QWidget& page) {
    QWidget* former = current();
    rest(former);
    trail.push_back(&page);
    connect(&page, &QWidget::windowTitleChanged, &window, [this] { refreshTitle(); });
    show(page, former);
}

void MainWindow::Parts::leave() {
    if (trail.empty() || asksBeforeLosing([this] { leave(); })) return;
    if (asksToSave(qobject_cast<ReviewPage*>(trail.back()), [this] { leave(); }, {})) return;
    QWidget* former = trail.back();
    trail.pop_back();
    show(*current(), former);
    discard(former);
}

void MainWindow::Parts::discard(QWidget* page) {
    stack->removeWidget(page);
    page->hide();
    page->deleteLater();
}

/// Leads from Home straight to this page, or to Home itself (null); all others go.
void MainWindow::Parts::restart(QWidget* page) {
    const auto drop = [page] { delete page; };
    if (asksBeforeLosing([this, page] { restart(page); }, drop)) return;
    if (asksToSave(
            unsaved(), [this, page] { restart(page); }, drop))
        return;
    QWidget* former = current();
    const std::vector<QWidget*> old = std::exchange(trail, {});
    if (page) {
        trail.push_back(page);
        connect(page, &QWidget::windowTitleChanged, &window, [this] { refreshTitle(); });
    }
    show(*current(), former);
    for (QWidget* one : old)
        discard(one);
}

/// The page of this kind on the trail, brought to its end; null when there is none.
template <typename Page>
Page* MainWindow::Parts::bringUp() {
    for (auto place = trail.begin(); place != trail.end(); ++place) {
        auto* page = qobject_cast<Page*>(*place);
        if (!page) continue;
        QWidget* former = current();
        std::rotate(place, place + 1, trail.end());
        show(*page, former);
        return page;
    }
    return nullptr;
}

// Games.

void MainWindow::Parts::beginMatch(Result<std::unique_ptr<Match>> match, const QString& id) {
    if (!match) {
        tell(MainWindow::tr("The game cannot be played"), errorSentence(match.error()));
        return;
    }
    lastKind = &(*match)->kind();
    auto* play = new PlayPage(std::move(*match), id, services, stack);
    connect(play, &PlayPage::leaveRequested, &window, &MainWindow::showHome);
    connect(play, &PlayPage::rematchRequested, &window, &MainWindow::start);
    connect(play, &PlayPage::reviewRequested, &window, [this, play] {
        auto copies = record::parseRecords(record::writeRecord(play->match().record()));
        const auto kept = services.library.add(*copies.front());
        enter(*makeReview(std::move(*copies.front()), kept ? keepInLibrary(*kept) : ReviewPage::Keep()));
    });
    connect(play, &PlayPage::stateChanged, &window, [this] { refreshActions(); });
    restart(play);
}

void MainWindow::Parts::deploy(const Draft& draft, const QString& id, bool returning) {
    lastKind = draft.setup.kind;
    auto* round = new DeploymentRound(draft, id, returning, services, stack);
    connect(round, &DeploymentRound::stateChanged, &window, [this] { refreshActions(); });
    connect(round, &DeploymentRound::troubled, &window, [this](const Error& error) {
        tell(MainWindow::tr("What is deployed is not being kept"), errorSentence(error));
    });
    connect(round, &DeploymentRound::finished, &window,
            [this](const MatchSetup& setup, const QString& game) { beginMatch(Match::begin(setup), game); });
    restart(round);
}

void MainWindow::Parts::openRecord(record::Record record, const QString& id) {
    if (const auto draft = Draft::from(record))
        deploy(*draft, id, true);
    else
        beginMatch(Match::resume(std::move(record)), id);
}

ReviewPage* MainWindow::Parts::makeReview(record::Record record, ReviewPage::Keep keep) {
    lastKind = &record.kind();
    auto* page = new ReviewPage(std::move(record), std::move(keep), services, *actions, stack);
    connect(page, &ReviewPage::stateChanged, &window, [this] { refreshActions(); });
    return page;
}

/// A finished game to look back at, another to go on with. A game with secrets that is not over is never
/// looked back at.
void MainWindow::Parts::openFrom(const QString& file, std::size_t place, record::Record record) {
    settle(record);
    if (!record.isFinished()) {
        openRecord(std::move(record), services.unfinished.newId());
        return;
    }
    const bool isLgr =
        record::formatOf(native(file)).value_or(record::FileFormat::Lgr) == record::FileFormat::Lgr;
    ReviewPage::Keep keep;
    if (isLgr) {
        keep = [file, place](const record::Record& changed) { return writeBack(file, place, changed); };
    }
    restart(makeReview(std::move(record), std::move(keep)));
}

void MainWindow::Parts::openFromLibrary(std::int64_t id) {
    auto record = services.library.load(id);
    if (!record) {
        tell(MainWindow::tr("The game cannot be read"), errorSentence(record.error()));
        return;
    }
    enter(*makeReview(std::move(*record), keepInLibrary(id)));
}

ReviewPage::Keep MainWindow::Parts::keepInLibrary(std::int64_t id) {
    return [&library = services.library, id](const record::Record& changed) {
        return library.replace(id, changed);
    };
}

/// What was copied elsewhere, to look at; a game with secrets that is not over, to play.
void MainWindow::Parts::paste() {
    auto record = recordFromPaste(QGuiApplication::clipboard()->text());
    if (record) settle(*record);
    if (!record)
        tell(MainWindow::tr("What was copied cannot be opened"), errorSentence(record.error()));
    else if (record::mayBeShown(*record))
        enter(*makeReview(std::move(*record), {}));
    else
        openRecord(std::move(*record), services.unfinished.newId());
}

void MainWindow::Parts::choose(const QString& file, Games games) {
    auto* chooser = new GameChooser(file, games, &window);
    auto kept = std::make_shared<Games>(std::move(games));
    connect(chooser, &GameChooser::chosen, &window, [this, kept, file](int game) {
        const auto place = static_cast<std::size_t>(game);
        openFrom(file, place, std::move(*(*kept)[place]));
    });
    chooser->open();
}

void MainWindow::Parts::tell(const QString& title, const QString& text) {
    auto* message = new Question({title, text, MainWindow::tr("Close"), {}}, &window);
    message->setObjectName("message");
    message->open();
}

void MainWindow::Parts::askForFile() {
    auto* dialog = new QFileDialog(&window, MainWindow::tr("Open a game"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({MainWindow::tr("Games (*.lgr *.txt *.xml)"), MainWindow::tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, &window, &MainWindow::open);
    dialog->open();
}

// The window.

MainWindow::MainWindow(const Services& services) {
    setObjectName("mainWindow");
    setMinimumSize(leastSize);
    resize(firstSize.boundedTo(screen()->availableSize() - frameRoom));
    fileFinishedGames(services.unfinished, services.library);
    parts_ = std::make_unique<Parts>(*this, services);
    restoreGeometry(services.settings.windowGeometry());
}

MainWindow::~MainWindow() {
    // Pages put their games away while the services that they use are still there.
    delete takeCentralWidget();
}

PlayPage* MainWindow::playPage() const {
    return parts_ ? qobject_cast<PlayPage*>(parts_->current()) : nullptr;
}

ReviewPage* MainWindow::reviewPage() const {
    return parts_ ? qobject_cast<ReviewPage*>(parts_->current()) : nullptr;
}

void MainWindow::review(record::Record record, std::function<Result<void>(const record::Record&)> keep) {
    parts_->enter(*parts_->makeReview(std::move(record), std::move(keep)));
}

void MainWindow::showHome() {
    parts_->restart(nullptr);
}

void MainWindow::showNewGame(const GameKind& kind) {
    parts_->lastKind = &kind;
    auto* page = new NewGamePage(kind, parts_->services, parts_->stack);
    connect(page, &NewGamePage::startRequested, this, &MainWindow::start);
    if (auto* former = qobject_cast<NewGamePage*>(parts_->current())) {
        parts_->trail.pop_back();
        parts_->enter(*page);
        parts_->discard(former);
    } else {
        parts_->enter(*page);
    }
}

void MainWindow::showLibrary() {
    if (parts_->bringUp<LibraryPage>()) return;
    auto* page = new LibraryPage(parts_->services, parts_->stack);
    connect(page, &LibraryPage::opened, this, [this](std::int64_t id) { parts_->openFromLibrary(id); });
    parts_->enter(*page);
}

void MainWindow::showSettings() {
    if (!parts_->bringUp<SettingsPage>()) parts_->enter(*new SettingsPage(parts_->services, parts_->stack));
}

void MainWindow::showHelp() {
    const GameKind& kind = parts_->kindOnScreen();
    auto* page = parts_->bringUp<HelpPage>();
    if (!page) {
        page = new HelpPage(parts_->services, parts_->stack);
        parts_->enter(*page);
    }
    page->showRules(kind);
}

void MainWindow::showShortcuts() {
    showHelp();
    qobject_cast<HelpPage*>(parts_->current())->showShortcuts();
}

void MainWindow::start(const MatchSetup& chosen) {
    MatchSetup setup = chosen;
    if (setup.setups[0].isEmpty()) Computer::deploy(setup);
    const bool deploys = setup.kind->hidden && (setup.setups[0].isEmpty() || setup.setups[1].isEmpty());
    const QString id = parts_->services.unfinished.newId();
    if (!deploys) {
        parts_->beginMatch(Match::begin(setup), id);
        return;
    }
    Draft draft;
    draft.letters = std::exchange(setup.setups, {});
    draft.deploying = draft.letters[0].isEmpty() ? Side::First : Side::Second;
    draft.setup = setup;
    parts_->deploy(draft, id, false);
}

void MainWindow::resume(const QString& id) {
    auto record = parts_->services.unfinished.load(id);
    if (record)
        parts_->openRecord(std::move(*record), id);
    else
        parts_->tell(tr("The game cannot be read"), errorSentence(record.error()));
}

void MainWindow::open(const QString& file) {
    if (QFileInfo(file).size() > mostToRead) {
        showLibrary();
        qobject_cast<LibraryPage*>(parts_->current())->importFiles({file});
        return;
    }
    Games games = readGames(file);
    const auto readable =
        std::find_if(games.begin(), games.end(), [](const auto& game) { return game.has_value(); });
    if (readable == games.end()) {
        parts_->tell(tr("The file cannot be opened"),
                     tr("%1: %2").arg(QFileInfo(file).fileName(), errorSentence(games.front().error())));
    } else if (games.size() == 1) {
        parts_->openFrom(file, 0, std::move(**readable));
    } else {
        parts_->choose(file, std::move(games));
    }
}

void MainWindow::summon() {
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

/// Why a game on the trail would be lost; empty: none would.
QString MainWindow::Parts::trouble() const {
    for (QWidget* page : trail)
        if (auto* play = qobject_cast<PlayPage*>(page); play && !play->trouble().isEmpty())
            return play->trouble();
    return {};
}

/// Before a game is left that cannot be kept. Whether it has asked: what is to follow then waits for a yes.
bool MainWindow::Parts::asksBeforeLosing(const std::function<void()>& goOn,
                                         const std::function<void()>& stay) {
    if (mayLose || trouble().isEmpty()) return false;
    auto* question =
        new Question({MainWindow::tr("Leave the game?"),
                      MainWindow::tr("%1 What has been played since then will be lost.").arg(trouble()),
                      MainWindow::tr("Leave"), MainWindow::tr("Stay"), true},
                     &window);
    connect(question, &QDialog::accepted, &window, [this, goOn] {
        mayLose = true;
        goOn();
        mayLose = false;
    });
    if (stay) connect(question, &QDialog::rejected, &window, stay);
    question->open();
    return true;
}

/// The first page on the trail with changes that are not saved; null when there is none.
ReviewPage* MainWindow::Parts::unsaved() const {
    for (QWidget* page : trail)
        if (auto* review = qobject_cast<ReviewPage*>(page); review && review->isModified()) return review;
    return nullptr;
}

/// Before changes are left that are not saved. Whether it has asked: what is to follow then waits for an
/// answer.
bool MainWindow::Parts::asksToSave(ReviewPage* review, const std::function<void()>& goOn,
                                   const std::function<void()>& stay) {
    if (!review || !review->isModified()) return false;
    auto* question =
        new Question({MainWindow::tr("Save the changes?"),
                      MainWindow::tr("Comments, marks or variations of this game are not saved."),
                      MainWindow::tr("Save"), MainWindow::tr("Cancel"), false, MainWindow::tr("Do not save")},
                     &window);
    connect(question, &QDialog::finished, review, [review, goOn, stay](int answer) {
        if (answer == QDialog::Accepted) {
            review->save(goOn);
        } else if (answer == Question::Other) {
            review->review().setSaved();
            goOn();
        } else if (stay) {
            stay();
        }
    });
    question->open();
    return true;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (parts_->asksBeforeLosing([this] { close(); }) ||
        parts_->asksToSave(parts_->unsaved(), [this] { close(); }, {})) {
        event->ignore();
        return;
    }
    parts_->services.settings.setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (!parts_) return;
    if (event->type() == QEvent::LanguageChange) {
        parts_->actions->retranslate();
        parts_->refreshTitle();
    }
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::WindowStateChange) {
        parts_->refreshActions();
    }
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    QWidget* page = parts_->current();
    const bool mayLeave = qobject_cast<LibraryPage*>(page) || qobject_cast<SettingsPage*>(page) ||
                          qobject_cast<HelpPage*>(page) || qobject_cast<NewGamePage*>(page);
    if (event->key() == Qt::Key_Escape && mayLeave)
        parts_->leave();
    else
        QMainWindow::keyPressEvent(event);
}

}  // namespace leuctra::ui
