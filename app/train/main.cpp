// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/commands.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <functional>
#include <map>

namespace {

using namespace leuctra::train;
using leuctra::epaminondas::Ingredients;

void addContender(CLI::App& app, const std::string& name, Contender& contender) {
    static const std::map<std::string, bool Ingredients::*> ingredients = {
        {"table", &Ingredients::table},           {"null", &Ingredients::nullMove},
        {"reductions", &Ingredients::reductions}, {"pruning", &Ingredients::pruning},
        {"quiescence", &Ingredients::quiescence}, {"incursions", &Ingredients::incursions},
        {"history", &Ingredients::history},
    };
    app.add_option("--weights-" + name, contender.weights, "file of weights");
    app.add_option("--nodes-" + name, contender.nodes, "nodes a move");
    app.add_option("--ms-" + name, contender.milliseconds, "milliseconds a move, instead of nodes");
    app.add_option("--noise-" + name, contender.weakness.noise, "error of judgements, centistones");
    app.add_option("--blindness-" + name, contender.weakness.blindness, "thousandths of moves overlooked");
    app.add_flag("--careful-" + name, contender.weakness.careful, "leaves no stone to be taken for nothing");
    app.add_option_function<std::vector<std::string>>(
           "--without-" + name,
           [&contender](const std::vector<std::string>& names) {
               for (const std::string& left : names)
                   contender.ingredients.*ingredients.at(left) = false;
           },
           "leaves parts of the search out")
        ->check(CLI::IsMember(ingredients));
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Makes and measures the weights of the engines", "leuctra-train");
    app.require_subcommand(1);
    std::function<leuctra::Result<void>()> order;

    SelfPlay selfPlay;
    CLI::App* games = app.add_subcommand("games", "play against itself and write samples");
    games->add_option("--games", selfPlay.games);
    games->add_option("--nodes", selfPlay.nodes, "a move");
    games->add_option("--seed", selfPlay.seed);
    games->add_option("--openings", selfPlay.openingPlies, "random plies");
    games->add_option("--weights", selfPlay.weights, "file of weights");
    games->add_option("--out", selfPlay.out)->required();
    games->callback([&] { order = [&] { return playGames(selfPlay); }; });

    Tuning tuning;
    CLI::App* tuner = app.add_subcommand("tune", "fit weights to samples");
    tuner->add_option("--samples", tuning.samples)->required();
    tuner->add_option("--start", tuning.start, "file of weights");
    tuner->add_option("--rounds", tuning.rounds);
    tuner->add_option("--pull", tuning.pull);
    tuner->add_option("--out", tuning.out)->required();
    tuner->callback([&] { order = [&] { return tune(tuning); }; });

    Comparison comparison;
    CLI::App* match = app.add_subcommand("compare", "play a match of two settings");
    match->add_option("--games", comparison.games);
    match->add_option("--seed", comparison.seed);
    match->add_option("--openings", comparison.openingPlies, "random plies");
    addContender(*match, "a", comparison.a);
    addContender(*match, "b", comparison.b);
    match->callback([&] { order = [&] { return compare(comparison); }; });

    CLI11_PARSE(app, argc, argv);
    const auto done = order();
    if (done) return 0;
    fmt::print(stderr, "leuctra-train: {}\n", leuctra::describe(done.error()));
    return 1;
}
