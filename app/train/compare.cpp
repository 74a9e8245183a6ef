// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "epaminondas/game.h"
#include "train/commands.h"
#include "train/weights_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace leuctra::train {

using namespace epaminondas;

namespace {

constexpr int longestGame = 400;  // plies; then it is a draw

struct Player {
    Player(const Weights& weights, std::shared_ptr<const Network> network)
        : search(weights, std::move(network)) {}

    Search search;
    Search::Settings settings;
    engine::Limits limits;
};

Result<std::unique_ptr<Player>> playerOf(const Contender& contender) {
    const auto weights = weightsFrom(contender.weights);
    if (!weights) return tl::unexpected(weights.error());
    const auto network = networkFrom(contender.network);
    if (!network) return tl::unexpected(network.error());
    auto player = std::make_unique<Player>(*weights, *network);
    player->settings.ingredients = contender.ingredients;
    player->settings.weakness = contender.weakness;
    if (contender.milliseconds > 0)
        player->limits.moveTime = engine::Milliseconds(contender.milliseconds);
    else
        player->limits.nodes = contender.nodes;
    return player;
}

/// 1 when White wins, 0.5, 0.
double playGame(Player& white, Player& black, int openingPlies, std::uint64_t seed) {
    Random random(seed);
    Game game;
    std::vector<Position> positions{game.position()};
    for (Player* player : {&white, &black}) {
        player->search.clear();
        player->settings.weakness.seed = seed;
    }
    while (!game.outcome() && game.ply() < longestGame) {
        std::string play;
        if (game.ply() < openingPlies) {
            const auto plays = game.legalPlays();
            play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
        } else {
            Player& mover = game.sideToMove() == Side::First ? white : black;
            const Found found = mover.search.run(positions, mover.limits, mover.settings, {});
            play = lineText(game.position(), found.line).front();
        }
        game.play(play).value();
        positions.push_back(game.position());
    }
    const auto outcome = game.outcome();
    if (!outcome || !outcome->winner) return 0.5;
    return *outcome->winner == Side::First ? 1 : 0;
}

}  // namespace

Result<void> compare(const Comparison& order) {
    const auto a = playerOf(order.a);
    if (!a) return tl::unexpected(a.error());
    const auto b = playerOf(order.b);
    if (!b) return tl::unexpected(b.error());
    int wins = 0;
    int draws = 0;
    for (int i = 0; i < order.games; ++i) {
        const bool aIsWhite = i % 2 == 0;
        const std::uint64_t seed = order.seed * 1'000'003 + static_cast<std::uint64_t>(i / 2);
        const double white = playGame(aIsWhite ? **a : **b, aIsWhite ? **b : **a, order.openingPlies, seed);
        const double score = aIsWhite ? white : 1 - white;
        wins += score > 0.75;
        draws += score > 0.25 && score < 0.75;
        if (i % 20 == 19 || i + 1 == order.games) {
            const double games = i + 1;
            const double mean = (wins + 0.5 * draws) / games;
            const double margin =
                1.96 * std::sqrt(std::max((wins + 0.25 * draws) / games - mean * mean, 0.0) / games);
            const auto elo = [](double share) {
                const double bounded = std::clamp(share, 0.001, 0.999);
                return -400 * std::log10(1 / bounded - 1);
            };
            fmt::print("games {} +{} ={} -{} score {:.3f} elo {:.0f} [{:.0f}, {:.0f}]\n", i + 1, wins, draws,
                       i + 1 - wins - draws, mean, elo(mean), elo(mean - margin), elo(mean + margin));
            std::fflush(stdout);
        }
    }
    return {};
}

}  // namespace leuctra::train
