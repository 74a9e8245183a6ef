// SPDX-License-Identifier: GPL-3.0-or-later
#include "talk.h"

#include <QTest>

using leuctra::tests::Talk;

class UgiTest : public QObject {
    Q_OBJECT

  private slots:
    void introducesItself();
    void answersIsreadyWhileSearching();
    void stopIsAnsweredWithABestmove();
    void sameSeedAndNodesGiveTheSameMove();
    void playsFromPositionsAndMoves();
    void aBadPositionLeavesTheOldOne_data();
    void aBadPositionLeavesTheOldOne();
    void aFinishedGameHasNoBestmove();
    void queriesTellTheStateOfTheGame();
    void rulesAreAnOption();
    void unknownLinesAndOptionsAreOnlyRemarkedOn();
    void obeysAllKindsOfLimits_data();
    void obeysAllKindsOfLimits();
};

void UgiTest::introducesItself() {
    Talk talk("epaminondas");
    QVERIFY(talk.answerTo("ugi", "id name").starts_with("id name Leuctra"));
    for (const char* option : {"Hash", "Threads", "Level", "Seed", "Rules"})
        QVERIFY2(!talk.answer(std::string("option name ") + option).empty(), option);
    QVERIFY(!talk.answer("ugiok").empty());
    QVERIFY(!talk.say("quit"));
}

void UgiTest::answersIsreadyWhileSearching() {
    Talk talk("epaminondas");
    talk.say("go infinite");
    QVERIFY(!talk.answer("info depth 2").empty());
    QCOMPARE(talk.answerTo("isready", "readyok"), std::string("readyok"));
    QCOMPARE(talk.said("bestmove").size(), std::size_t{0});
    QVERIFY(!talk.answerTo("stop", "bestmove").empty());
}

void UgiTest::stopIsAnsweredWithABestmove() {
    Talk talk("epaminondas");
    talk.say("go infinite");
    const std::string best = talk.answerTo("stop", "bestmove");
    QVERIFY(best.size() > std::string("bestmove ").size());
    QVERIFY(best != "bestmove none");
}

void UgiTest::sameSeedAndNodesGiveTheSameMove() {
    std::string first;
    for (int run = 0; run < 2; ++run) {
        Talk talk("epaminondas");
        talk.say("setoption name Seed value 5");
        talk.say("setoption name level value 3");
        talk.say("position startpos moves b1-b4 c12-c9");
        const std::string best = talk.answerTo("go nodes 2000", "bestmove");
        if (run == 0) first = best;
        QCOMPARE(best, first);
    }
}

void UgiTest::playsFromPositionsAndMoves() {
    Talk talk("epaminondas");
    talk.say("position fen 14/bb12/3w10/3w10/14/14/14/14/14/14/14/ww12 w");
    QCOMPARE(talk.answerTo("go depth 4", "bestmove"), std::string("bestmove d9-d12"));
    talk.say("position fen 14/bb12/3w10/3w10/14/14/14/14/14/14/14/ww12 w moves a1a2 a11-a10");
    QVERIFY(talk.answerTo("go nodes 500", "info depth 1").find("score cp 3") != std::string::npos);
}

void UgiTest::aBadPositionLeavesTheOldOne_data() {
    QTest::addColumn<QString>("line");
    QTest::newRow("no text") << "position";
    QTest::newRow("neither word") << "position here";
    QTest::newRow("damaged text") << "position fen 14/14 w";
    QTest::newRow("illegal move") << "position startpos moves a1-a9";
    QTest::newRow("no move at all") << "position startpos moves hello";
    QTest::newRow("no observer here") << "position observer red setup FFFF";
}

void UgiTest::aBadPositionLeavesTheOldOne() {
    QFETCH(QString, line);
    Talk talk("epaminondas");
    talk.say("position startpos moves b1-b4");
    QVERIFY(!talk.answerTo(line.toStdString(), "info string").empty());
    QCOMPARE(talk.answerTo("query p1turn", "response"), std::string("response false"));
}

void UgiTest::aFinishedGameHasNoBestmove() {
    Talk talk("epaminondas");
    talk.say("position fen 14/14/14/14/14/14/14/14/14/14/14/w13 b");
    QCOMPARE(talk.answerTo("go movetime 100", "bestmove"), std::string("bestmove none"));
}

void UgiTest::queriesTellTheStateOfTheGame() {
    Talk talk("epaminondas");
    QCOMPARE(talk.answerTo("query gameover", "response"), std::string("response false"));
    QCOMPARE(talk.answerTo("query p1turn", "response"), std::string("response true"));
    QCOMPARE(talk.answerTo("query result", "response"), std::string("response none"));
    talk.say("position fen 14/14/14/14/14/14/14/14/14/14/14/w13 b");
    QCOMPARE(talk.answerTo("query gameover", "response"), std::string("response true"));
    QCOMPARE(talk.answerTo("query result", "response"), std::string("response p1win"));
}

void UgiTest::rulesAreAnOption() {
    // The move completes a mirrored pair on row 12: E10 bars it in the default reading.
    const char* position = "position fen 7w6/6w7/14/14/14/14/14/14/14/14/14/6bb6 w moves g11-g12";
    Talk talk("epaminondas");
    QVERIFY(talk.answerTo(position, "info string").find("E10") != std::string::npos);
    talk.say("setoption name Rules value free,repetition=off");
    talk.say(position);
    QCOMPARE(talk.answerTo("query p1turn", "response"), std::string("response false"));
    QVERIFY(!talk.answerTo("setoption name Rules value nonsense", "info string").empty());
    QVERIFY(!talk.answerTo("isready", "readyok").empty());
}

void UgiTest::unknownLinesAndOptionsAreOnlyRemarkedOn() {
    Talk talk("epaminondas");
    for (const char* line : {"hello", "setoption name Colour value red", "setoption",
                             "setoption name Hash value -3", "setoption name Threads value many",
                             "go sideways", "go depth", "go depth zero", "go setup", "query", "query moon"})
        QVERIFY2(!talk.answerTo(line, "info string").empty(), line);
    QVERIFY(talk.say(""));
    QVERIFY(!talk.answerTo("isready", "readyok").empty());
}

void UgiTest::obeysAllKindsOfLimits_data() {
    QTest::addColumn<QString>("line");
    for (const char* line : {"go depth 3", "go nodes 1", "go nodes 1000", "go movetime 0", "go movetime 50",
                             "go p1time 1000 p2time 1000", "go p1time 0 p2time 0 p1inc 0 p2inc 0",
                             "go p1time 2000 p2time 1 p1inc 10 p2inc 10 depth 2"})
        QTest::newRow(line) << line;
}

void UgiTest::obeysAllKindsOfLimits() {
    QFETCH(QString, line);
    Talk talk("epaminondas");
    const std::string best = talk.answerTo(line.toStdString(), "bestmove");
    QVERIFY(!best.empty());
    QVERIFY(best != "bestmove none");
}

QTEST_APPLESS_MAIN(UgiTest)
#include "tst_ugi.moc"
