// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/review/review_page.h"

#include "board/board_scene.h"
#include "board/board_view.h"
#include "board/game_ui.h"
#include "exports/clipboard.h"
#include "exports/export_dialog.h"
#include "match/record_tags.h"
#include "models/move_tree_model.h"
#include "models/play_text.h"
#include "pages/error_sentence.h"
#include "pages/play/explanation.h"
#include "pages/player_name.h"
#include "pages/record_file.h"
#include "pages/review/game_graph.h"
#include "pages/review/live_lines.h"
#include "pages/review/move_tree.h"
#include "pages/review/note_editor.h"
#include "pages/review/review_panel.h"
#include "pages/side_width.h"
#include "players/engines.h"
#include "review/analysis.h"
#include "review/course.h"
#include "review/judgement.h"
#include "review/live_analysis.h"
#include "review/review.h"
#include "storage/settings.h"
#include "theme/appearance.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QShortcut>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <array>

namespace leuctra::ui {

using namespace std::chrono_literals;

namespace {

constexpr int manyPlies = 10;
constexpr int wheelStep = 120;  // eighths of a degree of one notch
constexpr auto pace = 1200ms;   // between plays at speed 1
constexpr std::array speeds = {0.5, 1.0, 2.0, 4.0};
constexpr engine::Limits usualLimits{600ms, {}, 400000, {}};

std::optional<int> markOf(ReviewAction action) {
    const int mark = static_cast<int>(action) - static_cast<int>(ReviewAction::MarkGood) + 1;
    return mark >= 1 && mark <= judgementMarks ? std::optional(mark) : std::nullopt;
}

}  // namespace

struct ReviewPage::Parts {
    Parts(ReviewPage& owner, record::Record record, Keep kept, const Services& handed, Actions& actions);

    void layOut();
    void connectAll();
    void connectCursor();
    void connectEngines();

    void play(const QString& text);
    void playLine(const std::vector<std::string>& plays);
    void shownChanged(Review::Step step, const std::shared_ptr<const Transition>& transition);
    void showAtOnce();
    void lineChanged();
    void notesChanged();
    void follow();
    void describe();
    QString nameOf(Side side) const;
    QString verdict() const;
    QString worthNow() const;
    static QString markWord(int mark);
    void showArrows();
    void showLive();
    void analyse();
    void setPlayingOn(bool on);
    void playOn();
    void nextSpeed();
    void walk(int plies);
    void goToPly(int ply);
    void refresh();
    void save(const std::function<void()>& then, bool elsewhere);
    void written(const Result<void>& result, const std::function<void()>& then);

    ReviewPage& page;
    Services services;
    std::unique_ptr<Review> review;
    Keep keep;
    const GameUi& game;
    const players::EngineKind* kind;
    std::unique_ptr<BoardScene> scene;
    std::unique_ptr<MoveTreeModel> model;
    QWidget* content;
    BoardView* board;
    ReviewPanel* panel;
    Analysis* analysis = nullptr;
    LiveAnalysis* live = nullptr;
    Deductions* deductions;
    engine::Limits limits = usualLimits;
    std::vector<CoursePoint> course;
    QTimer timer;
    std::size_t speed = 1;
    int wheel = 0;
};

ReviewPage::Parts::Parts(ReviewPage& owner, record::Record record, Keep kept, const Services& handed,
                         Actions& actions)
    : page(owner),
      services(handed),
      review(std::make_unique<Review>(std::move(record))),
      keep(std::move(kept)),
      game(uiOf(review->kind())),
      kind(players::engineFor(review->kind().id)),
      scene(game.makeScene(services.appearance)),
      model(std::make_unique<MoveTreeModel>(*review)),
      content(new QWidget(&owner)),
      board(new BoardView(*scene, content)),
      panel(new ReviewPanel(*review, *model, actions, kind != nullptr, services.appearance, content)),
      deductions(game.makeDeductions(*board)) {}

void ReviewPage::Parts::layOut() {
    auto* whole = new QVBoxLayout(&page);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(content);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(Theme::small, Theme::small, Theme::medium, Theme::small);
    row->setSpacing(Theme::medium);
    row->addWidget(board, 1);
    row->addWidget(panel);
    board->setArrowsMoveCursor(false);
}

void ReviewPage::Parts::connectAll() {
    const Review* r = review.get();
    connect(scene.get(), &BoardScene::playChosen, &page, [this](const QString& text) { play(text); });
    connect(scene.get(), &BoardScene::refused, &panel->explanation(), &Explanation::setRefusal);
    connect(scene.get(), &BoardScene::hinted, &panel->explanation(), &Explanation::setHint);
    connect(scene.get(), &BoardScene::settled, &page, [this] { describe(); });
    connect(r, &Review::shownChanged, &page,
            [this](Review::Step step, const auto& transition) { shownChanged(step, transition); });
    connect(r, &Review::viewerChanged, &page, [this] { showAtOnce(); });
    connect(r, &Review::treeChanged, &page, [this] { lineChanged(); });
    connect(r, &Review::nodeChanged, &page, [this] { notesChanged(); });
    connect(r, &Review::modifiedChanged, &page, [this] { refresh(); });
    connect(&review->edits(), &QUndoStack::indexChanged, &page, [this] { refresh(); });
    connect(panel, &ReviewPanel::plyChosen, &page, [this](int ply) { goToPly(ply); });
    connect(panel, &ReviewPanel::speedPressed, &page, [this] { nextSpeed(); });
    connect(panel, &ReviewPanel::eyesChosen, &page, [this](std::optional<Side> viewer) {
        review->setViewer(viewer);
        if (viewer) scene->setBottom(*viewer);
    });
    connect(&panel->tree(), &MoveTree::chosen, &page, [this](const record::Node* node) {
        setPlayingOn(false);
        review->goTo(*node);
    });
    connect(&panel->live(), &LiveLines::lineChosen, &page, [this](const auto& plays) { playLine(plays); });
    connect(&timer, &QTimer::timeout, &page, [this] { playOn(); });
    connect(&services.appearance, &Appearance::changed, &page, [this] { page.resizeEvent(nullptr); });
    connectCursor();
    if (kind) connectEngines();
}

/// The keys that move the cursor over the board do so wherever the focus is.
void ReviewPage::Parts::connectCursor() {
    struct Arrow {
        Qt::Key key;
        int right;
        int up;
    };
    for (const Arrow arrow : {Arrow{Qt::Key_Left, -1, 0}, Arrow{Qt::Key_Right, 1, 0}, Arrow{Qt::Key_Up, 0, 1},
                              Arrow{Qt::Key_Down, 0, -1}}) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | arrow.key), &page);
        connect(shortcut, &QShortcut::activated, &page, [this, arrow] {
            board->setFocus(Qt::OtherFocusReason);
            board->moveCursor(arrow.right, arrow.up);
        });
    }
}

void ReviewPage::Parts::connectEngines() {
    live = new LiveAnalysis(*review, *kind, content);
    connect(live, &LiveAnalysis::changed, &page, [this] { showLive(); });
}

// What the person does.

void ReviewPage::Parts::play(const QString& text) {
    setPlayingOn(false);
    panel->note().commit();
    if (const auto result = review->play(text); !result)
        panel->explanation().setRefusal(errorSentence(result.error()));
}

void ReviewPage::Parts::playLine(const std::vector<std::string>& plays) {
    panel->note().commit();
    // What an engine expects of pieces that it cannot see need not come to pass: as far as it does.
    std::vector<std::string> possible;
    const auto state = review->state().clone();
    for (const std::string& one : plays) {
        if (!state->play(one)) break;
        possible.push_back(one);
    }
    static_cast<void>(review->playLine(possible));
}

void ReviewPage::Parts::walk(int plies) {
    setPlayingOn(false);
    panel->note().commit();
    review->walk(plies);
}

void ReviewPage::Parts::goToPly(int ply) {
    setPlayingOn(false);
    panel->note().commit();
    const auto line = review->line();
    const auto place = static_cast<std::size_t>(std::clamp<int>(ply, 0, static_cast<int>(line.size()) - 1));
    review->goTo(*line[place]);
}

void ReviewPage::Parts::setPlayingOn(bool on) {
    if (on == timer.isActive()) return;
    if (on)
        timer.start(std::chrono::milliseconds(int(pace.count() / speeds[speed])));
    else
        timer.stop();
    refresh();
}

void ReviewPage::Parts::playOn() {
    if (scene->isAnimating()) return;
    if (review->shown().next())
        review->walk(1);
    else
        setPlayingOn(false);
}

void ReviewPage::Parts::nextSpeed() {
    speed = (speed + 1) % speeds.size();
    panel->setSpeed(tr("%1×").arg(QLocale().toString(speeds[speed])));
    if (!timer.isActive()) return;
    setPlayingOn(false);
    setPlayingOn(true);
}

void ReviewPage::Parts::save(const std::function<void()>& then, bool elsewhere) {
    panel->note().commit();
    if (keep && !elsewhere) {
        written(keep(review->record()), then);
        return;
    }
    chooseRecordFile(review->record(), page, [this, then](const QString& file) {
        keep = [file](const record::Record& record) { return writeRecordFile(record, file); };
        written(keep(review->record()), then);
    });
}

void ReviewPage::Parts::written(const Result<void>& result, const std::function<void()>& then) {
    if (!result) {
        tellNotSaved(result.error(), page);
        return;
    }
    review->setSaved();
    if (then) then();
}

// What is shown.

void ReviewPage::Parts::shownChanged(Review::Step step, const std::shared_ptr<const Transition>& transition) {
    if (step == Review::Step::Jump)
        scene->showView(review->view());
    else
        scene->animate(transition, review->view(), step == Review::Step::Back);
    follow();
}

void ReviewPage::Parts::showAtOnce() {
    scene->showView(review->view());
    panel->refreshPlayers();
    follow();
    notesChanged();
    showLive();
}

void ReviewPage::Parts::follow() {
    scene->setLastPlay(review->lastPlay());
    const auto line = review->line();
    const bool known = course.size() == line.size() && course.back().node == line.back();
    if (!known) lineChanged();
    panel->setPly(review->shown().ply(), static_cast<int>(line.size()) - 1);
    panel->tree().showNode(review->shown());
    panel->game().showView(review->view());
    describe();
    showArrows();
    refresh();
}

void ReviewPage::Parts::lineChanged() {
    course = courseOf(*review);
    panel->graph().setCourse(course);
    panel->setPly(review->shown().ply(), static_cast<int>(course.size()) - 1);
    panel->tree().showNode(review->shown());
    panel->refreshPlayers();
    showArrows();
    refresh();
}

void ReviewPage::Parts::notesChanged() {
    refreshNotes(course, *review);
    panel->graph().setCourse(course);
    panel->tree().showNode(review->shown());
    describe();
    showArrows();
    refresh();
}

void ReviewPage::Parts::describe() {
    // What an attack brings is told when it has been seen.
    if (scene->isAnimating()) return;
    const auto& record = review->record();
    if (!review->shown().parent) {
        const Side begins = record.start().sideToMove();
        QStringList words{tr("%1 begins: %2.").arg(game.sideName(begins), nameOf(begins))};
        if (kind && !record.root().evaluation)
            words << tr("“Analyse” finds where it was won and lost.");
        else if (record.kind().hidden)
            words << tr("Each curve is what one side could think, from what it knew.");
        panel->explanation().setState(words.join(u' '));
        return;
    }
    QStringList sentences{game.playSentence(*review->lastPlay())};
    const auto outcome = review->state().outcome();
    const bool atTheEnd = &review->shown() == &record.last();
    if (const auto end = outcome ? outcome : atTheEnd ? record.outcome() : std::nullopt) {
        const std::array names{nameOf(Side::First), nameOf(Side::Second)};
        sentences << game.outcomeSentence(*end, names);
    }
    QStringList lines{sentences.join(u' '), verdict()};
    if (lines.back().isEmpty()) lines.back() = worthNow();
    lines.removeAll({});
    panel->explanation().setState(lines.join(u'\n'));
}

QString ReviewPage::Parts::nameOf(Side side) const {
    return playerName(review->kind(), side, playerOf(review->record(), side));
}

/// What is to be said of the play shown: its mark, and the better one.
QString ReviewPage::Parts::verdict() const {
    const record::Node& node = review->shown();
    const auto mark = judgementMark(node);
    const Side player = opponent(review->state().sideToMove());
    const auto* better = betterPlay(node, player, game);
    if (!better || !review->mayTell(player)) return {};
    const QString worth = evaluationText(*better->evaluation, game);
    const QString play = playText(better->play);
    if (review->kind().hidden)
        return tr("%1: from what %2 knew, %3 was better (%4).")
            .arg(markWord(*mark), game.sideName(player), play, worth);
    if (!node.evaluation) return tr("%1: %2 was better (%3).").arg(markWord(*mark), play, worth);
    return tr("%1: %2 was better (%3 instead of %4).")
        .arg(markWord(*mark), play, worth, evaluationText(*node.evaluation, game));
}

/// What the engine thinks of the position shown.
QString ReviewPage::Parts::worthNow() const {
    const auto& evaluation = review->shown().evaluation;
    const Side knower = knowerOf(review->shown(), review->state().sideToMove());
    if (!evaluation || !review->mayTell(knower)) return {};
    const QString worth = evaluationText(*evaluation, game);
    return review->kind().hidden ? tr("%1 could think: %2.").arg(game.sideName(knower), worth)
                                 : tr("Evaluation: %1.").arg(worth);
}

QString ReviewPage::Parts::markWord(int mark) {
    return mark == 6 ? tr("Doubtful (?!)") : mark == 2 ? tr("Bad (?)") : tr("Losing (?\?)");
}

/// The engine's plays while it thinks aloud; otherwise the better play in place of a mistake, before it and
/// after it.
void ReviewPage::Parts::showArrows() {
    std::vector<BoardArrow> arrows;
    const auto add = [&](const std::string& play, bool past) {
        auto arrow = scene->arrowOf(QString::fromStdString(play));
        if (!arrow) return;
        arrow->past = past;
        arrow->weak = !arrows.empty();
        arrows.push_back(*arrow);
    };
    const Side toMove = review->state().sideToMove();
    const record::Node& shown = review->shown();
    const auto betterThan = [&](const record::Node* play, Side player) {
        return play && review->mayTell(player) ? betterPlay(*play, player, game) : nullptr;
    };
    if (live && live->isOn()) {
        for (const engine::Info& line : live->lines())
            if (review->mayTell(toMove) && !line.line.empty()) add(line.line.front(), false);
    } else if (const auto* ahead = betterThan(shown.next(), toMove)) {
        add(ahead->play, false);
    } else if (const auto* instead = betterThan(&shown, opponent(toMove))) {
        add(instead->play, true);
    }
    scene->setArrows(std::move(arrows));
}

void ReviewPage::Parts::showLive() {
    if (!live) return;
    const Side toMove = review->state().sideToMove();
    const QString name = game.sideName(toMove);
    if (review->state().outcome())
        panel->live().showNone(tr("The game is over"));
    else if (!review->mayTell(toMove))
        panel->live().showNone(tr("What %1 could think is not shown").arg(name));
    else
        panel->live().show(live->lines(), toMove,
                           review->kind().hidden ? tr("from what %1 knew").arg(name) : QString());
    showArrows();
}

/// Begins, or stops what runs.
void ReviewPage::Parts::analyse() {
    if (analysis && analysis->isRunning()) {
        analysis->cancel();
        return;
    }
    delete analysis;
    analysis = new Analysis(*review, *kind, limits, content);
    connect(analysis, &Analysis::progressed, &page,
            [this] { panel->setProgress(analysis->done(), analysis->total()); });
    connect(analysis, &Analysis::runningChanged, &page, [this] {
        if (!analysis->isRunning()) panel->setProgress(0, 0);
        refresh();
    });
    analysis->start();
}

void ReviewPage::Parts::refresh() {
    const auto viewer = review->viewer();
    const bool ownTurn = !viewer || *viewer == review->state().sideToMove();
    scene->setInteractive(ownTurn && !review->state().outcome());
    emit page.stateChanged();
}

// The page.

ReviewPage::ReviewPage(record::Record record, Keep keep, const Services& services, Actions& actions,
                       QWidget* parent)
    : QWidget(parent),
      parts_(std::make_unique<Parts>(*this, std::move(record), std::move(keep), services, actions)) {
    setObjectName("reviewPage");
    parts_->layOut();
    parts_->connectAll();
    parts_->panel->setSpeed(tr("%1×").arg(1));
    parts_->lineChanged();
    parts_->showAtOnce();
    parts_->board->setFocus(Qt::OtherFocusReason);
    setFocusProxy(parts_->board);
}

ReviewPage::~ReviewPage() {
    // What goes now must not be followed any more.
    parts_->review->disconnect(this);
    parts_->review->edits().disconnect(this);
    parts_->scene->disconnect(this);
    // Widgets look at the scene, the model and the review until they are gone.
    delete parts_->content;
}

Review& ReviewPage::review() {
    return *parts_->review;
}

bool ReviewPage::isModified() {
    parts_->panel->note().commit();
    return parts_->review->isModified();
}

void ReviewPage::save(const std::function<void()>& then) {
    parts_->save(then, false);
}

void ReviewPage::setLimits(const engine::Limits& analysis, const engine::Limits& live) {
    parts_->limits = analysis;
    if (parts_->live) parts_->live->setLimits(live);
}

bool ReviewPage::can(ReviewAction action) const {
    const Review& review = *parts_->review;
    const record::Node& shown = review.shown();
    switch (action) {
        case ReviewAction::ToStart:
        case ReviewAction::Back:
        case ReviewAction::TenBack:
            return shown.parent;
        case ReviewAction::Forward:
        case ReviewAction::ToEnd:
        case ReviewAction::TenForward:
            return shown.next();
        case ReviewAction::PlayOn:
            return shown.next() || parts_->timer.isActive();
        case ReviewAction::VariationAbove:
            return review.variation(-1);
        case ReviewAction::VariationBelow:
            return review.variation(1);
        case ReviewAction::Analyse:
        case ReviewAction::Live:
            return parts_->kind;
        case ReviewAction::Deductions:
            return parts_->deductions && review.viewer();
        case ReviewAction::Promote:
            return review.mayPromote();
        case ReviewAction::Remove:
            return shown.parent;
        case ReviewAction::Undo:
            return parts_->review->edits().canUndo();
        case ReviewAction::Redo:
            return parts_->review->edits().canRedo();
        case ReviewAction::NoMark:
            return judgementMark(shown).has_value();
        case ReviewAction::Flip:
        case ReviewAction::Comment:
        case ReviewAction::Save:
        case ReviewAction::SaveAs:
        case ReviewAction::Export:
        case ReviewAction::CopyPosition:
        case ReviewAction::CopyMoves:
            return true;
        default:
            return shown.parent;  // marks
    }
}

bool ReviewPage::isOn(ReviewAction action) const {
    if (const auto mark = markOf(action)) return judgementMark(parts_->review->shown()) == mark;
    switch (action) {
        case ReviewAction::PlayOn:
            return parts_->timer.isActive();
        case ReviewAction::Analyse:
            return parts_->analysis && parts_->analysis->isRunning();
        case ReviewAction::Live:
            return parts_->live && parts_->live->isOn();
        case ReviewAction::Deductions:
            return parts_->deductions && parts_->deductions->isOn();
        default:
            return false;
    }
}

void ReviewPage::trigger(ReviewAction action) {
    if (!can(action)) return;
    Review& review = *parts_->review;
    parts_->panel->note().commit();
    if (action != ReviewAction::PlayOn) parts_->setPlayingOn(false);
    if (const auto mark = markOf(action)) {
        review.setMark(review.shown(), isOn(action) ? std::nullopt : mark);
        return;
    }
    switch (action) {
        case ReviewAction::ToStart:
            review.toStart();
            break;
        case ReviewAction::Back:
            review.walk(-1);
            break;
        case ReviewAction::Forward:
            review.walk(1);
            break;
        case ReviewAction::ToEnd:
            review.toEnd();
            break;
        case ReviewAction::TenBack:
            review.walk(-manyPlies);
            break;
        case ReviewAction::TenForward:
            review.walk(manyPlies);
            break;
        case ReviewAction::VariationAbove:
            review.toVariation(-1);
            break;
        case ReviewAction::VariationBelow:
            review.toVariation(1);
            break;
        case ReviewAction::PlayOn:
            parts_->setPlayingOn(!parts_->timer.isActive());
            break;
        case ReviewAction::Flip:
            parts_->scene->setBottom(opponent(parts_->scene->bottom()));
            break;
        case ReviewAction::Analyse:
            parts_->analyse();
            break;
        case ReviewAction::Live:
            parts_->live->setOn(!parts_->live->isOn());
            parts_->panel->setLiveShown(parts_->live->isOn());
            parts_->refresh();
            break;
        case ReviewAction::Deductions:
            parts_->deductions->setOn(!parts_->deductions->isOn());
            parts_->refresh();
            break;
        case ReviewAction::Promote:
            review.promote();
            break;
        case ReviewAction::Remove:
            review.remove();
            break;
        case ReviewAction::Comment:
            parts_->panel->startWriting();
            break;
        case ReviewAction::NoMark:
            review.setMark(review.shown(), std::nullopt);
            break;
        case ReviewAction::Undo:
            review.edits().undo();
            break;
        case ReviewAction::Redo:
            review.edits().redo();
            break;
        case ReviewAction::Save:
            parts_->save({}, false);
            break;
        case ReviewAction::SaveAs:
            parts_->save({}, true);
            break;
        case ReviewAction::Export:
            (new ExportDialog(review.record(), {review.shown(), parts_->scene->bottom(), review.viewer()},
                              parts_->services.appearance, window()))
                ->open();
            break;
        case ReviewAction::CopyPosition:
            copyPosition(review.record(), review.shown(), review.viewer());
            break;
        case ReviewAction::CopyMoves:
            copyMoves(review.record(), review.shown());
            break;
        default:
            break;
    }
}

void ReviewPage::resizeEvent(QResizeEvent*) {
    parts_->panel->setFixedWidth(sidePanelWidth(width(), parts_->services.settings.textPercent()));
}

void ReviewPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        parts_->panel->retranslate();
        parts_->model->refresh();
        parts_->lineChanged();
        parts_->describe();
    }
    QWidget::changeEvent(event);
}

void ReviewPage::wheelEvent(QWheelEvent* event) {
    parts_->wheel += event->angleDelta().y();
    const int notches = parts_->wheel / wheelStep;
    parts_->wheel -= notches * wheelStep;
    if (notches != 0) parts_->walk(-notches);
    event->accept();
}

}  // namespace leuctra::ui
