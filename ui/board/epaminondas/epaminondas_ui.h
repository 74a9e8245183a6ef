// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"

#include <QCoreApplication>

namespace leuctra::ui {

class EpaminondasUi final : public GameUi {
    Q_DECLARE_TR_FUNCTIONS(leuctra::ui::EpaminondasUi)
  public:
    QString name() const override;
    QString tagline() const override;
    QString sideName(Side side) const override;
    SideLook sideLook(Side side) const override {
        return side == Side::First ? SideLook{Role::WhiteStone, Role::WhiteEdge}
                                   : SideLook{Role::BlackStone, Role::BlackEdge};
    }

    std::unique_ptr<BoardScene> makeScene(const Appearance& appearance) const override;
    GamePanel* makePanel(const Appearance& appearance, QWidget* parent) const override;
    RuleOptions* makeRuleOptions(QWidget* parent) const override;

    std::shared_ptr<const View> publicView(const GameState& state) const override {
        return state.view(std::nullopt);
    }

    QString outcomeSentence(const Outcome& outcome, const std::array<QString, 2>& names) const override;
    QString playSentence(const Transition& transition) const override;
    Standing standing(const View& after, const View& before, const Transition* last) const override;
    double oddsUnit() const override { return 170; }
    QString rulesHtml() const override;
};

}  // namespace leuctra::ui
