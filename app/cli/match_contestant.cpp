// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/match_contestant.h"

#include "cli/match_process.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace leuctra::cli {

namespace {

using namespace std::chrono_literals;

class OurEngine final : public Contestant {
  public:
    OurEngine(MatchSpec spec, const players::EngineKind& kind)
        : spec_(std::move(spec)), kind_(kind), engine_(kind.make()) {}

    Result<void> newGame(const std::string&, std::uint64_t seed) override {
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

  private:
    MatchSpec spec_;
    const players::EngineKind& kind_;
    std::unique_ptr<players::Engine> engine_;
};

/// Another program that speaks UGI.
class OtherEngine final : public Contestant {
  public:
    OtherEngine(MatchSpec spec, bool hidden, LineProcess process)
        : spec_(std::move(spec)), hidden_(hidden), process_(std::move(process)) {}

    Result<void> greet() {
        process_.write("ugi");
        return answer("ugiok", startPatience).map([](const std::string&) {});
    }

    Result<void> newGame(const std::string& rules, std::uint64_t seed) override {
        const players::Options& options = spec_.options;
        if (options.threads > 0)
            process_.write(fmt::format("setoption name Threads value {}", options.threads));
        if (options.level) process_.write(fmt::format("setoption name Level value {}", *options.level));
        if (!rules.empty()) process_.write(fmt::format("setoption name Rules value {}", rules));
        process_.write(fmt::format("setoption name Seed value {}", seed));
        process_.write("uginewgame");
        process_.write("isready");
        return answer("readyok", startPatience).map([](const std::string&) {});
    }

    Result<std::string> deploy(Side, const std::string&) override {
        process_.write("go setup");
        return answer("bestsetup ", startPatience);
    }

    Result<std::string> play(const MatchView& view) override {
        std::string position = "position startpos";
        if (hidden_)
            position = fmt::format("position observer {} setup {}", view.side == Side::First ? "red" : "blue",
                                   view.setup);
        if (!view.plays.empty()) position += " moves";
        for (const std::string& play : view.plays)
            position += " " + play;
        process_.write(position);
        process_.write(goLine());
        return answer("bestmove ", spec_.limits.moveTime.value_or(3000ms) + movePatience);
    }

  private:
    static constexpr auto startPatience = 30s;
    static constexpr auto movePatience = 60s;

    std::string goLine() const {
        std::string line = "go";
        if (spec_.limits.nodes) line += fmt::format(" nodes {}", *spec_.limits.nodes);
        if (spec_.limits.moveTime) line += fmt::format(" movetime {}", spec_.limits.moveTime->count());
        return line == "go" ? "go movetime 3000" : line;
    }

    /// What follows a word in the next line that begins with it.
    Result<std::string> answer(std::string_view word, std::chrono::milliseconds patience) {
        const auto deadline = std::chrono::steady_clock::now() + patience;
        while (true) {
            auto line = process_.read(std::chrono::duration_cast<std::chrono::milliseconds>(
                deadline - std::chrono::steady_clock::now()));
            if (!line || !line->starts_with(word)) {
                if (line) continue;
                return line;
            }
            std::string rest = line->substr(word.size());
            return rest.substr(0, rest.find(' '));
        }
    }

    MatchSpec spec_;
    bool hidden_;
    LineProcess process_;
};

}  // namespace

Result<std::unique_ptr<Contestant>> makeContestant(const MatchSpec& spec, const GameKind& kind,
                                                   const players::EngineKind& engineKind) {
    if (spec.command.empty()) return std::make_unique<OurEngine>(spec, engineKind);
    auto process = LineProcess::start(spec.command);
    if (!process) return tl::unexpected(process.error());
    auto engine = std::make_unique<OtherEngine>(spec, kind.hidden, std::move(*process));
    if (auto greeted = engine->greet(); !greeted) return tl::unexpected(greeted.error());
    return engine;
}

}  // namespace leuctra::cli
