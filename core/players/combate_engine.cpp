// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/combate_engine.h"

#include "combate/deployments.h"
#include "combate/duel.h"
#include "combate/movegen.h"
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
    {3'000, Milliseconds{100}, {600, 700, 1}, 985, false},
    {8'000, Milliseconds{150}, {270, 600, 1}, 902, false},
    {15'000, Milliseconds{200}, {200, 400, 2}, 850, false},
    {30'000, Milliseconds{300}, {160, 300, 3}, 785, false},
    {100'000, Milliseconds{500}, {100, 200, 4}, 625, false},
    {300'000, Milliseconds{1000}, {70, 100, 0}, 470, false},
    {600'000, Milliseconds{2000}, {30, 0, 0}, 270, false},
    {100'000'000, Milliseconds{3000}, {0, 0, 0}, 0, true},
}};

/// MiB. Each play is searched with an empty table, and emptying a larger one would take longer than a short
/// thought.
constexpr int largestHash = 64;

/// How far a play is from what comes to mind, in thousandths: a player thinks of those that are below the
/// share of plays that he sees. What can surely be taken is in plain sight.
std::uint32_t remoteness(combate::Play play, std::uint64_t seed, const combate::Knowledge& knowledge) {
    const combate::Rank rank = knowledge.own()[static_cast<std::size_t>(*knowledge.ownAt(play.from))].rank;
    if (const auto target = knowledge.enemyAt(play.to)) {
        const auto known = knowledge.enemy()[static_cast<std::size_t>(*target)].known;
        if (known && combate::duel(rank, *known).attackerStands()) return 0;
    }
    Random dice(seed ^ static_cast<std::uint64_t>(knowledge.ply()) << 32 ^
                static_cast<std::uint64_t>(play.from * combate::squareCount + play.to));
    return dice.below(1000);
}

/// The best play that a player thinks of who misses so many thousandths of them; he thinks of one at least.
/// There is one.
const combate::Judged& firstSeen(const std::vector<combate::Judged>& plays, int blindness, std::uint64_t seed,
                                 const combate::Knowledge& knowledge) {
    const auto remotenessOf = [&](const combate::Judged& judged) {
        return remoteness(judged.play, seed, knowledge);
    };
    const auto seen = std::find_if(plays.begin(), plays.end(), [&](const combate::Judged& judged) {
        return remotenessOf(judged) < static_cast<std::uint32_t>(1000 - blindness);
    });
    if (seen != plays.end()) return *seen;
    return *std::min_element(plays.begin(), plays.end(), [&](const auto& one, const auto& other) {
        return remotenessOf(one) < remotenessOf(other);
    });
}

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
    int blindness = 0;
    if (options_.level) {
        const CombateLevel& level = combateLevel(*options_.level);
        binding = engine::stricter(limits, {level.cap, {}, level.nodes, {}});
        // Whoever counts nodes wants the same play on any machine, however busy.
        if (limits.nodes) binding.moveTime = limits.moveTime;
        settings.weakness = level.weakness;
        blindness = level.blindness;
        // What it chooses among has to be judged.
        if (blindness > 0) settings.lines = combate::PlayList::capacity;
        if (level.allCores && options_.threads == 0) settings.threads = engine::coreCount();
    }

    Answer answer;
    const combate::Found found =
        search_.run(knowledge, binding, settings, std::move(stop), [&](const engine::Info& info) {
            if (info.rank == 1) answer.info = info;
            if (onInfo && info.rank <= options_.lines) onInfo(info);
        });
    answer.info.nodes = found.nodes;
    if (found.plays.empty()) return answer;
    const auto& [best, value] = firstSeen(found.plays, blindness, options_.seed, knowledge);
    answer.info.score = engine::scoreOf(value);
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
