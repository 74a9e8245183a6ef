// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"

#include <array>

class QCheckBox;
class QLabel;
class QRadioButton;

namespace leuctra::ui {

/// The readings of E10, and E13 on or off.
class EpaminondasRuleOptions : public RuleOptions {
    Q_OBJECT
  public:
    explicit EpaminondasRuleOptions(QWidget* parent);

    QString rules() const override;
    void setRules(const QString& rules) override;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    QLabel* title_;
    std::array<QRadioButton*, 3> readings_{};
    std::array<QLabel*, 3> explanations_{};
    QCheckBox* repetition_;
};

}  // namespace leuctra::ui
