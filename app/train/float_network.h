// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/network.h"
#include "train/sample.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace leuctra::train {

/// What the network is taught by one sample.
struct Lesson {
    static constexpr std::size_t mostStones = 56;

    std::array<epaminondas::Square, mostStones> squares;  ///< White's stones, then Black's
    std::uint8_t whites = 0;
    std::uint8_t stones = 0;
    Side sideToMove = Side::First;
    float features = 0;  ///< what the weighted features say, centistones, from the side to move
    float target = 0;    ///< chance of the side to move to win
};

/// The network in numbers that can be taught: its weights one after the other.
class FloatNetwork {
  public:
    using Network = epaminondas::Network;
    static constexpr std::size_t inner = 0;
    static constexpr std::size_t innerBias = inner + Network::inputs * Network::width;
    static constexpr std::size_t outer = innerBias + Network::width;
    static constexpr std::size_t outerBias = outer + Network::outputs * 2 * Network::width;
    static constexpr std::size_t count = outerBias + Network::outputs;

    explicit FloatNetwork(std::uint64_t seed);

    std::span<float> weights() { return weights_; }
    /// Centistones from the side to move, to be added to the features; seen in the mirror if asked for.
    float judge(const Lesson& lesson, bool mirrored) const;
    /// Adds to `gradient` how the loss of a lesson (cross-entropy) grows with each weight; returns the loss.
    float learn(const Lesson& lesson, bool mirrored, std::span<float> gradient) const;
    /// Keeps the weights within what the whole numbers can hold.
    void clip();
    Network::Weights whole() const;

  private:
    struct Sums;
    Sums sums(const Lesson& lesson, bool mirrored) const;

    std::vector<float> weights_;
};

}  // namespace leuctra::train
