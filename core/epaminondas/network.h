// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/side.h"
#include "engine/score.h"
#include "epaminondas/square.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace leuctra::epaminondas {

/// A stone that has come or gone.
struct StoneChange {
    Side side;
    Square square;
    bool placed;
};

/// A small efficiently updated neural network (Nasu, "Efficiently updatable neural-network based evaluation
/// functions for computer shogi", 2018). It corrects the weighted features of evaluation.h by what only the
/// whole board tells. Its inputs are the stones as a side sees them from its own home row; their sums, one
/// set as either side sees the board, are clipped, squared and weighed by one of a few outputs, which the
/// number of stones chooses. All numbers are whole, so that it judges alike on every machine.
class Network {
  public:
    static constexpr std::size_t width = 64;
    static constexpr std::size_t inputs = std::size_t{2} * squareCount;  ///< one's own stones, the opponent's
    static constexpr std::size_t outputs = 4;
    static constexpr int one = 255;         ///< stands for 1 in a sum; sums are clipped to 0…1
    static constexpr int outerOne = 64;     ///< stands for 1 in an outer weight
    static constexpr int scale = 100;       ///< centistones of an output of 1
    static constexpr int innerLimit = 500;  ///< of an inner weight, so that 56 stones do not overflow a sum
    static constexpr int outerLimit =
        127;  ///< of an outer weight, so that its product with a sum fits 16 bits

    using Row = std::array<std::int16_t, width>;
    struct Weights {
        alignas(64) std::array<Row, inputs> inner;
        alignas(64) Row innerBias;
        /// For the sums as the side to move sees the board, then as the other does.
        alignas(64) std::array<std::array<Row, 2>, outputs> outer;
        std::array<std::int32_t, outputs> outerBias;  ///< in 1 / (one · outerOne)
    };
    /// By the side that sees the board.
    struct Sums {
        alignas(64) std::array<Row, 2> bySide;
    };

    explicit Network(const Weights& weights) : weights_(weights) {}
    /// Reads what bytes() wrote; fails when anything of it has changed.
    static Result<std::shared_ptr<const Network>> parse(std::string_view bytes);
    /// A name, the sizes, the weights with the low byte first, and a checksum of all that.
    std::string bytes() const;

    Sums sumsOfEmptyBoard() const { return {{weights_.innerBias, weights_.innerBias}}; }
    void update(Sums& sums, std::span<const StoneChange> changes) const;
    /// From the side to move.
    engine::Value judge(const Sums& sums, Side sideToMove, int stones) const;

    static constexpr std::size_t input(Side viewer, Side side, Square square) {
        const int row = viewer == Side::First ? rowOf(square) : rowCount - 1 - rowOf(square);
        return static_cast<std::size_t>((side == viewer ? 0 : squareCount) + row * columnCount +
                                        columnOf(square));
    }
    static constexpr std::size_t output(int stones) {
        constexpr int stonesEach = 4 * columnCount / static_cast<int>(outputs);
        return static_cast<std::size_t>(
            std::clamp((stones - 1) / stonesEach, 0, static_cast<int>(outputs) - 1));
    }

  private:
    Weights weights_;
};

/// The network that the program plays with, or why there is none: then it plays without.
const Result<std::shared_ptr<const Network>>& shippedNetwork();

}  // namespace leuctra::epaminondas
