// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/deployments.h"

#include "combate/army_model.h"
#include "combate/deployment_weights.h"

#include <algorithm>

namespace leuctra::combate {

namespace {

/// Off the back row, or without a bomb beside it.
bool standardIsExposed(const Setup& setup) {
    const auto& ranks = setup.ranks;
    const auto place =
        static_cast<std::size_t>(std::find(ranks.begin(), ranks.end(), Rank::Flag) - ranks.begin());
    const auto isBomb = [&](std::size_t beside) { return ranks[beside] == Rank::Bomb; };
    if (place >= boardSize) return true;
    const bool left = place > 0 && isBomb(place - 1);
    const bool right = place + 1 < boardSize && isBomb(place + 1);
    return !left && !right && !isBomb(place + boardSize);
}

}  // namespace

Setup drawDeployment(Random& random) {
    constexpr int exchanges = 3000;
    // People expose their standard more often than is good: this leaves what the network does.
    constexpr std::uint32_t exposedKept = 3;  // one of so many
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
        if (!standardIsExposed(setup) || random.below(exposedKept) == 0) return setup;
    }
}

}  // namespace leuctra::combate
