// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"
#include "match/player.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QWidget>

#include <array>

namespace leuctra::ui {

/// Both players beside the marks of their sides: a person with a name or, in games that it can play, the
/// computer at a level; and a button that lets them change places.
class PlayerFields : public QWidget {
    Q_OBJECT
  public:
    PlayerFields(const GameUi& game, bool withComputer, const Appearance& appearance, QWidget* parent);

    std::array<Player, 2> players() const;
    void setPlayers(const std::array<Player, 2>& players);
    bool hasComputer() const;
    /// Whether two computers play.
    bool areComputers() const;
    /// Where one begins.
    QWidget* first() const;

  signals:
    void changed();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Row {
        QLabel* mark;
        QLabel* side;
        QComboBox* who;  ///< data: a level, or 0 for a person
        QLineEdit* name;
    };

    void refresh();
    void applyLook();
    void retranslate();

    const GameUi& game_;
    const Appearance& appearance_;
    std::array<Row, 2> rows_{};
    QToolButton* swap_;
};

}  // namespace leuctra::ui
