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
#include <thread>

using namespace leuctra;
using namespace leuctra::players;
using namespace std::chrono_literals;

namespace {

std::unique_ptr<GameState> gameFrom(const char* position) {
    return gameNamed("epaminondas")->start({{}, position, {}, {}}).value();
}

Answer answerTo(const GameState& game, const Options& options, const engine::Limits& limits) {
    const EngineKind* kind = engineFor("epaminondas");
    const auto engine = kind->make();
    engine->setOptions(options);
    return engine->go(*kind->see(game, game.sideToMove()), limits, {}, {});
}

engine::Limits nodes(std::uint64_t count) {
    engine::Limits limits;
    limits.nodes = count;
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
    Manners manners;
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
    Manners manners;
    QVERIFY(!manners.acceptsDraw());
    manners.note(score(40));
    QVERIFY(!manners.acceptsDraw());
    manners.note(score(-10));
    QVERIFY(manners.acceptsDraw());
}

void PlayersTest::offersADrawRarely() {
    Manners manners;
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
