// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/clock.h"

#include "sample_games.h"

#include <QSignalSpy>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;
using namespace std::chrono_literals;

class ClockTest : public QObject {
    Q_OBJECT
  private slots:
    void text_data() {
        QTest::addColumn<int>("milliseconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("hours") << 3909'000 << "1:05:09";
        QTest::newRow("minutes") << 299'900 << "4:59";
        QTest::newRow("ten seconds") << 10'000 << "0:10";
        QTest::newRow("tenths below ten seconds") << 9'899 << "9.8";
        QTest::newRow("nothing") << 0 << "0.0";
    }

    void text() {
        QFETCH(int, milliseconds);
        QTEST(Clock::text(Clock::Milliseconds(milliseconds)), "text");
    }

    void onlyTheRunningClockGoesDown() {
        test::FakeTime time;
        Clock clock({1, 0}, time.source());
        clock.start(Side::First);
        time.advance(10s);
        QCOMPARE(clock.remaining(Side::First), 50s);
        QCOMPARE(clock.remaining(Side::Second), 60s);
        clock.start(Side::Second);
        time.advance(5s);
        QCOMPARE(clock.remaining(Side::First), 50s);
        QCOMPARE(clock.remaining(Side::Second), 55s);
        clock.stop();
        time.advance(5s);
        QCOMPARE(clock.remaining(Side::Second), 55s);
        QVERIFY(!clock.running());
    }

    void theIncrementIsAddedAndTakenAway() {
        Clock clock({1, 3});
        clock.addIncrement(Side::First);
        QCOMPARE(clock.remaining(Side::First), 63s);
        clock.removeIncrement(Side::First);
        QCOMPARE(clock.remaining(Side::First), 60s);
    }

    void aTakenBackIncrementNeverEndsTheGame() {
        Clock clock({1, 30});
        clock.setRemaining(Side::First, 20s);
        clock.removeIncrement(Side::First);
        QCOMPARE(clock.remaining(Side::First), 1s);
        clock.setRemaining(Side::First, 400ms);
        clock.removeIncrement(Side::First);
        QCOMPARE(clock.remaining(Side::First), 400ms);
    }

    void tellsOnceWhenTimeRunsOut() {
        test::FakeTime time;
        Clock clock({1, 0}, time.source());
        const QSignalSpy ranOut(&clock, &Clock::ranOut);
        clock.start(Side::Second);
        time.advance(59'999ms);
        clock.update();
        QCOMPARE(ranOut.count(), 0);
        time.advance(1ms);
        clock.update();
        clock.update();
        QCOMPARE(ranOut.count(), 1);
        QCOMPARE(ranOut.first().first().value<Side>(), Side::Second);
        QCOMPARE(clock.remaining(Side::Second), 0ms);
        QVERIFY(!clock.running());
    }

    void withoutAClockNothingRuns() {
        Clock clock(TimeControl{});
        clock.start(Side::First);
        QVERIFY(!clock.running());
    }

    void theTimerNoticesTheEndByItself() {
        Clock clock({1, 0});
        const QSignalSpy ranOut(&clock, &Clock::ranOut);
        clock.setRemaining(Side::First, 30ms);
        clock.start(Side::First);
        QTRY_COMPARE(ranOut.count(), 1);
    }
};

QTEST_GUILESS_MAIN(ClockTest)
#include "clock_test.moc"
