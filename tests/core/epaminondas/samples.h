// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "epaminondas/movegen.h"
#include "epaminondas/notation.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace leuctra::epaminondas::tests {

inline Square at(std::string_view name) {
    return squareNamed(name).value();
}

inline Move move(std::string_view text) {
    return moveFrom(text).value();
}

inline std::vector<Square> squares(std::string_view names) {
    std::vector<Square> squares;
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(' '), names.size());
        squares.push_back(at(names.substr(0, end)));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return squares;
}

/// The position with stones on the named squares ("a1 b1"), made by way of its text.
inline Position position(std::string_view white, std::string_view black, Side toMove = Side::First,
                         Rules rules = {}) {
    std::array<char, squareCount> letters{};
    for (const Square square : squares(white))
        letters[square] = 'w';
    for (const Square square : squares(black))
        letters[square] = 'b';
    std::string text;
    for (int row = rowCount - 1; row >= 0; --row) {
        int run = 0;
        for (int column = 0; column <= columnCount; ++column) {
            const char letter = column < columnCount ? letters[squareAt(column, row)] : row > 0 ? '/' : ' ';
            if (letter == 0) {
                ++run;
                continue;
            }
            if (run > 0) text += std::to_string(run);
            text += letter;
            run = 0;
        }
    }
    text += toMove == Side::First ? 'w' : 'b';
    return Position::parse(text, rules).value();
}

inline std::vector<std::string> texts(const Position& position, const MoveList& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves)
        texts.push_back(text(position, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The texts of all legal moves in byte order.
inline std::vector<std::string> legal(const Position& position) {
    MoveList moves;
    generate(position, moves);
    return texts(position, moves);
}

/// The legal moves whose text begins so.
inline std::vector<std::string> legalFrom(const Position& position, std::string_view beginning) {
    std::vector<std::string> moves = legal(position);
    std::erase_if(moves, [beginning](const std::string& text) { return !text.starts_with(beginning); });
    return moves;
}

/// Stones strewn over the board, anything from nearly none to nearly full.
inline Position strewn(Random& random, Rules rules) {
    const std::uint32_t white = random.below(60);
    const std::uint32_t black = random.below(60);
    std::string whites;
    std::string blacks;
    for (int square = 0; square < squareCount; ++square) {
        const std::uint32_t dice = random.below(120);
        if (dice < white + black) (dice < white ? whites : blacks) += name(static_cast<Square>(square)) + ' ';
    }
    return position(whites, blacks, random.below(2) == 0 ? Side::First : Side::Second, rules);
}

/// A position some way down a random game.
inline Position played(Random& random, Rules rules) {
    Position position(rules);
    for (std::uint32_t plies = random.below(400); plies > 0; --plies) {
        MoveList moves;
        generate(position, moves);
        const Undo undo =
            position.make(moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))]);
        if (!position.outcome()) continue;
        position.unmake(undo);
        break;
    }
    return position;
}

/// A position that one move onto the far row would make symmetric, or nearly so: what E10 is about.
inline Position nearlySymmetric(Random& random, Rules rules) {
    std::array<std::string, 2> stones;
    const bool leftRight = rules.symmetry != Symmetry::Copycat;
    const bool columns = leftRight || random.below(2) == 0;
    const std::uint32_t density = 1 + random.below(5);
    for (int square = 0; square < squareCount; ++square) {
        const auto here = static_cast<Square>(square);
        const int imageRow = leftRight ? rowOf(here) : rowCount - 1 - rowOf(here);
        const Square image = squareAt(columns ? columnCount - 1 - columnOf(here) : columnOf(here), imageRow);
        if (image < here || random.below(10) >= density) continue;
        const std::uint32_t side = random.below(2);
        stones[side] += name(here) + ' ';
        stones[leftRight ? side : 1 - side] += name(image) + ' ';
    }
    // White to move: a stone or two of his are taken back from the far row.
    Position symmetric = position(stones[0], stones[1], Side::First, rules);
    Bitboard white = symmetric.stones(Side::First);
    for (int column = 0; column < columnCount; ++column) {
        const Square far = squareAt(column, rowCount - 1);
        const auto back = neighbour(far, Direction::South, 1 + static_cast<int>(random.below(2)));
        if (!white.contains(far) || symmetric.at(*back)) continue;
        white.remove(far);
        white.insert(*back);
        break;
    }
    std::string whites;
    white.forEach([&whites](Square square) { whites += name(square) + ' '; });
    return position(whites, stones[1], Side::First, rules);
}

}  // namespace leuctra::epaminondas::tests
