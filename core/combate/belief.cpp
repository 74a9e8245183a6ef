// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/belief.h"

#include "combate/deployment_weights.h"

namespace leuctra::combate {

namespace {

// Numbers of proposed exchanges, by the time in which the place of the standard is forgotten; see README.md.
constexpr int untilForgotten = 2500;
constexpr int betweenArmies = 50;
constexpr int betweenSamples = 150;

/// How much it matters whether a piece is of a rank, by index(Rank).
constexpr std::array<float, rankCount> weightiness = {2, 0.5F, 1.5F, 1, 1, 1.5F, 2, 3, 5, 6, 2, 6};

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

ArmyModel::Weights weightsOf(const Appearance& appearance, const ConductWeights& conduct) {
    ArmyModel::Weights weights{};
    for (std::size_t number = 0; number < armySize; ++number) {
        const PieceAppearance& piece = appearance.pieces[number];
        weights[number] = tell(piece.conduct, conduct);
        for (const Rank rank : allRanks) {
            float& weight = weights[number][index(rank)];
            if (appearance.deployed) weight += placeWeight(static_cast<int>(number), rank);
            if (piece.outOfPlace && !canMove(rank)) weight += outOfPlaceWeight;
        }
    }
    return weights;
}

}  // namespace

Belief::Belief(const Appearance& appearance, const std::bitset<armySize>& forgotten, int armies,
               const ConductWeights& conduct)
    : model_(possibleRanks(appearance, forgotten), standing(appearance), weightsOf(appearance, conduct),
             appearance.deployed) {
    Random random(1);
    Army army = model_.any(random);
    model_.stir(army, untilForgotten, random);
    pool_.reserve(static_cast<std::size_t>(armies));
    for (int i = 0; i < armies; ++i) {
        model_.stir(army, betweenArmies, random);
        pool_.push_back(army);
        for (std::size_t number = 0; number < armySize; ++number)
            shares_[number][index(army[number])] += 1.0F / static_cast<float>(armies);
    }
}

Army Belief::sample(Random& random) const {
    Army army = pool_[random.below(static_cast<std::uint32_t>(pool_.size()))];
    model_.stir(army, betweenSamples, random);
    return army;
}

/// Herding (Welling, "Herding dynamical weights to learn", ICML 2009): each time the army that holds most of
/// what the ones before hold too seldom.
std::vector<Army> Belief::spread(std::size_t count, const std::array<float, armySize>& stakes,
                                 Random& random) const {
    Shares missing{};
    std::vector<Army> armies;
    while (armies.size() < count) {
        for (std::size_t number = 0; number < armySize; ++number) {
            for (std::size_t rank = 0; rank < rankCount; ++rank)
                missing[number][rank] += shares_[number][rank] * stakes[number] * weightiness[rank];
        }
        const std::size_t start = random.below(static_cast<std::uint32_t>(pool_.size()));
        const Army* best = nullptr;
        float most = 0;
        for (std::size_t i = 0; i < pool_.size(); ++i) {
            const Army& army = pool_[(start + i) % pool_.size()];
            float sum = 0;
            for (std::size_t number = 0; number < armySize; ++number)
                sum += missing[number][index(army[number])];
            if (best && sum <= most) continue;
            best = &army;
            most = sum;
        }
        armies.push_back(*best);
        for (std::size_t number = 0; number < armySize; ++number) {
            const std::size_t rank = index((*best)[number]);
            missing[number][rank] -= stakes[number] * weightiness[rank];
        }
    }
    return armies;
}

}  // namespace leuctra::combate
