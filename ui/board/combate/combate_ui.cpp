// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/combate_ui.h"

#include "board/combate/combate_deductions.h"
#include "board/combate/combate_panel.h"
#include "board/combate/combate_rule_options.h"
#include "board/combate/combate_scene.h"
#include "board/combate/rank_names.h"
#include "board/combate/rules_html.h"
#include "board/combate/sentences.h"
#include "combate/rules.h"
#include "combate/setup.h"
#include "combate/view.h"
#include "combate/weights.h"

namespace leuctra::ui {

namespace {

/// In Sargentos, as the engine weighs it; the standard is the game itself and counts nothing.
double worth(combate::Rank rank) {
    if (rank == combate::Rank::Flag) return 0;
    return combate::shippedWeights.worth[combate::index(rank)] / 100.0;
}

}  // namespace

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

Deductions* CombateUi::makeDeductions(BoardView& board) const {
    return new CombateDeductions(board);
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

QString CombateUi::warning(const View& view) const {
    const auto& seen = static_cast<const combate::View&>(view);
    const int left = seen.rules.quietLimit - seen.quietPlies;
    const bool warned = !seen.outcome && seen.rules.quietLimit > 0 && (left == 20 || left == 10);
    return warned ? CombatePanel::quietWarning(left) : QString();
}

Standing CombateUi::standing(const View& after, const View&, const Transition* last) const {
    const auto& view = static_cast<const combate::View&>(after);
    Standing standing;
    for (const Side side : bothSides)
        for (const combate::Rank rank : combate::allRanks) {
            const auto place = std::size_t(leuctra::index(side));
            standing.material[place] += view.remaining[place][combate::index(rank)] * worth(rank);
        }
    standing.words =
        tr("strength %1 : %2").arg(qRound(standing.material[0])).arg(qRound(standing.material[1]));
    const auto* play = static_cast<const combate::Transition*>(last);
    if (play && play->attack) standing.moment = momentOf(*play);
    return standing;
}

QString CombateUi::momentOf(const combate::Transition& play) const {
    if (play.attack->duel.reason == combate::DuelReason::BombDefused) return tr("a bomb is defused");
    QStringList fallen;
    const auto note = [&](Side side, combate::Rank rank, bool stands) {
        const bool great = rank == combate::Rank::General || rank == combate::Rank::Marshal;
        if (great && !stands) fallen << tr("%1 falls").arg(pieceName(side, rank));
    };
    note(play.side, play.attack->attacker, play.movesIn());
    note(opponent(play.side), play.attack->defender, play.isRepelled());
    return fallen.join(tr(", "));
}

QString CombateUi::rulesHtml() const {
    return combateRulesHtml();
}

}  // namespace leuctra::ui
