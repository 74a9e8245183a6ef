// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "epaminondas/move.h"
#include "epaminondas/square.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace leuctra::epaminondas {

/// How often quiet moves were good, by side and move, -limit to limit. The threads of a search share it, so
/// that they look into the same moves in the same order and equally deep; an update that is lost between them
/// does no harm.
class SearchHistory {
  public:
    static constexpr int limit = 8192;

    SearchHistory() : values_(2 * std::size_t{squareCount} * squareCount) {}

    int of(Side side, Move move) const { return place(side, move).load(std::memory_order_relaxed); }
    void learn(Side side, Move move, int amount) {
        const int value = of(side, move);
        place(side, move)
            .store(static_cast<std::int16_t>(value + amount - value * std::abs(amount) / limit),
                   std::memory_order_relaxed);
    }

    /// These two are not for while a search is running.
    void clear() {
        for (auto& value : values_)
            value.store(0, std::memory_order_relaxed);
    }
    /// What was learnt before the present search counts half.
    void fade() {
        for (auto& value : values_)
            value.store(static_cast<std::int16_t>(value.load(std::memory_order_relaxed) / 2),
                        std::memory_order_relaxed);
    }

  private:
    using Value = std::atomic<std::int16_t>;

    static std::size_t number(Side side, Move move) {
        return (static_cast<std::size_t>(index(side)) * squareCount + move.rear) * squareCount + move.landing;
    }
    const Value& place(Side side, Move move) const { return values_[number(side, move)]; }
    Value& place(Side side, Move move) { return values_[number(side, move)]; }

    std::vector<Value> values_;
};

}  // namespace leuctra::epaminondas
