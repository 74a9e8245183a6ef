// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/combate_ui.h"

#include "board/combate/combate_panel.h"
#include "board/combate/combate_rule_options.h"
#include "board/combate/combate_scene.h"
#include "board/combate/rank_names.h"
#include "board/combate/rules_html.h"
#include "board/combate/sentences.h"
#include "combate/rules.h"
#include "combate/setup.h"
#include "combate/view.h"

namespace leuctra::ui {

QString CombateUi::name() const {
    return QString("Combate en el Frente");
}

QString CombateUi::tagline() const {
    return tr("Two armies, all ranks hidden: find the enemy's flag.");
}

QString CombateUi::sideName(Side side) const {
    return armyName(side);
}

std::unique_ptr<BoardScene> CombateUi::makeScene(const Appearance& appearance) const {
    return std::make_unique<CombateScene>(appearance);
}

GamePanel* CombateUi::makePanel(const Appearance& appearance, QWidget* parent) const {
    return new CombatePanel(appearance, parent);
}

RuleOptions* CombateUi::makeRuleOptions(QWidget* parent) const {
    return new CombateRuleOptions(parent);
}

std::optional<QString> CombateUi::withBeginner(const QString& rules, Side begins) const {
    combate::Rules with = combate::rulesFrom(rules.toStdString()).value_or(combate::Rules::yetem());
    with.begins = begins;
    return QString::fromStdString(combate::text(with));
}

GameSetup CombateUi::exampleStart() const {
    Random random(5);
    GameSetup setup;
    setup.firstSetup = combate::text(combate::randomSetup(random));
    setup.secondSetup = combate::text(combate::randomSetup(random));
    return setup;
}

std::shared_ptr<const View> CombateUi::publicView(const GameState& state) const {
    return std::make_shared<combate::View>(
        combate::backsOnly(static_cast<const combate::View&>(*state.view(Side::First))));
}

QString CombateUi::outcomeSentence(const Outcome& outcome, const std::array<QString, 2>& names) const {
    return combateOutcomeSentence(outcome, names);
}

QString CombateUi::playSentence(const Transition& transition) const {
    return transitionSentence(static_cast<const combate::Transition&>(transition));
}

QString CombateUi::rulesHtml() const {
    return combateRulesHtml();
}

}  // namespace leuctra::ui
