// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/moves_in_work.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::engine;

namespace {

// Numbers that differ by multiples of this share a place among few.
constexpr std::uint64_t step = std::uint64_t{1} << 40;

}  // namespace

class MovesInWorkTest : public QObject {
    Q_OBJECT

  private slots:
    void aMoveIsInWorkUntilItsResultIsKnown();
    void resultsGiveWayBeforeMovesInWork();
    void clearForgets();
};

void MovesInWorkTest::aMoveIsInWorkUntilItsResultIsKnown() {
    MovesInWork moves;
    QVERIFY(!moves.of(step).inWork && moves.of(step).bound == Bound::None);
    moves.begin(step);
    QVERIFY(moves.of(step).inWork);
    QVERIFY(!moves.of(2 * step).inWork);
    moves.end(step, Bound::Upper, -30998);
    QVERIFY(!moves.of(step).inWork);
    QVERIFY(moves.of(step).bound == Bound::Upper);
    QCOMPARE(moves.of(step).value, -30998);
}

void MovesInWorkTest::resultsGiveWayBeforeMovesInWork() {
    MovesInWork moves;
    constexpr std::uint64_t inWork = 1000 * step;
    moves.begin(inWork);
    for (std::uint64_t i = 1; i <= 20; ++i) {
        moves.begin(i * step);
        moves.end(i * step, Bound::Lower, 7);
    }
    QVERIFY(moves.of(inWork).inWork);
    QVERIFY(moves.of(20 * step).bound == Bound::Lower);
    QVERIFY(moves.of(step).bound == Bound::None);
}

void MovesInWorkTest::clearForgets() {
    MovesInWork moves;
    moves.begin(step);
    moves.clear();
    QVERIFY(!moves.of(step).inWork);
}

QTEST_APPLESS_MAIN(MovesInWorkTest)
#include "tst_moves_in_work.moc"
