// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/belief.h"
#include "train/combate_commands.h"

#include <fmt/format.h>

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
        const Shares shares = Belief(appearance, {}, weights_).shares();
        for (std::size_t number = 0; number < armySize; ++number) {
            const EnemyPiece& piece = knowledge.enemy()[number];
            if (!piece.square || piece.known) continue;
            const auto& share = shares[number];
            ++pieces_;
            likelihood_ += std::log(std::max(share[index(truth.ranks[number])], 0.0005F));
            for (std::size_t deed = 0; deed < deedCount; ++deed)
                move(weights_[deed], appearance.pieces[number].conduct[deed] * step, share,
                     truth.ranks[number]);
        }
    }

    void endRound(int round) {
        fmt::print(stderr, "round {}: log-likelihood of an unknown piece {:.4f}\n", round,
                   likelihood_ / pieces_);
        likelihood_ = 0;
        pieces_ = 0;
    }

    void write(std::ofstream& file) const {
        for (const auto& row : weights_) {
            file << '{';
            for (const Rank rank : allRanks)
                file << fmt::format("{}{:.2f}F", rank == Rank::Spy ? "" : ", ", row[index(rank)]);
            file << "},\n";
        }
    }

  private:
    static void move(std::array<float, rankCount>& row, double step,
                     const std::array<float, rankCount>& share, Rank truth) {
        constexpr float pull = 0.004F;  // to none, so that what is rarely seen says little
        if (step == 0) return;
        for (const Rank rank : allRanks) {
            float& weight = row[index(rank)];
            const float surprise = (rank == truth ? 1.0F : 0.0F) - share[index(rank)];
            weight += static_cast<float>(step) * (surprise - pull * weight);
        }
    }

    DeedWeights weights_{};
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
