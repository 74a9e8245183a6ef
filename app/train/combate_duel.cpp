// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/combate_duel.h"

#include "combate/deployments.h"
#include "combate/game.h"
#include "combate/notation.h"

namespace leuctra::train {

using namespace combate;

namespace {

/// 1 when Red wins, 0.5, 0.
double play(Search& red, Search& blue, const Setup& redSetup, const Setup& blueSetup, const Terms& terms) {
    engine::Limits limits;
    if (terms.nodes > 0)
        limits.nodes = terms.nodes;
    else
        limits.moveTime = engine::Milliseconds(terms.milliseconds);
    Search::Settings settings;
    settings.seed = terms.seed;
    Game game(redSetup, blueSetup);
    while (!game.outcome()) {
        const Side mover = game.sideToMove();
        Search& search = mover == Side::First ? red : blue;
        const Found found = search.run(game.knowledge(mover), limits, settings, {});
        game.play(text(found.plays.front().play, false)).value();
    }
    const auto winner = game.outcome()->winner;
    if (!winner) return 0.5;
    return *winner == Side::First ? 1 : 0;
}

}  // namespace

double duel(const Weights& one, const Weights& other, const Terms& terms) {
    Search first(one);
    Search second(other);
    first.setHash(1);
    second.setHash(1);
    Random random(terms.seed);
    const Setup red = drawDeployment(random);
    const Setup blue = drawDeployment(random);
    return play(first, second, red, blue, terms) + 1 - play(second, first, red, blue, terms);
}

}  // namespace leuctra::train
