// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leuctra {

/// SplitMix64 (Steele, Lea & Flood, 2014): small, fast, the same numbers on every machine for the same seed.
/// Satisfies UniformRandomBitGenerator.
class Random {
  public:
    using result_type = std::uint64_t;

    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return ~result_type{0}; }

    constexpr result_type operator()() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

    /// A whole number from 0 to bound - 1; bound must be 1 or more.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((*this)() >> 32) * bound >> 32);
    }

  private:
    std::uint64_t state_;
};

}  // namespace leuctra
