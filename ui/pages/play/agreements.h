// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/play/question.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace leuctra::ui {

class Match;

/// What two people at one computer agree on: resigning, draws, takebacks. Asks whoever has to be asked, one
/// question at a time.
class Agreements : public QObject {
    Q_OBJECT
  public:
    Agreements(Match& match, QWidget& window);

    void resign();
    void offerDraw();
    void takeBack();
    /// Puts a draw offer to the one who is to answer it, when he can.
    void askForAnswer();
    void ask(const Question::Words& words, std::function<void()> onYes, std::function<void()> onNo = {});
    /// Takes an open question away unanswered.
    void withdraw();

  private:
    Match& match_;
    QWidget& window_;
    QPointer<Question> question_;
};

}  // namespace leuctra::ui
