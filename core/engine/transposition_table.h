// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/huge_array.h"
#include "engine/score.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace leuctra::engine {

/// What is known of a value: nothing, not above it, not below it, it.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What a search remembers of a position.
struct Entry {
    std::uint16_t move = 0;  ///< packed as the game likes; 0: none
    std::int16_t value = 0;  ///< proven wins counted from this position, not from the root
    std::int16_t staticValue = 0;
    std::int8_t depth = 0;
    Bound bound = Bound::None;
};

/// Remembers positions by their 64-bit key. Any number of threads may probe and store at once without locks:
/// an entry is two words, the first of which is the key xor the second (Hyatt & Mann, "A lock-less
/// transposition table implementation for parallel search", ICGA Journal 25(1), 2002), so that two halves of
/// different entries are not taken for one.
class TranspositionTable {
  public:
    static constexpr int defaultSize = 16;
    static constexpr int largestSize = 65536;

    /// Size in MiB, 1 to largestSize; halved until there is enough memory.
    explicit TranspositionTable(int mebibytes = defaultSize);

    /// These three are not for while a search is running.
    void resize(int mebibytes);
    void clear();
    /// What was stored before grows older and gives way first.
    void age();

    std::optional<Entry> probe(std::uint64_t key) const;
    void store(std::uint64_t key, const Entry& entry);
    /// Fetches what probe(key) will look at.
    void prefetch(std::uint64_t key) const;
    /// Share of entries of the present age, in thousandths, from a sample.
    int permillFull() const;

  private:
    struct Slot {
        std::atomic<std::uint64_t> check = 0;
        std::atomic<std::uint64_t> data = 0;
    };
    static constexpr std::size_t bucketSlots = 4;
    struct alignas(64) Bucket {
        std::array<Slot, bucketSlots> places;
    };

    Bucket& bucketOf(std::uint64_t key) const { return buckets_[(key >> 32) * buckets_.size() >> 32]; }

    HugeArray<Bucket> buckets_;
    std::uint8_t age_ = 0;
};

}  // namespace leuctra::engine
