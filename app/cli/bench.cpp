// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "players/engines.h"
#include "registry/registry.h"

#include <fmt/format.h>

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace leuctra::cli {

namespace {

using Clock = std::chrono::steady_clock;

int printSignature(players::Engine& engine, const players::BenchSet& set, Console& console) {
    std::uint64_t nodes = 0;
    engine::Milliseconds time{0};
    for (std::size_t i = 0; i < set.sights.size(); ++i) {
        engine.newGame();
        engine::Limits limits;
        limits.depth = set.depth;
        const auto answer = engine.go(*set.sights[i], limits, {}, {});
        console.line("position {} depth {} nodes {} time {} bestmove {}", i + 1, answer.info.depth,
                     answer.info.nodes, answer.info.time.count(), answer.play);
        nodes += answer.info.nodes;
        time += answer.info.time;
        if (!console.flush()) return exitWrong;
    }
    console.line("time {}", time.count());
    console.line("nodes {}", nodes);
    return exitDone;
}

int measureSpeed(players::Engine& engine, const players::BenchSet& set, double seconds, Console& console) {
    engine::Limits limits;
    limits.moveTime = engine::Milliseconds(
        static_cast<std::int64_t>(1000 * seconds / static_cast<double>(set.sights.size())));
    std::uint64_t nodes = 0;
    const auto begin = Clock::now();
    for (const auto& sight : set.sights) {
        engine.newGame();
        nodes += engine.go(*sight, limits, {}, {}).info.nodes;
    }
    const std::chrono::duration<double> time = Clock::now() - begin;
    console.line("nodes {}", nodes);
    console.line("nps {}", static_cast<std::uint64_t>(static_cast<double>(nodes) / time.count()));
    return exitDone;
}

}  // namespace

int Bench::run(Console& console) const {
    const GameKind* kind = gameNamed(game);
    if (!kind) return console.usage("there is no game of that name");
    const players::EngineKind* engineKind = players::engineFor(kind->id);
    if (!engineKind) return console.usage(fmt::format("there is no engine for {}", kind->id));

    const players::BenchSet set = engineKind->benchSet();
    const auto engine = engineKind->make();
    players::Options options;
    options.threads = threads;
    engine->setOptions(options);
    return seconds > 0 ? measureSpeed(*engine, set, seconds, console) : printSignature(*engine, set, console);
}

}  // namespace leuctra::cli
