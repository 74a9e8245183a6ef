// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/match_game.h"

#include "base/random.h"
#include "cli/console.h"

#include <fmt/format.h>

#include <utility>

namespace leuctra::cli {

namespace {

constexpr int longestGame = 1000;  // plies, when no rule ends it

std::string_view setupOf(const Opening& opening, Side side) {
    return side == Side::First ? opening.setup.firstSetup : opening.setup.secondSetup;
}

}  // namespace

Opening randomOpening(const GameKind& kind, const GameSetup& setup, int plies, std::uint64_t seed) {
    Opening opening{setup, {}};
    Random random(seed);
    const auto game = kind.start(setup).value();
    while (game->ply() < plies) {
        const auto plays = game->legalPlays();
        const std::string& chosen = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
        game->play(chosen).value();
        if (game->outcome()) {
            game->undo();
            break;
        }
        opening.plays.push_back(chosen);
    }
    return opening;
}

PlayedGame playGame(const GameKind& kind, const Opening& opening, std::array<Contestant*, 2> sides) {
    PlayedGame played{
        record::Record::create(kind, opening.setup).value(), {std::nullopt, Reason::Agreed}, 0, {}, {}, {}};
    const auto game = kind.start(opening.setup).value();
    std::vector<std::string> told;
    const auto make = [&](const std::string& play) -> Result<void> {
        const auto made = game->play(play);
        if (!made) return tl::unexpected(made.error());
        told.push_back((*made)->play);
        played.record.append((*made)->play);
        return {};
    };
    for (const std::string& play : opening.plays)
        if (!make(play)) break;

    while (!game->outcome() && game->ply() < longestGame) {
        const Side mover = game->sideToMove();
        const auto side = static_cast<std::size_t>(index(mover));
        const auto begin = std::chrono::steady_clock::now();
        const MatchView view{*game, mover, opening.setup.rules, std::string(setupOf(opening, mover)), told};
        const auto found = sides[side]->play(view);
        played.time[side] += std::chrono::steady_clock::now() - begin;
        ++played.moves[side];
        const Result<void> made = found ? make(*found) : tl::unexpected(found.error());
        if (!made) {
            played.fault =
                fmt::format("ply {}: {}{}", game->ply() + 1, found ? printable(*found) + ": " : std::string(),
                            reasonOf(made.error()));
            played.outcome = {opponent(mover), Reason::Resign};
            break;
        }
    }
    if (const auto outcome = game->outcome()) played.outcome = *outcome;
    played.plies = game->ply();
    played.record.setOutcome(played.outcome);
    return played;
}

}  // namespace leuctra::cli
