// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/combate_commands.h"
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
    app.add_option("--network-" + name, contender.network, "file of a network, or none");
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

void addCombateGames(CLI::App& app, CombateGames& games) {
    app.add_option("--players", games.players, "random, greedy, suspect, engine: each meets each");
    app.add_option("--games", games.games);
    app.add_option("--nodes", games.nodes, "a play of the engine, instead of milliseconds");
    app.add_option("--ms", games.milliseconds, "a play of the engine");
    app.add_option("--seed", games.seed);
    app.add_option("--rules", games.rules);
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
    games->add_option("--network", selfPlay.network, "file of a network, or none");
    games->add_option("--out", selfPlay.out)->required();
    games->callback([&] { order = [&] { return playGames(selfPlay); }; });

    Tuning tuning;
    CLI::App* tuner = app.add_subcommand("tune", "fit weights to samples");
    tuner->add_option("--samples", tuning.samples)->required();
    tuner->add_option("--start", tuning.start, "file of weights");
    tuner->add_option("--rounds", tuning.rounds);
    tuner->add_option("--result-share", tuning.resultShare)->check(CLI::Range(0.0, 1.0));
    tuner->add_option("--pull", tuning.pull);
    tuner->add_option("--out", tuning.out)->required();
    tuner->callback([&] { order = [&] { return tune(tuning); }; });

    Teaching teaching;
    CLI::App* teacher = app.add_subcommand("network", "teach a network by samples");
    teacher->add_option("--samples", teaching.samples)->required();
    teacher->add_option("--weights", teaching.weights, "file of weights");
    teacher->add_option("--rounds", teaching.rounds);
    teacher->add_option("--rate", teaching.rate);
    teacher->add_option("--decay", teaching.decay);
    teacher->add_option("--result-share", teaching.resultShare)->check(CLI::Range(0.0, 1.0));
    teacher->add_option("--seed", teaching.seed);
    teacher->add_option("--out", teaching.out)->required();
    teacher->callback([&] { order = [&] { return teachNetwork(teaching); }; });

    Comparison comparison;
    CLI::App* match = app.add_subcommand("compare", "play a match of two settings");
    match->add_option("--games", comparison.games);
    match->add_option("--seed", comparison.seed);
    match->add_option("--openings", comparison.openingPlies, "random plies");
    addContender(*match, "a", comparison.a);
    addContender(*match, "b", comparison.b);
    match->callback([&] { order = [&] { return compare(comparison); }; });

    CombateGames judged;
    CLI::App* calibration = app.add_subcommand("calibrate", "measure the belief of Combate");
    addCombateGames(*calibration, judged);
    calibration->callback([&] { order = [&] { return calibrate(judged); }; });

    CombateGames raided;
    CLI::App* peril = app.add_subcommand("peril", "count which pieces take the standard in Combate");
    addCombateGames(*peril, raided);
    peril->callback([&] { order = [&] { return countPeril(raided); }; });

    ConductLearning conduct;
    CLI::App* learner = app.add_subcommand("conduct", "learn what the deeds of pieces tell of their ranks");
    addCombateGames(*learner, conduct.games);
    learner->add_option("--rounds", conduct.rounds);
    learner->add_option("--step", conduct.step);
    learner->add_option("--out", conduct.out)->required();
    learner->callback([&] { order = [&] { return learnConduct(conduct); }; });

    WorthLearning worth;
    CLI::App* worths = app.add_subcommand("worth", "fit the worth of the ranks of Combate to results");
    addCombateGames(*worths, worth.games);
    worths->add_option("--rounds", worth.rounds);
    worths->callback([&] { order = [&] { return learnWorth(worth); }; });

    Drifting drifting;
    CLI::App* drift = app.add_subcommand("drift", "move the weights of Combate towards what wins");
    drift->add_option("--start", drifting.start, "file of weights");
    drift->add_option("--out", drifting.out)->required();
    drift->add_option("--duels", drifting.duels, "of two games");
    drift->add_option("--nodes", drifting.nodes, "a play");
    drift->add_option("--pace", drifting.pace);
    drift->add_option("--seed", drifting.seed);
    drift->callback([&] { order = [&] { return driftWeights(drifting); }; });

    WeightsComparison contest;
    CLI::App* duels = app.add_subcommand("duel", "play two sets of weights of Combate against each other");
    duels->add_option("--weights-a", contest.a, "file of weights");
    duels->add_option("--weights-b", contest.b, "file of weights");
    duels->add_option("--duels", contest.duels, "of two games");
    duels->add_option("--nodes", contest.nodes, "a play; 0: by time");
    duels->add_option("--ms", contest.milliseconds, "a play");
    duels->add_option("--seed", contest.seed);
    duels->callback([&] { order = [&] { return compareWeights(contest); }; });

    CLI11_PARSE(app, argc, argv);
    const auto done = order();
    if (done) return 0;
    fmt::print(stderr, "leuctra-train: {}\n", leuctra::describe(done.error()));
    return 1;
}
