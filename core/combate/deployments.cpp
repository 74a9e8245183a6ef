// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/deployments.h"

#include "combate/army_model.h"
#include "combate/deployment_weights.h"

namespace leuctra::combate {

Setup drawDeployment(Random& random) {
    constexpr int exchanges = 3000;
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
        if (!isLostAtOnce(setup)) return setup;
    }
}

}  // namespace leuctra::combate
