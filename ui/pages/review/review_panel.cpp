// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/review/review_panel.h"

#include "actions.h"
#include "board/game_ui.h"
#include "models/move_tree_model.h"
#include "pages/play/explanation.h"
#include "pages/review/game_graph.h"
#include "pages/review/live_lines.h"
#include "pages/review/move_tree.h"
#include "pages/review/note_editor.h"
#include "pages/review/players_line.h"
#include "theme/appearance.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QSlider>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace leuctra::ui {

namespace {

constexpr int buttonsPerRow = 6;
/// With fewer moves in sight they are better alone.
constexpr int comfortableRows = 9;
/// In the order in which they stand; the speed takes what is left of the first row.
constexpr ReviewAction walking[] = {ReviewAction::ToStart, ReviewAction::Back, ReviewAction::PlayOn,
                                    ReviewAction::Forward, ReviewAction::ToEnd};
constexpr ReviewAction doing[] = {ReviewAction::Analyse, ReviewAction::Live, ReviewAction::Promote,
                                  ReviewAction::Remove, ReviewAction::Save};

int heightOf(const QWidget& widget, int width) {
    const QLayout* layout = widget.layout();
    if (layout && layout->hasHeightForWidth()) return layout->totalMinimumHeightForWidth(width);
    return widget.minimumSizeHint().height();
}

}  // namespace

ReviewPanel::ReviewPanel(Review& review, MoveTreeModel& model, Actions& actions, bool hasEngine,
                         const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      review_(review),
      appearance_(appearance),
      players_(new PlayersLine(review.record(), appearance, this)),
      graph_(new GameGraph(uiOf(review.kind()), appearance, this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      tabs_(new QTabBar(this)),
      tree_(new MoveTree(model, appearance, this)),
      note_(new NoteEditor(review, actions, this)),
      game_(uiOf(review.kind()).makePanel(appearance, this)),
      live_(new LiveLines(uiOf(review.kind()), appearance, this)),
      explanation_(new Explanation(appearance, this)),
      progressText_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      speed_(new QToolButton(this)) {
    setObjectName("reviewPanel");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::small);
    column->addWidget(players_);
    if (review.kind().hidden) column->addLayout(makeEyes(actions));
    column->addLayout(makeCourse());
    column->addLayout(makeProgress(actions));
    column->addWidget(makeMiddle(), 1);
    column->addWidget(live_);
    column->addWidget(explanation_);
    column->addLayout(makeButtons(actions, hasEngine));
    live_->hide();
    setProgress(0, 0);
    connect(tabs_, &QTabBar::currentChanged, this, &ReviewPanel::arrange);
    connect(&appearance_, &Appearance::changed, this, &ReviewPanel::arrange);
    retranslate();
}

QToolButton* ReviewPanel::makeButton(QAction& action) {
    auto* button = new QToolButton(this);
    button->setDefaultAction(&action);
    button->setObjectName(action.objectName());
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setIconSize({Theme::iconSize, Theme::iconSize});
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // A click leaves the keys with the board.
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QLayout* ReviewPanel::makeEyes(Actions& actions) {
    eyes_ = new QComboBox(this);
    eyes_->setObjectName("eyes");
    for (int i = 0; i < 3; ++i)
        eyes_->addItem({});
    connect(eyes_, &QComboBox::activated, this, [this](int index) {
        emit eyesChosen(index == 0 ? std::nullopt : std::optional(index == 1 ? Side::First : Side::Second));
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(Theme::small);
    row->addWidget(eyes_, 1);
    QToolButton* deduce = makeButton(*actions.of(ReviewAction::Deductions));
    deduce->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    row->addWidget(deduce);
    return row;
}

QLayout* ReviewPanel::makeCourse() {
    slider_->setObjectName("plySlider");
    // The keys that would move it walk anyway.
    slider_->setFocusPolicy(Qt::NoFocus);
    slider_->setPageStep(10);
    connect(slider_, &QSlider::valueChanged, this, &ReviewPanel::plyChosen);
    connect(graph_, &GameGraph::plyChosen, this, &ReviewPanel::plyChosen);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(graph_);
    column->addWidget(slider_);
    return column;
}

QLayout* ReviewPanel::makeProgress(Actions& actions) {
    progressText_->setObjectName("analysisProgress");
    progressText_->setProperty("quiet", true);
    progressText_->setProperty("textSize", "small");
    progress_->setTextVisible(false);
    stop_ = makeButton(*actions.of(ReviewAction::Analyse));
    stop_->setObjectName("stopAnalysis");
    stop_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* words = new QVBoxLayout;
    words->setSpacing(Theme::tiny);
    words->addWidget(progressText_);
    words->addWidget(progress_);
    auto* row = new QHBoxLayout;
    row->setSpacing(Theme::small);
    row->addLayout(words, 1);
    row->addWidget(stop_);
    return row;
}

QWidget* ReviewPanel::makeMiddle() {
    tabs_->setObjectName("panelTabs");
    tabs_->setExpanding(false);
    for (int i = 0; i < 3; ++i)
        tabs_->addTab({});
    auto* inside = new QWidget;
    inside->setObjectName("page");
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::small);
    column->addWidget(tabs_);
    column->addWidget(tree_, 3);
    column->addWidget(note_, 1);
    column->addWidget(game_);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setMinimumHeight(0);
    area->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    area->setWidget(inside);
    middle_ = area;
    return area;
}

QLayout* ReviewPanel::makeButtons(Actions& actions, bool hasEngine) {
    auto* grid = new QGridLayout;
    grid->setSpacing(Theme::small);
    int column = 0;
    for (const ReviewAction action : walking)
        grid->addWidget(makeButton(*actions.of(action)), 0, column++);
    speed_->setObjectName("speed");
    speed_->setFocusPolicy(Qt::TabFocus);
    speed_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(speed_, &QToolButton::clicked, this, &ReviewPanel::speedPressed);
    grid->addWidget(speed_, 0, column, 1, buttonsPerRow - column);
    column = 0;
    for (const ReviewAction action : doing) {
        const bool needsEngine = action == ReviewAction::Analyse || action == ReviewAction::Live;
        if (needsEngine && !hasEngine) continue;
        QToolButton* button = makeButton(*actions.of(action));
        const int columns = action == ReviewAction::Analyse ? 2 : 1;
        if (columns > 1) {
            analyse_ = button;
            button->setProperty("textSize", "small");
            button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        }
        grid->addWidget(button, 1, column, 1, columns);
        column += columns;
    }
    for (column = 0; column < buttonsPerRow; ++column)
        grid->setColumnStretch(column, 1);
    return grid;
}

void ReviewPanel::setPly(int ply, int plies) {
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, plies);
    slider_->setValue(ply);
    graph_->setShown(ply);
}

void ReviewPanel::setProgress(int done, int total) {
    const bool runs = total > 0;
    progress_->setVisible(runs);
    progressText_->setVisible(runs);
    stop_->setVisible(runs);
    progress_->setRange(0, std::max(total, 1));
    progress_->setValue(done);
    progressText_->setText(tr("Analysing: %1 of %2 positions").arg(done).arg(total));
    arrange();
}

void ReviewPanel::setLiveShown(bool shown) {
    live_->setVisible(shown);
    arrange();
}

void ReviewPanel::setSpeed(const QString& speed) {
    speed_->setText(speed);
    speed_->setToolTip(tr("Speed of the plays: %1").arg(speed));
    speed_->setAccessibleName(speed_->toolTip());
}

void ReviewPanel::startWriting() {
    if (!note_->isVisibleTo(this)) tabs_->setCurrentIndex(Note);
    note_->startWriting();
}

void ReviewPanel::refreshPlayers() {
    players_->refresh();
    if (eyes_) eyes_->setCurrentIndex(review_.viewer() ? 1 + index(*review_.viewer()) : 0);
}

void ReviewPanel::retranslate() {
    tabs_->setTabText(Moves, tr("Moves"));
    tabs_->setTabText(Note, tr("Comment"));
    tabs_->setTabText(Game, game_->title());
    slider_->setAccessibleName(tr("Play shown"));
    if (eyes_) {
        const GameUi& game = uiOf(review_.kind());
        eyes_->setAccessibleName(tr("Whose eyes"));
        eyes_->setItemText(0, tr("Both armies open"));
        eyes_->setItemText(1, tr("As %1 knew it").arg(game.sideName(Side::First)));
        eyes_->setItemText(2, tr("As %1 knew it").arg(game.sideName(Side::Second)));
    }
    note_->retranslate();
    refreshPlayers();
}

void ReviewPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    graph_->fitIn(height());
    arrange();
}

/// What it is for is said where there is room for the word.
void ReviewPanel::nameAnalysis() {
    if (!analyse_) return;
    const int room = 2 * (width() - (buttonsPerRow - 1) * Theme::small) / buttonsPerRow + Theme::small;
    analyse_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    if (analyse_->sizeHint().width() > room) analyse_->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

/// As much as the height allows stands together; the rest are tabs.
void ReviewPanel::arrange() {
    nameAnalysis();
    const int others = heightOf(*this, width()) - middle_->minimumSizeHint().height();
    const int room = height() - others;
    const int moves = tree_->heightOf(comfortableRows);
    const int notes = heightOf(*note_, width()) + Theme::small;
    const int game = heightOf(*game_, width()) + Theme::small;
    const bool noteIsTab = room < moves + notes + Theme::small + tabs_->sizeHint().height();
    const bool gameIsTab = room < moves + notes + game;
    const int tab = tabs_->currentIndex();
    if ((tab == Note && !noteIsTab) || (tab == Game && !gameIsTab)) {
        tabs_->setCurrentIndex(Moves);
        return;
    }
    tabs_->setVisible(gameIsTab);
    tabs_->setTabVisible(Note, noteIsTab);
    tree_->setVisible(!gameIsTab || tab == Moves);
    note_->setVisible(noteIsTab ? tab == Note : !gameIsTab || tab == Moves);
    game_->setVisible(!gameIsTab || tab == Game);
    static_cast<QVBoxLayout*>(game_->parentWidget()->layout())->setStretchFactor(game_, gameIsTab ? 1 : 0);
}

}  // namespace leuctra::ui
