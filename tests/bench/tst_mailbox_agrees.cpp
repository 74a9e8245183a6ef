// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "epaminondas/movegen.h"
#include "mailbox.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::epaminondas;

/// What the benchmark compares must do the same work.
class MailboxAgrees : public QObject {
    Q_OBJECT

  private slots:
    void fromTheStart();
    void onRandomPositions_data();
    void onRandomPositions();
};

void MailboxAgrees::fromTheStart() {
    Position position;
    for (int depth = 1; depth <= 3; ++depth)
        QCOMPARE(bench::Mailbox(position).perft(depth), perft(position, depth));
}

void MailboxAgrees::onRandomPositions_data() {
    QTest::addColumn<Symmetry>("symmetry");
    QTest::newRow("left-right") << Symmetry::LeftRight;
    QTest::newRow("copycat") << Symmetry::Copycat;
    QTest::newRow("free") << Symmetry::Free;
}

void MailboxAgrees::onRandomPositions() {
    QFETCH(Symmetry, symmetry);
    Random random(5);
    Position position(Rules{symmetry, true});
    while (!position.outcome()) {
        QCOMPARE(bench::Mailbox(position).perft(1), perft(position, 1));
        if (random.below(50) == 0) QCOMPARE(bench::Mailbox(position).perft(2), perft(position, 2));
        MoveList moves;
        generate(position, moves);
        position.make(moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))]);
    }
}

QTEST_GUILESS_MAIN(MailboxAgrees)
#include "tst_mailbox_agrees.moc"
