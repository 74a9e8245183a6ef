// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace leuctra::engine {

/// The moves that threads of one search are looking into at this moment. Another thread that comes upon one
/// leaves it for later, and finds the result in the transposition table then (Kerrigan, "Simplified ABDADA",
/// after Weill, "The ABDADA distributed minimax search algorithm", ICCA Journal 19(1), 1996). It may forget
/// some: that costs time, not truth.
class MovesInWork {
  public:
    MovesInWork() : buckets_(bucketCount) {}

    /// A move is known by a number mixed from it and its position; not 0.
    bool holds(std::uint64_t move) const {
        for (const auto& place : bucketOf(move))
            if (place.load(std::memory_order_relaxed) == move) return true;
        return false;
    }
    void insert(std::uint64_t move) {
        for (auto& place : bucketOf(move)) {
            if (place.load(std::memory_order_relaxed) != 0) continue;
            place.store(move, std::memory_order_relaxed);
            return;
        }
        bucketOf(move).front().store(move, std::memory_order_relaxed);
    }
    void remove(std::uint64_t move) {
        for (auto& place : bucketOf(move))
            if (place.load(std::memory_order_relaxed) == move) place.store(0, std::memory_order_relaxed);
    }

  private:
    static constexpr std::size_t bucketCount = 4096;
    using Bucket = std::array<std::atomic<std::uint64_t>, 4>;

    Bucket& bucketOf(std::uint64_t move) { return buckets_[move % bucketCount]; }
    const Bucket& bucketOf(std::uint64_t move) const { return buckets_[move % bucketCount]; }

    std::vector<Bucket> buckets_;
};

}  // namespace leuctra::engine
