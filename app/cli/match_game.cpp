// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/match_game.h"

#include "base/random.h"
#include "cli/console.h"

#include <fmt/format.h>

#include <chrono>
#include <limits>
#include <utility>

namespace leuctra::cli {

namespace {

constexpr int longestGame = 1000;  // plies, when no rule ends it

bool mayNeverEnd(const GameState& game) {
    const std::string rules = game.rulesText() + ',';
    return rules.find(",repetition=off,") != std::string::npos ||
           rules.find(",quiet=0,") != std::string::npos;
}

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
    using Clock = std::chrono::steady_clock;
    PlayedGame played;
    played.record = record::Record::create(kind, opening.setup).value();
    const auto game = kind.start(opening.setup).value();
    std::vector<std::string> told;
    const auto make = [&](const std::string& play) -> Result<void> {
        const auto made = game->play(play);
        if (!made) return tl::unexpected(made.error());
        told.push_back((*made)->play);
        played.record->append((*made)->play);
        return {};
    };
    for (const std::string& play : opening.plays)
        if (!make(play)) break;

    const int last = mayNeverEnd(*game) ? longestGame : std::numeric_limits<int>::max();
    while (!game->outcome() && game->ply() < last) {
        const Side mover = game->sideToMove();
        const auto side = static_cast<std::size_t>(index(mover));
        const int ply = game->ply() + 1;
        const MatchView view{*game, mover, opening.setup.rules, std::string(setupOf(opening, mover)), told};
        const auto begin = Clock::now();
        const auto found = sides[side]->play(view);
        const auto thought = Clock::now() - begin;
        played.time[side] += thought;
        ++played.moves[side];
        if (const auto patience = sides[side]->patience(); patience && thought >= *patience) {
            played.fault = fmt::format("ply {}: no play after {} ms", ply,
                                       std::chrono::ceil<std::chrono::milliseconds>(thought).count());
            played.outcome = {opponent(mover), Reason::Time};
            break;
        }
        const Result<void> made = found ? make(*found) : tl::unexpected(found.error());
        if (!made) {
            played.fault = fmt::format("ply {}: {}{}", ply, found ? printable(*found) + ": " : std::string(),
                                       reasonOf(made.error()));
            played.outcome = {opponent(mover), Reason::Resign};
            break;
        }
    }
    if (const auto outcome = game->outcome()) played.outcome = *outcome;
    played.plies = game->ply();
    played.record->setOutcome(played.outcome);
    return played;
}

PlayedGame forfeited(Side loser, std::string fault) {
    PlayedGame played;
    played.outcome = {opponent(loser), Reason::Resign};
    played.fault = std::move(fault);
    return played;
}

}  // namespace leuctra::cli
