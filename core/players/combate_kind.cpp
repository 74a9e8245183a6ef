// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/deployments.h"
#include "combate/game.h"
#include "players/combate_engine.h"
#include "players/combate_sight.h"
#include "players/kinds.h"

#include <utility>

namespace leuctra::players {

using namespace combate;

namespace {

std::unique_ptr<Engine> makeCombate() {
    return std::make_unique<CombateEngine>();
}

/// A position some plies into a game of players who attack when they can and else move at random.
std::shared_ptr<const Sight> benchSight(std::uint64_t seed, int plies) {
    Random random(seed);
    const Setup red = drawDeployment(random);
    Game game(red, drawDeployment(random));
    while (game.ply() < plies && !game.outcome()) {
        std::vector<std::string> plays = game.legalPlays();
        std::vector<std::string> attacks;
        for (const std::string& play : plays) {
            if (play.find('x') != std::string::npos) attacks.push_back(play);
        }
        if (!attacks.empty()) plays = std::move(attacks);
        if (!game.play(plays[random.below(static_cast<std::uint32_t>(plays.size()))])) break;
    }
    return seeCombate(game, game.sideToMove());
}

BenchSet combateBench() {
    BenchSet set;
    set.depth = 4;
    for (const int plies : {0, 20, 40, 60, 100, 150})
        set.sights.push_back(benchSight(static_cast<std::uint64_t>(plies) + 1, plies));
    return set;
}

}  // namespace

const EngineKind combateKind = {"combate", &makeCombate, &seeCombate, &observeCombate, &combateBench, 3000};

}  // namespace leuctra::players
