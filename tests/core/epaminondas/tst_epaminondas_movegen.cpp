// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "epaminondas/generator.h"
#include "epaminondas/symmetry.h"
#include "epaminondas/transition.h"
#include "samples.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::epaminondas;
using namespace leuctra::epaminondas::tests;

namespace {

/// The moves along one line of squares for the side with the ones (0 empty, 1 own, 2 enemy), by the letter of
/// E4–E8.
int movesAlong(const std::vector<int>& line) {
    const int length = static_cast<int>(line.size());
    const auto at = [&](int place) { return place < 0 || place >= length ? -1 : line[place]; };
    int moves = 0;
    for (int rear = 0; rear < length; ++rear) {
        for (const int step : {1, -1}) {
            if (at(rear) != 1) continue;
            int front = rear;
            while (at(front + step) == 1)
                front += step;
            const int size = (front - rear) * step + 1;
            int distance = 1;
            for (; distance <= size && at(front + distance * step) == 0; ++distance)
                ++moves;
            int enemies = 0;
            while (at(front + (distance + enemies) * step) == 2)
                ++enemies;
            if (distance <= size && enemies > 0 && enemies < size) ++moves;
        }
    }
    return moves;
}

/// The most moves along a line of that many squares, all ways to fill it tried.
int mostMovesAlong(int length) {
    std::vector<int> line(static_cast<std::size_t>(length), 0);
    int most = 0;
    for (;;) {
        most = std::max(most, movesAlong(line));
        auto place = line.begin();
        while (place != line.end() && *place == 2)
            *place++ = 0;
        if (place == line.end()) return most;
        ++*place;
    }
}

/// What a move leaves, by its transition.
std::array<Bitboard, 2> stonesByTransition(const Position& before,
                                           const epaminondas::Transition& transition) {
    const auto mover = static_cast<std::size_t>(index(transition.side));
    std::array<Bitboard, 2> stones = {before.stones(Side::First), before.stones(Side::Second)};
    for (const Square square : transition.group())
        stones[mover].remove(square);
    for (const Square square : transition.group())
        stones[mover].insert(neighbour(square, transition.direction, transition.distance).value());
    for (const Square square : transition.captured)
        stones[1 - mover].remove(square);
    return stones;
}

std::string holdsTogether(Position position) {
    MoveList moves;
    generate(position, moves);
    if (countMoves(position) != moves.size()) return position.text() + ": the count is wrong";
    for (const Generator& generator : usableGenerators()) {
        MoveList allowed;
        generator.list(position, allowed);
        if (generator.count(position) != allowed.size()) return position.text() + ": a version counts wrong";
        MoveList unbarred;
        for (const Move move : allowed)
            if (!isBarredBySymmetry(position, move)) unbarred.add(move);
        if (texts(position, unbarred) != texts(position, moves))
            return position.text() + ": the versions differ";
    }
    const Position before = position;
    for (const Move move : moves) {
        const epaminondas::Transition transition = transitionOf(position, move);
        const std::string text = position.text() + ": " + transition.play;
        const Undo undo = position.make(move);
        if (stonesByTransition(before, transition) !=
            std::array{position.stones(Side::First), position.stones(Side::Second)})
            return text + " leaves other stones than its transition says";
        if (position.key() != position.recomputedKey()) return text + ": the key is wrong";
        position.unmake(undo);
        if (position.text() != before.text() || position.key() != before.key())
            return text + " is not taken back";
    }
    return {};
}

}  // namespace

/// Moves found, counted, made and taken back.
class EpaminondasMovegen : public QObject {
    Q_OBJECT

  private slots:
    void noPositionHasMoreMovesThanAListHolds();
    void listCountMakeAndUnmakeHoldTogether_data();
    void listCountMakeAndUnmakeHoldTogether();
    void e10_barsAreFoundInNearlySymmetricPositions_data();
    void e10_barsAreFoundInNearlySymmetricPositions();
    void manyStonesAreNoTrouble();
    void perftOfAFinishedPositionIsZero();
    void transitionTellsGroupAndCaptures();
};

void EpaminondasMovegen::noPositionHasMoreMovesThanAListHolds() {
    std::array<int, columnCount + 1> most{};
    for (int length = 2; length <= columnCount; ++length)
        most[length] = mostMovesAlong(length);
    int bound = rowCount * most[columnCount] + columnCount * most[rowCount];
    // Of each of the two kinds of diagonals there are two of every length below 12, and three of 12.
    for (int length = 2; length < rowCount; ++length)
        bound += 4 * most[length];
    bound += 2 * (columnCount - rowCount + 1) * most[rowCount];
    QCOMPARE(bound, MoveList::capacity);
}

void EpaminondasMovegen::listCountMakeAndUnmakeHoldTogether_data() {
    QTest::addColumn<Symmetry>("symmetry");
    QTest::newRow("left-right") << Symmetry::LeftRight;
    QTest::newRow("copycat") << Symmetry::Copycat;
    QTest::newRow("free") << Symmetry::Free;
}

void EpaminondasMovegen::listCountMakeAndUnmakeHoldTogether() {
    QFETCH(Symmetry, symmetry);
    const Rules rules{symmetry, true};
    Random random(9);
    for (int i = 0; i < drivers::sample(15, 3000); ++i) {
        DRIVE(holdsTogether(strewn(random, rules)));
        DRIVE(holdsTogether(played(random, rules)));
        DRIVE(holdsTogether(nearlySymmetric(random, rules)));
    }
}

void EpaminondasMovegen::e10_barsAreFoundInNearlySymmetricPositions_data() {
    QTest::addColumn<Symmetry>("symmetry");
    QTest::newRow("left-right") << Symmetry::LeftRight;
    QTest::newRow("copycat") << Symmetry::Copycat;
}

/// The sample that the other tests draw from must contain what it is for.
void EpaminondasMovegen::e10_barsAreFoundInNearlySymmetricPositions() {
    QFETCH(Symmetry, symmetry);
    Random random(9);
    int barredMoves = 0;
    for (int i = 0; i < 100; ++i) {
        MoveList barred;
        barredBySymmetry(nearlySymmetric(random, {symmetry, true}), barred);
        barredMoves += barred.size();
    }
    QVERIFY(barredMoves >= 20);
}

void EpaminondasMovegen::manyStonesAreNoTrouble() {
    std::string all;
    for (int square = 0; square < squareCount; ++square)
        all += name(static_cast<Square>(square)) + ' ';
    QCOMPARE(countMoves(position(all, "")), 0);
    QCOMPARE(countMoves(position("", all)), 0);
    const std::string allButOne = all.substr(all.find(' ') + 1);
    QCOMPARE(legal(position(allButOne, "")).size(), 13U + 11U + 11U);
}

void EpaminondasMovegen::perftOfAFinishedPositionIsZero() {
    Position won = position("c12", "g6");
    QCOMPARE(perft(won, 0), 1U);
    QCOMPARE(perft(won, 1), 0U);
    Position stuck = position("a1", "a2 b1 b2");
    QCOMPARE(perft(stuck, 2), 0U);
}

void EpaminondasMovegen::transitionTellsGroupAndCaptures() {
    const epaminondas::Transition transition =
        transitionOf(position("d4 e5 f6", "h8 i9 k11", Side::First), move("d4xh8"));
    QCOMPARE(transition.side, Side::First);
    QCOMPARE(transition.play, std::string("d4xh8"));
    QCOMPARE(transition.direction, Direction::NorthEast);
    QCOMPARE(transition.size, 3);
    QCOMPARE(transition.distance, 2);
    QCOMPARE(transition.group(), squares("d4 e5 f6"));
    QCOMPARE(transition.captured, squares("h8 i9"));
}

QTEST_GUILESS_MAIN(EpaminondasMovegen)
#include "tst_epaminondas_movegen.moc"
