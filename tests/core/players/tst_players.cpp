// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/game.h"
#include "players/engines.h"
#include "players/epaminondas_engine.h"
#include "players/levels.h"
#include "players/manners.h"
#include "registry/registry.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <set>
#include <span>
#include <thread>
#include <vector>

using namespace leuctra;
using namespace leuctra::players;
using namespace std::chrono_literals;

namespace {

std::unique_ptr<GameState> gameFrom(const char* position) {
    return gameNamed("epaminondas")->start({{}, position, {}, {}}).value();
}

Answer answerTo(const GameState& game, const Options& options, const engine::Limits& limits,
                const engine::InfoHandler& onInfo = {}) {
    const EngineKind* kind = engineFor("epaminondas");
    const auto engine = kind->make();
    engine->setOptions(options);
    return engine->go(*kind->see(game, game.sideToMove()), limits, {}, onInfo);
}

engine::Limits nodes(std::uint64_t count) {
    engine::Limits limits;
    limits.nodes = count;
    return limits;
}

engine::Limits depth(int plies) {
    engine::Limits limits;
    limits.depth = plies;
    return limits;
}

engine::Score score(int centistones) {
    return {centistones, 0};
}

}  // namespace

class PlayersTest : public QObject {
    Q_OBJECT

  private slots:
    void everyLevelAnswersLegally();
    void sameSeedNodesAndOneThreadGiveTheSamePlay_data();
    void sameSeedNodesAndOneThreadGiveTheSamePlay();
    void aRequestedStopIsAnsweredWithin50Milliseconds();
    void aFinishedGameHasNoPlay();
    void weakLevelsLeaveNoStoneForNothing();
    void severalLinesAreToldTheBestFirst();
    void thereAreNoMoreLinesThanPlays();
    void aHintSaysWhatThePlayWins();
    void thereIsNoDeploymentInEpaminondas();

    void givesUpWhenHopelessForSeveralTurns();
    void takesADrawOnlyWhenNoBetterThanEven();
    void offersADrawRarely();
};

void PlayersTest::everyLevelAnswersLegally() {
    const auto game = gameFrom("");
    const auto plays = game->legalPlays();
    for (int level = lowestLevel; level <= highestLevel; ++level) {
        Options options;
        options.level = level;
        const Answer answer = answerTo(*game, options, nodes(3000));
        QVERIFY2(std::find(plays.begin(), plays.end(), answer.play) != plays.end(), levelNames[level - 1U]);
    }
}

void PlayersTest::sameSeedNodesAndOneThreadGiveTheSamePlay_data() {
    QTest::addColumn<int>("level");
    QTest::newRow("full strength") << 0;
    QTest::newRow("level 1") << 1;
    QTest::newRow("level 4") << 4;
}

void PlayersTest::sameSeedNodesAndOneThreadGiveTheSamePlay() {
    QFETCH(int, level);
    Options options;
    if (level > 0) options.level = level;
    options.seed = 7;
    const auto game = gameFrom(
        "bb2b1b1b1b1bb/bbb3b2b1bbb/1b3bbb6/5bb7/5bbb6/5bb7/4wbw7/5ww7/1w3ww7/2w2www2w3/www2wwwwww3/"
        "www3wwww4 w 11");
    const Answer one = answerTo(*game, options, nodes(300));
    const Answer other = answerTo(*game, options, nodes(300));
    QVERIFY(!one.play.empty());
    QCOMPARE(one.play, other.play);
    QCOMPARE(one.info.nodes, other.info.nodes);
}

void PlayersTest::aRequestedStopIsAnsweredWithin50Milliseconds() {
    const EngineKind* kind = engineFor("epaminondas");
    const auto engine = kind->make();
    Options options;
    options.threads = 2;
    engine->setOptions(options);
    const auto game = gameFrom("");
    const auto sight = kind->see(*game, Side::First);
    std::atomic<bool> thinking = false;
    Answer answer;
    std::chrono::steady_clock::time_point ended;
    std::jthread search([&](std::stop_token stop) {
        answer = engine->go(*sight, {}, std::move(stop), [&](const engine::Info&) { thinking = true; });
        ended = std::chrono::steady_clock::now();
    });
    while (!thinking)
        std::this_thread::yield();
    const auto asked = std::chrono::steady_clock::now();
    search.request_stop();
    search.join();
    QVERIFY(!answer.play.empty());
    // The promise is 50 ms; a machine busy with other tests may add to it.
    QVERIFY(ended - asked < 500ms);
}

void PlayersTest::aFinishedGameHasNoPlay() {
    const auto lost = gameFrom("14/14/14/14/14/14/14/14/14/14/14/w13 b");
    QVERIFY(lost->outcome().has_value());
    QVERIFY(answerTo(*lost, {}, nodes(100)).play.empty());
}

void PlayersTest::weakLevelsLeaveNoStoneForNothing() {
    // White may capture a lone stone, or walk into being captured; Black's pair stands off for nothing.
    const auto game = gameFrom("14/bb12/14/14/5bb7/5b8/14/5w8/4ww8/14/ww12/14 w");
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Options options;
        options.level = lowestLevel;
        options.seed = seed;
        const Answer answer = answerTo(*game, options, nodes(400));
        const auto after = game->clone();
        QVERIFY(after->play(answer.play).has_value());
        const auto before =
            static_cast<const epaminondas::Game&>(*after).position().stones(Side::First).count();
        for (const std::string& reply : after->legalPlays()) {
            if (reply.find('x') == std::string::npos) continue;
            const auto captured = after->clone();
            QVERIFY(captured->play(reply).has_value());
            const auto& position = static_cast<const epaminondas::Game&>(*captured).position();
            const auto plays = captured->legalPlays();
            const bool taken = position.stones(Side::First).count() < before;
            const bool retaken = std::any_of(plays.begin(), plays.end(), [](const std::string& play) {
                return play.find('x') != std::string::npos;
            });
            QVERIFY2(!taken || retaken, answer.play.c_str());
        }
    }
}

void PlayersTest::severalLinesAreToldTheBestFirst() {
    // Four plays win at once.
    const auto game =
        gameFrom("bb5b3b2/bb5b2b3/6b3b3/5bb3b3/4wbb7/4w1w7/5w2w1bb2/4w9/14/3w1ww3wb2/w4ww4b2/3w10 b 32");
    Options options;
    options.lines = 5;
    std::vector<engine::Info> told;
    const Answer answer =
        answerTo(*game, options, depth(3), [&](const engine::Info& info) { told.push_back(info); });
    QCOMPARE(told.size(), std::size_t{15});
    for (std::size_t i = 0; i < told.size(); ++i) {
        QCOMPARE(told[i].depth, static_cast<int>(i) / 5 + 1);
        QCOMPARE(told[i].rank, static_cast<int>(i) % 5 + 1);
        QVERIFY(told[i].rank == 1 || told[i].score.centistones <= told[i - 1].score.centistones);
    }
    std::set<std::string> winning;
    for (const engine::Info& info : std::span(told).last(5))
        if (info.score.winIn == 1) winning.insert(info.line.front());
    QCOMPARE(winning, (std::set<std::string>{"l2-k1", "l2-l1", "l2-m1", "l3-l1"}));
    QCOMPARE(answer.play, told[10].line.front());
    QCOMPARE(answer.info.rank, 1);
}

void PlayersTest::thereAreNoMoreLinesThanPlays() {
    const auto game = gameFrom("bb12/14/14/14/14/14/14/14/14/14/14/13w w");
    Options options;
    options.lines = 5;
    int most = 0;
    answerTo(*game, options, depth(4), [&](const engine::Info& info) { most = std::max(most, info.rank); });
    QCOMPARE(most, 3);
}

void PlayersTest::aHintSaysWhatThePlayWins() {
    const EngineKind* kind = engineFor("epaminondas");
    const auto engine = kind->make();
    const auto game = gameFrom("14/bb12/3w10/3w10/14/14/14/14/14/14/14/ww12 w");
    const auto sight = kind->see(*game, Side::First);
    const Answer answer = engine->go(*sight, nodes(20000), {}, {});
    QCOMPARE(answer.play, std::string("d9-d12"));
    QCOMPARE(answer.info.score.winIn, 1);
    QCOMPARE(engine->reason(*sight, answer).text, std::string("wins at once"));
}

void PlayersTest::thereIsNoDeploymentInEpaminondas() {
    QVERIFY(!engineFor("epaminondas")->make()->deploy(Side::First, "", {}).has_value());
    QVERIFY(engineFor("chess") == nullptr);
}

void PlayersTest::givesUpWhenHopelessForSeveralTurns() {
    Manners manners(900);
    for (int turn = 0; turn < 3; ++turn) {
        manners.note(score(-1500 - turn));
        QVERIFY(!manners.resigns());
    }
    manners.note(score(-1600));
    QVERIFY(manners.resigns());
    manners.note(score(-800));
    QVERIFY(!manners.resigns());
    manners.forget();
    QVERIFY(!manners.resigns());
}

void PlayersTest::takesADrawOnlyWhenNoBetterThanEven() {
    Manners manners(900);
    QVERIFY(!manners.acceptsDraw());
    manners.note(score(40));
    QVERIFY(!manners.acceptsDraw());
    manners.note(score(-10));
    QVERIFY(manners.acceptsDraw());
}

void PlayersTest::offersADrawRarely() {
    Manners manners(900);
    int offers = 0;
    for (int turn = 0; turn < 60; ++turn) {
        manners.note(score(turn % 2 == 0 ? 10 : -10));
        offers += manners.offersDraw();
    }
    QCOMPARE(offers, 3);
    manners.note(score(100));
    QVERIFY(!manners.offersDraw());
}

QTEST_APPLESS_MAIN(PlayersTest)
#include "tst_players.moc"
