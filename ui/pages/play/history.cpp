// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/history.h"

#include "board/board_scene.h"

#include <utility>

namespace leuctra::ui {

History::History(const Match& match, BoardScene& scene, QObject* parent)
    : QObject(parent), match_(match), scene_(scene), shown_(match.ply()) {}

std::shared_ptr<const Transition> History::transitionTo(int ply) const {
    return ply == 0 ? nullptr : match_.transition(ply);
}

void History::arrive(int ply) {
    shown_ = ply;
    shownAtEnd_ = match_.stage() == Match::Stage::Over;
    last_ = transitionTo(ply);
    scene_.setLastPlay(last_);
    emit shownChanged();
}

void History::showPresent() {
    scene_.showView(match_.view());
    arrive(match_.ply());
}

void History::showNothing() {
    scene_.setLastPlay(nullptr);
    scene_.showView(nullptr);
    scene_.setCursor(std::nullopt);
    shown_ = match_.ply();
    last_.reset();
    emit shownChanged();
}

void History::goTo(int ply) {
    if (ply < 0 || ply > match_.ply() || ply == shown_) return;
    if (ply == shown_ + 1)
        scene_.animate(match_.transition(ply), match_.view(ply));
    else if (ply == shown_ - 1)
        scene_.animate(match_.transition(shown_), match_.view(ply), true);
    else
        scene_.showView(match_.view(ply));
    arrive(ply);
}

void History::replay() {
    const int ply = match_.ply();
    if (ply == 0) {
        showPresent();
        return;
    }
    scene_.showView(match_.view(ply - 1));
    scene_.setLastPlay(nullptr);
    scene_.animate(match_.transition(ply), match_.view(ply));
    arrive(ply);
}

void History::follow(const std::shared_ptr<const Transition>& played) {
    if (shown_ == match_.ply() - 1)
        scene_.animate(played, match_.view());
    else
        scene_.showView(match_.view());
    arrive(match_.ply());
}

void History::followBack(int plies) {
    if (plies == 1 && shown_ == match_.ply() + 1)
        scene_.animate(std::exchange(last_, nullptr), match_.view(), true);
    else
        scene_.showView(match_.view());
    arrive(match_.ply());
}

}  // namespace leuctra::ui
