// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/combate_commands.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdio>

namespace leuctra::train {

using namespace combate;

namespace {

constexpr int everyPly = 8;
constexpr std::size_t featureCount = 2 * rankCount;

/// Pieces on the board, the one side's less the other's: by rank, then those of them not told by rank.
using Features = std::array<double, featureCount>;

struct Sample {
    Features features{};
    double result = 0.5;  ///< for the side whose pieces count
};

Sample sampleOf(const Knowledge& knowledge, const Setup& enemy, double result) {
    Sample sample{{}, result};
    for (std::size_t number = 0; number < armySize; ++number) {
        const OwnPiece& own = knowledge.own()[number];
        const EnemyPiece& other = knowledge.enemy()[number];
        const std::size_t rank = index(own.rank);
        const std::size_t otherRank = index(enemy.ranks[number]);
        if (own.square) {
            ++sample.features[rank];
            if (own.revealedAt < 0) ++sample.features[rankCount + rank];
        }
        if (other.square) {
            --sample.features[otherRank];
            if (other.revealedAt < 0) --sample.features[rankCount + otherRank];
        }
    }
    return sample;
}

double product(const Features& weights, const Features& features) {
    double sum = 0;
    for (std::size_t i = 0; i < featureCount; ++i)
        sum += weights[i] * features[i];
    return sum;
}

double chance(double value) {
    return 1 / (1 + std::exp(-value));
}

/// Logistic regression by gradient with momentum; a little pull to none.
Features fit(const std::vector<Sample>& samples, int rounds) {
    constexpr double step = 0.05;
    constexpr double momentum = 0.9;
    constexpr double pull = 0.0005;
    Features weights{};
    Features speed{};
    for (int round = 0; round < rounds; ++round) {
        Features gradient{};
        double loss = 0;
        for (const Sample& sample : samples) {
            const double said = chance(product(weights, sample.features));
            loss -= sample.result * std::log(said + 1e-9) + (1 - sample.result) * std::log(1 - said + 1e-9);
            for (std::size_t i = 0; i < featureCount; ++i)
                gradient[i] += (sample.result - said) * sample.features[i];
        }
        for (std::size_t i = 0; i < featureCount; ++i) {
            const double slope = gradient[i] / static_cast<double>(samples.size()) - pull * weights[i];
            speed[i] = momentum * speed[i] + step * slope;
            weights[i] += speed[i];
        }
        if (round % 100 == 99)
            fmt::print(stderr, "round {}: loss {:.4f}\n", round + 1,
                       loss / static_cast<double>(samples.size()));
    }
    return weights;
}

}  // namespace

Result<void> learnWorth(const WorthLearning& order) {
    const auto games = playCombate(order.games);
    if (!games) return tl::unexpected(games.error());
    std::vector<Sample> samples;
    for (const PlayedCombate& played : *games) {
        onMoments(played, everyPly, [&](const Knowledge& knowledge, const Setup& enemy) {
            const bool red = knowledge.side() == Side::First;
            samples.push_back(sampleOf(knowledge, enemy, red ? played.result : 1 - played.result));
        });
    }
    const Features weights = fit(samples, order.rounds);
    const double sergeant = weights[index(Rank::Sergeant)] + weights[rankCount + index(Rank::Sergeant)];
    fmt::print("rank  worth  of it unknown (Sargento = 100, {} positions)\n", samples.size());
    for (const Rank rank : allRanks) {
        const double known = weights[index(rank)];
        const double secret = weights[rankCount + index(rank)];
        fmt::print("{:>4}  {:5.0f}  {:5.0f}\n", letter(rank), 100 * (known + secret) / sergeant,
                   100 * secret / sergeant);
    }
    return {};
}

}  // namespace leuctra::train
