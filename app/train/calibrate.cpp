// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/belief.h"
#include "train/combate_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace leuctra::train {

using namespace combate;

namespace {

constexpr int everyPly = 10;
/// What a share of none in all armies of a belief is taken for.
constexpr double least = 0.0005;

/// How often shares of one tenth were right.
struct Tenth {
    double said = 0;
    int right = 0;
    int count = 0;
};

class Calibration {
  public:
    void judge(const Knowledge& knowledge, const Setup& truth) {
        const Appearance appearance = enemyAppearance(knowledge);
        const Shares believed = Belief(appearance).shares();
        const Shares placed = Belief(withoutConduct(appearance)).shares();
        const Shares counted = Belief(withoutWeights(appearance)).shares();
        for (std::size_t number = 0; number < armySize; ++number) {
            const EnemyPiece& piece = knowledge.enemy()[number];
            if (!piece.square || piece.known) continue;
            ++pieces_;
            const auto likelihood = [&](const Shares& shares) {
                return std::log(std::max<double>(shares[number][index(truth.ranks[number])], least));
            };
            believed_ += likelihood(believed);
            placed_ += likelihood(placed);
            counted_ += likelihood(counted);
            for (const Rank rank : allRanks) {
                if (contains(piece.possible, rank))
                    add(believed[number][index(rank)], truth.ranks[number] == rank);
            }
        }
    }

    void print() const {
        fmt::print("said        times     mean said   right\n");
        for (std::size_t i = 0; i < tenths_.size(); ++i) {
            const Tenth& tenth = tenths_[i];
            if (tenth.count == 0) continue;
            fmt::print("{:3}-{:3} %  {:8}  {:8.1f} %  {:5.1f} %\n", 10 * i, 10 * (i + 1), tenth.count,
                       100 * tenth.said / tenth.count, 100.0 * tenth.right / tenth.count);
        }
        fmt::print(
            "log-likelihood of an unknown piece: belief {:.4f}, without conduct {:.4f}, counts alone {:.4f} "
            "({} pieces)\n",
            believed_ / pieces_, placed_ / pieces_, counted_ / pieces_, pieces_);
    }

  private:
    /// The same as far as it binds, and nothing that makes one rank likelier than another.
    static Appearance withoutWeights(const Appearance& appearance) {
        Appearance bare = withoutConduct(appearance);
        bare.deployed = false;
        return bare;
    }

    void add(double share, bool right) {
        Tenth& tenth = tenths_[std::min<std::size_t>(static_cast<std::size_t>(share * 10), 9)];
        tenth.said += share;
        tenth.right += right;
        ++tenth.count;
    }

    std::array<Tenth, 10> tenths_;
    double believed_ = 0;
    double placed_ = 0;
    double counted_ = 0;
    int pieces_ = 0;
};

}  // namespace

Result<void> calibrate(const CombateGames& order) {
    const auto games = playCombate(order);
    if (!games) return tl::unexpected(games.error());
    Calibration calibration;
    for (const PlayedCombate& played : *games)
        onMoments(played, everyPly, [&](const Knowledge& knowledge, const Setup& enemy) {
            calibration.judge(knowledge, enemy);
        });
    calibration.print();
    return {};
}

}  // namespace leuctra::train
