// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/deployments.h"

#include "combate/army_model.h"
#include "combate/deployment_weights.h"

#include <algorithm>

namespace leuctra::combate {

namespace {

/// The squares beside the standard where no bomb stands.
int openSquares(const Setup& setup) {
    const auto& ranks = setup.ranks;
    const auto standard = std::find(ranks.begin(), ranks.end(), Rank::Flag) - ranks.begin();
    int open = 0;
    for (std::size_t direction = 0; direction < directions.size(); ++direction) {
        const Square beside = neighbour(static_cast<Square>(standard), direction);
        if (beside == barred) continue;
        const auto place = static_cast<std::size_t>(beside);
        open += place >= ranks.size() || ranks[place] != Rank::Bomb ? 1 : 0;
    }
    return open;
}

}  // namespace

Setup drawDeployment(Random& random) {
    constexpr int exchanges = 3000;
    // How many of six are kept, by open squares: people leave more open than is good (README.md).
    constexpr std::array<std::uint32_t, 5> kept = {6, 3, 1, 1, 1};
    static const ArmyModel model = [] {
        ArmyModel::Possible possible;
        possible.fill(anyRank);
        ArmyModel::Weights weights{};
        for (std::size_t place = 0; place < armySize; ++place) {
            for (const Rank rank : allRanks)
                weights[place][index(rank)] = placeWeight(static_cast<int>(place), rank);
        }
        return ArmyModel(possible, {}, weights, true);
    }();
    for (Setup setup;;) {
        setup.ranks = model.any(random);
        model.stir(setup.ranks, exchanges, random);
        if (isLostAtOnce(setup)) continue;
        if (random.below(6) < kept[static_cast<std::size_t>(openSquares(setup))]) return setup;
    }
}

}  // namespace leuctra::combate
