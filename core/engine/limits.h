// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

namespace leuctra::engine {

using Milliseconds = std::chrono::milliseconds;

/// What a game clock shows when a search begins (E14).
struct ClockTimes {
    std::array<Milliseconds, 2> left{};       ///< by side
    std::array<Milliseconds, 2> increment{};  ///< by side, added after each play
};

/// When a search has to end: at the first of its limits. None at all means: only when it is stopped.
struct Limits {
    std::optional<Milliseconds> moveTime;
    std::optional<int> depth;            ///< plies of the last iteration, 1 or more
    std::optional<std::uint64_t> nodes;  ///< plays made by all threads together
    std::optional<ClockTimes> clock;
};

/// How long a side may think about one play.
struct Allotment {
    std::optional<Milliseconds> soft;  ///< no new iteration is begun after it
    std::optional<Milliseconds> hard;  ///< the search is broken off at it
};

/// From moveTime and clock, whichever allows less; nothing in both when neither is set.
Allotment allot(const Limits& limits, Side mover);

/// The stricter of two limits in each respect; the clock is the first one's, if it has any.
Limits stricter(const Limits& one, const Limits& other);

}  // namespace leuctra::engine
