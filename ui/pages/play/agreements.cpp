// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/agreements.h"

#include "match/match.h"
#include "pages/play/player_strip.h"

#include <utility>

namespace leuctra::ui {

Agreements::Agreements(Match& match, QWidget& window) : QObject(&window), match_(match), window_(window) {}

void Agreements::ask(const Question::Words& words, std::function<void()> onYes, std::function<void()> onNo) {
    withdraw();
    question_ = new Question(words, &window_);
    connect(question_, &QDialog::accepted, this, std::move(onYes));
    if (onNo) connect(question_, &QDialog::rejected, this, std::move(onNo));
    question_->open();
}

void Agreements::withdraw() {
    if (!question_) return;
    question_->disconnect(this);
    question_->close();
    question_.clear();
}

void Agreements::resign() {
    const Side loser = match_.onlyPerson().value_or(match_.viewer().value_or(match_.sideToMove()));
    ask({tr("Resign"), tr("Resign this game? %1 wins then.").arg(playerName(match_, opponent(loser))),
         tr("Resign"), tr("Play on"), true},
        [this, loser] { match_.resign(loser); });
}

void Agreements::offerDraw() {
    match_.offerDraw();
    askForAnswer();
}

void Agreements::askForAnswer() {
    if (!match_.drawAwaitsAnswer() || question_) return;
    const Side offers = *match_.drawOfferedBy();
    if (match_.player(opponent(offers)).isComputer()) return;
    ask(
        {tr("A draw is offered"),
         tr("%1 offers a draw. %2, do you accept?")
             .arg(playerName(match_, offers), playerName(match_, opponent(offers))),
         tr("Accept"), tr("Play on")},
        [this] { match_.answerDraw(true); }, [this] { match_.answerDraw(false); });
}

void Agreements::takeBack() {
    if (match_.takebackPlies() == 0) return;
    // With secrets the other has not seen the play yet, and the computer does not mind: there is nobody to
    // ask.
    if (match_.kind().hidden || match_.onlyPerson()) {
        match_.takeBack();
        return;
    }
    const Side asks = opponent(match_.sideToMove());
    const QString play = QString::fromStdString(match_.transition(match_.ply())->play);
    ask({tr("Take back a play"),
         tr("%1 would like to take %2 back. %3, do you agree?")
             .arg(playerName(match_, asks), play, playerName(match_, opponent(asks))),
         tr("Agree"), tr("No")},
        [this] { match_.takeBack(); });
}

}  // namespace leuctra::ui
