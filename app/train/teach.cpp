// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "epaminondas/search_board.h"
#include "train/commands.h"
#include "train/float_network.h"
#include "train/sample.h"
#include "train/weights_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <numbers>
#include <numeric>

namespace leuctra::train {

using namespace epaminondas;

namespace {

constexpr std::size_t batchSize = 4096;

struct Lessons {
    std::vector<Lesson> taught;
    std::vector<Lesson> checked;  ///< kept apart, only judged
};

Lesson lessonOf(const Sample& sample, const Evaluator& evaluator, double resultShare) {
    Lesson lesson;
    lesson.sideToMove = sample.position.sideToMove();
    std::size_t count = 0;
    for (const Side side : bothSides) {
        sample.position.stones(side).forEach([&](Square square) { lesson.squares[count++] = square; });
        if (side == Side::First) lesson.whites = static_cast<std::uint8_t>(count);
    }
    lesson.stones = static_cast<std::uint8_t>(count);
    lesson.features = static_cast<float>(SearchBoard(sample.position, evaluator).evaluate());
    const float white = target(sample, resultShare);
    lesson.target = lesson.sideToMove == Side::First ? white : 1 - white;
    return lesson;
}

/// A twentieth of the samples is kept for checking, in long stretches, so that few games are on both sides.
Lessons lessonsOf(const std::vector<Sample>& samples, const Evaluator& evaluator, double resultShare) {
    constexpr std::size_t stretch = 1000;
    Lessons lessons;
    for (std::size_t i = 0; i < samples.size(); ++i)
        (i / stretch % 20 == 0 ? lessons.checked : lessons.taught)
            .push_back(lessonOf(samples[i], evaluator, resultShare));
    return lessons;
}

/// Mean cross-entropy with what judge(lesson) says, and what it would be if the targets were known.
template <typename Judge>
double meanLoss(const std::vector<Lesson>& lessons, Judge&& judge) {
    double sum = 0;
    for (const Lesson& lesson : lessons) {
        const float predicted = std::clamp(chance(judge(lesson)), 1e-6F, 1 - 1e-6F);
        sum -= lesson.target * std::log(predicted) + (1 - lesson.target) * std::log(1 - predicted);
    }
    return sum / static_cast<double>(std::max<std::size_t>(lessons.size(), 1));
}

/// Adam with weight decay (Loshchilov & Hutter, "Decoupled weight decay regularization", 2019).
class Adam {
  public:
    explicit Adam(std::size_t count) : mean_(count), square_(count) {}

    /// `gradient` is the sum over `size` lessons; it is set back to zero.
    void step(std::span<float> weights, std::span<float> gradient, std::size_t size, float rate,
              float decay) {
        constexpr float remember = 0.9F;
        constexpr float rememberSquare = 0.999F;
        ++steps_;
        const float meanShare = 1 - std::pow(remember, static_cast<float>(steps_));
        const float squareShare = 1 - std::pow(rememberSquare, static_cast<float>(steps_));
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const float slope = gradient[i] / static_cast<float>(size);
            gradient[i] = 0;
            mean_[i] = remember * mean_[i] + (1 - remember) * slope;
            square_[i] = rememberSquare * square_[i] + (1 - rememberSquare) * slope * slope;
            weights[i] -= rate * (mean_[i] / meanShare / (std::sqrt(square_[i] / squareShare) + 1e-8F) +
                                  decay * weights[i]);
        }
    }

  private:
    std::vector<float> mean_;
    std::vector<float> square_;
    int steps_ = 0;
};

/// Goes through all lessons so many times, ever slower; each is seen as it is or in the mirror by chance.
void teach(FloatNetwork& network, const Lessons& lessons, const Teaching& order) {
    Random random(order.seed);
    Adam adam(FloatNetwork::count);
    std::vector<float> gradient(FloatNetwork::count);
    std::vector<std::uint32_t> deck(lessons.taught.size());
    std::iota(deck.begin(), deck.end(), 0U);
    const double turns = order.rounds * static_cast<double>(deck.size());
    double done = 0;
    for (int round = 1; round <= order.rounds; ++round) {
        std::shuffle(deck.begin(), deck.end(), random);
        double loss = 0;
        for (std::size_t begin = 0; begin < deck.size(); begin += batchSize) {
            const std::size_t size = std::min(batchSize, deck.size() - begin);
            for (const std::uint32_t number : std::span(deck).subspan(begin, size))
                loss += static_cast<double>(
                    network.learn(lessons.taught[number], random.below(2) == 1, gradient));
            const double rate = order.rate * 0.5 * (1 + std::cos(std::numbers::pi * done / turns));
            adam.step(network.weights(), gradient, size, static_cast<float>(rate),
                      static_cast<float>(order.decay));
            network.clip();
            done += static_cast<double>(size);
        }
        const double checked = meanLoss(lessons.checked, [&](const Lesson& lesson) {
            return lesson.features + network.judge(lesson, false);
        });
        fmt::print(stderr, "round {} taught {:.5f} checked {:.5f}\n", round,
                   loss / static_cast<double>(deck.size()), checked);
    }
}

/// How far the network in whole numbers is from the one that was taught, on the lessons kept apart.
Result<void> verify(const Network& network, const FloatNetwork& taught, const std::vector<Lesson>& lessons) {
    constexpr double meanTolerance = 4;  // centistones
    constexpr double mostTolerance = 25;
    double sum = 0;
    double most = 0;
    for (const Lesson& lesson : lessons) {
        Network::Sums sums = network.sumsOfEmptyBoard();
        std::vector<StoneChange> changes;
        for (std::size_t i = 0; i < lesson.stones; ++i)
            changes.push_back({i < lesson.whites ? Side::First : Side::Second, lesson.squares[i], true});
        network.update(sums, changes);
        const double whole = network.judge(sums, lesson.sideToMove, lesson.stones);
        const double off = std::abs(whole - static_cast<double>(taught.judge(lesson, false)));
        sum += off;
        most = std::max(most, off);
    }
    const double mean = sum / static_cast<double>(std::max<std::size_t>(lessons.size(), 1));
    fmt::print(stderr, "in whole numbers off by {:.2f} centistones on average, {:.1f} at most\n", mean, most);
    if (mean > meanTolerance || most > mostTolerance)
        return failure(errorText("The network cannot be put into whole numbers without loss"));
    return {};
}

}  // namespace

Result<void> teachNetwork(const Teaching& order) {
    const auto weights = weightsFrom(order.weights);
    if (!weights) return tl::unexpected(weights.error());
    const Evaluator evaluator(*weights);
    Lessons lessons;
    for (const std::string& path : order.samples) {
        const auto samples = samplesFrom(path);
        if (!samples) return tl::unexpected(samples.error());
        const Lessons some = lessonsOf(*samples, evaluator, order.resultShare);
        lessons.taught.insert(lessons.taught.end(), some.taught.begin(), some.taught.end());
        lessons.checked.insert(lessons.checked.end(), some.checked.begin(), some.checked.end());
    }
    fmt::print(stderr, "{} lessons, {} checked; features alone {:.5f}\n", lessons.taught.size(),
               lessons.checked.size(),
               meanLoss(lessons.checked, [](const Lesson& lesson) { return lesson.features; }));

    FloatNetwork taught(order.seed);
    teach(taught, lessons, order);
    const Network network(taught.whole());
    const auto verified = verify(network, taught, lessons.checked);
    if (!verified) return verified;
    std::ofstream file(order.out, std::ios::binary);
    if (!file || !(file << network.bytes())) return failure(errorText("%1 cannot be written"), {order.out});
    return {};
}

}  // namespace leuctra::train
