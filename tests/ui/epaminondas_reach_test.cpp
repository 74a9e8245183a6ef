// SPDX-License-Identifier: GPL-3.0-or-later
#include "../core/drivers.h"
#include "board_bed.h"
#include "epaminondas/movegen.h"

#include <set>

using namespace leuctra;
using namespace leuctra::epaminondas;

/// Every legal move can be played by two clicks and by keys alone, and nothing else can.
class EpaminondasReachTest : public QObject {
    Q_OBJECT

  private slots:
    void everyMoveByTwoClicks();
    void everyMoveByKeys();
    void everyMoveByTypedSquares();
    void nothingElseIsPlayed();

  private:
    /// Positions from random games, opening to end, half of them seen from Black's side.
    template <typename Try>
    static void onSampledPositions(int normal, int slow, Try attempt);
};

namespace {

std::vector<Move> movesOf(const Position& position) {
    MoveList list;
    generate(position, list);
    return {list.begin(), list.end()};
}

QString textOf(const Position& position, Move move) {
    return QString::fromStdString(text(position, move));
}

}  // namespace

template <typename Try>
void EpaminondasReachTest::onSampledPositions(int normal, int slow, Try attempt) {
    BoardBed bed;
    Random random(20260);
    Game game;
    const int wanted = drivers::sample(normal, slow);
    for (int sampled = 0; sampled < wanted;) {
        const std::vector<Move> moves = movesOf(game.position());
        if (game.outcome() || game.ply() > 160) {
            game = Game();
            continue;
        }
        if (random.below(8) == 0) {
            bed.scene.setBottom(sampled % 2 == 0 ? Side::First : Side::Second);
            bed.show(game.position());
            bed.plays.clear();
            attempt(bed, moves);
            if (QTest::currentTestFailed()) return;
            ++sampled;
        }
        const Move move = moves[random.below(std::uint32_t(moves.size()))];
        QVERIFY(game.play(text(game.position(), move)));
    }
}

void EpaminondasReachTest::everyMoveByTwoClicks() {
    onSampledPositions(20, 200, [](BoardBed& bed, const std::vector<Move>& moves) {
        for (const Move move : moves) {
            bed.click(move.rear);
            bed.click(move.landing);
            QVERIFY2(!bed.plays.isEmpty(), qPrintable(textOf(bed.position, move)));
            QCOMPARE(bed.plays.takeLast(), textOf(bed.position, move));
            QVERIFY(bed.plays.isEmpty());
        }
    });
}

void EpaminondasReachTest::everyMoveByKeys() {
    onSampledPositions(20, 200, [](BoardBed& bed, const std::vector<Move>& moves) {
        for (const Move move : moves) {
            bed.walkTo(move.rear);
            bed.key(Qt::Key_Return);
            bed.walkTo(move.landing);
            bed.key(Qt::Key_Return);
            QVERIFY2(!bed.plays.isEmpty(), qPrintable(textOf(bed.position, move)));
            QCOMPARE(bed.plays.takeLast(), textOf(bed.position, move));
            QVERIFY(bed.plays.isEmpty());
        }
    });
}

void EpaminondasReachTest::everyMoveByTypedSquares() {
    onSampledPositions(2, 20, [](BoardBed& bed, const std::vector<Move>& moves) {
        for (const Move move : moves) {
            for (const Square square : {move.rear, move.landing}) {
                bed.type(name(square).c_str());
                if (name(square).substr(1) == "1") bed.key(Qt::Key_Return);
            }
            QCOMPARE(bed.plays.takeLast(), textOf(bed.position, move));
        }
    });
}

void EpaminondasReachTest::nothingElseIsPlayed() {
    onSampledPositions(2, 20, [](BoardBed& bed, const std::vector<Move>& moves) {
        const std::set<Move> legal(moves.begin(), moves.end());
        const Bitboard& own = bed.position.stones(bed.position.sideToMove());
        own.forEach([&](Square rear) {
            for (int landing = 0; landing < squareCount; ++landing) {
                const Square target = Square(landing);
                if (own.contains(target) || legal.count({rear, target})) continue;
                bed.click(rear);
                bed.refusals.clear();
                bed.click(landing);
                QCOMPARE(bed.refusals.size(), 1);
                QVERIFY(bed.refusals.front().endsWith('.'));
                bed.scene.letGo();
            }
        });
        QVERIFY(bed.plays.isEmpty());
    });
}

QTEST_MAIN(EpaminondasReachTest)
#include "epaminondas_reach_test.moc"
