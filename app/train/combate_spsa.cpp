// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "train/combate_commands.h"
#include "train/combate_duel.h"
#include "train/combate_knobs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>

namespace leuctra::train {

using namespace combate;

namespace {

/// Weights as they drift, not rounded.
class Drift {
  public:
    explicit Drift(const Weights& start) : weights_(start) {
        for (const Knob& knob : knobsOf(weights_)) {
            values_.push_back(*knob.value);
            // Everything is tried a fifth more and less, small numbers by two.
            reaches_.push_back(std::max(2.0, std::abs(*knob.value) * 0.2));
        }
        // The standard decides, whatever it is said to be worth; nobody asks whether it is known.
        for (std::size_t i = 0; i < reaches_.size(); ++i) {
            if (knobsOf(weights_)[i].name.ends_with(".F")) reaches_[i] = 0;
        }
    }

    std::vector<int> signs(Random& random) const {
        std::vector<int> all(values_.size());
        std::generate(all.begin(), all.end(), [&random] { return random.below(2) == 0 ? -1 : 1; });
        return all;
    }

    Weights moved(const std::vector<int>& signs, double by) {
        const auto knobs = knobsOf(weights_);
        for (std::size_t i = 0; i < knobs.size(); ++i)
            *knobs[i].value =
                std::max(0, static_cast<int>(std::lround(values_[i] + by * signs[i] * reaches_[i])));
        return weights_;
    }

    void follow(const std::vector<int>& signs, double by) {
        for (std::size_t i = 0; i < values_.size(); ++i)
            values_[i] = std::max(0.0, values_[i] + by * signs[i] * reaches_[i]);
    }

  private:
    Weights weights_;
    std::vector<double> values_;
    std::vector<double> reaches_;
};

}  // namespace

/// Simultaneous perturbation (Spall, 1992): all numbers are moved at random, the one way for the one player
/// and the other way for the other, and follow the winner a little.
Result<void> driftWeights(const Drifting& order) {
    auto start = combateWeightsFrom(order.start);
    if (!start) return tl::unexpected(start.error());
    Drift drift(*start);
    Random random(order.seed);
    for (int i = 0; i < order.duels; ++i) {
        const std::vector<int> signs = drift.signs(random);
        const Terms terms{order.nodes, 0, random()};
        const double ahead = duel(drift.moved(signs, 1), drift.moved(signs, -1), terms) - 1;
        const double pace = order.pace / std::pow(1 + i / 200.0, 0.6);
        drift.follow(signs, ahead * pace);
        if (i % 20 != 19 && i + 1 != order.duels) continue;
        std::ofstream file(order.out);
        if (!file) return failure(errorText("%1 cannot be written"), {order.out});
        file << text(drift.moved(signs, 0));
        fmt::print(stderr, "{} duels\n", i + 1);
    }
    return {};
}

Result<void> compareWeights(const WeightsComparison& order) {
    const auto a = combateWeightsFrom(order.a);
    if (!a) return tl::unexpected(a.error());
    const auto b = combateWeightsFrom(order.b);
    if (!b) return tl::unexpected(b.error());
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < order.duels; ++i) {
        const Terms terms{order.nodes, order.milliseconds,
                          order.seed * 1'000'003 + static_cast<std::uint64_t>(i)};
        const double score = duel(*a, *b, terms) / 2;
        sum += score;
        squares += score * score;
        const double count = i + 1;
        const double mean = sum / count;
        const double deviation = std::sqrt(std::max(squares / count - mean * mean, 0.0) / count);
        if (i % 10 == 9 || i + 1 == order.duels)
            fmt::print("{} duels: A scores {:.1f} % ± {:.1f}\n", i + 1, 100 * mean, 196 * deviation);
        std::fflush(stdout);
    }
    return {};
}

}  // namespace leuctra::train
