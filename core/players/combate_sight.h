// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "combate/knowledge.h"
#include "players/engines.h"
#include "players/sight.h"

#include <memory>

namespace leuctra::players {

/// What one side may know of a game of Combate.
struct CombateSight : Sight {
    explicit CombateSight(combate::Knowledge known) : knowledge(std::move(known)) {}

    combate::Knowledge knowledge;
};

/// `game` must be a game of Combate.
std::shared_ptr<const Sight> seeCombate(const GameState& game, Side side);
/// Fails when the deployment, or a play by what was told before it, is not possible.
Result<std::shared_ptr<const Sight>> observeCombate(const Observation& observation);

}  // namespace leuctra::players
