// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "epaminondas/movegen.h"
#include "mailbox.h"

#include <benchmark/benchmark.h>

#include <ctime>

using namespace leuctra;
using namespace leuctra::epaminondas;

namespace {

constexpr int perftDepth = 4;
constexpr std::uint64_t perftLeaves = 245'799'684;

/// Processor time, so that what else the machine does matters less.
double seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Both ways to count, one after the other in each iteration, so that `ratio` compares like with like.
void perft4BitboardAgainstMailbox(benchmark::State& state) {
    double bitboard = 0;
    double mailbox = 0;
    double leaves = 0;
    for ([[maybe_unused]] auto unused : state) {
        Position position;
        double begin = seconds();
        const std::uint64_t found = perft(position, perftDepth);
        bitboard += seconds() - begin;
        begin = seconds();
        const std::uint64_t expected = bench::Mailbox(position).perft(perftDepth);
        mailbox += seconds() - begin;
        if (found != perftLeaves || expected != perftLeaves) state.SkipWithError("the leaf counts are wrong");
        leaves += static_cast<double>(found);
    }
    state.counters["bitboard_leaves/s"] = leaves / bitboard;
    state.counters["mailbox_leaves/s"] = leaves / mailbox;
    state.counters["ratio"] = mailbox / bitboard;
}
BENCHMARK(perft4BitboardAgainstMailbox)->Unit(benchmark::kMillisecond)->Iterations(3);

/// Positions of random games, 20 plies apart.
std::vector<Position> samplePositions() {
    std::vector<Position> positions;
    Random random(11);
    while (positions.size() < 64) {
        Position position;
        for (int ply = 0; ply < 200 && !position.outcome(); ++ply) {
            if (ply % 20 == 0) positions.push_back(position);
            MoveList moves;
            generate(position, moves);
            position.make(moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))]);
        }
    }
    return positions;
}

/// Every legal move of every position made and taken back, key kept; E11 and E12 are not asked.
void makeAndUnmake(benchmark::State& state) {
    auto positions = samplePositions();
    std::vector<MoveList> moves(positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i)
        generate(positions[i], moves[i]);
    std::int64_t made = 0;
    for ([[maybe_unused]] auto unused : state) {
        for (std::size_t i = 0; i < positions.size(); ++i) {
            for (const Move move : moves[i]) {
                const Undo undo = positions[i].make(move);
                benchmark::DoNotOptimize(positions[i].key());
                positions[i].unmake(undo);
            }
            made += moves[i].size();
        }
    }
    state.SetItemsProcessed(made);
}
BENCHMARK(makeAndUnmake);

void generateMoves(benchmark::State& state) {
    const auto positions = samplePositions();
    std::int64_t listed = 0;
    for ([[maybe_unused]] auto unused : state) {
        for (const Position& position : positions) {
            MoveList moves;
            generate(position, moves);
            benchmark::DoNotOptimize(moves.begin());
            listed += moves.size();
        }
    }
    state.SetItemsProcessed(listed);
    state.counters["positions/s"] = benchmark::Counter(
        static_cast<double>(state.iterations() * positions.size()), benchmark::Counter::kIsRate);
}
BENCHMARK(generateMoves);

void countMovesOfPositions(benchmark::State& state) {
    const auto positions = samplePositions();
    for ([[maybe_unused]] auto unused : state)
        for (const Position& position : positions)
            benchmark::DoNotOptimize(countMoves(position));
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * positions.size()));
}
BENCHMARK(countMovesOfPositions);

}  // namespace
