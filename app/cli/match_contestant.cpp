// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/match_contestant.h"

#include "cli/match_process.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace leuctra::cli {

namespace {

using namespace std::chrono_literals;

/// What a machine that is busy with other games may cost beyond `movetime`.
constexpr auto grace = 1000ms;

class OurEngine final : public Contestant {
  public:
    OurEngine(MatchSpec spec, const players::EngineKind& kind)
        : spec_(std::move(spec)), kind_(kind), engine_(kind.make()) {}

    Result<void> newGame(Side, const std::string&, std::uint64_t seed) override {
        spec_.options.seed = seed;
        engine_->setOptions(spec_.options);
        engine_->newGame();
        return {};
    }

    Result<std::string> deploy(Side side, const std::string& rules) override {
        return engine_->deploy(side, rules, {});
    }

    Result<std::string> play(const MatchView& view) override {
        return engine_->go(*kind_.see(view.game, view.side), spec_.limits, {}, {}).play;
    }

    std::optional<std::chrono::milliseconds> patience() const override {
        if (!spec_.limits.moveTime) return std::nullopt;
        return *spec_.limits.moveTime + grace;
    }

  private:
    MatchSpec spec_;
    const players::EngineKind& kind_;
    std::unique_ptr<players::Engine> engine_;
};

/// Another program that speaks UGI. It is started anew for a game when it has gone or keeps silent.
class OtherEngine final : public Contestant {
  public:
    OtherEngine(MatchSpec spec, bool hidden) : spec_(std::move(spec)), hidden_(hidden) {}

    Result<void> start() {
        process_.reset();
        auto started = LineProcess::start(spec_.command);
        if (!started) return tl::unexpected(started.error());
        process_.emplace(std::move(*started));
        process_->write("ugi");
        return answer("ugiok", startPatience).map([](const std::string&) {});
    }

    Result<void> newGame(Side side, const std::string& rules, std::uint64_t seed) override {
        if (process_ && prepare(side, rules, seed)) return {};
        if (auto started = start(); !started) return started;
        return prepare(side, rules, seed);
    }

    Result<std::string> deploy(Side, const std::string&) override {
        process_->write("go setup");
        return answer("bestsetup ", movePatience);
    }

    Result<std::string> play(const MatchView& view) override {
        std::string position = "position startpos";
        if (hidden_)
            position = fmt::format("position observer {} setup {}", view.side == Side::First ? "red" : "blue",
                                   view.setup);
        if (!view.plays.empty()) position += " moves";
        for (const std::string& play : view.plays)
            position += " " + play;
        process_->write(position);
        process_->write(goLine());
        return answer("bestmove ", *patience());
    }

    std::optional<std::chrono::milliseconds> patience() const override {
        return spec_.limits.moveTime ? *spec_.limits.moveTime + grace : movePatience;
    }

  private:
    static constexpr std::uint64_t largestSeed = ~std::uint64_t{0} >> 1;
    static constexpr std::chrono::milliseconds startPatience = 30s;
    static constexpr std::chrono::milliseconds movePatience = 60s;

    Result<void> prepare(Side side, const std::string& rules, std::uint64_t seed) {
        const players::Options& options = spec_.options;
        if (options.threads > 0)
            process_->write(fmt::format("setoption name Threads value {}", options.threads));
        if (options.level) process_->write(fmt::format("setoption name Level value {}", *options.level));
        if (!rules.empty()) process_->write(fmt::format("setoption name Rules value {}", rules));
        // `go setup` does not say for which side, and two programs of one kind are not to deploy alike.
        const std::uint64_t ownSeed = (2 * seed + static_cast<std::uint64_t>(index(side))) & largestSeed;
        process_->write(fmt::format("setoption name Seed value {}", ownSeed));
        process_->write("uginewgame");
        process_->write("isready");
        return answer("readyok", startPatience).map([](const std::string&) {});
    }

    std::string goLine() const {
        std::string line = "go";
        if (spec_.limits.nodes) line += fmt::format(" nodes {}", *spec_.limits.nodes);
        if (spec_.limits.moveTime) line += fmt::format(" movetime {}", spec_.limits.moveTime->count());
        return line == "go" ? "go movetime 3000" : line;
    }

    /// What follows a word in the next line that begins with it. Nothing more is asked of a program that has
    /// failed to answer.
    Result<std::string> answer(std::string_view word, std::chrono::milliseconds patience) {
        if (!process_) return failure(errorText("the program has ended"));
        const auto deadline = std::chrono::steady_clock::now() + patience;
        while (true) {
            auto line = process_->read(deadline);
            if (!line) {
                process_.reset();
                return line;
            }
            if (!line->starts_with(word)) continue;
            std::string rest = line->substr(word.size());
            return rest.substr(0, rest.find(' '));
        }
    }

    MatchSpec spec_;
    bool hidden_;
    std::optional<LineProcess> process_;  ///< nothing: it has gone
};

}  // namespace

Result<std::unique_ptr<Contestant>> makeContestant(const MatchSpec& spec, const GameKind& kind,
                                                   const players::EngineKind& engineKind) {
    if (spec.command.empty()) return std::make_unique<OurEngine>(spec, engineKind);
    auto engine = std::make_unique<OtherEngine>(spec, kind.hidden);
    if (auto started = engine->start(); !started) return tl::unexpected(started.error());
    return engine;
}

}  // namespace leuctra::cli
