// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/combate_sight.h"

#include "combate/game.h"

namespace leuctra::players {

std::shared_ptr<const Sight> seeCombate(const GameState& game, Side side) {
    return std::make_shared<CombateSight>(static_cast<const combate::Game&>(game).knowledge(side));
}

Result<std::shared_ptr<const Sight>> observeCombate(const Observation& observation) {
    const auto rules = combate::rulesFrom(observation.rules);
    if (!rules) return tl::unexpected(rules.error());
    const auto setup = combate::setupFrom(observation.setup, observation.side);
    if (!setup) return tl::unexpected(setup.error());
    combate::Knowledge knowledge(observation.side, *setup, *rules);
    for (const std::string& play : observation.plays) {
        const auto transition = combate::observed(knowledge, play);
        if (!transition) return tl::unexpected(transition.error());
        if (const auto learnt = knowledge.tryLearn(*transition); !learnt)
            return tl::unexpected(learnt.error());
    }
    return std::make_shared<CombateSight>(std::move(knowledge));
}

}  // namespace leuctra::players
