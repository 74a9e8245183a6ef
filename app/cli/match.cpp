// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/match_game.h"
#include "engine/workers.h"
#include "record/file.h"
#include "record/lgr.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace leuctra::cli {

namespace {

/// Wins, draws and losses of A.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    int games() const { return wins + draws + losses; }
    double score() const { return games() == 0 ? 0.5 : (wins + 0.5 * draws) / games(); }
};

double eloOf(double score) {
    // One game in a thousand: beyond it a match of any length says nothing.
    const double bounded = std::clamp(score, 0.001, 0.999);
    return -400 * std::log10(1 / bounded - 1);
}

/// Half the width of the 95 % interval of the Elo difference.
double eloError(const Tally& tally) {
    const double games = std::max(tally.games(), 1);
    const double score = tally.score();
    const double variance = (tally.wins + 0.25 * tally.draws) / games - score * score;
    const double margin = 1.96 * std::sqrt(std::max(variance, 0.0) / games);
    return (eloOf(score + margin) - eloOf(score - margin)) / 2;
}

/// The two players of one thread of a match.
struct Pair {
    std::unique_ptr<Contestant> a;
    std::unique_ptr<Contestant> b;
};

/// Plays the games of a match in several threads and says their results in order.
class MatchRun {
  public:
    MatchRun(const GameKind& kind, std::string rules, int openingPlies, std::uint64_t seed, int games,
             Console& console)
        : kind_(kind),
          rules_(std::move(rules)),
          openingPlies_(openingPlies),
          seed_(seed),
          games_(games),
          console_(console) {}

    void work(Pair& pair) {
        while (const auto number = next())
            finish(*number, playNumber(pair, *number));
    }

    const Tally& tally() const { return tally_; }
    double millisecondsA() const { return perMove(0); }
    double millisecondsB() const { return perMove(1); }
    std::string records() const {
        std::string all;
        for (const auto& [number, text] : records_)
            all += (all.empty() ? "" : "\n") + text;
        return all;
    }
    const std::string& failure() const { return failure_; }

  private:
    static bool aIsFirst(int number) { return number % 2 == 0; }

    std::optional<int> next() {
        const std::lock_guard lock(lock_);
        if (begun_ == games_ || !failure_.empty()) return std::nullopt;
        return begun_++;
    }

    PlayedGame playNumber(Pair& pair, int number) {
        // Both games of an opening have the same seeds, so that the engines' own deployments come twice too.
        const std::uint64_t seed = seed_ * 1'000'003 + static_cast<std::uint64_t>(number / 2);
        const std::array<Contestant*, 2> sides = aIsFirst(number) ? std::array{pair.a.get(), pair.b.get()}
                                                                  : std::array{pair.b.get(), pair.a.get()};
        for (const Side side : bothSides) {
            if (auto ready = of(sides, side).newGame(side, rules_, seed); !ready) {
                fail(ready.error());
                return forfeited(side, reasonOf(ready.error()));
            }
        }
        GameSetup setup;
        setup.rules = rules_;
        if (!kind_.hidden) return playGame(kind_, randomOpening(kind_, setup, openingPlies_, seed), sides);
        for (const Side side : bothSides) {
            auto deployed = deployment(of(sides, side), side);
            if (!deployed) return forfeited(side, "deployment: " + reasonOf(deployed.error()));
            (side == Side::First ? setup.firstSetup : setup.secondSetup) = std::move(*deployed);
        }
        return playGame(kind_, {setup, {}}, sides);
    }

    static Contestant& of(const std::array<Contestant*, 2>& sides, Side side) {
        return *sides[static_cast<std::size_t>(index(side))];
    }

    /// One that the rules allow.
    Result<std::string> deployment(Contestant& contestant, Side side) const {
        auto setup = contestant.deploy(side, rules_);
        if (!setup) return setup;
        if (const auto start = kind_.start({rules_, {}, *setup, *setup}); !start)
            return tl::unexpected(start.error());
        return setup;
    }

    void fail(const Error& error) {
        const std::lock_guard lock(lock_);
        failure_ = reasonOf(error);
    }

    void finish(int number, PlayedGame game) {
        const std::lock_guard lock(lock_);
        const auto a = static_cast<std::size_t>(aIsFirst(number) ? 0 : 1);
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            const std::size_t owner = side == a ? 0 : 1;
            time_[owner] += std::chrono::duration<double, std::milli>(game.time[side]).count();
            moves_[owner] += game.moves[side];
        }
        const auto& winner = game.outcome.winner;
        if (!winner)
            ++tally_.draws;
        else if ((*winner == Side::First) == aIsFirst(number))
            ++tally_.wins;
        else
            ++tally_.losses;

        if (game.record) {
            game.record->setTag("First", aIsFirst(number) ? "A" : "B");
            game.record->setTag("Second", aIsFirst(number) ? "B" : "A");
            game.record->setTag("Date", record::dateToday());
            records_[number] = record::writeRecord(*game.record);
        }
        std::string line =
            fmt::format("game {} first={} result {} {} plies {}", number + 1, aIsFirst(number) ? "A" : "B",
                        resultText(game.outcome), name(game.outcome.reason), game.plies);
        if (!game.fault.empty()) {
            const bool firstLost = winner == Side::Second;
            console_.wrong(fmt::format("game {}, {}", number + 1, firstLost == aIsFirst(number) ? "A" : "B"),
                           game.fault);
        }
        waiting_.emplace(number, std::move(line));
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == said_;
             first = waiting_.erase(first), ++said_)
            console_.line("{}", first->second);
        console_.flush();
    }

    double perMove(std::size_t owner) const { return moves_[owner] == 0 ? 0 : time_[owner] / moves_[owner]; }

    const GameKind& kind_;
    std::string rules_;
    int openingPlies_;
    std::uint64_t seed_;
    int games_;
    Console& console_;

    std::mutex lock_;
    int begun_ = 0;
    int said_ = 0;
    std::map<int, std::string> waiting_;  ///< lines of games that were over before an earlier one
    std::map<int, std::string> records_;
    Tally tally_;
    std::array<double, 2> time_{};  ///< milliseconds, of A and B
    std::array<int, 2> moves_{};
    std::string failure_;
};

int conclude(const MatchRun& match, const std::string& file, Console& console) {
    const Tally& tally = match.tally();
    console.line("total A {} {} {} score {:.3f} elo {:.0f} ±{:.0f} ms/move {:.0f} {:.0f}", tally.wins,
                 tally.draws, tally.losses, tally.score(), eloOf(tally.score()), eloError(tally),
                 match.millisecondsA(), match.millisecondsB());
    if (file.empty()) return exitDone;
    const auto written = record::writeFileAtomically(file, match.records());
    return written ? exitDone : console.wrong(file, reasonOf(written.error()));
}

}  // namespace

int Match::run(Console& console) const {
    const GameKind* kind = gameNamed(game);
    if (!kind) return console.usage("there is no game of that name");
    const players::EngineKind* engine = players::engineFor(kind->id);
    if (!engine) return console.usage(fmt::format("there is no engine for {}", kind->id));
    if (const auto start = kind->start({rules, {}, {}, {}});
        !start && start.error().part == Error::Part::Rules)
        return console.usage(fmt::format("--rules: {}", reasonOf(start.error())));
    const auto specA = matchSpecFrom(a);
    if (!specA) return console.usage(fmt::format("--a: {}", reasonOf(specA.error())));
    const auto specB = matchSpecFrom(b);
    if (!specB) return console.usage(fmt::format("--b: {}", reasonOf(specB.error())));

    std::vector<Pair> pairs(static_cast<std::size_t>(std::min(concurrency, games)));
    for (Pair& pair : pairs) {
        auto playerA = makeContestant(*specA, *kind, *engine);
        if (!playerA) return console.wrong("--a", reasonOf(playerA.error()));
        auto playerB = makeContestant(*specB, *kind, *engine);
        if (!playerB) return console.wrong("--b", reasonOf(playerB.error()));
        pair = {std::move(*playerA), std::move(*playerB)};
    }
    MatchRun match(*kind, rules, openings, seed, games, console);
    engine::runTogether(static_cast<int>(pairs.size()),
                        [&](int i) { match.work(pairs[static_cast<std::size_t>(i)]); });
    if (!match.failure().empty()) return console.wrong("match", match.failure());
    return conclude(match, record, console);
}

}  // namespace leuctra::cli
