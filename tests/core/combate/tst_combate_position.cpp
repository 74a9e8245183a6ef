// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "combate/why_illegal.h"
#include "positions.h"

#include <QTest>

#include <algorithm>

using namespace leuctra;
using namespace leuctra::combate;
using namespace leuctra::combate::tests;

namespace {

/// A position with all that it is made of read from its own public face and built anew.
Position rebuilt(const Position& position) {
    Position::Parts parts;
    for (Square square = 0; square < squareCount; ++square)
        parts.squares[square] = position.at(square);
    parts.sideToMove = position.sideToMove();
    parts.ply = position.ply();
    parts.quietPlies = position.quietPlies();
    for (const Side side : bothSides)
        parts.shuttles[static_cast<std::size_t>(index(side))] = position.shuttle(side);
    return Position(parts, position.rules());
}

/// What differs between two positions, in a word; empty when nothing does.
std::string difference(const Position& a, const Position& b) {
    if (a.text() != b.text()) return "text";
    if (a.key() != b.key()) return "key";
    if (a.quietPlies() != b.quietPlies()) return "quiet plies";
    if (a.outcome() != b.outcome()) return "outcome";
    for (const Side side : bothSides) {
        if (a.movers(side) != b.movers(side)) return "movers";
        if (a.hasStandard(side) != b.hasStandard(side)) return "standards";
        if (a.shuttle(side) != b.shuttle(side)) return "shuttle";
    }
    return {};
}

template <typename Visit>
void onRandomPositions(int games, const std::string& rules, Visit&& visit) {
    Random random(23);
    for (int i = 0; i < games; ++i) {
        const Setup red = randomSetup(random);
        const Setup blue = randomSetup(random);
        Position position(red, blue, rulesFrom(rules).value());
        while (!position.outcome()) {
            visit(position, random);
            position.make(anyPlay(position, random));
        }
        visit(position, random);
    }
}

}  // namespace

/// Making and taking back plays on the whole position.
class CombatePosition : public QObject {
    Q_OBJECT

  private slots:
    void whatIsKeptAlongIsWhatIsComputedAfresh_data() { rules(); }
    void whatIsKeptAlongIsWhatIsComputedAfresh();
    void everyPlayIsTakenBackExactly_data() { rules(); }
    void everyPlayIsTakenBackExactly();
    void outcomeAndPlaysAgree_data() { rules(); }
    void outcomeAndPlaysAgree();
    void perftCountsLeavesAndNoneOfAFinishedGame();

  private:
    static void rules();
};

void CombatePosition::rules() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"yetem", "classic", "yetem,quiet=20", "classic,quiet=0,begins=blue"})
        QTest::newRow(rules) << rules;
}

void CombatePosition::whatIsKeptAlongIsWhatIsComputedAfresh() {
    QFETCH(QString, rules);
    onRandomPositions(drivers::sample(5, 300), rules.toStdString(), [](const Position& position, Random&) {
        QCOMPARE(difference(position, rebuilt(position)), std::string());
        QCOMPARE(position.key(), position.recomputedKey());
    });
}

void CombatePosition::everyPlayIsTakenBackExactly() {
    QFETCH(QString, rules);
    onRandomPositions(drivers::sample(2, 100), rules.toStdString(), [](const Position& position, Random&) {
        PlayList plays;
        generate(position, plays);
        Position trial = position;
        for (const Play play : plays) {
            const Position::Undo undo = trial.make(play);
            trial.unmake(undo);
            QCOMPARE(difference(position, trial), std::string());
        }
    });
}

void CombatePosition::outcomeAndPlaysAgree() {
    QFETCH(QString, rules);
    onRandomPositions(drivers::sample(5, 300), rules.toStdString(), [](const Position& position, Random&) {
        PlayList plays;
        generate(position, plays);
        QCOMPARE(hasLegalPlay(position), !plays.empty());
        if (!position.outcome()) QVERIFY(!plays.empty());
        Position copy = position;
        const std::uint64_t leaves = perft(copy, 1);
        QCOMPARE(leaves, position.outcome() ? 0 : static_cast<std::uint64_t>(plays.size()));
    });
}

void CombatePosition::perftCountsLeavesAndNoneOfAFinishedGame() {
    Position position = positionWith({{"a4", "r4"}, {"j8", "b4"}});
    QCOMPARE(perft(position, 0), std::uint64_t{1});
    QCOMPARE(perft(position, 1), std::uint64_t{4 - 1});
    Position finished = positionWith({});
    QCOMPARE(perft(finished, 0), std::uint64_t{1});
    QCOMPARE(perft(finished, 1), std::uint64_t{0});
    QCOMPARE(perft(finished, 3), std::uint64_t{0});
}

QTEST_GUILESS_MAIN(CombatePosition)
#include "tst_combate_position.moc"
