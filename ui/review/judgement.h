// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"
#include "engine/score.h"
#include "record/evaluation.h"
#include "record/node.h"

#include <QString>

#include <optional>

namespace leuctra::ui {

/// First's chance to win, 0 to 1, by an evaluation: logistic in stones, with GameUi::oddsUnit().
double winningChance(const record::Evaluation& evaluation, const GameUi& game);

/// What an engine says to the side to move, as records have it: from First's side.
record::Evaluation evaluationOf(const engine::Score& score, Side toMove);

/// "+1.3", "−0.5": stones, from First's side; "White wins in 3".
QString evaluationText(const record::Evaluation& evaluation, const GameUi& game);

/// The mark ($6 ?!, $2 ?, $4 ??) of a play that has cost so much of the chance to win, 0 to 1; nothing for
/// one that has cost little.
std::optional<int> markForLoss(double loss);

/// In a game with secrets: from whose knowledge the evaluation of a node was judged. `toMove`: after it. That
/// is the side to move; of a better play, which begins a variation, the one who could have played it.
Side knowerOf(const record::Node& node, Side toMove);

/// Of the plays in place of one that is marked as a mistake, the one with the best evaluation for who played
/// it; null when there is none.
const record::Node* betterPlay(const record::Node& play, Side player, const GameUi& game);

}  // namespace leuctra::ui
