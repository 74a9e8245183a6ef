// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "epaminondas/movegen.h"
#include "epaminondas/search_board.h"
#include "train/commands.h"
#include "train/sample.h"
#include "train/weights_file.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <fstream>

namespace leuctra::train {

using namespace epaminondas;

namespace {

constexpr int longestGame = 300;  // plies
constexpr engine::Value decided = 1500;

struct Outcomes {
    std::vector<Position> positions;
    double result = 0.5;
};

void playRandomly(std::vector<Position>& positions, int plies, Random& random) {
    for (int ply = 0; ply < plies && !positions.back().outcome(); ++ply) {
        MoveList moves;
        generate(positions.back(), moves);
        positions.push_back(positions.back());
        positions.back().make(
            moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))]);
    }
}

bool isQuiet(const Position& position, Move best) {
    const Side mover = position.sideToMove();
    return position.crossed(Side::First) == position.crossed(Side::Second) &&
           !position.stones(opponent(mover)).contains(best.landing);
}

/// One game: its quiet positions, and the result for White.
Outcomes playGame(Search& search, const SelfPlay& order, Random& random) {
    Outcomes game;
    std::vector<Position> positions{Position{}};
    playRandomly(positions, order.openingPlies, random);
    search.clear();
    engine::Limits limits;
    limits.nodes = order.nodes;
    while (positions.size() < longestGame) {
        const Position& position = positions.back();
        if (const auto outcome = position.outcome()) {
            game.result = *outcome->winner == Side::First ? 1 : 0;
            break;
        }
        const Found found = search.run(positions, limits);
        if (!found.move) break;
        const bool over = std::abs(found.value) >= decided;
        if (over) {
            game.result = (found.value > 0) == (position.sideToMove() == Side::First) ? 1 : 0;
            break;
        }
        if (isQuiet(position, *found.move)) game.positions.push_back(position);
        Position next = position;
        next.make(*found.move);
        positions.push_back(next);
    }
    return game;
}

}  // namespace

Result<void> playGames(const SelfPlay& order) {
    const auto weights = weightsFrom(order.weights);
    if (!weights) return tl::unexpected(weights.error());
    std::ofstream file(order.out, std::ios::app);
    if (!file) return failure(errorText("%1 cannot be written"), {order.out});
    Search search(*weights);
    Random random(order.seed);
    for (int i = 0; i < order.games; ++i) {
        const Outcomes game = playGame(search, order, random);
        for (const Position& position : game.positions)
            file << text(Sample{position, game.result}) << '\n';
        if (i % 50 == 49) fmt::print(stderr, "{} games\n", i + 1);
    }
    return {};
}

}  // namespace leuctra::train
