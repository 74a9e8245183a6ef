// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/visits.h"

#include "base/random.h"

namespace leuctra::combate {

namespace {

/// Of piece n of a side (the other side's from 40 on) on a square.
std::uint64_t keyOf(int piece, Square square) {
    Random random((static_cast<std::uint64_t>(piece) << 8) + square);
    return random();
}

}  // namespace

/// Walks the moves back from the present position. The key leaves out what cannot have changed since the last
/// attack; whose turn it is follows from the number of moves.
Visits::Visits(const Knowledge& knowledge) : knowledge_(knowledge) {
    std::array<std::int8_t, squareCount> at;
    at.fill(-1);
    const auto stand = [&](int piece, Square square) {
        at[square] = static_cast<std::int8_t>(piece);
        present_ ^= keyOf(piece, square);
    };
    for (int n = 0; n < armySize; ++n) {
        const auto number = static_cast<std::size_t>(n);
        if (const auto square = knowledge.own()[number].square) stand(n, *square);
        if (const auto square = knowledge.enemy()[number].square) stand(armySize + n, *square);
    }
    std::uint64_t key = present_;
    bool ownTurn = true;
    const auto& history = knowledge.history();
    for (auto played = history.rbegin(); played != history.rend() && !played->isAttack(); ++played) {
        const Play move = played->move;
        const int piece = at[move.to];
        key ^= keyOf(piece, move.to) ^ keyOf(piece, move.from);
        at[move.from] = static_cast<std::int8_t>(piece);
        at[move.to] = -1;
        ownTurn = !ownTurn;
        if (!ownTurn) ++counts_[key];
    }
}

int Visits::after(Play move) const {
    const int piece = *knowledge_.ownAt(move.from);
    const auto found = counts_.find(present_ ^ keyOf(piece, move.from) ^ keyOf(piece, move.to));
    return found == counts_.end() ? 0 : found->second;
}

}  // namespace leuctra::combate
