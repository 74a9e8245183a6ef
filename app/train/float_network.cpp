// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/float_network.h"

#include "base/random.h"

#include <algorithm>
#include <cmath>

namespace leuctra::train {

using namespace epaminondas;

namespace {

constexpr std::size_t width = Network::width;

/// Where an input's row of inner weights begins, by the side that looks (0: the side to move, 1: the other).
std::size_t rowOf(const Lesson& lesson, std::size_t viewer, std::size_t stone, bool mirrored) {
    const Side side = stone < lesson.whites ? Side::First : Side::Second;
    const Side eyes = viewer == 0 ? lesson.sideToMove : opponent(lesson.sideToMove);
    Square square = lesson.squares[stone];
    if (mirrored)
        square = static_cast<Square>(epaminondas::rowOf(square) * columnCount + columnCount - 1 -
                                     columnOf(square));
    return FloatNetwork::inner + Network::input(eyes, side, square) * width;
}

}  // namespace

struct FloatNetwork::Sums {
    std::array<std::array<std::uint32_t, Lesson::mostStones>, 2> rows;  ///< by side that looks, by stone
    std::array<std::array<float, width>, 2> sums;                       ///< by side that looks
    float output = 0;                                                   ///< centistones
};

FloatNetwork::FloatNetwork(std::uint64_t seed) : weights_(count) {
    Random random(seed);
    const auto spread = [&](std::size_t from, std::size_t to, float middle, float reach) {
        for (std::size_t i = from; i < to; ++i)
            weights_[i] = middle + reach * (static_cast<float>(random.below(20001)) / 10000 - 1);
    };
    spread(inner, innerBias, 0, 0.1F);
    spread(innerBias, outer, 0.3F, 0.1F);
    spread(outer, outerBias, 0, 0.08F);
}

FloatNetwork::Sums FloatNetwork::sums(const Lesson& lesson, bool mirrored) const {
    Sums result;
    const std::size_t output = Network::output(lesson.stones);
    result.output = weights_[outerBias + output];
    for (std::size_t viewer = 0; viewer < 2; ++viewer) {
        std::array<float, width> sum;
        std::copy_n(weights_.data() + innerBias, width, sum.data());
        for (std::size_t stone = 0; stone < lesson.stones; ++stone) {
            const std::size_t begin = rowOf(lesson, viewer, stone, mirrored);
            result.rows[viewer][stone] = static_cast<std::uint32_t>(begin);
            const float* row = weights_.data() + begin;
            for (std::size_t i = 0; i < width; ++i)
                sum[i] += row[i];
        }
        const float* out = weights_.data() + outer + (output * 2 + viewer) * width;
        for (std::size_t i = 0; i < width; ++i) {
            const float clipped = std::clamp(sum[i], 0.0F, 1.0F);
            result.output += clipped * clipped * out[i];
        }
        result.sums[viewer] = sum;
    }
    result.output *= Network::scale;
    return result;
}

float FloatNetwork::judge(const Lesson& lesson, bool mirrored) const {
    return sums(lesson, mirrored).output;
}

float FloatNetwork::learn(const Lesson& lesson, bool mirrored, std::span<float> gradient) const {
    const Sums known = sums(lesson, mirrored);
    const float predicted = std::clamp(chance(lesson.features + known.output), 1e-6F, 1 - 1e-6F);
    // In units of an output of 1; the steepness of chance() is left to the rate of learning.
    const float error = predicted - lesson.target;
    const std::size_t output = Network::output(lesson.stones);
    gradient[outerBias + output] += error;
    for (std::size_t viewer = 0; viewer < 2; ++viewer) {
        const std::size_t place = outer + (output * 2 + viewer) * width;
        std::array<float, width> slope;
        for (std::size_t i = 0; i < width; ++i) {
            const float sum = known.sums[viewer][i];
            const float clipped = std::clamp(sum, 0.0F, 1.0F);
            gradient[place + i] += error * clipped * clipped;
            slope[i] = sum > 0 && sum < 1 ? 2 * error * clipped * weights_[place + i] : 0.0F;
        }
        for (std::size_t i = 0; i < width; ++i)
            gradient[innerBias + i] += slope[i];
        for (std::size_t stone = 0; stone < lesson.stones; ++stone) {
            float* row = gradient.data() + known.rows[viewer][stone];
            for (std::size_t i = 0; i < width; ++i)
                row[i] += slope[i];
        }
    }
    return -lesson.target * std::log(predicted) - (1 - lesson.target) * std::log(1 - predicted);
}

void FloatNetwork::clip() {
    constexpr float innerMost = static_cast<float>(Network::innerLimit) / Network::one;
    constexpr float outerMost = static_cast<float>(Network::outerLimit) / Network::outerOne;
    for (std::size_t i = inner; i < outer; ++i)
        weights_[i] = std::clamp(weights_[i], -innerMost, innerMost);
    for (std::size_t i = outer; i < outerBias; ++i)
        weights_[i] = std::clamp(weights_[i], -outerMost, outerMost);
}

Network::Weights FloatNetwork::whole() const {
    Network::Weights whole{};
    const auto rounded = [this](std::size_t place, int unit) {
        return std::lround(weights_[place] * static_cast<float>(unit));
    };
    const auto fill = [&](Network::Row& row, std::size_t place, int unit) {
        for (std::size_t i = 0; i < width; ++i)
            row[i] = static_cast<std::int16_t>(rounded(place + i, unit));
    };
    for (std::size_t input = 0; input < Network::inputs; ++input)
        fill(whole.inner[input], inner + input * width, Network::one);
    fill(whole.innerBias, innerBias, Network::one);
    for (std::size_t output = 0; output < Network::outputs; ++output) {
        for (std::size_t viewer = 0; viewer < 2; ++viewer)
            fill(whole.outer[output][viewer], outer + (output * 2 + viewer) * width, Network::outerOne);
        whole.outerBias[output] =
            static_cast<std::int32_t>(rounded(outerBias + output, Network::one * Network::outerOne));
    }
    return whole;
}

}  // namespace leuctra::train
