// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace leuctra::ui {

/// A small window with one question and two answers; Esc is the second. It does not stop the program: show it
/// with open() and listen to accepted() and rejected(). Deletes itself when it is closed.
class Question : public QDialog {
    Q_OBJECT
  public:
    struct Words {
        QString title;
        QString text;
        QString yes;
        QString no;            ///< empty: there is nothing to decide
        bool isFinal = false;  ///< what a yes does cannot be undone: Enter says no
        QString other{};       ///< a third answer, between the two; empty: there is none
    };

    /// What finished() gives for the third answer.
    static constexpr int Other = Accepted + 1;

    Question(const Words& words, QWidget* parent);
};

}  // namespace leuctra::ui
