// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/search.h"

#include "combate/belief.h"
#include "combate/distances.h"
#include "combate/movegen.h"
#include "combate/notation.h"
#include "combate/visits.h"
#include "combate/world_search.h"
#include "engine/budget.h"
#include "engine/workers.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

namespace leuctra::combate {

namespace {

constexpr int deepest = 24;
constexpr int leastPlays = 5;   // that are followed, however far the others have fallen behind
constexpr int seasoning = 3;    // centi-Sargentos by which plays are told apart at random
constexpr int returning = 12;   // what it costs to bring about a position once more
constexpr int farBelow = 1500;  // a play this much worse than the best need not be judged exactly
constexpr int freshTold = 6;    // plies for which nobody forgets a rank

/// How many pieces of an army one would name wrongly, on average.
double doubtIn(const Shares& shares) {
    double doubt = 0;
    for (const auto& piece : shares)
        doubt += 1 - static_cast<double>(*std::max_element(piece.begin(), piece.end()));
    return doubt;
}

/// How many worlds a number of plays, or the plays of a time, are enough for; the less there is to doubt, the
/// fewer are needed.
std::size_t worldsFor(const engine::Limits& limits, const engine::Allotment& allotment, int threads,
                      double doubt) {
    constexpr double playsPerMillisecond = 1500;
    double plays = 1e6;
    if (limits.nodes) plays = static_cast<double>(*limits.nodes);
    if (allotment.hard)
        plays = std::min(plays, playsPerMillisecond * threads * static_cast<double>(allotment.hard->count()));
    const double worlds = std::cbrt(plays / 40.0);
    return static_cast<std::size_t>(std::min(std::clamp(worlds, 4.0, 60.0), 1 + 3 * std::max(doubt, 0.0)));
}

/// A told rank is forgotten or not once and for all until it is told again.
std::bitset<armySize> forgottenBy(const Knowledge& knowledge, int forgetfulness, std::uint64_t seed) {
    std::bitset<armySize> forgotten;
    for (std::size_t n = 0; n < armySize; ++n) {
        const EnemyPiece& piece = knowledge.enemy()[n];
        if (!piece.square || piece.revealedAt < 0 || knowledge.ply() - piece.revealedAt < freshTold) continue;
        Random dice(seed ^ (n * 0x9E3779B97F4A7C15ULL) ^ static_cast<std::uint64_t>(piece.revealedAt));
        forgotten[n] = dice.below(1000) < static_cast<std::uint32_t>(forgetfulness);
    }
    return forgotten;
}

/// What an enemy piece is matters the more the nearer he is to an own piece that can move.
std::array<float, armySize> stakesIn(const Knowledge& knowledge) {
    std::array<float, armySize> stakes{};
    for (std::size_t n = 0; n < armySize; ++n) {
        const EnemyPiece& enemy = knowledge.enemy()[n];
        if (!enemy.square) continue;
        int nearest = longestDistance;
        for (const OwnPiece& own : knowledge.own()) {
            if (own.square && canMove(own.rank))
                nearest = std::min(nearest, distanceBetween(*own.square, *enemy.square));
        }
        stakes[n] = 1 / static_cast<float>(std::max(nearest, 1));
    }
    return stakes;
}

/// One play of the root, its values in the worlds of one depth, and what is added to their mean.
struct Candidate {
    Play play;
    int extra = 0;
    const Odds* odds = nullptr;        ///< when it attacks a piece of unknown rank
    std::vector<std::int16_t> values;  ///< by world
    std::vector<Course> courses;       ///< by world
    Judged judged;
};

/// The mean of the values over the worlds; over an attack whose results are likely in known measure, of each
/// result apart, so that chance in drawing the worlds counts less.
Judged judge(const Candidate& candidate, const std::vector<char>& finished) {
    std::array<double, 5> sums{};  // by course
    std::array<int, 5> counts{};
    double sum = 0;
    int count = 0;
    for (std::size_t w = 0; w < finished.size(); ++w) {
        if (!finished[w]) continue;
        const double value = candidate.values[w];
        sums[static_cast<std::size_t>(candidate.courses[w])] += value;
        ++counts[static_cast<std::size_t>(candidate.courses[w])];
        sum += value;
        ++count;
    }
    double mean = sum / count;
    if (candidate.odds) {
        const std::pair<Course, float> shares[] = {{Course::Flag, candidate.odds->flag},
                                                   {Course::Win, candidate.odds->win},
                                                   {Course::Tie, candidate.odds->tie},
                                                   {Course::Loss, candidate.odds->loss}};
        double weighted = 0;
        double weight = 0;
        for (const auto& [course, share] : shares) {
            const auto i = static_cast<std::size_t>(course);
            if (counts[i] == 0) continue;
            weighted += static_cast<double>(share) * sums[i] / counts[i];
            weight += static_cast<double>(share);
        }
        if (weight > 0) mean = weighted / weight;
    }
    return {candidate.play, static_cast<int>(std::lround(mean)) + candidate.extra};
}

bool isBetter(const Candidate& a, const Candidate& b) {
    return a.judged.value > b.judged.value;
}

/// The plays that may still turn out best after a depth.
void leaveBehind(std::vector<Candidate>& candidates, int depth, int lines) {
    constexpr std::array<int, 4> margins = {500, 320, 220, 150};
    const int margin = margins[static_cast<std::size_t>(std::min(depth, 4) - 1)];
    const auto least = static_cast<std::size_t>(std::max(leastPlays, lines + 1));
    const int best = candidates.front().judged.value;
    while (candidates.size() > least && candidates.back().judged.value < best - margin)
        candidates.pop_back();
}

}  // namespace

Search::Search(const Weights& weights) : weights_(weights) {}

Search::~Search() = default;

void Search::setHash(int mebibytes) {
    table_.resize(mebibytes);
}

namespace {

/// The worlds of one search and the plays judged in them.
class Inquiry {
  public:
    Inquiry(const Knowledge& knowledge, const Weights& weights, const Search::Settings& settings,
            const engine::Limits& limits)
        : settings_(settings),
          forgotten_(forgottenBy(knowledge, settings.weakness.forgetfulness, settings.seed)),
          belief_(enemyAppearance(knowledge), forgotten_, 2 * Belief::usualArmies),
          outlook_(knowledge, belief_.shares(),
                   Belief(ownAppearance(knowledge), {}, Belief::usualArmies / 4).shares(), forgotten_,
                   weights) {
        const std::size_t worlds = worldsFor(limits, engine::allot(limits, knowledge.side()),
                                             settings.threads, doubtIn(belief_.shares()));
        Random random(settings.seed ^ (static_cast<std::uint64_t>(knowledge.ply()) << 32));
        for (const Army& army : belief_.spread(worlds, stakesIn(knowledge), random))
            worlds_.emplace_back(knowledge, army, forgotten_, outlook_, random());
        listPlays(knowledge, random);
    }

    std::vector<Candidate>& candidates() { return candidates_; }

    /// Judges all candidates at a depth, as many worlds as the budget allows. False, and nothing changed,
    /// when that were too few.
    bool judgeAll(int depth, std::vector<std::unique_ptr<WorldSearch>>& workers,
                  const std::vector<std::unique_ptr<engine::Meter>>& meters) {
        std::vector<char> finished(worlds_.size(), 0);
        const int alpha = depth == 1 ? -engine::valueInfinite : best_ - farBelow;
        std::atomic<std::size_t> next = 0;
        engine::runTogether(static_cast<int>(meters.size()), [&](int i) {
            const auto number = static_cast<std::size_t>(i);
            for (std::size_t w = next++; w < worlds_.size(); w = next++)
                finished[w] = judgeIn(w, depth, alpha, *workers[number], *meters[number]);
        });
        const auto count = std::count(finished.begin(), finished.end(), 1);
        if (depth > 1 && 2 * count < std::ssize(finished)) return false;
        if (count == 0) return false;
        for (Candidate& candidate : candidates_)
            candidate.judged = judge(candidate, finished);
        std::stable_sort(candidates_.begin(), candidates_.end(), isBetter);
        best_ = candidates_.front().judged.value;
        return true;
    }

  private:
    void listPlays(const Knowledge& knowledge, Random& random) {
        const Visits visits(knowledge);
        const int noise = std::max(seasoning, settings_.weakness.noise);
        PlayList plays;
        generate(knowledge, plays);
        for (const Play play : plays) {
            Candidate candidate;
            candidate.play = play;
            const auto target = knowledge.enemyAt(play.to);
            const World& world = worlds_.front();
            if (target && !world.isKnown(play.to))
                candidate.odds = &outlook_.odds(world.rankAt(play.from), *target);
            candidate.extra =
                static_cast<int>(random.below(static_cast<std::uint32_t>(2 * noise + 1))) - noise;
            candidate.extra += target ? outlook_.eagerness() : -returning * visits.after(play);
            candidate.values.resize(worlds_.size());
            candidate.courses.resize(worlds_.size());
            candidate.judged.play = play;
            candidates_.push_back(std::move(candidate));
        }
    }

    /// The first world at the first depth is always finished, quick as that is: there has to be an answer.
    bool judgeIn(std::size_t w, int depth, int alpha, WorldSearch& worker, engine::Meter& meter) {
        const bool first = depth == 1 && w == 0;
        for (Candidate& candidate : candidates_) {
            if (meter.stopped() && !first) return false;
            candidate.courses[w] = worlds_[w].courseOf(candidate.play);
            const int value =
                worker.valueOf(worlds_[w], candidate.play, depth, alpha, engine::valueInfinite, meter);
            candidate.values[w] = static_cast<std::int16_t>(value);
        }
        return first || !meter.stopped();
    }

    const Search::Settings& settings_;
    std::bitset<armySize> forgotten_;
    Belief belief_;
    Outlook outlook_;
    std::vector<World> worlds_;
    std::vector<Candidate> candidates_;
    int best_ = 0;
};

}  // namespace

Found Search::run(const Knowledge& knowledge, const engine::Limits& limits, const Settings& settings,
                  std::stop_token stop, const engine::InfoHandler& onInfo) {
    if (knowledge.outcome()) return {};
    engine::Budget budget(limits, knowledge.side(), std::move(stop));
    const auto threads = static_cast<std::size_t>(std::max(settings.threads, 1));
    while (workers_.size() < threads)
        workers_.push_back(std::make_unique<WorldSearch>(table_));
    for (const auto& worker : workers_)
        worker->clear();
    table_.clear();

    const auto meters = engine::metersFor(budget, limits, threads, engine::Meter::AtLimit::StopAll);
    const auto nodesSoFar = [&meters] {
        std::uint64_t sum = 0;
        for (const auto& meter : meters)
            sum += meter->nodes();
        return sum;
    };

    Inquiry inquiry(knowledge, weights_, settings, limits);
    auto& candidates = inquiry.candidates();
    Found found;
    if (candidates.empty()) return found;
    int last = std::clamp(limits.depth.value_or(deepest), 1, deepest);
    if (settings.weakness.depth > 0) last = std::min(last, settings.weakness.depth);
    const bool chooses = candidates.size() > 1;
    for (int depth = 1; depth <= last; ++depth) {
        if (depth > 1 && (budget.spent() || budget.stopped() || !chooses)) break;
        if (!inquiry.judgeAll(depth, workers_, meters)) break;
        found.depth = depth;
        for (std::size_t i = 0;
             onInfo && i < candidates.size() && i < static_cast<std::size_t>(settings.lines); ++i) {
            onInfo({depth,
                    static_cast<int>(i) + 1,
                    engine::scoreOf(candidates[i].judged.value),
                    nodesSoFar(),
                    budget.elapsed(),
                    {text(candidates[i].play, knowledge.enemyAt(candidates[i].play.to).has_value())}});
        }
        leaveBehind(candidates, depth, settings.lines);
    }
    for (const Candidate& candidate : candidates)
        found.plays.push_back(candidate.judged);
    found.nodes = nodesSoFar();
    return found;
}

}  // namespace leuctra::combate
