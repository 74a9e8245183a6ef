// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/viewer_text.h"

#include <fmt/format.h>

namespace leuctra::combate {

namespace {

char letterOn(Square square, const Knowledge& knowledge) {
    const Side side = knowledge.side();
    if (const auto own = knowledge.ownAt(square)) {
        return stradosLetter({side, knowledge.own()[static_cast<std::size_t>(*own)].rank});
    }
    if (const auto enemy = knowledge.enemyAt(square)) {
        const EnemyPiece& piece = knowledge.enemy()[static_cast<std::size_t>(*enemy)];
        return piece.revealedAt >= 0 ? stradosLetter({opponent(side), *piece.known}) : '?';
    }
    return isLake(square) ? '_' : 'A';
}

}  // namespace

std::string viewerText(const Knowledge& knowledge) {
    std::string letters;
    for (Square square = 0; square < squareCount; ++square)
        letters += letterOn(square, knowledge);
    return fmt::format("{} {} {}", letters, knowledge.sideToMove() == Side::First ? 'r' : 'b',
                       knowledge.ply());
}

}  // namespace leuctra::combate
