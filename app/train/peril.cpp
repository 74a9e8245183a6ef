// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/peril.h"

#include "combate/belief.h"
#include "train/combate_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace leuctra::train {

using namespace combate;

namespace {

constexpr int soon = 30;    // plies
constexpr int armies = 64;  // of a belief that only says where bombs are likely

/// The end of a game in which an army took the other's standard.
struct Raid {
    Side taker;
    int piece;  ///< that took it
    int ply;
};

std::optional<Raid> raidIn(const PlayedCombate& played) {
    const combate::Transition& last = played.plays.back();
    if (last.result != DuelResult::FlagCaptured) return std::nullopt;
    const Side victim = leuctra::opponent(last.side);
    Knowledge knowledge(victim, victim == Side::First ? played.red : played.blue, played.rules);
    for (std::size_t ply = 0; ply + 1 < played.plays.size(); ++ply)
        knowledge.learn(played.plays[ply]);
    return Raid{last.side, *knowledge.enemyAt(last.move.from), knowledge.ply()};
}

/// How often pieces in a place took the standard soon.
class PerilCount {
  public:
    void add(const Knowledge& knowledge, const Setup& enemy, const std::optional<Raid>& raid) {
        const auto& own = knowledge.own();
        const auto standard = std::find_if(own.begin(), own.end(),
                                           [](const OwnPiece& each) { return each.rank == Rank::Flag; });
        const Belief belief(enemyAppearance(knowledge), {}, armies);
        const Peril peril(Terrain(knowledge, belief.shares()), *standard->square);
        const bool near = raid && raid->taker != knowledge.side() && raid->ply - knowledge.ply() <= soon;
        for (std::size_t n = 0; n < armySize; ++n) {
            const EnemyPiece& piece = knowledge.enemy()[n];
            const Rank rank = enemy.ranks[n];
            if (!piece.square || !piece.moved) continue;
            const int distance = peril.distance(rank, *piece.square);
            if (distance >= Peril::farAway) continue;
            const bool stopped = peril.isStopped(knowledge, rank, *piece.square);
            Place& place = places_[piece.known.has_value()][stopped][static_cast<std::size_t>(distance)];
            ++place.times;
            place.taken += near && raid->piece == static_cast<int>(n);
        }
    }

    void print() const {
        fmt::print("steps  unknown            stopped            known              stopped\n");
        for (std::size_t distance = 1; distance < Peril::farAway; ++distance) {
            fmt::print("{:5}", distance);
            for (const auto& byStopped : places_) {
                for (const auto& byDistance : byStopped) {
                    const Place& place = byDistance[distance];
                    fmt::print("  {:4} of {:<8}", 1000 * place.taken / std::max(place.times, 1), place.times);
                }
            }
            fmt::print("\n");
        }
    }

  private:
    struct Place {
        int times = 0;
        int taken = 0;
    };
    std::array<std::array<std::array<Place, Peril::farAway>, 2>, 2> places_{};  ///< as Peril::chance
};

}  // namespace

Result<void> countPeril(const CombateGames& order) {
    const auto games = playCombate(order);
    if (!games) return tl::unexpected(games.error());
    PerilCount count;
    for (const PlayedCombate& played : *games) {
        const auto raid = raidIn(played);
        onMoments(played, 1, [&](const Knowledge& knowledge, const Setup& enemy) {
            if (played.players[static_cast<std::size_t>(leuctra::index(knowledge.side()))] == "engine")
                count.add(knowledge, enemy, raid);
        });
    }
    count.print();
    return {};
}

}  // namespace leuctra::train
