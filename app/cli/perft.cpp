// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/game_options.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <chrono>
#include <optional>

namespace leuctra::cli {

namespace {

class Perft : public Command {
  public:
    explicit Perft(CLI::App& app) {
        options_.addGame(app);
        app.add_option("DEPTH", depth_, "plies, 1 or more")->required();
        options_.addStart(app);
        app.add_flag("--divide", divide_, "count below each play first");
    }

    int run(Console& console) const override {
        const auto depth = depthFrom(depth_);
        if (!depth) return console.usage(fmt::format("DEPTH must be a whole number from 1, not {}", depth_));
        const auto state = options_.state(console);
        if (!state) return state.error();
        const GameKind& kind = *options_.kind();
        if (divide_) printDivided(**state, kind, *depth, console);
        printCounts(**state, kind, *depth, console);
        return exitDone;
    }

  private:
    using Clock = std::chrono::steady_clock;

    static std::optional<int> depthFrom(std::string_view text) {
        int depth = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
        if (error != std::errc() || end != text.data() + text.size() || depth < 1) return std::nullopt;
        return depth;
    }

    static void printDivided(const GameState& state, const GameKind& kind, int depth, Console& console) {
        for (const std::string& play : state.legalPlays()) {
            const auto after = state.clone();
            after->play(play).value();
            console.line("{} {}", play, kind.perft(*after, depth - 1));
            if (!console.flush()) return;
        }
    }

    static void printCounts(const GameState& state, const GameKind& kind, int depth, Console& console) {
        std::uint64_t leaves = 0;
        std::chrono::duration<double> time{};
        for (int plies = 1; plies <= depth; ++plies) {
            const auto begin = Clock::now();
            leaves = kind.perft(state, plies);
            time = Clock::now() - begin;
            console.line("{} {}", plies, leaves);
            if (!console.flush()) return;
        }
        const double seconds = std::max(time.count(), 1e-9);
        console.line("nps {}", static_cast<std::uint64_t>(static_cast<double>(leaves) / seconds));
    }

    GameOptions options_;
    std::string depth_;
    bool divide_ = false;
};

}  // namespace

std::unique_ptr<Command> makePerft(CLI::App& app) {
    return std::make_unique<Perft>(app);
}

}  // namespace leuctra::cli
