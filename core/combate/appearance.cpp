// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/appearance.h"

namespace leuctra::combate {

namespace {

bool beganWithDeployment(const Knowledge& knowledge) {
    for (int k = 0; k < armySize; ++k) {
        const auto number = static_cast<std::size_t>(k);
        const Side side = knowledge.side();
        if (knowledge.own()[number].start != setupSquare(side, k) ||
            knowledge.enemy()[number].start != setupSquare(opponent(side), k))
            return false;
    }
    return true;
}

/// `piece` is an OwnPiece or an EnemyPiece: only what is the same to both players is read.
template <typename Piece>
PieceAppearance appearanceOf(const Piece& piece, Side side, std::optional<Rank> rank) {
    PieceAppearance seen;
    // A standard that has fallen would have been told, and one that was never there has lost.
    if (!piece.square) seen.possible = anyRank & ~only(Rank::Flag);
    if (piece.moved) seen.possible = movableRanks;
    if (piece.revealedAt >= 0) seen.told = rank;
    seen.fallen = !piece.square;
    seen.outOfPlace = piece.square && !setupIndex(side, piece.start);
    return seen;
}

template <typename Pieces, typename RankOf>
Appearance appearanceOf(const Pieces& pieces, Side side, const Knowledge& knowledge, RankOf&& rankOf) {
    Appearance army;
    army.deployed = beganWithDeployment(knowledge);
    for (std::size_t number = 0; number < armySize; ++number)
        army.pieces[number] = appearanceOf(pieces[number], side, rankOf(pieces[number]));
    if (!army.deployed) return army;
    const auto conduct = conductOf(side, knowledge);
    for (std::size_t number = 0; number < armySize; ++number)
        army.pieces[number].conduct = conduct[number];
    return army;
}

}  // namespace

Appearance enemyAppearance(const Knowledge& knowledge) {
    return appearanceOf(knowledge.enemy(), opponent(knowledge.side()), knowledge,
                        [](const EnemyPiece& piece) { return piece.known; });
}

Appearance ownAppearance(const Knowledge& knowledge) {
    return appearanceOf(knowledge.own(), knowledge.side(), knowledge,
                        [](const OwnPiece& piece) { return std::optional(piece.rank); });
}

Appearance withoutConduct(Appearance appearance) {
    for (PieceAppearance& piece : appearance.pieces)
        piece.conduct = {};
    return appearance;
}

}  // namespace leuctra::combate
