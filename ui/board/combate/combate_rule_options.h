// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"
#include "combate/rules.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

namespace leuctra::ui {

/// What may vary in the rules of a game of Combate.
class CombateRuleOptions : public RuleOptions {
    Q_OBJECT
  public:
    explicit CombateRuleOptions(QWidget* parent = nullptr);

    /// Who begins is kept as setRules() gave it.
    QString rules() const override;
    void setRules(const QString& rules) override;
    /// Usually a game is open against the computer and a memory game between friends.
    void setAgainstComputer(bool against) override;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    Side begins_ = Side::First;
    bool againstComputer_ = false;
    QLabel* variantLabel_;
    QComboBox* variant_;
    QLabel* sightLabel_;
    QComboBox* sight_;
    QLabel* quietLabel_;
    QSpinBox* quiet_;
    QCheckBox* takeback_;
};

}  // namespace leuctra::ui
