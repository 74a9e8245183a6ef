// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/home/living_board.h"

#include "board/board_view.h"
#include "board/game_ui.h"
#include "theme/appearance.h"

#include <cmath>

namespace leuctra::ui {

namespace {

constexpr int breath = 2600;      // ms between two plays
constexpr int openingPlies = 24;  // played before anybody looks
constexpr int longestPlies = 90;
constexpr int tries = 5;

/// How far a play goes, more for one that captures: what is worth looking at.
int liveliness(const std::string& play) {
    const std::size_t between = play.find_first_of("-x");
    if (between == std::string::npos) return 0;
    const std::string to = play.substr(between + 1);
    const int columns = std::abs(to[0] - play[0]);
    const int rows = std::abs(std::atoi(to.c_str() + 1) - std::atoi(play.c_str() + 1));
    return std::max(columns, rows) + (play[between] == 'x' ? 8 : 0);
}

}  // namespace

LivingBoard::LivingBoard(const GameKind& kind, const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      kind_(kind),
      appearance_(appearance),
      scene_(uiOf(kind).makeScene(appearance)),
      random_(7) {
    scene_->setPreview();
    auto view = std::make_unique<BoardView>(*scene_, this);
    view->setFocusPolicy(Qt::NoFocus);
    view->setMinimumSize(1, 1);
    view->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(view.get());
    view_ = std::move(view);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumHeight(scene_->rows() * 14);
    timer_.setInterval(breath);
    connect(&timer_, &QTimer::timeout, this, &LivingBoard::breathe);
    connect(&appearance, &Appearance::changed, this, &LivingBoard::followMotion);
    begin();
}

LivingBoard::~LivingBoard() = default;

QSize LivingBoard::sizeHint() const {
    return {scene_->columns() * 30, scene_->rows() * 30};
}

void LivingBoard::begin() {
    auto started = kind_.start(uiOf(kind_).exampleStart());
    Q_ASSERT(started);
    state_ = std::move(*started);
    for (int i = 0; i < openingPlies; ++i)
        playOne();
    scene_->showView(state_->view(Side::First));
}

void LivingBoard::playOne() {
    const std::vector<std::string> plays = state_->legalPlays();
    if (!plays.empty()) state_->play(choosePlay(plays)).value();
}

std::string LivingBoard::choosePlay(const std::vector<std::string>& plays) {
    std::string best;
    for (int i = 0; i < tries; ++i) {
        const std::string& play = plays[random_.below(static_cast<std::uint32_t>(plays.size()))];
        if (best.empty() || liveliness(play) > liveliness(best)) best = play;
    }
    return best;
}

void LivingBoard::breathe() {
    if (!window()->isActiveWindow()) return;
    if (state_->outcome() || state_->ply() > longestPlies) {
        begin();
        return;
    }
    playOne();
    scene_->animate(state_->lastTransition(), state_->view(Side::First));
}

void LivingBoard::followMotion() {
    if (isVisible() && appearance_.hasMotion())
        timer_.start();
    else
        timer_.stop();
}

void LivingBoard::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    followMotion();
}

void LivingBoard::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    timer_.stop();
}

}  // namespace leuctra::ui
