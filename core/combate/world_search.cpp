// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/world_search.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leuctra::combate {

namespace {

constexpr int infinite = engine::valueInfinite;
constexpr int quietDepth = 6;  // plies of attacks beyond the last
constexpr int bestFirst = 1 << 28;
constexpr int attackFirst = 1 << 24;
constexpr int killerFirst = 1 << 20;
constexpr int historyLimit = 1 << 18;
constexpr int impatience = 20;       // what a ply is worth by which a win comes sooner
constexpr float negligible = 0.02F;  // odds

constexpr std::uint16_t packed(Play play) {
    return static_cast<std::uint16_t>(play.from * squareCount + play.to + 1);
}

}  // namespace

void WorldSearch::clear() {
    for (auto& camp : history_)
        for (auto& from : camp)
            from.fill(0);
    for (auto& pair : killers_)
        pair.fill({});
}

int WorldSearch::valueOf(World& world, Play play, int depth, int alpha, int beta, engine::Meter& meter) {
    world_ = &world;
    meter_ = &meter;
    meter.tick();
    const World::Undo undo = world.make(play, world.courseOf(play));
    const int value = -search(-beta, -alpha, depth - 1, 1, true);
    world.unmake(undo);
    return value;
}

/// From the side to move.
int WorldSearch::standing() const {
    return world_->toMove() == Camp::Own ? world_->score() : -world_->score();
}

/// What no move of the own side that wins nothing can better, whatever peril it averts.
int WorldSearch::standingAtBest() const {
    return world_->toMove() == Camp::Own ? world_->scoreInPeace() : standing();
}

/// Of a game that a camp has won, from the side to move: the sooner, the better for it.
int WorldSearch::wonBy(Camp winner, int ply) const {
    const int value = world_->scoreWonBy(winner) - (winner == Camp::Own ? impatience : -impatience) * ply;
    return world_->toMove() == Camp::Own ? value : -value;
}

/// Of a game that is over (C16, C17).
int WorldSearch::atEnd(int ply) const {
    return wonBy(world_->isBeaten(Camp::Enemy) ? Camp::Own : Camp::Enemy, ply);
}

int WorldSearch::search(int alpha, int beta, int depth, int ply, bool mayPass) {
    if (world_->isOver()) return atEnd(ply);
    if (depth <= 0 || ply >= deepest - quietDepth - 1) return quiesce(alpha, beta, quietDepth, ply);
    if (meter_->stopped()) return alpha;

    const std::uint64_t key = world_->key();
    const auto entry = table_.probe(key);
    if (entry && entry->depth >= depth) {
        const int value = entry->value;
        if (entry->bound == engine::Bound::Exact || (entry->bound == engine::Bound::Lower && value >= beta) ||
            (entry->bound == engine::Bound::Upper && value <= alpha))
            return value;
    }
    if (mayPass && depth >= 2 && standing() >= beta) {
        world_->pass();
        const int value = -search(-beta, -beta + 1, depth - 3, ply + 1, false);
        world_->pass();
        if (value >= beta) return value;
    }

    WorldPlays plays;
    world_->list(plays, false);
    if (plays.empty()) return wonBy(opponent(world_->toMove()), ply);  // C18
    order(plays, entry ? entry->move : 0, ply);
    int best = -infinite;
    std::uint16_t bestMove = 0;
    int lower = alpha;
    const int atBest = depth == 1 ? standingAtBest() : 0;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        if (depth == 1 && !plays[i].isAttack() && !world_->bringsPeril(plays[i].play)) {
            // Moves win nothing at once: the other side can at least leave everything as it is.
            const int most = atBest + world_->gainOf(plays[i].play);
            if (most <= lower) {
                best = std::max(best, most);
                continue;
            }
        }
        const bool late = !plays[i].isAttack() && (depth >= 3 ? i >= 5 : depth == 2 && i >= 8);
        int value = afterPlay(plays[i], lower, beta, depth - 1 - (late ? 1 : 0), ply);
        if (late && value > lower) value = afterPlay(plays[i], lower, beta, depth - 1, ply);
        if (meter_->stopped()) return alpha;
        if (value <= best) continue;
        best = value;
        bestMove = packed(plays[i].play);
        lower = std::max(lower, value);
        if (value < beta) continue;
        reward(plays[i], depth, ply);
        break;
    }
    const engine::Bound bound = best >= beta   ? engine::Bound::Lower
                                : best > alpha ? engine::Bound::Exact
                                               : engine::Bound::Upper;
    table_.store(key, {bestMove, static_cast<std::int16_t>(best), 0, static_cast<std::int8_t>(depth), bound});
    return best;
}

int WorldSearch::afterPlay(const WorldPlay& play, int alpha, int beta, int depth, int ply) {
    if (play.unknown && world_->toMove() == Camp::Own)
        return depth > 0 ? chance(play, depth, ply) : standing() + play.gain;
    meter_->tick();
    const World::Undo undo = world_->make(play.play, play.course);
    const int value = -search(-beta, -alpha, depth, ply + 1, true);
    world_->unmake(undo);
    return value;
}

/// The mean over the results that an attack on an unknown piece may have.
int WorldSearch::chance(const WorldPlay& play, int depth, int ply) {
    const Odds& odds = world_->outlook().odds(world_->rankAt(play.play.from), world_->enemyAt(play.play.to));
    float sum = odds.flag * static_cast<float>(wonBy(Camp::Own, ply));
    float shares = odds.flag;
    const std::pair<Course, float> results[] = {
        {Course::Win, odds.win}, {Course::Tie, odds.tie}, {Course::Loss, odds.loss}};
    for (const auto& [course, share] : results) {
        if (share < negligible) continue;
        meter_->tick();
        const World::Undo undo = world_->makeLikely(play.play, course, odds);
        sum += share * static_cast<float>(-search(-infinite, infinite, depth - 1, ply + 1, false));
        shares += share;
        world_->unmake(undo);
    }
    return static_cast<int>(std::lround(sum / shares));
}

int WorldSearch::quiesce(int alpha, int beta, int depth, int ply) {
    if (world_->isOver()) return atEnd(ply);
    const int before = standing();
    int best = before;
    if (best >= beta || depth == 0 || meter_->stopped()) return best;

    WorldPlays plays;
    world_->list(plays, true);
    order(plays, 0, ply);
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const WorldPlay& play = plays[i];
        if (play.gain <= 0) continue;
        int value = 0;
        if (play.unknown && world_->toMove() == Camp::Own) {
            value = before + play.gain;
        } else {
            meter_->tick();
            const World::Undo undo = world_->make(play.play, play.course);
            value = -quiesce(-beta, -std::max(alpha, best), depth - 1, ply + 1);
            world_->unmake(undo);
        }
        best = std::max(best, value);
        if (best >= beta) break;
    }
    return best;
}

void WorldSearch::order(WorldPlays& plays, std::uint16_t best, int ply) const {
    const auto& history = history_[index(world_->toMove())];
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    for (WorldPlay& play : plays) {
        if (packed(play.play) == best)
            play.priority = bestFirst;
        else if (play.isAttack())
            play.priority = play.gain > 0 ? attackFirst + play.gain : play.gain - attackFirst;
        else if (play.play == killers[0] || play.play == killers[1])
            play.priority = killerFirst;
        else
            play.priority = history[play.play.from][play.play.to];
    }
    std::sort(plays.begin(), plays.end(),
              [](const WorldPlay& a, const WorldPlay& b) { return a.priority > b.priority; });
}

void WorldSearch::reward(const WorldPlay& play, int depth, int ply) {
    if (play.isAttack()) return;
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (!(killers[0] == play.play)) {
        killers[1] = killers[0];
        killers[0] = play.play;
    }
    int& history = history_[index(world_->toMove())][play.play.from][play.play.to];
    history = std::min(history + depth * depth, historyLimit);
}

}  // namespace leuctra::combate
