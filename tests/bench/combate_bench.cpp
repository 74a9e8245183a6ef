// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "combate/belief.h"
#include "combate/game.h"
#include "combate/movegen.h"
#include "combate/resample.h"

#include <benchmark/benchmark.h>

#include <vector>

namespace leuctra::combate {

namespace {

/// Positions from random games: one every 20 plies.
std::vector<Position> positions() {
    std::vector<Position> found;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Random random(seed);
        const Setup red = randomSetup(random);
        const Setup blue = randomSetup(random);
        Position position(red, blue);
        for (int ply = 0; !position.outcome(); ++ply) {
            if (ply % 20 == 0) found.push_back(position);
            PlayList plays;
            generate(position, plays);
            position.make(plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))]);
        }
    }
    return found;
}

/// The plays of a game of 200 plies and more, as both players see them.
std::vector<Transition> longGame(Setup& red, Setup& blue) {
    for (std::uint64_t seed = 1;; ++seed) {
        Random random(seed);
        red = randomSetup(random);
        blue = randomSetup(random);
        Position position(red, blue);
        std::vector<Transition> transitions;
        while (!position.outcome()) {
            PlayList plays;
            generate(position, plays);
            const Play play = plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))];
            transitions.push_back(position.transition(play));
            position.make(play);
        }
        if (transitions.size() >= 200) return transitions;
    }
}

/// Items: plays made and unmade, each legal play of each position.
void makeAndUnmake(benchmark::State& state) {
    std::vector<Position> all = positions();
    std::vector<PlayList> plays(all.size());
    std::int64_t count = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        generate(all[i], plays[i]);
        count += plays[i].size();
    }
    for (auto _ : state) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (const Play play : plays[i]) {
                const Position::Undo undo = all[i].make(play);
                benchmark::DoNotOptimize(all[i]);
                all[i].unmake(undo);
            }
        }
    }
    state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(makeAndUnmake);

/// Items: positions whose plays are generated.
void generatePlays(benchmark::State& state) {
    const std::vector<Position> all = positions();
    for (auto _ : state) {
        for (const Position& position : all) {
            PlayList plays;
            generate(position, plays);
            benchmark::DoNotOptimize(plays);
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(all.size()));
}
BENCHMARK(generatePlays);

/// Items: leaves, the last ply counted and not played.
void perftThree(benchmark::State& state) {
    std::vector<Position> all = positions();
    std::int64_t leaves = 0;
    for (auto _ : state) {
        for (Position& position : all)
            leaves += static_cast<std::int64_t>(perft(position, 3));
    }
    state.SetItemsProcessed(leaves);
}
BENCHMARK(perftThree)->Unit(benchmark::kMillisecond);

/// Items: plays learnt by one side.
void learn(benchmark::State& state) {
    Setup red{};
    Setup blue{};
    const std::vector<Transition> game = longGame(red, blue);
    for (auto _ : state) {
        Knowledge knowledge(Side::First, red);
        for (const Transition& transition : game)
            knowledge.learn(transition);
        benchmark::DoNotOptimize(knowledge);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(game.size()));
}
BENCHMARK(learn);

Knowledge middleOfAGame() {
    Setup red{};
    Setup blue{};
    const std::vector<Transition> game = longGame(red, blue);
    Knowledge knowledge(Side::First, red);
    for (std::size_t ply = 0; ply < 100; ++ply)
        knowledge.learn(game[ply]);
    return knowledge;
}

/// Items: enemy armies drawn in the middle of a game.
void drawArmies(benchmark::State& state) {
    const Knowledge knowledge = middleOfAGame();
    Random random(1);
    for (auto _ : state)
        benchmark::DoNotOptimize(resample(knowledge, random));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(drawArmies);

/// Items: beliefs made in the middle of a game.
void believe(benchmark::State& state) {
    const Knowledge knowledge = middleOfAGame();
    for (auto _ : state)
        benchmark::DoNotOptimize(Belief(enemyAppearance(knowledge)));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(believe)->Unit(benchmark::kMillisecond);

/// Items: enemy armies drawn by their likelihoods in the middle of a game.
void sampleArmies(benchmark::State& state) {
    const Belief belief(enemyAppearance(middleOfAGame()));
    Random random(1);
    for (auto _ : state)
        benchmark::DoNotOptimize(belief.sample(random));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(sampleArmies);

}  // namespace

}  // namespace leuctra::combate

BENCHMARK_MAIN();
