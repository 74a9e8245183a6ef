// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/incursion.h"
#include "epaminondas/phalanx.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::epaminondas;

/// Phalanxes (E3, E6) and incursions (E11), as the board shows them.
class EpaminondasPhalanx : public QObject {
    Q_OBJECT

  private slots:
    void e3_aStoneBelongsToSeveral();
    void e3_aSingleStoneToNone();
    void e3_linesEndAtTheEdge();
    void e6_theGroupRunsFromTheRearToTheFront();
    void e11_whoMustAnswer_data();
    void e11_whoMustAnswer();
};

namespace {

Position positionOf(const char* text) {
    return Position::parse(text).value();
}

Square at(const char* name) {
    return squareNamed(name).value();
}

}  // namespace

void EpaminondasPhalanx::e3_aStoneBelongsToSeveral() {
    const Position position = positionOf("14/14/14/14/14/14/14/14/14/1www10/1ww11/1b1w10 w");
    const auto phalanxes = phalanxesThrough(position, at("c2"));
    const std::vector<Phalanx> expected = {{at("c2"), Direction::North, 2},
                                           {at("c2"), Direction::NorthEast, 2},
                                           {at("b2"), Direction::East, 2},
                                           {at("b3"), Direction::SouthEast, 3}};
    QCOMPARE(phalanxes, expected);
    QCOMPARE(phalanxes.back().last(), at("d1"));
}

void EpaminondasPhalanx::e3_aSingleStoneToNone() {
    const Position position = positionOf("14/14/14/14/14/14/14/14/14/14/1bw11/14 w");
    QVERIFY(phalanxesThrough(position, at("c2")).empty());
    QVERIFY(phalanxesThrough(position, at("h8")).empty());
    QCOMPARE(groupSize(position, at("c2"), Direction::North), 1);
    QCOMPARE(groupSize(position, at("h8"), Direction::North), 0);
}

void EpaminondasPhalanx::e3_linesEndAtTheEdge() {
    const auto phalanxes = phalanxesThrough(Position{}, at("n1"));
    const std::vector<Phalanx> expected = {{at("n1"), Direction::North, 2},
                                           {at("a1"), Direction::East, 14},
                                           {at("m2"), Direction::SouthEast, 2}};
    QCOMPARE(phalanxes, expected);
}

void EpaminondasPhalanx::e6_theGroupRunsFromTheRearToTheFront() {
    const Position position;
    QCOMPARE(groupSize(position, at("d1"), Direction::East), 11);
    QCOMPARE(groupSize(position, at("d1"), Direction::West), 4);
    QCOMPARE(groupSize(position, at("d2"), Direction::North), 1);
    QCOMPARE(groupSize(position, at("d12"), Direction::South), 2);
}

void EpaminondasPhalanx::e11_whoMustAnswer_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("white");
    QTest::addColumn<int>("black");
    QTest::addColumn<QString>("answers");
    QTest::newRow("start") << QString::fromStdString(Position{}.text()) << 0 << 0 << "";
    QTest::newRow("Black must") << "ww12/14/14/14/14/14/14/14/14/14/14/wb12 b" << 2 << 1 << "b";
    QTest::newRow("White must") << "1b12/14/14/14/14/14/14/14/14/14/14/wb12 w" << 0 << 1 << "w";
    QTest::newRow("level") << "w1b11/14/14/14/14/14/14/14/14/14/14/wb12 b" << 1 << 1 << "";
    QTest::newRow("over") << "ww12/14/14/14/14/14/14/14/14/14/14/wb12 w" << 2 << 1 << "";
}

void EpaminondasPhalanx::e11_whoMustAnswer() {
    QFETCH(QString, position);
    QFETCH(int, white);
    QFETCH(int, black);
    QFETCH(QString, answers);
    const Incursion incursion = incursionOf(positionOf(position.toLatin1()));
    QCOMPARE(incursion.crossed, (std::array<int, 2>{white, black}));
    QCOMPARE(incursion.isOn(), white + black > 0);
    QCOMPARE(incursion.mustAnswer.has_value(), !answers.isEmpty());
    if (incursion.mustAnswer) QCOMPARE(*incursion.mustAnswer, answers == "w" ? Side::First : Side::Second);
}

QTEST_APPLESS_MAIN(EpaminondasPhalanx)
#include "tst_epaminondas_phalanx.moc"
