// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/setup.h"

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace leuctra::ui {

/// A deployment as 40 letters, to copy, type or paste; what is wrong with them is said beneath.
class LettersDialog : public QDialog {
    Q_OBJECT
  public:
    /// `draft`: what stands now, '.' for empty places.
    LettersDialog(Side side, const QString& draft, QWidget* parent = nullptr);

  signals:
    void chosen(const combate::Setup& setup);

  private:
    void check();

    Side side_;
    QPlainTextEdit* text_;
    QLabel* verdict_;
    QPushButton* place_;
};

}  // namespace leuctra::ui
