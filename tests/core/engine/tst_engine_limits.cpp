// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/budget.h"
#include "engine/limits.h"
#include "engine/score.h"
#include "engine/workers.h"

#include <QTest>

#include <atomic>

using namespace leuctra;
using namespace leuctra::engine;
using namespace std::chrono_literals;

class EngineLimitsTest : public QObject {
    Q_OBJECT

  private slots:
    void aFixedTimeIsUsedWhole();
    void aClockIsNeverOverrun_data();
    void aClockIsNeverOverrun();
    void theStricterLimitBinds();
    void aStopRequestStopsEveryThread();
    void nodesEndASearchExactly();
    void aHelperThatHasMadeItsNodesLeavesTheOthersAtWork();
    void aWinIsCountedInOwnMoves();
    void allWorkersRun();
};

void EngineLimitsTest::aFixedTimeIsUsedWhole() {
    Limits limits;
    limits.moveTime = 250ms;
    const Allotment allotment = allot(limits, Side::First);
    QVERIFY(!allotment.soft);
    QVERIFY(allotment.hard == 250ms);
}

void EngineLimitsTest::aClockIsNeverOverrun_data() {
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("increment");
    QTest::newRow("an hour") << 3'600'000 << 0;
    QTest::newRow("a minute and ten seconds more") << 60'000 << 10'000;
    QTest::newRow("a second") << 1'000 << 0;
    QTest::newRow("a tenth and two seconds more") << 100 << 2'000;
    QTest::newRow("nothing") << 0 << 0;
}

void EngineLimitsTest::aClockIsNeverOverrun() {
    QFETCH(int, left);
    QFETCH(int, increment);
    Limits limits;
    limits.clock = ClockTimes{{1ms, Milliseconds(left)}, {0ms, Milliseconds(increment)}};
    const Allotment allotment = allot(limits, Side::Second);
    QVERIFY(allotment.soft && allotment.hard);
    QVERIFY(*allotment.soft <= *allotment.hard);
    QVERIFY(*allotment.soft >= 1ms);
    QVERIFY(allotment.hard->count() <= std::max(left, 1));
}

void EngineLimitsTest::theStricterLimitBinds() {
    Limits one;
    one.nodes = 1000;
    one.moveTime = 5s;
    Limits other;
    other.nodes = 2000;
    other.moveTime = 1s;
    other.depth = 4;
    const Limits both = stricter(one, other);
    QCOMPARE(both.nodes.value(), 1000U);
    QVERIFY(both.moveTime == 1s);
    QCOMPARE(both.depth.value(), 4);
}

void EngineLimitsTest::aStopRequestStopsEveryThread() {
    std::stop_source source;
    Budget budget({}, Side::First, source.get_token());
    budget.check();
    QVERIFY(!budget.stopped());
    source.request_stop();
    Meter meter(budget, ~std::uint64_t{0});
    int ticks = 1;
    while (!meter.tick())
        ++ticks;
    QVERIFY(ticks <= 1000);
    QVERIFY(budget.stopped());
}

void EngineLimitsTest::nodesEndASearchExactly() {
    Budget budget({}, Side::First, {});
    Meter meter(budget, 12345);
    while (!meter.tick()) {
    }
    QCOMPARE(meter.nodes(), 12345U);
    QCOMPARE(meter.published(), 12345U);
}

void EngineLimitsTest::aHelperThatHasMadeItsNodesLeavesTheOthersAtWork() {
    Budget budget({}, Side::First, {});
    Meter first(budget, 2000);
    Meter helper(budget, 700, Meter::AtLimit::StopItself);
    while (!helper.tick()) {
    }
    QCOMPARE(helper.nodes(), 700U);
    QVERIFY(!budget.stopped());
    while (!first.tick()) {
    }
    QCOMPARE(first.nodes(), 2000U);
    QVERIFY(budget.stopped());
}

void EngineLimitsTest::aWinIsCountedInOwnMoves() {
    // Win in n: won at the start of one's turn after 2n plies, or as the opponent's turn begins at 2n - 1.
    QCOMPARE(scoreOf(winAt(2)).winIn, 1);
    QCOMPARE(scoreOf(winAt(1)).winIn, 1);
    QCOMPARE(scoreOf(winAt(6)).winIn, 3);
    QCOMPARE(scoreOf(lossAt(1)).winIn, -1);
    QCOMPARE(scoreOf(lossAt(3)).winIn, -2);
    QCOMPARE(scoreOf(250).winIn, 0);
    QCOMPARE(scoreOf(250).centistones, 250);
}

void EngineLimitsTest::allWorkersRun() {
    std::atomic<int> ran = 0;
    runTogether(5, [&ran](int number) { ran += 1 << number; });
    QCOMPARE(ran.load(), 31);
}

QTEST_APPLESS_MAIN(EngineLimitsTest)
#include "tst_engine_limits.moc"
