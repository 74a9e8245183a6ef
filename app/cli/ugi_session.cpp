// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/ugi_session.h"

#include "cli/console.h"
#include "engine/transposition_table.h"
#include "players/levels.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <optional>
#include <utility>

namespace leuctra::cli {

namespace {

using engine::Milliseconds;

constexpr int mostThreads = 256;

std::vector<std::string> wordsOf(std::string_view line) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string> words;
    for (std::size_t begin = line.find_first_not_of(blanks); begin != std::string_view::npos;
         begin = line.find_first_not_of(blanks, begin)) {
        const std::size_t end = std::min(line.find_first_of(blanks, begin), line.size());
        words.emplace_back(line.substr(begin, end - begin));
        begin = end;
    }
    return words;
}

template <typename Number>
std::optional<Number> numberFrom(std::string_view text, Number least, Number most) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
        return std::nullopt;
    return number;
}

std::string lowered(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

std::string joined(const std::vector<std::string>& words, std::size_t first, std::size_t last) {
    std::string text;
    for (std::size_t i = first; i < last; ++i)
        text += (i == first ? "" : " ") + words[i];
    return text;
}

/// The limits that the words of a `go` set; nothing when one of them is wrong.
std::optional<engine::Limits> limitsFrom(const std::vector<std::string>& words) {
    constexpr std::int64_t longest = 1'000'000'000;
    engine::Limits limits;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string name = lowered(words[i]);
        if (name == "infinite") continue;
        if (++i == words.size()) return std::nullopt;
        const auto clockTime = [&]() -> std::optional<Milliseconds> {
            const auto number = numberFrom<std::int64_t>(words[i], -longest, longest);
            if (!number) return std::nullopt;
            if (!limits.clock) limits.clock.emplace();
            return Milliseconds(std::max<std::int64_t>(*number, 0));
        };
        if (name == "movetime") {
            const auto number = numberFrom<std::int64_t>(words[i], 0, longest);
            if (!number) return std::nullopt;
            limits.moveTime = Milliseconds(*number);
        } else if (name == "depth") {
            limits.depth = numberFrom(words[i], 1, 1'000'000);
            if (!limits.depth) return std::nullopt;
        } else if (name == "nodes") {
            limits.nodes = numberFrom<std::uint64_t>(words[i], 1, ~std::uint64_t{0});
            if (!limits.nodes) return std::nullopt;
        } else if (name == "p1time" || name == "p2time" || name == "p1inc" || name == "p2inc") {
            const auto time = clockTime();
            if (!time) return std::nullopt;
            auto& times = name.ends_with("time") ? limits.clock->left : limits.clock->increment;
            times[name[1] == '1' ? 0 : 1] = *time;
        } else {
            return std::nullopt;
        }
    }
    return limits;
}

bool endsByItself(const engine::Limits& limits) {
    return limits.moveTime || limits.depth || limits.nodes || limits.clock;
}

}  // namespace

UgiSession::UgiSession(const GameKind& kind, const players::EngineKind& engineKind, std::string_view version,
                       Output output)
    : kind_(kind),
      version_(version),
      output_(std::move(output)),
      engineKind_(engineKind),
      engine_(engineKind.make()) {
    if (auto start = kind_.start({})) state_ = std::move(*start);
}

UgiSession::~UgiSession() {
    stop();
}

bool UgiSession::handle(std::string_view line) {
    const Words words = wordsOf(line);
    if (words.empty()) return true;
    const std::string command = lowered(words[0]);
    if (command == "quit") return false;
    if (command == "ugi")
        describe();
    else if (command == "isready")
        say("readyok");
    else if (command == "uginewgame")
        newGame();
    else if (command == "setoption")
        setOption(words);
    else if (command == "position")
        setPosition(words);
    else if (command == "go")
        go(words);
    else if (command == "stop")
        stop();
    else if (command == "query")
        query(words);
    else
        info(fmt::format("unknown command {}", printable(words[0])));
    return true;
}

void UgiSession::finish() {
    using namespace std::chrono_literals;
    constexpr auto patience = 5s;
    if (searchEnds_) {
        const auto deadline = std::chrono::steady_clock::now() + patience;
        while (searching_ && std::chrono::steady_clock::now() < deadline)
            std::this_thread::sleep_for(2ms);
    }
    stop();
}

void UgiSession::say(std::string_view line) {
    const std::lock_guard lock(outputLock_);
    output_(line);
}

void UgiSession::info(std::string_view text) {
    say(fmt::format("info string {}", text));
}

void UgiSession::describe() {
    say(fmt::format("id name Leuctra {}", version_));
    say("id author The Leuctra authors");
    say(fmt::format("option name Hash type spin default {} min 1 max {}", players::Options{}.hash,
                    engine::TranspositionTable::largestSize));
    say(fmt::format("option name Threads type spin default 1 min 1 max {}", mostThreads));
    say(fmt::format("option name Level type spin default 0 min 0 max {}", players::highestLevel));
    say("option name Seed type spin default 1 min 0 max 9223372036854775807");
    say("option name Rules type string default");
    if (const auto defect = engine_->defect()) info(reasonOf(*defect));
    say("ugiok");
}

void UgiSession::newGame() {
    stop();
    newGame_ = true;
    observed_ = nullptr;
    auto start = kind_.start({rules_, {}, {}, {}});
    state_ = start ? std::move(*start) : nullptr;
}

void UgiSession::setOption(const Words& words) {
    const auto valueWord = std::find_if(words.begin(), words.end(),
                                        [](const std::string& word) { return lowered(word) == "value"; });
    if (words.size() < 3 || lowered(words[1]) != "name") return info("setoption needs name N value V");
    const auto valueAt = static_cast<std::size_t>(valueWord - words.begin());
    const std::string name = lowered(joined(words, 2, std::min(valueAt, words.size())));
    const std::string value = valueAt < words.size() ? joined(words, valueAt + 1, words.size()) : "";
    const auto refuse = [&] {
        info(fmt::format("option {} cannot be {}", printable(name), printable(value)));
    };

    if (name == "hash") {
        const auto number = numberFrom(value, 1, engine::TranspositionTable::largestSize);
        if (!number) return refuse();
        options_.hash = *number;
    } else if (name == "threads") {
        const auto number = numberFrom(value, 1, mostThreads);
        if (!number) return refuse();
        options_.threads = *number;
    } else if (name == "level") {
        const bool unset = value.empty() || value == "0" || lowered(value) == "none";
        const auto number = numberFrom(value, players::lowestLevel, players::highestLevel);
        if (!unset && !number) return refuse();
        options_.level = unset ? std::nullopt : number;
    } else if (name == "seed") {
        const auto number = numberFrom<std::uint64_t>(value, 0, ~std::uint64_t{0});
        if (!number) return refuse();
        options_.seed = *number;
    } else if (name == "rules") {
        const auto start = kind_.start({value, {}, {}, {}});
        if (!start && start.error().part == Error::Part::Rules) return info(reasonOf(start.error()));
        rules_ = value;
    } else {
        info(fmt::format("unknown option {}", printable(name)));
    }
}

void UgiSession::setPosition(const Words& words) {
    if (words.size() < 2) return info("position needs startpos, fen or observer");
    if (lowered(words[1]) == "observer") return setObserved(words);
    setPlain(words);
}

void UgiSession::setPlain(const Words& words) {
    const auto movesWord = std::find(words.begin(), words.end(), "moves");
    const auto movesAt = static_cast<std::size_t>(movesWord - words.begin());
    const std::string kind = lowered(words[1]);
    GameSetup setup{rules_, {}, {}, {}};
    if (kind == "fen")
        setup.position = joined(words, 2, movesAt);
    else if (kind != "startpos" || movesAt > 2)
        return info("position needs startpos, fen or observer");
    if (kind == "fen" && setup.position.empty()) return info("position fen needs a text");

    auto start = kind_.start(setup);
    if (!start) return info(reasonOf(start.error()));
    for (std::size_t i = movesAt + 1; i < words.size(); ++i) {
        if (const auto played = (*start)->play(words[i]); !played)
            return info(
                fmt::format("ply {}, {}: {}", i - movesAt, printable(words[i]), reasonOf(played.error())));
    }
    state_ = std::move(*start);
    observed_ = nullptr;
}

void UgiSession::setObserved(const Words& words) {
    constexpr std::size_t setupAt = 4;
    if (!engineKind_.observe) return info(fmt::format("{} has no secrets to observe", kind_.id));
    const bool first = words.size() > setupAt && lowered(words[2]) == "red";
    const bool second = words.size() > setupAt && lowered(words[2]) == "blue";
    if (!(first || second) || lowered(words[3]) != "setup")
        return info("position observer needs red or blue, setup and a deployment");
    players::Observation observation;
    observation.side = first ? Side::First : Side::Second;
    observation.rules = rules_;
    observation.setup = words[setupAt];
    if (words.size() > setupAt + 1) {
        if (lowered(words[setupAt + 1]) != "moves") return info("moves expected after the deployment");
        observation.plays.assign(words.begin() + setupAt + 2, words.end());
    }
    auto sight = engineKind_.observe(observation);
    if (!sight) return info(reasonOf(sight.error()));
    observed_ = std::move(*sight);
    observer_ = observation.side;
    state_ = nullptr;
}

void UgiSession::go(const Words& words) {
    if (searching_) return info("a search is running");
    if (words.size() == 2 && lowered(words[1]) == "setup") return goSetup();
    const auto limits = limitsFrom(words);
    if (!limits) return info("go does not understand its limits");

    Task task;
    task.limits = *limits;
    if (kind_.hidden) {
        task.sight = observed_;
        if (!observed_) {
            info("position observer is needed: an engine may not see both sides");
            return say("bestmove none");
        }
    } else {
        if (!state_ || state_->outcome()) return say("bestmove none");
        task.sight = engineKind_.see(*state_, state_->sideToMove());
    }
    searchEnds_ = endsByItself(task.limits) || options_.level;
    launch([this](Task& given, std::stop_token token) { return think(given, std::move(token)); },
           std::move(task));
}

void UgiSession::goSetup() {
    if (!kind_.hidden) return info(fmt::format("{} has no deployments", kind_.id));
    Task task;
    task.setupRules = rules_;
    task.setupSide = observer_;
    searchEnds_ = true;
    launch([this](Task& given, std::stop_token token) { return deploy(given, std::move(token)); },
           std::move(task));
}

void UgiSession::launch(std::function<std::string(Task&, std::stop_token)> work, Task task) {
    joinSearch();
    task.options = options_;
    task.forgets = std::exchange(newGame_, false);
    searching_ = true;
    search_ =
        std::jthread([this, work = std::move(work), task = std::move(task)](std::stop_token token) mutable {
            engine_->setOptions(task.options);
            if (task.forgets) engine_->newGame();
            const std::string last = work(task, std::move(token));
            // Whoever reads the answer may go on at once.
            searching_ = false;
            say(last);
        });
}

std::string UgiSession::think(Task& task, std::stop_token token) {
    const players::Answer answer =
        engine_->go(*task.sight, task.limits, std::move(token), [this](const engine::Info& found) {
            say(fmt::format("info depth {} score cp {} nodes {} nps {} time {} pv {}", found.depth,
                            found.score.centistones, found.nodes, found.speed(), found.time.count(),
                            fmt::join(found.line, " ")));
        });
    return fmt::format("bestmove {}", answer.play.empty() ? "none" : answer.play);
}

std::string UgiSession::deploy(Task& task, std::stop_token token) {
    const auto setup = engine_->deploy(task.setupSide, task.setupRules, std::move(token));
    return setup ? fmt::format("bestsetup {}", *setup)
                 : fmt::format("info string {}", reasonOf(setup.error()));
}

void UgiSession::query(const Words& words) {
    const std::string what = words.size() > 1 ? lowered(words[1]) : "";
    if (!state_) return info("there is no whole position to ask about");
    const auto outcome = state_->outcome();
    if (what == "gameover")
        say(fmt::format("response {}", outcome.has_value()));
    else if (what == "p1turn")
        say(fmt::format("response {}", state_->sideToMove() == Side::First));
    else if (what == "result")
        say(!outcome                          ? "response none"
            : !outcome->winner                ? "response draw"
            : *outcome->winner == Side::First ? "response p1win"
                                              : "response p2win");
    else
        info("query needs gameover, p1turn or result");
}

void UgiSession::stop() {
    search_.request_stop();
    joinSearch();
}

void UgiSession::joinSearch() {
    if (search_.joinable()) search_.join();
}

}  // namespace leuctra::cli
