// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/symmetry.h"

#include "epaminondas/effect.h"

namespace leuctra::epaminondas {

namespace {

constexpr std::uint32_t halfMask = (1U << (columnCount / 2)) - 1;

/// The seven columns of half a row in reverse order.
constexpr std::array<std::uint8_t, 1 << (columnCount / 2)> reversedHalf = [] {
    std::array<std::uint8_t, 1 << (columnCount / 2)> reversed{};
    for (std::size_t half = 0; half < reversed.size(); ++half)
        for (int bit = 0; bit < columnCount / 2; ++bit)
            if (half >> bit & 1)
                reversed[half] |= static_cast<std::uint8_t>(1U << (columnCount / 2 - 1 - bit));
    return reversed;
}();

std::uint32_t reversed(std::uint32_t row) {
    return static_cast<std::uint32_t>(reversedHalf[row & halfMask] << (columnCount / 2)) |
           reversedHalf[row >> (columnCount / 2)];
}

/// Columns a–g on which a row differs from its mirror image in stones of either side.
std::uint32_t asymmetry(const Bitboard& first, const Bitboard& second, int row) {
    const std::uint32_t one = first.row(row);
    const std::uint32_t other = second.row(row);
    return ((one ^ reversed(one)) | (other ^ reversed(other))) & halfMask;
}

bool isLeftRight(const Bitboard& first, const Bitboard& second) {
    for (int row = 0; row < rowCount; ++row)
        if (asymmetry(first, second, row) != 0) return false;
    return true;
}

bool isCopycat(const Bitboard& first, const Bitboard& second) {
    bool rowsReversed = true;
    bool bothReversed = true;
    for (int row = 0; row < rowCount && (rowsReversed || bothReversed); ++row) {
        const std::uint32_t one = first.row(row);
        const std::uint32_t other = second.row(rowCount - 1 - row);
        rowsReversed = rowsReversed && one == other;
        bothReversed = bothReversed && one == reversed(other);
    }
    return rowsReversed || bothReversed;
}

int farRow(Side side) {
    return side == Side::First ? rowCount - 1 : 0;
}

std::array<Direction, 3> forwardDirections(Side side) {
    if (side == Side::First) return {Direction::NorthWest, Direction::North, Direction::NorthEast};
    return {Direction::SouthWest, Direction::South, Direction::SouthEast};
}

/// The squares from which the front of a group can reach the far row: it moves as many squares as the group
/// has stones at most, and those stand on the rows behind it.
constexpr std::array<Bitboard, 2> launchingSquares = [] {
    std::array<Bitboard, 2> squares;
    for (int row = 0; row < rowCount; ++row) {
        for (int column = 0; column < columnCount; ++column) {
            if (rowCount - 1 - row <= row + 1) squares[0].insert(squareAt(column, row));
            if (row <= rowCount - row) squares[1].insert(squareAt(column, row));
        }
    }
    return squares;
}();

/// A move towards the far row changes one square of each row that it touches, the far row among them. So
/// unless the far row differs from its mirror image on exactly one pair of columns, and no other row on more,
/// no such move can make the position symmetric.
std::uint32_t leftRightColumns(const Bitboard& own, const Bitboard& enemy, int farRow) {
    const auto severalPairs = [&](int row) {
        const std::uint32_t pairs = asymmetry(own, enemy, row);
        return (pairs & (pairs - 1)) != 0;
    };
    const std::uint32_t far = asymmetry(own, enemy, farRow);
    if (far == 0 || severalPairs(farRow)) return 0;
    for (int row = 0; row < rowCount; ++row)
        if (severalPairs(row)) return 0;
    return far | reversed(far);
}

/// Such a move captures one stone at most, since the board ends there, and both sides must have as many after
/// it.
std::uint32_t copycatColumns(const Bitboard& own, const Bitboard& enemy, int farRow) {
    constexpr std::uint32_t allColumns = (1U << columnCount) - 1;
    switch (enemy.count() - own.count()) {
        case 0:
            return allColumns & ~enemy.row(farRow);
        case 1:
            return enemy.row(farRow);
        default:
            return 0;
    }
}

}  // namespace

bool isSymmetric(Symmetry reading, const Bitboard& first, const Bitboard& second) {
    switch (reading) {
        case Symmetry::LeftRight:
            return isLeftRight(first, second);
        case Symmetry::Copycat:
            return isCopycat(first, second);
        case Symmetry::Free:
            break;
    }
    return false;
}

std::uint32_t columnsToWatch(const Position& position) {
    const Side side = position.sideToMove();
    const Bitboard& own = position.stones(side);
    const Bitboard& enemy = position.stones(opponent(side));
    if ((own & launchingSquares[static_cast<std::size_t>(index(side))]).empty()) return 0;
    switch (position.rules().symmetry) {
        case Symmetry::LeftRight:
            return leftRightColumns(own, enemy, farRow(side)) & ~own.row(farRow(side));
        case Symmetry::Copycat:
            return copycatColumns(own, enemy, farRow(side)) & ~own.row(farRow(side));
        case Symmetry::Free:
            break;
    }
    return 0;
}

void barredBySymmetry(const Position& position, MoveList& barred) {
    const Side side = position.sideToMove();
    const Bitboard& own = position.stones(side);
    const Bitboard& enemy = position.stones(opponent(side));

    const auto tryGroupsBehind = [&](Square landing, Direction back) {
        std::optional<Square> square = neighbour(landing, back);
        int distance = 1;
        for (; square && !own.contains(*square); square = neighbour(*square, back), ++distance)
            if (enemy.contains(*square)) return;
        // No enemy stone can stand beyond the landing square, so two stones are enough to capture.
        const int smallest = std::max(distance, enemy.contains(landing) ? 2 : 1);
        for (int size = 1; square && own.contains(*square); square = neighbour(*square, back), ++size) {
            const Move move{*square, landing};
            if (size >= smallest && isBarredBySymmetry(position, move)) barred.add(move);
        }
    };

    for (std::uint32_t columns = columnsToWatch(position); columns != 0; columns &= columns - 1) {
        const Square landing = squareAt(std::countr_zero(columns), farRow(side));
        for (const Direction forward : forwardDirections(side))
            tryGroupsBehind(landing, opposite(forward));
    }
}

bool isBarredBySymmetry(const Position& position, Move move) {
    const Side side = position.sideToMove();
    if (rowOf(move.landing) != farRow(side) || rowOf(move.rear) == farRow(side)) return false;
    const auto [own, enemy] = stonesAfter(position.stones(side), position.stones(opponent(side)), move);
    return isSymmetric(position.rules().symmetry, own, enemy);
}

}  // namespace leuctra::epaminondas
