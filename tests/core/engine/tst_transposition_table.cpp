// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "engine/transposition_table.h"
#include "engine/workers.h"

#include <QTest>

#include <atomic>

using namespace leuctra;
using namespace leuctra::engine;

class TranspositionTableTest : public QObject {
    Q_OBJECT

  private slots:
    void remembersWhatWasStored();
    void knowsNothingElse();
    void olderAndShallowerEntriesGiveWay();
    void keepsTheMoveWhenANewEntryHasNone();
    void clearForgets();
    void threadsNeverReadMixedEntries();
};

void TranspositionTableTest::remembersWhatWasStored() {
    TranspositionTable table(1);
    table.store(0x1234567890ABCDEF, {513, -30999, -45, 17, Bound::Lower});
    const auto entry = table.probe(0x1234567890ABCDEF);
    QVERIFY(entry.has_value());
    QCOMPARE(int{entry->move}, 513);
    QCOMPARE(int{entry->value}, -30999);
    QCOMPARE(int{entry->staticValue}, -45);
    QCOMPARE(int{entry->depth}, 17);
    QVERIFY(entry->bound == Bound::Lower);
}

void TranspositionTableTest::knowsNothingElse() {
    TranspositionTable table(1);
    QVERIFY(!table.probe(0));
    table.store(77, {1, 1, 1, 1, Bound::Exact});
    QVERIFY(!table.probe(78));
    QVERIFY(!table.probe(77 + (std::uint64_t{1} << 63)));
}

void TranspositionTableTest::olderAndShallowerEntriesGiveWay() {
    TranspositionTable table(1);
    // Keys that differ in their low bits only share a bucket of four.
    for (std::uint64_t key = 1; key <= 4; ++key)
        table.store(key, {1, 0, 0, static_cast<std::int8_t>(10 + key), Bound::Exact});
    table.store(5, {1, 0, 0, 3, Bound::Exact});
    QVERIFY(!table.probe(1));
    QVERIFY(table.probe(2) && table.probe(5));
    table.age();
    table.age();
    table.store(5, {1, 0, 0, 1, Bound::Exact});
    table.store(6, {1, 0, 0, 1, Bound::Exact});
    QVERIFY(table.probe(5) && table.probe(6));
    QVERIFY(!table.probe(2));
}

void TranspositionTableTest::keepsTheMoveWhenANewEntryHasNone() {
    TranspositionTable table(1);
    table.store(9, {321, 5, 0, 4, Bound::Lower});
    table.store(9, {0, 2, 0, 6, Bound::Upper});
    QCOMPARE(int{table.probe(9)->move}, 321);
    QCOMPARE(int{table.probe(9)->value}, 2);
}

void TranspositionTableTest::clearForgets() {
    TranspositionTable table(1);
    table.store(9, {321, 5, 0, 4, Bound::Lower});
    QVERIFY(table.permillFull() >= 0);
    table.clear();
    QVERIFY(!table.probe(9));
    QCOMPARE(table.permillFull(), 0);
}

void TranspositionTableTest::threadsNeverReadMixedEntries() {
    TranspositionTable table(1);
    std::atomic<int> mixed = 0;
    runTogether(4, [&](int number) {
        Random random(static_cast<std::uint64_t>(number));
        for (int i = 0; i < 100'000; ++i) {
            // Few keys in one bucket, so that the threads get in each other's way. All halves of an entry
            // tell its key.
            const std::uint64_t key = random.below(12);
            const auto mark = static_cast<std::int16_t>(key);
            if (random.below(2) == 0) {
                table.store(key, {static_cast<std::uint16_t>(key + 1), mark, mark,
                                  static_cast<std::int8_t>(random.below(20)), Bound::Exact});
            } else if (const auto entry = table.probe(key)) {
                mixed += entry->value != mark || entry->staticValue != mark || entry->move != key + 1;
            }
        }
    });
    QCOMPARE(mixed.load(), 0);
}

QTEST_APPLESS_MAIN(TranspositionTableTest)
#include "tst_transposition_table.moc"
