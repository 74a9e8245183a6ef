// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/review.h"

#include <QWidget>

class QPlainTextEdit;

namespace leuctra::ui {

class Actions;

/// The marks and the comment of the play that is shown. What is being typed is kept when the focus goes
/// elsewhere, and whenever commit() says so.
class NoteEditor : public QWidget {
    Q_OBJECT
  public:
    NoteEditor(Review& review, Actions& actions, QWidget* parent);

    void commit();
    void startWriting();
    void retranslate();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void load();

    Review& review_;
    QPlainTextEdit* text_;
    const record::Node* node_;  ///< what the text is about
};

}  // namespace leuctra::ui
