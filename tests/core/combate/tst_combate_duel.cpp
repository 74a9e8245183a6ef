// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/duel.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::combate;

/// C13–C16 for each attacker and each piece attacked.
class CombateDuel : public QObject {
    Q_OBJECT

  private slots:
    void everyPair_data();
    void everyPair();
    void c5_bombsAndStandardsAreNoAttackers();
    void whoStandsAfterwards();
};

namespace {

/// The rules in the order of C16, in words of their own: what the table is compared with.
Duel settle(int attacker, int defender) {
    constexpr int bomb = 11;
    constexpr int standard = 12;
    if (defender == standard) return {DuelResult::FlagCaptured, DuelReason::FlagTaken};
    if (defender == bomb && attacker == 3) return {DuelResult::AttackerWins, DuelReason::BombDefused};
    if (defender == bomb) return {DuelResult::DefenderWins, DuelReason::BombExplodes};
    if (attacker == 1 && defender == 10) return {DuelResult::AttackerWins, DuelReason::SpyKillsMarshal};
    if (attacker == defender) return {DuelResult::BothFall, DuelReason::EqualRanks};
    return {attacker > defender ? DuelResult::AttackerWins : DuelResult::DefenderWins,
            DuelReason::HigherRank};
}

}  // namespace

void CombateDuel::everyPair_data() {
    QTest::addColumn<int>("attacker");
    QTest::addColumn<int>("defender");
    for (const Rank attacker : allRanks) {
        for (const Rank defender : allRanks) {
            if (canMove(attacker))
                QTest::addRow("%c on %c", letter(attacker), letter(defender))
                    << static_cast<int>(attacker) << static_cast<int>(defender);
        }
    }
}

void CombateDuel::everyPair() {
    QFETCH(int, attacker);
    QFETCH(int, defender);
    QCOMPARE(duel(static_cast<Rank>(attacker), static_cast<Rank>(defender)), settle(attacker, defender));
}

void CombateDuel::c5_bombsAndStandardsAreNoAttackers() {
    int attackers = 0;
    for (const Rank rank : allRanks)
        attackers += canMove(rank) ? 1 : 0;
    QCOMPARE(attackers, 10);
    QVERIFY(!canMove(Rank::Bomb));
    QVERIFY(!canMove(Rank::Flag));
}

void CombateDuel::whoStandsAfterwards() {
    QVERIFY(duel(Rank::Colonel, Rank::Major).attackerStands());
    QVERIFY(!duel(Rank::Colonel, Rank::Major).defenderStands());
    QVERIFY(duel(Rank::Sergeant, Rank::Flag).attackerStands());
    QVERIFY(!duel(Rank::Sergeant, Rank::Flag).defenderStands());
    QVERIFY(!duel(Rank::Marshal, Rank::Bomb).attackerStands());
    QVERIFY(duel(Rank::Marshal, Rank::Bomb).defenderStands());
    QVERIFY(!duel(Rank::Spy, Rank::Spy).attackerStands());
    QVERIFY(!duel(Rank::Spy, Rank::Spy).defenderStands());
}

QTEST_GUILESS_MAIN(CombateDuel)
#include "tst_combate_duel.moc"
