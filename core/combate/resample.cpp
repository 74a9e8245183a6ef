// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/resample.h"

#include "combate/draw_rank.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

namespace leuctra::combate {

namespace {

/// Of any two sets of possible ranks one holds the other or they share nothing (see Knowledge::deduce). So
/// serving the smaller sets first never runs out, and how many ways are left does not depend on what was
/// drawn: all are as likely.
Setup draw(const Knowledge& knowledge, Random& random) {
    std::array<std::size_t, armySize> order;
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::popcount(knowledge.enemy()[a].possible) < std::popcount(knowledge.enemy()[b].possible);
    });
    RankCounts left = fullArmy;
    Setup setup{};
    for (const std::size_t number : order) {
        setup.ranks[number] = drawFrom(left, knowledge.enemy()[number].possible, random);
    }
    return setup;
}

}  // namespace

Setup resample(const Knowledge& knowledge, Random& random) {
    // What the sets cannot say is that the game goes on (C17, C18), which both players see. Draws that
    // contradict it are rare, and never the only ones while it does go on.
    constexpr int patience = 1000;
    Setup setup = draw(knowledge, random);
    if (knowledge.outcome()) return setup;
    for (int tries = 1; tries < patience && completed(knowledge, setup).outcome(); ++tries) {
        setup = draw(knowledge, random);
    }
    return setup;
}

Position completed(const Knowledge& knowledge, const Setup& enemy) {
    Position::Parts parts;
    for (std::size_t number = 0; number < armySize; ++number) {
        const OwnPiece& own = knowledge.own()[number];
        if (own.square) parts.squares[*own.square] = Piece{knowledge.side(), own.rank};
        const auto& square = knowledge.enemy()[number].square;
        if (square) parts.squares[*square] = Piece{opponent(knowledge.side()), enemy.ranks[number]};
    }
    parts.sideToMove = knowledge.sideToMove();
    parts.ply = knowledge.ply();
    parts.quietPlies = knowledge.quietPlies();
    for (const Side side : bothSides) {
        parts.shuttles[static_cast<std::size_t>(leuctra::index(side))] = knowledge.shuttle(side);
    }
    return Position(parts, knowledge.rules());
}

}  // namespace leuctra::combate
