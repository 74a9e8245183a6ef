// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score.h"
#include "engine/transposition_table.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace leuctra::engine {

/// The moves that threads of one search are looking into at this moment, and what came of those that they
/// have looked into lately. Another thread that comes upon a move in work leaves it for later (Kerrigan,
/// "Simplified ABDADA", after Weill, "The ABDADA distributed minimax search algorithm", ICCA Journal 19(1),
/// 1996), and need not even make one whose result suffices. It may forget some: that costs time, not truth.
class MovesInWork {
  public:
    /// What is known of a move: nothing, that it is in work, or that its value lies on this side of a bound.
    struct State {
        bool inWork = false;
        Bound bound = Bound::None;
        Value value = 0;
    };

    MovesInWork() : buckets_(bucketCount) {}

    /// Not for while a search is running.
    void clear() {
        for (auto& bucket : buckets_)
            for (auto& place : bucket)
                place.store(0, std::memory_order_relaxed);
    }

    /// A move is known by a number mixed from it, its position and the depth of the search there.
    State of(std::uint64_t move) const {
        for (const auto& place : bucketOf(move)) {
            const std::uint64_t data = place.load(std::memory_order_relaxed);
            if (!isOf(data, move)) continue;
            const Bound bound = boundOf(data);
            return {bound == Bound::None, bound, static_cast<std::int16_t>(data)};
        }
        return {};
    }
    void begin(std::uint64_t move) { put(move, Bound::None, 0); }
    void end(std::uint64_t move, Bound bound, Value value) { put(move, bound, value); }

  private:
    static constexpr std::size_t bucketCount = 4096;
    using Bucket = std::array<std::atomic<std::uint64_t>, 4>;

    // From the lowest bit: value 16, bound 2 (none: in work), the rest from the move's number.
    static constexpr int boundShift = 16;
    static constexpr int moveShift = 18;

    static bool isOf(std::uint64_t data, std::uint64_t move) { return (data ^ move) >> moveShift == 0; }
    static Bound boundOf(std::uint64_t data) { return static_cast<Bound>(data >> boundShift & 3); }

    void put(std::uint64_t move, Bound bound, Value value) {
        auto& bucket = bucketOf(move);
        // Results give way before moves in work do, any of them.
        const std::size_t first = move / bucketCount % bucket.size();
        auto* victim = &bucket[first];
        bool isFree = false;
        for (std::size_t i = 0; i < bucket.size(); ++i) {
            auto& place = bucket[(first + i) % bucket.size()];
            const std::uint64_t data = place.load(std::memory_order_relaxed);
            const bool same = isOf(data, move);
            if (!same && (isFree || (data != 0 && boundOf(data) == Bound::None))) continue;
            victim = &place;
            isFree = true;
            if (same) break;
        }
        victim->store(move >> moveShift << moveShift | static_cast<std::uint64_t>(bound) << boundShift |
                          static_cast<std::uint16_t>(value),
                      std::memory_order_relaxed);
    }

    Bucket& bucketOf(std::uint64_t move) { return buckets_[move % bucketCount]; }
    const Bucket& bucketOf(std::uint64_t move) const { return buckets_[move % bucketCount]; }

    std::vector<Bucket> buckets_;
};

}  // namespace leuctra::engine
