// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/game.h"
#include "combate/movegen.h"
#include "combate/notation.h"
#include "combate/setup.h"

#include <string>
#include <string_view>
#include <vector>

/// Positions and games for the tests of Combate.
namespace leuctra::combate::tests {

struct Standing {
    std::string_view square;
    std::string_view piece;  ///< r or b, and the letter of setups: "rX", "bB"
};

inline Piece pieceOf(std::string_view piece) {
    return {piece[0] == 'r' ? Side::First : Side::Second, rankWithLetter(piece[1]).value()};
}

/// A position with these pieces. Unless it is among them, Red's standard stands on a1 beside a bomb on b1,
/// Blue's on j10 beside one on i10.
inline Position positionWith(const std::vector<Standing>& standing, Side toMove = Side::First,
                             Rules rules = {}, int ply = 0) {
    Position::Parts parts;
    const auto put = [&parts](std::string_view square, Piece piece) {
        parts.squares[squareNamed(square).value()] = piece;
    };
    std::array<bool, 2> hasStandard{};
    for (const auto& [square, name] : standing) {
        const Piece piece = pieceOf(name);
        put(square, piece);
        if (piece.rank == Rank::Flag) hasStandard[static_cast<std::size_t>(index(piece.side))] = true;
    }
    if (!hasStandard[0]) put("a1", pieceOf("rF"));
    if (!hasStandard[0]) put("b1", pieceOf("rB"));
    if (!hasStandard[1]) put("j10", pieceOf("bF"));
    if (!hasStandard[1]) put("i10", pieceOf("bB"));
    parts.sideToMove = toMove;
    parts.ply = ply;
    return Position(parts, rules);
}

inline Play playOf(std::string_view text) {
    return playFrom(text).value().play;
}

inline Play anyPlay(const PlayList& plays, Random& random) {
    return plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))];
}

/// A play of the position in which attacks are preferred one time in two, so that armies melt.
inline Play anyPlay(const Position& position, Random& random) {
    PlayList plays;
    PlayList attacks;
    generate(position, plays);
    for (const Play play : plays) {
        if (position.at(play.to)) attacks.add(play);
    }
    return !attacks.empty() && random.below(2) == 0 ? anyPlay(attacks, random) : anyPlay(plays, random);
}

/// A new game with random deployments.
inline Game randomGame(Random& random, Rules rules = {}) {
    const Setup red = randomSetup(random);
    const Setup blue = randomSetup(random);
    return Game(red, blue, rules);
}

/// Plays at random until the game is over or has this many plies.
inline void playOn(Game& game, Random& random, int plies) {
    while (game.ply() < plies && !game.outcome()) {
        const Play play = anyPlay(game.position(), random);
        (void)game.play(text(play, false)).value();
    }
}

/// Some sets of rules that differ in all that matters.
inline std::vector<std::string> ruleStrings() {
    return {"yetem", "classic", "yetem,begins=blue,memory", "classic,quiet=0,takeback", "yetem,quiet=30"};
}

}  // namespace leuctra::combate::tests
