// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QWidget>

#include <array>

namespace leuctra::ui {

/// The names of both players beside the marks of their sides, and a button that lets them change places.
class PlayerFields : public QWidget {
    Q_OBJECT
  public:
    PlayerFields(const GameUi& game, const Appearance& appearance, QWidget* parent);

    std::array<QString, 2> names() const;
    void setNames(const std::array<QString, 2>& names);
    QLineEdit* first() const { return rows_[0].name; }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Row {
        QLabel* mark;
        QLabel* side;
        QLineEdit* name;
    };

    void applyLook();
    void retranslate();

    const GameUi& game_;
    const Appearance& appearance_;
    std::array<Row, 2> rows_;
    QToolButton* swap_;
};

}  // namespace leuctra::ui
