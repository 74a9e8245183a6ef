// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "epaminondas/evaluation.h"
#include "epaminondas/movegen.h"
#include "epaminondas/search_board.h"
#include "epaminondas/search_moves.h"
#include "epaminondas/symmetry.h"

#include <QTest>

#include <algorithm>

using namespace leuctra;
using namespace leuctra::epaminondas;

namespace {

const Evaluator& evaluator() {
    static const Evaluator shipped(shippedWeights, shippedNetwork().value());
    return shipped;
}

std::vector<SearchMove> allMoves(const SearchBoard& board) {
    std::vector<SearchMove> moves;
    addMoves(board, MoveKind::Captures, moves);
    addMoves(board, MoveKind::Quiet, moves);
    return moves;
}

std::vector<Move> legalMoves(const SearchBoard& board, Symmetry reading) {
    std::vector<Move> moves;
    for (const SearchMove& move : allMoves(board)) {
        SearchBoard after = board;
        after.make(move);
        if (!isBarred(after, move, reading)) moves.push_back(move.move());
    }
    std::sort(moves.begin(), moves.end());
    return moves;
}

std::vector<Move> lawfulMoves(const Position& position) {
    MoveList list;
    generate(position, list);
    std::vector<Move> moves(list.begin(), list.end());
    std::sort(moves.begin(), moves.end());
    return moves;
}

/// Calls visit(position) for the positions of random games.
template <typename Visit>
void playRandomGames(int games, Rules rules, Visit&& visit) {
    for (int game = 0; game < games; ++game) {
        Random random(static_cast<std::uint64_t>(game) + 1);
        Position position(rules);
        for (int ply = 0; !position.outcome(); ++ply) {
            visit(position);
            const auto moves = lawfulMoves(position);
            position.make(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

}  // namespace

/// The board of the search obeys the same law as the position, and keeps its sums right.
class SearchBoardTest : public QObject {
    Q_OBJECT

  private slots:
    void listsTheLegalMoves_data();
    void listsTheLegalMoves();
    void findsEveryMoveItLists();
    void keptSumsEqualThoseOfAFreshBoard();
    void evaluatesMirroredAndExchangedSidesAlike();
    void e11_answersAreAllThatCanHelp();
};

void SearchBoardTest::listsTheLegalMoves_data() {
    QTest::addColumn<int>("reading");
    QTest::newRow("left-right") << static_cast<int>(Symmetry::LeftRight);
    QTest::newRow("copycat") << static_cast<int>(Symmetry::Copycat);
    QTest::newRow("free") << static_cast<int>(Symmetry::Free);
}

void SearchBoardTest::listsTheLegalMoves() {
    QFETCH(int, reading);
    const Rules rules{static_cast<Symmetry>(reading), true};
    playRandomGames(2, rules, [&](const Position& position) {
        if (position.moveNumber() % 4 != 0) return;
        QCOMPARE(legalMoves(SearchBoard(position, evaluator()), rules.symmetry), lawfulMoves(position));
    });
}

void SearchBoardTest::findsEveryMoveItLists() {
    playRandomGames(2, {}, [](const Position& position) {
        if (position.moveNumber() % 8 != 0) return;
        const SearchBoard board(position, evaluator());
        for (const SearchMove& move : allMoves(board)) {
            const auto found = findMove(board, move.move());
            QVERIFY(found.has_value());
            QCOMPARE(found->direction, move.direction);
            QCOMPARE(found->size, move.size);
            QCOMPARE(found->distance, move.distance);
            QCOMPARE(found->captured, move.captured);
        }
        std::size_t found = 0;
        for (int rear = 0; rear < squareCount; ++rear)
            for (int landing = 0; landing < squareCount; ++landing)
                found +=
                    findMove(board, {static_cast<Square>(rear), static_cast<Square>(landing)}).has_value();
        QCOMPARE(found, allMoves(board).size());
    });
}

void SearchBoardTest::keptSumsEqualThoseOfAFreshBoard() {
    playRandomGames(2, {}, [](const Position& position) {
        if (position.moveNumber() % 8 != 0) return;
        const SearchBoard board(position, evaluator());
        for (const SearchMove& move : allMoves(board)) {
            if (isBarredBySymmetry(position, move.move())) continue;
            SearchBoard made = board;
            made.make(move);
            Position after = position;
            after.make(move.move());
            const SearchBoard fresh(after, evaluator());
            QCOMPARE(made.key(), fresh.key());
            QCOMPARE(made.evaluate(), fresh.evaluate());
            QCOMPARE(made.crossed(Side::First), after.crossed(Side::First));
            QCOMPARE(made.crossed(Side::Second), after.crossed(Side::Second));
            for (const Side side : bothSides)
                QVERIFY(made.stones(side) == after.stones(side));
        }
    });
}

void SearchBoardTest::evaluatesMirroredAndExchangedSidesAlike() {
    playRandomGames(2, {}, [](const Position& position) {
        // Rows from 12 down to 1: turning each row round mirrors; turning their order and the colours round
        // exchanges the sides.
        const std::string text = position.text();
        std::vector<std::string> rows;
        std::string row;
        for (const char letter : text.substr(0, text.find(' '))) {
            if (letter == '/') {
                rows.push_back(row);
                row.clear();
            } else {
                row += letter;
            }
        }
        rows.push_back(row);
        std::string exchanged;
        for (auto it = rows.rbegin(); it != rows.rend(); ++it) {
            if (!exchanged.empty()) exchanged += '/';
            for (const char letter : *it)
                exchanged += letter == 'w' ? 'b' : letter == 'b' ? 'w' : letter;
        }
        exchanged += position.sideToMove() == Side::First ? " b" : " w";
        const auto value = SearchBoard(position, evaluator()).evaluate();
        const auto other = Position::parse(exchanged);
        QVERIFY(other.has_value());
        QCOMPARE(SearchBoard(*other, evaluator()).evaluate(), value);
    });
}

void SearchBoardTest::e11_answersAreAllThatCanHelp() {
    int threatened = 0;
    playRandomGames(4, {}, [&](const Position& position) {
        const SearchBoard board(position, evaluator());
        if (!board.isThreatened()) return;
        ++threatened;
        std::vector<Move> helping;
        for (const Move move : lawfulMoves(position)) {
            Position after = position;
            after.make(move);
            if (after.crossed(after.sideToMove()) <= after.crossed(position.sideToMove()))
                helping.push_back(move);
        }
        std::vector<SearchMove> answers;
        addMoves(board, MoveKind::Answers, answers);
        std::vector<Move> found;
        for (const SearchMove& move : answers) {
            SearchBoard after = board;
            after.make(move);
            if (!after.hasWon() && !isBarred(after, move, Symmetry::LeftRight)) found.push_back(move.move());
        }
        std::sort(found.begin(), found.end());
        QCOMPARE(found, helping);
    });
    QVERIFY(threatened > 0);
}

QTEST_APPLESS_MAIN(SearchBoardTest)
#include "tst_search_board.moc"
