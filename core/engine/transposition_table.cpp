// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transposition_table.h"

#include <algorithm>

namespace leuctra::engine {

namespace {

constexpr int ageBits = 6;
constexpr std::uint8_t ageMask = (1 << ageBits) - 1;

// From the lowest bit: move 16, value 16, static value 16, depth 8, bound 2, age 6.
constexpr int valueShift = 16;
constexpr int staticShift = 32;
constexpr int depthShift = 48;
constexpr int boundShift = 56;
constexpr int ageShift = 58;

std::uint64_t pack(const Entry& entry, std::uint8_t age) {
    return std::uint64_t{entry.move} | std::uint64_t{static_cast<std::uint16_t>(entry.value)} << valueShift |
           std::uint64_t{static_cast<std::uint16_t>(entry.staticValue)} << staticShift |
           std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << depthShift |
           std::uint64_t{static_cast<std::uint8_t>(entry.bound)} << boundShift |
           std::uint64_t{age} << ageShift;
}

Entry unpack(std::uint64_t data) {
    return {static_cast<std::uint16_t>(data), static_cast<std::int16_t>(data >> valueShift),
            static_cast<std::int16_t>(data >> staticShift), static_cast<std::int8_t>(data >> depthShift),
            static_cast<Bound>(data >> boundShift & 3)};
}

std::uint8_t ageOf(std::uint64_t data) {
    return static_cast<std::uint8_t>(data >> ageShift);
}

}  // namespace

TranspositionTable::TranspositionTable(int mebibytes) {
    resize(mebibytes);
}

void TranspositionTable::resize(int mebibytes) {
    const int wanted = std::clamp(mebibytes, 1, largestSize);
    buckets_ = {};
    for (std::size_t count = static_cast<std::size_t>(wanted) * (1024 * 1024 / sizeof(Bucket));
         buckets_.empty(); count /= 2)
        buckets_ = HugeArray<Bucket>(count);
    age_ = 0;
}

void TranspositionTable::clear() {
    for (std::size_t i = 0; i < buckets_.size(); ++i) {
        for (Slot& slot : buckets_[i].places) {
            slot.check.store(0, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    }
    age_ = 0;
}

void TranspositionTable::age() {
    age_ = (age_ + 1) & ageMask;
}

std::optional<Entry> TranspositionTable::probe(std::uint64_t key) const {
    for (const Slot& slot : bucketOf(key).places) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) return unpack(data);
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, const Entry& entry) {
    constexpr int agePenalty = 8;  // plies of depth that a search further back is worth less
    Slot* victim = nullptr;
    int lowestWorth = 0;
    std::uint16_t move = entry.move;
    for (Slot& slot : bucketOf(key).places) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        const bool same = (slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0;
        const Entry old = unpack(data);
        const int staleness = (age_ - ageOf(data)) & ageMask;
        if (same) {
            constexpr int tolerance = 3;
            if (entry.bound != Bound::Exact && staleness == 0 && old.depth > entry.depth + tolerance) return;
            if (move == 0) move = old.move;
            victim = &slot;
            break;
        }
        const int worth = data == 0 ? -1000 : old.depth - agePenalty * staleness;
        if (!victim || worth < lowestWorth) {
            victim = &slot;
            lowestWorth = worth;
        }
    }
    Entry kept = entry;
    kept.move = move;
    const std::uint64_t data = pack(kept, age_);
    victim->data.store(data, std::memory_order_relaxed);
    victim->check.store(key ^ data, std::memory_order_relaxed);
}

void TranspositionTable::prefetch(std::uint64_t key) const {
    __builtin_prefetch(&bucketOf(key));
}

int TranspositionTable::permillFull() const {
    constexpr std::size_t sampleBuckets = 1000 / bucketSlots;
    const std::size_t sampled = std::min(sampleBuckets, buckets_.size());
    std::size_t full = 0;
    for (std::size_t i = 0; i < sampled; ++i) {
        for (const Slot& slot : buckets_[i].places) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            full += data != 0 && ageOf(data) == age_;
        }
    }
    return static_cast<int>(1000 * full / (sampled * bucketSlots));
}

}  // namespace leuctra::engine
