// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/combate_engine.h"

#include "combate/deployments.h"
#include "combate/notation.h"
#include "engine/workers.h"
#include "players/combate_reason.h"
#include "players/combate_sight.h"
#include "players/levels.h"

#include <algorithm>
#include <array>
#include <utility>

namespace leuctra::players {

using engine::Milliseconds;

namespace {

constexpr std::array<CombateLevel, highestLevel> levels = {{
    {1'000, Milliseconds{100}, {150, 700, 1}, false},
    {3'000, Milliseconds{150}, {100, 500, 2}, false},
    {8'000, Milliseconds{200}, {60, 350, 2}, false},
    {25'000, Milliseconds{300}, {35, 200, 3}, false},
    {80'000, Milliseconds{500}, {15, 100, 4}, false},
    {300'000, Milliseconds{1000}, {0, 0, 0}, false},
    {1'200'000, Milliseconds{2000}, {0, 0, 0}, false},
    {100'000'000, Milliseconds{3000}, {0, 0, 0}, true},
}};

/// MiB. Each play is searched with an empty table, and emptying a larger one would take longer than a short
/// thought.
constexpr int largestHash = 64;

const combate::Knowledge& knowledgeOf(const Sight& sight) {
    return static_cast<const CombateSight&>(sight).knowledge;
}

}  // namespace

const CombateLevel& combateLevel(int level) {
    return levels[static_cast<std::size_t>(std::clamp(level, lowestLevel, highestLevel) - lowestLevel)];
}

void CombateEngine::setOptions(const Options& options) {
    if (options.hash != options_.hash) search_.setHash(std::min(options.hash, largestHash));
    options_ = options;
}

Answer CombateEngine::go(const Sight& sight, const engine::Limits& limits, std::stop_token stop,
                         const engine::InfoHandler& onInfo) {
    const combate::Knowledge& knowledge = knowledgeOf(sight);
    if (knowledge.outcome()) return {};
    combate::Search::Settings settings{std::max(options_.threads, 1), options_.lines, options_.seed, {}};
    engine::Limits binding = limits;
    if (options_.level) {
        const CombateLevel& level = combateLevel(*options_.level);
        binding = engine::stricter(limits, {level.cap, {}, level.nodes, {}});
        // Whoever counts nodes wants the same play on any machine, however busy.
        if (limits.nodes) binding.moveTime = limits.moveTime;
        settings.weakness = level.weakness;
        if (level.allCores && options_.threads == 0) settings.threads = engine::coreCount();
    }

    Answer answer;
    const combate::Found found =
        search_.run(knowledge, binding, settings, std::move(stop), [&](const engine::Info& info) {
            if (info.rank == 1) answer.info = info;
            if (onInfo) onInfo(info);
        });
    answer.info.nodes = found.nodes;
    if (found.plays.empty()) return answer;
    const combate::Play best = found.plays.front().play;
    answer.play = combate::text(best, knowledge.enemyAt(best.to).has_value());
    answer.info.line = {answer.play};
    return answer;
}

Words CombateEngine::reason(const Sight& sight, const Answer& answer) {
    return combateReason(knowledgeOf(sight), answer.play);
}

Result<std::string> CombateEngine::deploy(Side side, const std::string&, std::stop_token) {
    // Two engines of one seed, as in a match, are not to deploy alike.
    const std::uint64_t number = 2 * ++deployments_ + static_cast<std::uint64_t>(index(side));
    Random random(options_.seed + number * 0x9E3779B97F4A7C15ULL);
    return combate::text(combate::drawDeployment(random));
}

}  // namespace leuctra::players
