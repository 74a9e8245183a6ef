// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "positions.h"

/// Random games of all kinds of rules, for the tests of what a side knows and sees.
namespace leuctra::combate::tests {

/// Calls `visit(game, random)` on random games, each played to some ply, a few of them to the end.
template <typename Visit>
void onGames(int games, std::uint64_t seed, Visit&& visit) {
    Random random(seed);
    const std::vector<std::string> rules = ruleStrings();
    for (int i = 0; i < games; ++i) {
        Game game = randomGame(random, rulesFrom(rules[static_cast<std::size_t>(i) % rules.size()]).value());
        playOn(game, random, static_cast<int>(random.below(400)));
        visit(game, random);
    }
}

/// A long game shortly before its end, when much follows from the counts.
inline Game lateGame(Random& random) {
    Game game = randomGame(random, rulesFrom("yetem,quiet=0").value());
    playOn(game, random, 5000);
    for (int i = 0; i < 3; ++i)
        game.undo();
    return game;
}

/// The game as it would have gone with another army of a side's enemy, by the announcements of the record.
/// Nothing when a play of the record could not have been made or announced so.
inline std::optional<Game> withOtherEnemy(const Game& game, Side side, const Setup& enemy) {
    const Setup own = game.knowledge(side).ownSetup();
    const bool red = side == Side::First;
    Game other(red ? own : enemy, red ? enemy : own, game.position().rules());
    for (const Transition& transition : game.knowledge(side).history()) {
        if (!other.play(transition.play)) return std::nullopt;
    }
    return other;
}

}  // namespace leuctra::combate::tests
