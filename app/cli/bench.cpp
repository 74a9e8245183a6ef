// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/game_options.h"
#include "players/engines.h"

#include <CLI/CLI.hpp>

#include <chrono>

namespace leuctra::cli {

namespace {

class Bench : public Command {
  public:
    explicit Bench(CLI::App& app) {
        options_.addGame(app);
        app.add_option("--seconds", seconds_, "measure speed for so long instead")
            ->check(CLI::Range(0.1, 3600.0));
        app.add_option("--threads", threads_, "threads of the engine")->check(CLI::Range(1, 256));
    }

    int run(Console& console) const override {
        const GameKind* kind = options_.kind();
        if (!kind) return console.usage("there is no game of that name");
        const players::EngineKind* engine = players::engineFor(kind->id);
        if (!engine) return console.usage(fmt::format("there is no engine for {}", kind->id));
        return seconds_ > 0 ? measureSpeed(*engine, console) : printSignature(*engine, console);
    }

  private:
    using Clock = std::chrono::steady_clock;

    std::unique_ptr<players::Engine> make(const players::EngineKind& kind) const {
        auto engine = kind.make();
        players::Options options;
        options.threads = threads_;
        engine->setOptions(options);
        return engine;
    }

    int printSignature(const players::EngineKind& kind, Console& console) const {
        const players::BenchSet set = kind.benchSet();
        const auto engine = make(kind);
        std::uint64_t nodes = 0;
        engine::Milliseconds time{0};
        for (std::size_t i = 0; i < set.sights.size(); ++i) {
            engine->newGame();
            engine::Limits limits;
            limits.depth = set.depth;
            const auto answer = engine->go(*set.sights[i], limits, {}, {});
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

    int measureSpeed(const players::EngineKind& kind, Console& console) const {
        const players::BenchSet set = kind.benchSet();
        const auto engine = make(kind);
        engine::Limits limits;
        limits.moveTime = engine::Milliseconds(
            static_cast<std::int64_t>(1000 * seconds_ / static_cast<double>(set.sights.size())));
        std::uint64_t nodes = 0;
        const auto begin = Clock::now();
        for (const auto& sight : set.sights) {
            engine->newGame();
            nodes += engine->go(*sight, limits, {}, {}).info.nodes;
        }
        const std::chrono::duration<double> time = Clock::now() - begin;
        console.line("nodes {}", nodes);
        console.line("nps {}", static_cast<std::uint64_t>(static_cast<double>(nodes) / time.count()));
        return exitDone;
    }

    GameOptions options_;
    double seconds_ = 0;
    int threads_ = 1;
};

}  // namespace

std::unique_ptr<Command> makeBench(CLI::App& app) {
    return std::make_unique<Bench>(app);
}

}  // namespace leuctra::cli
