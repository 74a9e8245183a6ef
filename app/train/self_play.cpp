// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "epaminondas/movegen.h"
#include "epaminondas/search_board.h"
#include "train/commands.h"
#include "train/sample.h"
#include "train/weights_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <span>

namespace leuctra::train {

using namespace epaminondas;

namespace {

constexpr std::size_t longestGame = 300;  // plies
constexpr engine::Value decided = 800;    // for so many judgements in a row:
constexpr int decidedPlies = 3;
constexpr std::uint32_t blunderChance = 50;  // one move in so many is made at random

struct Record {
    std::vector<Sample> samples;
    double result = 0.5;  ///< for White
};

Position after(const Position& position, Move move) {
    Position next = position;
    next.make(move);
    return next;
}

Position afterRandomMove(const Position& position, Random& random) {
    MoveList moves;
    generate(position, moves);
    return after(position, moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))]);
}

bool isQuiet(const Position& position, Move best) {
    const Side mover = position.sideToMove();
    return position.crossed(Side::First) == position.crossed(Side::Second) &&
           !position.stones(opponent(mover)).contains(best.landing);
}

/// Whether the last of the positions has come for the third time, as far back as `span` reaches.
bool isRepeated(std::span<const Position> span) {
    return std::count_if(span.begin(), span.end(), [&span](const Position& position) {
               return position.key() == span.back().key();
           }) >= 3;
}

/// One game from random moves on: its quiet positions, and the result.
Record playGame(Search& search, const SelfPlay& order, Random& random) {
    Record game;
    std::vector<Position> positions{Position{}};
    const auto opening = 2 + random.below(static_cast<std::uint32_t>(order.openingPlies));
    for (std::uint32_t ply = 0; ply < opening && !positions.back().outcome(); ++ply)
        positions.push_back(afterRandomMove(positions.back(), random));
    search.clear();
    engine::Limits limits;
    limits.nodes = order.nodes;
    int plain = 0;  // judgements in a row that see the game decided
    while (positions.size() < longestGame) {
        const Position& position = positions.back();
        if (const auto outcome = position.outcome()) {
            game.result = *outcome->winner == Side::First ? 1 : 0;
            break;
        }
        // What lies further back hardly ever comes again, and takes time to set up.
        constexpr std::size_t memory = 12;
        const auto recent = std::span(positions).last(std::min(positions.size(), memory));
        if (isRepeated(recent)) break;
        const Found found = search.run(recent, limits);
        const int score = position.sideToMove() == Side::First ? found.value : -found.value;
        plain = std::abs(score) >= decided ? plain + 1 : 0;
        if (engine::isProven(score) || plain == decidedPlies) {
            game.result = score > 0 ? 1 : 0;
            break;
        }
        if (isQuiet(position, *found.move)) game.samples.push_back({position, score});
        positions.push_back(random.below(blunderChance) == 0 ? afterRandomMove(position, random)
                                                             : after(position, *found.move));
    }
    for (Sample& sample : game.samples)
        sample.result = game.result;
    return game;
}

}  // namespace

Result<void> playGames(const SelfPlay& order) {
    const auto weights = weightsFrom(order.weights);
    if (!weights) return tl::unexpected(weights.error());
    const auto network = networkFrom(order.network);
    if (!network) return tl::unexpected(network.error());
    std::ofstream file(order.out, std::ios::app);
    if (!file) return failure(errorText("%1 cannot be written"), {order.out});
    Search search(*weights, *network);
    Random random(order.seed);
    for (int i = 0; i < order.games; ++i) {
        const Record game = playGame(search, order, random);
        for (const Sample& sample : game.samples)
            file << text(sample) << '\n';
        if (i % 50 == 49) fmt::print(stderr, "{} games\n", i + 1);
    }
    return {};
}

}  // namespace leuctra::train
