// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"
#include "combate/transition.h"

#include <QCoreApplication>

namespace leuctra::ui {

/// Combate en el Frente in the window.
class CombateUi final : public GameUi {
    Q_DECLARE_TR_FUNCTIONS(CombateUi)
  public:
    QString name() const override;
    QString tagline() const override;
    QString sideName(Side side) const override;
    SideLook sideLook(Side side) const override {
        return side == Side::First ? SideLook{Role::RedArmy, Role::RedDark}
                                   : SideLook{Role::BlueArmy, Role::BlueDark};
    }

    std::unique_ptr<BoardScene> makeScene(const Appearance& appearance) const override;
    GamePanel* makePanel(const Appearance& appearance, QWidget* parent) const override;
    RuleOptions* makeRuleOptions(QWidget* parent) const override;
    Deductions* makeDeductions(BoardView& board) const override;

    std::optional<QString> withBeginner(const QString& rules, Side begins) const override;
    GameSetup exampleStart() const override;
    std::shared_ptr<const View> publicView(const GameState& state) const override;

    QString outcomeSentence(const Outcome& outcome, const std::array<QString, 2>& names) const override;
    QString playSentence(const Transition& transition) const override;
    QString warning(const View& view) const override;
    Standing standing(const View& after, const View& before, const Transition* last) const override;
    double oddsUnit() const override { return 400; }
    QString rulesHtml() const override;

  private:
    QString momentOf(const combate::Transition& play) const;
};

}  // namespace leuctra::ui
