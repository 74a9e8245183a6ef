// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/combate_games.h"

#include "players/combate_sight.h"
#include "players/engines.h"
#include "sparring/combate_partners.h"

#include <fmt/format.h>

#include <cstdio>
#include <memory>

namespace leuctra::train {

using namespace combate;

namespace {

Result<std::unique_ptr<players::Engine>> playerNamed(const std::string& name) {
    if (auto partner = sparring::combatePartner(name)) return partner;
    const players::EngineKind* kind = name == "engine" ? players::engineFor("combate") : nullptr;
    if (!kind) return failure(errorText("There is no player %1"), {name});
    return kind->make();
}

void prepare(players::Engine& player, std::uint64_t seed) {
    players::Options options;
    options.seed = seed;
    options.hash = 1;  // it is cleared for each play, and these are short
    player.setOptions(options);
    player.newGame();
}

Result<Setup> deployment(players::Engine& player, Side side, const std::string& rules) {
    const auto text = player.deploy(side, rules, {});
    if (!text) return tl::unexpected(text.error());
    return setupFrom(*text, side);
}

Result<PlayedCombate> playOne(const std::array<std::string, 2>& names, const CombateGames& order,
                              std::uint64_t seed) {
    auto first = playerNamed(names[0]);
    auto second = playerNamed(names[1]);
    if (!first) return tl::unexpected(first.error());
    if (!second) return tl::unexpected(second.error());
    const std::array sides = {first->get(), second->get()};
    prepare(*sides[0], seed);
    prepare(*sides[1], seed + 1);
    const auto rules = rulesFrom(order.rules);
    const auto red = deployment(*sides[0], Side::First, order.rules);
    const auto blue = deployment(*sides[1], Side::Second, order.rules);
    if (!rules) return tl::unexpected(rules.error());
    if (!red) return tl::unexpected(red.error());
    if (!blue) return tl::unexpected(blue.error());

    engine::Limits limits;
    if (order.nodes > 0)
        limits.nodes = order.nodes;
    else
        limits.moveTime = engine::Milliseconds(order.milliseconds);
    Game game(*red, *blue, *rules);
    while (!game.outcome()) {
        const Side mover = game.sideToMove();
        players::Engine& player = *sides[static_cast<std::size_t>(index(mover))];
        const auto answer = player.go(players::CombateSight(game.knowledge(mover)), limits, {});
        if (const auto played = game.play(answer.play); !played) return tl::unexpected(played.error());
    }
    const auto winner = game.outcome()->winner;
    return PlayedCombate{*red,
                         *blue,
                         *rules,
                         names,
                         game.knowledge(Side::First).history(),
                         !winner                  ? 0.5
                         : *winner == Side::First ? 1.0
                                                  : 0.0};
}

}  // namespace

Result<std::vector<PlayedCombate>> playCombate(const CombateGames& order) {
    const std::size_t count = order.players.size();
    std::vector<PlayedCombate> all;
    for (int i = 0; i < order.games; ++i) {
        const auto number = static_cast<std::size_t>(i);
        auto played = playOne({order.players[number % count], order.players[number / count % count]}, order,
                              order.seed * 1'000'003 + 2 * number);
        if (!played) return tl::unexpected(played.error());
        all.push_back(std::move(*played));
        if (i % 50 == 49) fmt::print(stderr, "{} games\n", i + 1);
    }
    return all;
}

void onMoments(const PlayedCombate& played, int every,
               const std::function<void(const Knowledge&, const Setup&)>& visit) {
    Knowledge red(Side::First, played.red, played.rules);
    Knowledge blue(Side::Second, played.blue, played.rules);
    for (std::size_t ply = 0; ply < played.plays.size(); ++ply) {
        const std::size_t moment = ply / static_cast<std::size_t>(every);
        if (ply % static_cast<std::size_t>(every) == 0)
            moment % 2 == 0 ? visit(red, played.blue) : visit(blue, played.red);
        red.learn(played.plays[ply]);
        blue.learn(played.plays[ply]);
    }
}

}  // namespace leuctra::train
