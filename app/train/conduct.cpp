// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/belief.h"
#include "train/combate_commands.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <cstdio>
#include <fstream>

namespace leuctra::train {

using namespace combate;

namespace {

constexpr int everyPly = 16;

/// The logarithm of the likelihood grows by how much oftener a rank was true of those who did a deed than the
/// belief has it.
class Learner {
  public:
    void judge(const Knowledge& knowledge, const Setup& truth, double step) {
        const Appearance appearance = enemyAppearance(knowledge);
        const Shares shares = Belief(appearance, {}, Belief::usualArmies, weights_).shares();
        for (std::size_t number = 0; number < armySize; ++number) {
            const EnemyPiece& piece = knowledge.enemy()[number];
            if (!piece.square || piece.known) continue;
            const auto& share = shares[number];
            ++pieces_;
            likelihood_ += std::log(std::max(share[index(truth.ranks[number])], 0.0005F));
            if (step > 0) move(appearance.pieces[number].conduct, step, share, truth.ranks[number]);
        }
    }

    void endRound(int round) {
        fmt::print(stderr, "round {}: log-likelihood of an unknown piece {:.4f}\n", round,
                   likelihood_ / pieces_);
        likelihood_ = 0;
        pieces_ = 0;
    }

    void write(std::ofstream& file) const {
        for (const auto& row : weights_.deeds)
            writeRow(file, row);
        for (const auto& row : weights_.dealings)
            writeRow(file, row);
    }

  private:
    template <std::size_t Size>
    static void writeRow(std::ofstream& file, const std::array<float, Size>& row) {
        file << fmt::format("{{{:.2f}F}},\n", fmt::join(row, "F, "));
    }

    /// A step for each time that a piece did something.
    void move(const Conduct& conduct, double step, const std::array<float, rankCount>& share, Rank truth) {
        constexpr float pull = 0.004F;  // to none, so that what is rarely seen says little
        const auto follow = [&](float& weight, std::uint8_t times, Rank rank) {
            const float surprise = (rank == truth ? 1.0F : 0.0F) - share[index(rank)];
            weight += static_cast<float>(times * step) * (surprise - pull * weight);
        };
        for (const Rank rank : allRanks) {
            for (std::size_t deed = 0; deed < deedCount; ++deed)
                follow(weights_.deeds[deed][index(rank)], conduct.deeds[deed], rank);
            for (std::size_t dealing = 0; dealing < dealingCount; ++dealing) {
                auto& row = weights_.dealings[dealing];
                for (const Rank enemy : allRanks)
                    follow(row[static_cast<std::size_t>(compared(rank, enemy))],
                           conduct.dealings[dealing][index(enemy)], rank);
            }
        }
    }

    ConductWeights weights_{};
    double likelihood_ = 0;
    int pieces_ = 0;
};

}  // namespace

Result<void> learnConduct(const ConductLearning& order) {
    std::ofstream file(order.out);
    if (!file) return failure(errorText("%1 cannot be written"), {order.out});
    const auto games = playCombate(order.games);
    if (!games) return tl::unexpected(games.error());
    Learner learner;
    for (int round = 0; round < order.rounds; ++round) {
        const double step = order.step / (1 + round);
        for (const PlayedCombate& played : *games)
            onMoments(played, everyPly, [&](const Knowledge& knowledge, const Setup& enemy) {
                learner.judge(knowledge, enemy, step);
            });
        learner.endRound(round + 1);
    }
    learner.write(file);
    return {};
}

}  // namespace leuctra::train
