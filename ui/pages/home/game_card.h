// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/registry.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace leuctra::ui {

class Appearance;

/// One of the games on Home: its living board, its name, a line about it, Play. A press anywhere plays.
class GameCard : public QFrame {
    Q_OBJECT
  public:
    GameCard(const GameKind& kind, const Appearance& appearance, QWidget* parent);

    QPushButton* play() const { return play_; }

  signals:
    void playRequested();

  protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    const GameKind& kind_;
    QLabel* name_;
    QLabel* line_;
    QPushButton* play_;
};

}  // namespace leuctra::ui
