// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/belief.h"

#include "combate/deployment_weights.h"

namespace leuctra::combate {

namespace {

// Numbers of proposed exchanges, by the time in which the place of the standard is forgotten; see README.md.
constexpr int untilForgotten = 2500;
constexpr int betweenArmies = 50;
constexpr int betweenSamples = 150;
constexpr int poolSize = 1024;

/// How much less likely bombs and the standard are on squares where nothing can be deployed.
constexpr float outOfPlaceWeight = -4;

ArmyModel::Possible possibleRanks(const Appearance& appearance, const std::bitset<armySize>& forgotten) {
    ArmyModel::Possible possible{};
    for (std::size_t number = 0; number < armySize; ++number) {
        const PieceAppearance& piece = appearance.pieces[number];
        possible[number] = piece.told && !forgotten[number] ? only(*piece.told) : piece.possible;
    }
    return possible;
}

std::bitset<armySize> standing(const Appearance& appearance) {
    std::bitset<armySize> pieces;
    for (std::size_t number = 0; number < armySize; ++number)
        pieces[number] = !appearance.pieces[number].fallen;
    return pieces;
}

ArmyModel::Weights weightsOf(const Appearance& appearance, const DeedWeights& deeds) {
    ArmyModel::Weights weights{};
    for (std::size_t number = 0; number < armySize; ++number) {
        for (const Rank rank : allRanks) {
            float& weight = weights[number][index(rank)];
            if (appearance.deployed) weight += placeWeight(static_cast<int>(number), rank);
            for (std::size_t deed = 0; deed < deedCount; ++deed)
                weight +=
                    static_cast<float>(appearance.pieces[number].conduct[deed]) * deeds[deed][index(rank)];
            if (appearance.pieces[number].outOfPlace && !canMove(rank)) weight += outOfPlaceWeight;
        }
    }
    return weights;
}

}  // namespace

Belief::Belief(const Appearance& appearance, const std::bitset<armySize>& forgotten, const DeedWeights& deeds)
    : model_(possibleRanks(appearance, forgotten), standing(appearance), weightsOf(appearance, deeds),
             appearance.deployed) {
    Random random(1);
    Army army = model_.any(random);
    model_.stir(army, untilForgotten, random);
    pool_.reserve(poolSize);
    for (int i = 0; i < poolSize; ++i) {
        model_.stir(army, betweenArmies, random);
        pool_.push_back(army);
        for (std::size_t number = 0; number < armySize; ++number)
            shares_[number][index(army[number])] += 1.0F / poolSize;
    }
}

Army Belief::sample(Random& random) const {
    Army army = pool_[random.below(poolSize)];
    model_.stir(army, betweenSamples, random);
    return army;
}

}  // namespace leuctra::combate
