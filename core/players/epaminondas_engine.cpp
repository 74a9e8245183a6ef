// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/epaminondas_engine.h"

#include "engine/workers.h"
#include "epaminondas/notation.h"
#include "epaminondas/transition.h"
#include "players/levels.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace leuctra::players {

using namespace epaminondas;
using engine::Milliseconds;

namespace {

constexpr std::array<EpaminondasLevel, highestLevel> levels = {{
    {400, Milliseconds{100}, 160, 700, true, false},
    {1'000, Milliseconds{150}, 110, 550, true, false},
    {3'000, Milliseconds{200}, 70, 400, true, false},
    {10'000, Milliseconds{300}, 40, 250, true, false},
    {40'000, Milliseconds{500}, 20, 100, false, false},
    {100'000, Milliseconds{1000}, 0, 0, false, false},
    {250'000, Milliseconds{2000}, 0, 0, false, false},
    {100'000'000, Milliseconds{3000}, 0, 0, false, true},
}};

const EpaminondasSight& sightOf(const Sight& sight) {
    return static_cast<const EpaminondasSight&>(sight);
}

}  // namespace

const EpaminondasLevel& epaminondasLevel(int level) {
    return levels[static_cast<std::size_t>(std::clamp(level, lowestLevel, highestLevel) - lowestLevel)];
}

std::optional<Error> EpaminondasEngine::defect() const {
    const auto& network = shippedNetwork();
    return network ? std::nullopt : std::optional(network.error());
}

void EpaminondasEngine::setOptions(const Options& options) {
    if (options.hash != options_.hash) search_.setHash(options.hash);
    if (options.level != options_.level || options.seed != options_.seed) search_.clear();
    options_ = options;
}

void EpaminondasEngine::newGame() {
    search_.clear();
}

Answer EpaminondasEngine::go(const Sight& sight, const engine::Limits& limits, std::stop_token stop,
                             const engine::InfoHandler& onInfo) {
    const auto& positions = sightOf(sight).positions;
    Search::Settings settings;
    settings.threads = std::max(options_.threads, 1);
    settings.lines = options_.lines;
    engine::Limits binding = limits;
    if (options_.level) {
        const EpaminondasLevel& level = epaminondasLevel(*options_.level);
        binding = engine::stricter(limits, {level.cap, {}, level.nodes, {}});
        // Whoever counts nodes wants the same play on any machine, however busy.
        if (limits.nodes) binding.moveTime = limits.moveTime;
        settings.weakness = {level.noise, level.blindness, level.careful, options_.seed};
        if (level.allCores && options_.threads == 0) settings.threads = engine::coreCount();
    }

    Answer answer;
    const Found found =
        search_.run(positions, binding, settings, std::move(stop), [&](const engine::Info& info) {
            if (info.rank == 1) answer.info = info;
            if (onInfo) onInfo(info);
        });
    answer.info.nodes = found.nodes;
    if (!found.move) return answer;
    answer.play = text(positions.back(), *found.move);
    // The move may be newer than the last finished iteration.
    answer.info.line = lineText(positions.back(), found.line);
    return answer;
}

Words EpaminondasEngine::reason(const Sight& sight, const Answer& answer) {
    const Position& position = sightOf(sight).positions.back();
    const auto move = moveFrom(answer.play);
    if (!move) return {};
    const Side mover = position.sideToMove();
    const int winIn = answer.info.score.winIn;
    if (winIn == 1) return {errorText("wins at once"), {}};
    if (winIn > 1) return {errorText("wins in %1"), {fmt::to_string(winIn)}};

    const bool threatened = position.crossed(opponent(mover)) > position.crossed(mover);
    if (threatened) return {errorText("answers the incursion"), {}};
    const epaminondas::Transition effect = transitionOf(position, *move);
    Position after = position;
    after.make(*move);
    if (after.crossed(mover) > after.crossed(opponent(mover)))
        return {errorText("threatens to win on the home row"), {}};
    if (effect.captured.size() == 1) return {errorText("captures a stone"), {}};
    if (!effect.captured.empty())
        return {errorText("captures %1 stones"), {fmt::to_string(effect.captured.size())}};

    int gained = 0;
    Position played = position;
    for (const std::string& play : answer.info.line) {
        const auto next = moveFrom(play);
        if (!next) break;
        const auto stones = static_cast<int>(transitionOf(played, *next).captured.size());
        gained += played.sideToMove() == mover ? stones : -stones;
        played.make(*next);
    }
    if (gained == 1) return {errorText("will win a stone"), {}};
    if (gained > 1) return {errorText("will win %1 stones"), {fmt::to_string(gained)}};
    return {errorText("makes the groups stronger"), {}};
}

}  // namespace leuctra::players
