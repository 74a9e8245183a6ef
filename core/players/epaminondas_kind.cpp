// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/game.h"
#include "epaminondas/search_bench.h"
#include "players/epaminondas_engine.h"
#include "players/kinds.h"

#include <algorithm>

namespace leuctra::players {

namespace {

std::unique_ptr<Engine> makeEpaminondas() {
    return std::make_unique<EpaminondasEngine>();
}

std::shared_ptr<const Sight> seeEpaminondas(const GameState& game, Side) {
    auto sight = std::make_shared<EpaminondasSight>();
    epaminondas::Game walked = static_cast<const epaminondas::Game&>(game);
    do {
        sight->positions.push_back(walked.position());
    } while (walked.undo());
    std::reverse(sight->positions.begin(), sight->positions.end());
    return sight;
}

BenchSet epaminondasBench() {
    BenchSet set;
    set.depth = epaminondas::benchDepth;
    for (const std::string_view text : epaminondas::benchPositions) {
        auto sight = std::make_shared<EpaminondasSight>();
        sight->positions.push_back(epaminondas::Position::parse(text).value());
        set.sights.push_back(std::move(sight));
    }
    return set;
}

}  // namespace

const EngineKind epaminondasKind = {"epaminondas", &makeEpaminondas,  &seeEpaminondas,
                                    nullptr,       &epaminondasBench, 900};

}  // namespace leuctra::players
