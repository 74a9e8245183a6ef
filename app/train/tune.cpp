// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "epaminondas/search_board.h"
#include "train/commands.h"
#include "train/sample.h"
#include "train/weights_file.h"

#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <fstream>
#include <map>
#include <utility>

namespace leuctra::train {

using namespace epaminondas;

namespace {

/// A sample as the regression sees it: counts of features for White less those for Black, and the chance of
/// White.
struct Row {
    std::vector<std::pair<int, float>> counts;
    double target = 0.5;
};

using Vector = std::array<double, feature::count>;

Row rowOf(const Sample& sample, const Evaluator& evaluator, double resultShare) {
    std::map<int, int> counts;
    const SearchBoard board(sample.position, evaluator);
    for (int line = 0; line < lineCount; ++line)
        lineFeatures(line, board.line(Side::First, line), board.line(Side::Second, line),
                     [&counts](int number, int count) { counts[number] += count; });
    for (const Side side : bothSides) {
        const int sign = side == Side::First ? 1 : -1;
        sample.position.stones(side).forEach(
            [&](Square square) { counts[stoneFeature(side, square)] += sign; });
        const int home = side == Side::First ? 0 : rowCount - 1;
        counts[feature::defenders + std::popcount(board.line(side, home))] += sign;
    }
    counts[feature::tempo] += sample.position.sideToMove() == Side::First ? 1 : -1;
    Row row;
    row.target = target(sample, resultShare);
    for (const auto& [number, count] : counts)
        if (count != 0) row.counts.emplace_back(number, static_cast<float>(count));
    return row;
}

double valueOf(const Row& row, const Vector& weights) {
    double value = 0;
    for (const auto& [number, count] : row.counts)
        value += count * weights[static_cast<std::size_t>(number)];
    return value;
}

/// A tenth of the samples is kept for checking, in long stretches, so that few games are on both sides.
bool isKeptForChecking(std::size_t number) {
    constexpr std::size_t stretch = 1000;
    return number / stretch % 10 == 0;
}

double meanError(const std::vector<Row>& rows, const Vector& weights) {
    double sum = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!isKeptForChecking(i)) continue;
        ++count;
        const float value = static_cast<float>(valueOf(rows[i], weights));
        const double predicted = std::clamp(chance(value), 1e-6F, 1 - 1e-6F);
        sum -= rows[i].target * std::log(predicted) + (1 - rows[i].target) * std::log(1 - predicted);
    }
    return sum / static_cast<double>(std::max<std::size_t>(count, 1));
}

/// Adam (Kingma & Ba, 2015) with the whole set in each round.
Vector fit(const std::vector<Row>& rows, const Vector& start, const Tuning& order) {
    constexpr double rate = 0.8;
    constexpr double remember = 0.9;
    constexpr double rememberSquare = 0.999;
    Vector weights = start;
    Vector mean{};
    Vector square{};
    for (int round = 1; round <= order.rounds; ++round) {
        Vector gradient{};
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (isKeptForChecking(i)) continue;
            const double error = chance(static_cast<float>(valueOf(rows[i], weights))) - rows[i].target;
            for (const auto& [number, count] : rows[i].counts)
                gradient[static_cast<std::size_t>(number)] += error * count;
        }
        for (std::size_t j = 0; j < weights.size(); ++j) {
            const double slope =
                gradient[j] / static_cast<double>(rows.size()) + order.pull * 1e-4 * (weights[j] - start[j]);
            mean[j] = remember * mean[j] + (1 - remember) * slope;
            square[j] = rememberSquare * square[j] + (1 - rememberSquare) * slope * slope;
            const double correctedMean = mean[j] / (1 - std::pow(remember, round));
            const double correctedSquare = square[j] / (1 - std::pow(rememberSquare, round));
            weights[j] -= rate * correctedMean / (std::sqrt(correctedSquare) + 1e-9);
        }
        if (round % 25 == 0) fmt::print(stderr, "round {} checked {:.5f}\n", round, meanError(rows, weights));
    }
    return weights;
}

}  // namespace

Result<void> tune(const Tuning& order) {
    const auto samples = samplesFrom(order.samples);
    if (!samples) return tl::unexpected(samples.error());
    const auto start = weightsFrom(order.start);
    if (!start) return tl::unexpected(start.error());
    const Evaluator evaluator(*start);
    std::vector<Row> rows;
    for (const Sample& sample : *samples)
        rows.push_back(rowOf(sample, evaluator, order.resultShare));
    Vector begin{};
    for (std::size_t i = 0; i < begin.size(); ++i)
        begin[i] = (*start)[i];
    fmt::print(stderr, "{} samples, checked {:.5f}\n", rows.size(), meanError(rows, begin));

    const Vector fitted = fit(rows, begin, order);
    Weights weights{};
    for (std::size_t i = 0; i < weights.size(); ++i)
        weights[i] = static_cast<std::int16_t>(std::lround(std::clamp(fitted[i], -1000.0, 1000.0)));
    std::ofstream file(order.out);
    if (!file || !(file << text(weights))) return failure(errorText("%1 cannot be written"), {order.out});
    return {};
}

}  // namespace leuctra::train
