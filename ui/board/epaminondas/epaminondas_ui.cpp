// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/epaminondas_ui.h"

#include "board/epaminondas/epaminondas_panel.h"
#include "board/epaminondas/epaminondas_scene.h"
#include "board/epaminondas/rule_options.h"
#include "board/epaminondas/words.h"

namespace leuctra::ui {

QString EpaminondasUi::name() const {
    return tr("Epaminondas");
}

QString EpaminondasUi::tagline() const {
    return tr("Lines of stones move as one. Bring more of yours across than the other.");
}

QString EpaminondasUi::sideName(Side side) const {
    return EpaminondasWords::side(side);
}

std::unique_ptr<BoardScene> EpaminondasUi::makeScene(const Appearance& appearance) const {
    return std::make_unique<EpaminondasScene>(appearance);
}

GamePanel* EpaminondasUi::makePanel(const Appearance& appearance, QWidget* parent) const {
    return new EpaminondasPanel(appearance, parent);
}

RuleOptions* EpaminondasUi::makeRuleOptions(QWidget* parent) const {
    return new EpaminondasRuleOptions(parent);
}

QString EpaminondasUi::outcomeSentence(const Outcome& outcome, const std::array<QString, 2>& names) const {
    return EpaminondasWords::outcome(outcome, names);
}

QString EpaminondasUi::playSentence(const Transition& transition) const {
    return EpaminondasWords::played(static_cast<const epaminondas::Transition&>(transition));
}

Standing EpaminondasUi::standing(const View& after, const View& before, const Transition*) const {
    const auto& now = static_cast<const epaminondas::View&>(after).position;
    const auto& then = static_cast<const epaminondas::View&>(before).position;
    const auto crossed = [](const epaminondas::Position& position) {
        return std::array{position.crossed(Side::First), position.crossed(Side::Second)};
    };
    const auto rows = tr("home rows %1 : %2").arg(crossed(now)[0]).arg(crossed(now)[1]);
    const int white = now.stones(Side::First).count();
    const int black = now.stones(Side::Second).count();
    Standing standing;
    standing.material = {double(white), double(black)};
    standing.words = tr("stones %1 : %2, %3").arg(white).arg(black).arg(rows);
    if (crossed(now) != crossed(then)) standing.moment = rows;
    return standing;
}

QString EpaminondasUi::rulesHtml() const {
    return tr(
        "<h3>Aim</h3>"
        "<p>White's home row is row 1, Black's is row 12. If your turn begins and you have more stones on "
        "the "
        "opponent's home row than the opponent has on yours, you have won. So there is always one turn to "
        "answer an incursion.</p>"
        "<h3>Phalanxes</h3>"
        "<p>Two or more stones of one colour in an unbroken line, along a row, a column or a diagonal, are a "
        "phalanx. A stone may belong to several at once: point at it to see them all.</p>"
        "<h3>Moving</h3>"
        "<p>A single stone moves one square, any way, to an empty square. A phalanx moves along its own "
        "line, "
        "either way, as many squares as it has stones at most, all together. You may also move only its "
        "front "
        "part; then the number of stones in that part is the limit. The front stone crosses empty squares "
        "only.</p>"
        "<h3>Capturing</h3>"
        "<p>The front stone of a phalanx may land on an enemy stone if the unbroken enemy line that begins "
        "there "
        "and goes on in the direction of the move has fewer stones than the moving group. The whole line is "
        "removed. A single stone never captures, and nobody has to capture.</p>"
        "<h3>Symmetry</h3>"
        "<p>A move that brings a stone onto the opponent's home row may not make the left half of the board "
        "a "
        "mirror image of the right. (A game may be made with another reading of this rule, or without "
        "it.)</p>"
        "<h3>Other ends</h3>"
        "<p>A player with no stone or no move at the start of a turn has lost. The third occurrence of a "
        "position "
        "with the same side to move is a draw, unless the game was made without this rule. Players may agree "
        "on a draw or resign.</p>"
        "<h3>Playing with the mouse or the keys</h3>"
        "<p>Take a stone: it is the rear of the group. The squares where the front may land are marked, with "
        "the "
        "number of stones captured there. Press one of them, or drag the stone to it. Arrow keys and Enter "
        "do "
        "the same, and so do typed squares: <b>b1</b>, then <b>b4</b>.</p>");
}

}  // namespace leuctra::ui
