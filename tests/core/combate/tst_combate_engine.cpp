// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/deployments.h"
#include "combate/movegen.h"
#include "combate/notation.h"
#include "combate/outlook.h"
#include "combate/resample.h"
#include "combate/search.h"
#include "knowledge_games.h"
#include "players/combate_sight.h"
#include "players/engines.h"
#include "players/levels.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <initializer_list>
#include <memory>
#include <set>
#include <thread>

using namespace leuctra;
using namespace leuctra::combate;
using namespace leuctra::combate::tests;
using namespace leuctra::players;
using namespace std::chrono_literals;

namespace {

engine::Limits nodes(std::uint64_t count) {
    engine::Limits limits;
    limits.nodes = count;
    return limits;
}

Answer answerOf(const Knowledge& knowledge, const Options& options, const engine::Limits& limits,
                const engine::InfoHandler& onInfo = {}) {
    const auto engine = engineFor("combate")->make();
    engine->setOptions(options);
    return engine->go(CombateSight(knowledge), limits, {}, onInfo);
}

Words reasonOf(const Knowledge& knowledge, const std::string& play) {
    static const auto engine = engineFor("combate")->make();
    Answer answer;
    answer.play = play;
    return engine->reason(CombateSight(knowledge), answer);
}

/// Red's and Blue's pieces by square; standards and what else is not named are put out of the way.
Game gameWith(const std::vector<std::pair<const char*, Piece>>& pieces, const char* rules = "yetem") {
    Position::Parts parts;
    parts.squares[*squareNamed("a1")] = Piece{Side::First, Rank::Flag};
    parts.squares[*squareNamed("j10")] = Piece{Side::Second, Rank::Flag};
    for (const auto& [square, piece] : pieces)
        parts.squares[*squareNamed(square)] = piece;
    return Game(Position(parts, rulesFrom(rules).value()));
}

Game gameAfter(const std::vector<std::pair<const char*, Piece>>& pieces,
               std::initializer_list<const char*> plays) {
    Game game = gameWith(pieces);
    for (const char* play : plays)
        game.play(play).value();
    return game;
}

/// Red's piece of a rank on f4 beside Blue's Coronel, who is known: he took a Sargento. Red is to play.
Game besideAKnownColonel(Rank rank) {
    return gameAfter({{"e4", {Side::First, Rank::Sergeant}},
                      {"f3", {Side::First, rank}},
                      {"a2", {Side::First, Rank::General}},
                      {"e6", {Side::Second, Rank::Colonel}},
                      {"g10", {Side::Second, Rank::Sapper}},
                      {"h10", {Side::Second, Rank::Sergeant}},
                      {"i9", {Side::Second, Rank::Scout}},
                      {"i10", {Side::Second, Rank::Bomb}},
                      {"j9", {Side::Second, Rank::Bomb}}},
                     {"e4-e5", "e6xe5", "f3-f4", "e5-f5"});
}

/// Red's standard on a1 behind bombs on a2 and b1, and Blue's Cabo Armero, who is known, on b4. Red is to
/// play.
Game withASapperNearTheStandard() {
    return gameAfter({{"a2", {Side::First, Rank::Bomb}},
                      {"b1", {Side::First, Rank::Bomb}},
                      {"d3", {Side::First, Rank::Major}},
                      {"b3", {Side::First, Rank::Scout}},
                      {"i4", {Side::First, Rank::Colonel}},
                      {"b4", {Side::Second, Rank::Sapper}},
                      {"g8", {Side::Second, Rank::Sergeant}},
                      {"g10", {Side::Second, Rank::Captain}},
                      {"h10", {Side::Second, Rank::Lieutenant}},
                      {"i10", {Side::Second, Rank::Bomb}},
                      {"j9", {Side::Second, Rank::Bomb}}},
                     {"i4-i5", "b4xb3", "i5-i4", "b3-b4"});
}

/// Blue's standard on j10 behind bombs on i10 and j9, both known. Red, who has one Cabo Armero, is to play.
Game withAWalledStandard() {
    return gameAfter({{"e4", {Side::First, Rank::Sapper}},
                      {"g4", {Side::First, Rank::Captain}},
                      {"h10", {Side::First, Rank::Sergeant}},
                      {"j8", {Side::First, Rank::Sergeant}},
                      {"a9", {Side::Second, Rank::Marshal}},
                      {"i10", {Side::Second, Rank::Bomb}},
                      {"j9", {Side::Second, Rank::Bomb}}},
                     {"h10xi10", "a9-a8", "j8xj9", "a8-a9"});
}

Outlook outlookOf(const Knowledge& knowledge) {
    return Outlook(knowledge, Belief(enemyAppearance(knowledge)).shares(),
                   Belief(ownAppearance(knowledge)).shares(), {}, shippedWeights);
}

Options withSeed(std::uint64_t seed) {
    Options options;
    options.seed = seed;
    return options;
}

}  // namespace

class CombateEngineTest : public QObject {
    Q_OBJECT

  private slots:
    void itPlaysLegallyUnderAllRules();
    void hiddenRanksDoNotChangeItsPlay_data();
    void hiddenRanksDoNotChangeItsPlay();
    void hiddenRanksDoNotChangeAHint();
    void whatAnObserverIsToldIsAllThatASideKnows();
    void sameSeedNodesAndOneThreadGiveTheSamePlay();
    void everyLevelAnswersLegally();
    void weakLevelsTakeWhatCanSurelyBeTaken();
    void aStopIsAnsweredWithin50Milliseconds();
    void c16_aKnownWayToTheStandardIsTaken();
    void c13_aKnownWeakerPieceIsTaken();
    void c13_itDoesNotAttackWhatSurelyWins();
    void itFleesFromAStrongerPiece();
    void c15_onlyThoseWhoPassItsBombsAreADangerToTheStandard();
    void thePerilGrowsAsAPieceComesNearUnlessItIsStopped();
    void whoComesInTimeStopsAPieceOnItsWay();
    void c6_whoHasToWalkRoundHisOwnBombsComesTooLate();
    void c15_onlyACaboArmeroIsDrawnToAWalledStandard();
    void itBreaksTheWallAndTakesTheStandard();
    void aDefenderIsSentHomeWhenTheStandardIsInDanger();
    void c16_whoHasLostHisStandardHasNothingToThinkOf();
    void severalLinesAreToldTheBestFirst();
    void deploymentsDiffer();
    void aHintNamesTheOdds();
    void aHintInAMemoryGameGivesNoReason();
    void playsThatWereNotToldAreRefused();
};

void CombateEngineTest::itPlaysLegallyUnderAllRules() {
    onGames(25, 1, [](Game& game, Random& random) {
        if (game.outcome()) return;
        const auto answer =
            answerOf(game.knowledge(game.sideToMove()), withSeed(random()), nodes(300 + random.below(1500)));
        QVERIFY2(game.play(answer.play).has_value(), answer.play.c_str());
    });
}

void CombateEngineTest::hiddenRanksDoNotChangeItsPlay_data() {
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("games");
    QTest::newRow("full strength") << 0 << 1 << 40;
    QTest::newRow("several lines") << 0 << 4 << 12;
    QTest::newRow("one that forgets") << 1 << 1 << 24;
    QTest::newRow("level 4") << 4 << 1 << 12;
}

void CombateEngineTest::hiddenRanksDoNotChangeItsPlay() {
    QFETCH(int, level);
    QFETCH(int, lines);
    QFETCH(int, games);
    Options options = withSeed(7);
    if (level > 0) options.level = level;
    options.lines = lines;
    int compared = 0;
    onGames(games, 2, [&](Game& game, Random& random) {
        if (game.outcome()) return;
        const Side side = game.sideToMove();
        const auto other = withOtherEnemy(game, side, resample(game.knowledge(side), random));
        if (!other) return;
        QVERIFY(other->knowledge(side) == game.knowledge(side));
        const auto play = answerOf(game.knowledge(side), options, nodes(1500));
        const auto again = answerOf(other->knowledge(side), options, nodes(1500));
        QCOMPARE(again.play, play.play);
        QCOMPARE(again.info.score, play.info.score);
        QCOMPARE(again.info.nodes, play.info.nodes);
        ++compared;
    });
    QVERIFY(2 * compared > games);
}

void CombateEngineTest::hiddenRanksDoNotChangeAHint() {
    int compared = 0;
    onGames(24, 3, [&compared](Game& game, Random& random) {
        if (game.outcome()) return;
        const Side side = game.sideToMove();
        const auto other = withOtherEnemy(game, side, resample(game.knowledge(side), random));
        if (!other) return;
        for (const std::string& play : game.legalPlays()) {
            QVERIFY(reasonOf(other->knowledge(side), play) == reasonOf(game.knowledge(side), play));
            ++compared;
        }
    });
    QVERIFY(compared > 50);
}

void CombateEngineTest::whatAnObserverIsToldIsAllThatASideKnows() {
    onGames(40, 4, [](Game& game, Random&) {
        if (game.outcome()) return;
        for (const Side side : bothSides) {
            Observation told{side, game.rulesText(), text(game.knowledge(side).ownSetup()), {}};
            for (const auto& transition : game.knowledge(side).history())
                told.plays.push_back(transition.play);
            const auto sight = engineFor("combate")->observe(told);
            QVERIFY(sight.has_value());
            QVERIFY(static_cast<const CombateSight&>(**sight).knowledge == game.knowledge(side));
        }
    });
}

void CombateEngineTest::sameSeedNodesAndOneThreadGiveTheSamePlay() {
    Random random(3);
    const Game game(drawDeployment(random), drawDeployment(random));
    const auto engine = engineFor("combate")->make();
    std::set<std::string> plays;
    for (int i = 0; i < 3; ++i) {
        engine->setOptions(withSeed(11));
        plays.insert(engine->go(CombateSight(game.knowledge(Side::First)), nodes(4000), {}).play);
    }
    QCOMPARE(plays.size(), std::size_t{1});
}

void CombateEngineTest::everyLevelAnswersLegally() {
    Random random(4);
    const Game game(drawDeployment(random), drawDeployment(random));
    const auto plays = game.legalPlays();
    for (int level = lowestLevel; level <= highestLevel; ++level) {
        Options options;
        options.level = level;
        const auto answer = answerOf(game.knowledge(Side::First), options, nodes(1000));
        QVERIFY2(std::find(plays.begin(), plays.end(), answer.play) != plays.end(), answer.play.c_str());
    }
}

void CombateEngineTest::weakLevelsTakeWhatCanSurelyBeTaken() {
    const Game game = besideAKnownColonel(Rank::General);
    int taken = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Options options = withSeed(seed);
        options.level = 2;
        taken += answerOf(game.knowledge(Side::First), options, nodes(1000)).play == "f4xf5" ? 1 : 0;
    }
    QVERIFY2(taken >= 6, std::to_string(taken).c_str());
}

void CombateEngineTest::aStopIsAnsweredWithin50Milliseconds() {
    Random random(5);
    const Game game(drawDeployment(random), drawDeployment(random));
    const auto engine = engineFor("combate")->make();
    Options options;
    options.threads = 2;
    engine->setOptions(options);
    std::atomic<bool> thinking = false;
    Answer answer;
    std::chrono::steady_clock::time_point answered;
    std::jthread search([&](std::stop_token stop) {
        answer = engine->go(CombateSight(game.knowledge(Side::First)), {}, std::move(stop),
                            [&](const engine::Info&) { thinking = true; });
        answered = std::chrono::steady_clock::now();
    });
    while (!thinking)
        std::this_thread::yield();
    const auto asked = std::chrono::steady_clock::now();
    search.request_stop();
    search.join();
    QVERIFY(!answer.play.empty());
    // The promise is 50 ms; a machine busy with other tests may add to it.
    QVERIFY(answered - asked < 500ms);
}

void CombateEngineTest::c16_aKnownWayToTheStandardIsTaken() {
    // The enemy has one piece that never moved and one that has: the first is the standard.
    Game game = gameWith({{"j9", {Side::First, Rank::Captain}},
                          {"c3", {Side::First, Rank::Scout}},
                          {"e9", {Side::Second, Rank::Major}}});
    QVERIFY(game.play("c3-c4"));
    QVERIFY(game.play("e9-e8"));
    QCOMPARE(answerOf(game.knowledge(Side::First), {}, nodes(3000)).play, std::string("j9xj10"));
}

void CombateEngineTest::c13_aKnownWeakerPieceIsTaken() {
    Game game = gameWith({{"e4", {Side::First, Rank::General}},
                          {"a2", {Side::First, Rank::Scout}},
                          {"e6", {Side::Second, Rank::Scout}},
                          {"e9", {Side::Second, Rank::Scout}},
                          {"f9", {Side::Second, Rank::Bomb}}});
    QVERIFY(game.play("a2-a3"));
    QVERIFY(game.play("e9-e7"));
    QVERIFY(game.play("a3-a4"));
    QVERIFY(game.play("e6-e5"));
    const auto& knowledge = game.knowledge(Side::First);
    QCOMPARE(answerOf(knowledge, {}, nodes(5000)).play, std::string("e4xe5"));
}

void CombateEngineTest::c13_itDoesNotAttackWhatSurelyWins() {
    const Game game = besideAKnownColonel(Rank::Captain);
    const auto answer = answerOf(game.knowledge(Side::First), {}, nodes(5000));
    QVERIFY2(answer.play != "f4xf5", answer.play.c_str());
}

void CombateEngineTest::itFleesFromAStrongerPiece() {
    const Game game = besideAKnownColonel(Rank::Major);
    const auto answer = answerOf(game.knowledge(Side::First), {}, nodes(5000));
    QVERIFY2(answer.play.starts_with("f4-"), answer.play.c_str());
}

void CombateEngineTest::c15_onlyThoseWhoPassItsBombsAreADangerToTheStandard() {
    const Game game = withASapperNearTheStandard();
    const Outlook outlook = outlookOf(game.knowledge(Side::First));
    QCOMPARE(outlook.peril().distance(Rank::Sapper, *squareNamed("b3")), 3);
    QCOMPARE(outlook.peril().distance(Rank::Captain, *squareNamed("b3")), Peril::farAway);
}

void CombateEngineTest::thePerilGrowsAsAPieceComesNearUnlessItIsStopped() {
    for (int distance = 1; distance < Peril::farAway; ++distance) {
        QVERIFY(Peril::chance(distance, true, false) > Peril::chance(distance, true, true));
        QVERIFY(Peril::chance(distance, true, false) > Peril::chance(distance + 1, true, false));
    }
    QCOMPARE(Peril::chance(Peril::farAway, false, false), 0);
}

void CombateEngineTest::whoComesInTimeStopsAPieceOnItsWay() {
    const Game game = withASapperNearTheStandard();
    const SquareSet posts =
        outlookOf(game.knowledge(Side::First)).peril().posts(Rank::Sapper, *squareNamed("b4"));
    for (const char* inTime : {"b5", "c3", "d2", "c1", "a3"})
        QVERIFY2(posts.contains(*squareNamed(inTime)), inTime);
    for (const char* tooLate : {"d3", "e2", "e4", "i4"})
        QVERIFY2(!posts.contains(*squareNamed(tooLate)), tooLate);
}

void CombateEngineTest::c6_whoHasToWalkRoundHisOwnBombsComesTooLate() {
    const Game game = gameWith({{"a2", {Side::First, Rank::Bomb}},
                                {"b1", {Side::First, Rank::Bomb}},
                                {"c1", {Side::First, Rank::Bomb}},
                                {"c2", {Side::First, Rank::Bomb}},
                                {"d2", {Side::First, Rank::Major}},
                                {"b4", {Side::Second, Rank::Sapper}}});
    const Outlook outlook = outlookOf(game.knowledge(Side::First));
    QVERIFY(!outlook.peril().posts(Rank::Sapper, *squareNamed("b4")).contains(*squareNamed("d2")));
}

void CombateEngineTest::c15_onlyACaboArmeroIsDrawnToAWalledStandard() {
    const Game game = withAWalledStandard();
    const Outlook outlook = outlookOf(game.knowledge(Side::First));
    const auto drawn = [&outlook](Rank rank) {
        return outlook.value(Camp::Own, rank, *squareNamed("j8")) -
               outlook.value(Camp::Own, rank, *squareNamed("e4"));
    };
    QVERIFY(drawn(Rank::Sapper) > 50);
    QVERIFY(drawn(Rank::Captain) <= 0);
}

void CombateEngineTest::itBreaksTheWallAndTakesTheStandard() {
    Game game = withAWalledStandard();
    constexpr std::array round = {"a9-a8", "a8-b8", "b8-b9", "b9-a9"};
    for (std::size_t turn = 0; !game.outcome() && turn < 20; ++turn) {
        game.play(answerOf(game.knowledge(Side::First), {}, nodes(3000)).play).value();
        if (!game.outcome()) game.play(round[turn % round.size()]).value();
    }
    QVERIFY(game.outcome());
    QVERIFY(game.outcome()->reason == Reason::C16 && game.outcome()->winner == Side::First);
}

void CombateEngineTest::aDefenderIsSentHomeWhenTheStandardIsInDanger() {
    const Game game = withASapperNearTheStandard();
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto play = answerOf(game.knowledge(Side::First), withSeed(seed), nodes(20000)).play;
        QVERIFY2(play == "d3-c3" || play == "d3-d2", play.c_str());
    }
}

void CombateEngineTest::c16_whoHasLostHisStandardHasNothingToThinkOf() {
    Game game = gameWith({{"j9", {Side::First, Rank::Scout}}, {"e6", {Side::Second, Rank::Colonel}}});
    game.play("j9xj10").value();
    QVERIFY(Search().run(game.knowledge(Side::Second), nodes(1000), {}, {}).plays.empty());
}

void CombateEngineTest::severalLinesAreToldTheBestFirst() {
    Random random(6);
    const Game game(drawDeployment(random), drawDeployment(random));
    Options options;
    options.lines = 3;
    std::vector<engine::Info> told;
    const auto answer = answerOf(game.knowledge(Side::First), options, nodes(20000),
                                 [&told](const auto& info) { told.push_back(info); });
    QVERIFY(told.size() >= 3);
    QCOMPARE(told.size() % 3, std::size_t{0});
    for (std::size_t i = 0; i < told.size(); ++i) {
        QCOMPARE(told[i].rank, static_cast<int>(i % 3) + 1);
        if (i % 3 > 0) QVERIFY(told[i].score.centistones <= told[i - 1].score.centistones);
    }
    QCOMPARE(told[told.size() - 3].line.front(), answer.play);
}

void CombateEngineTest::deploymentsDiffer() {
    const auto engine = engineFor("combate")->make();
    std::set<std::string> deployments;
    for (int i = 0; i < 20; ++i) {
        const auto text = engine->deploy(Side::First, "", {});
        QVERIFY(text && setupFrom(*text, Side::First));
        deployments.insert(*text);
    }
    engine->setOptions(withSeed(2));
    engine->newGame();
    deployments.insert(*engine->deploy(Side::First, "", {}));
    QCOMPARE(deployments.size(), std::size_t{21});
}

void CombateEngineTest::aHintNamesTheOdds() {
    Random random(8);
    Game game(drawDeployment(random), drawDeployment(random));
    playOn(game, random, 30);
    int odds = 0;
    for (int i = 0; i < 40 && !game.outcome(); ++i) {
        const auto plays = game.legalPlays();
        for (const std::string& play : plays) {
            const Words words = reasonOf(game.knowledge(game.sideToMove()), play);
            QVERIFY(!words.text.empty());
            odds += words.text.find("%1") != std::string::npos ? 1 : 0;
            QCOMPARE(words.text.find("%1") != std::string::npos, words.arguments.size() == 1);
        }
        QVERIFY(game.play(plays[random.below(static_cast<std::uint32_t>(plays.size()))]));
    }
    QVERIFY(odds > 0);
}

void CombateEngineTest::aHintInAMemoryGameGivesNoReason() {
    Random random(9);
    const Game game(drawDeployment(random), drawDeployment(random), rulesFrom("yetem,memory").value());
    for (const std::string& play : game.legalPlays())
        QVERIFY(reasonOf(game.knowledge(Side::First), play).text.empty());
}

void CombateEngineTest::playsThatWereNotToldAreRefused() {
    Random random(10);
    const std::string setup = text(drawDeployment(random));
    const auto observe = [&setup](std::vector<std::string> plays) {
        return engineFor("combate")->observe({Side::First, "", setup, std::move(plays)});
    };
    QVERIFY(observe({}).has_value());
    QVERIFY(!observe({"a9-a8"}).has_value());
    QVERIFY(!engineFor("combate")->observe({Side::First, "", setup.substr(1), {}}).has_value());
    QVERIFY(!engineFor("combate")->observe({Side::First, "chess", setup, {}}).has_value());
}

QTEST_GUILESS_MAIN(CombateEngineTest)
#include "tst_combate_engine.moc"
