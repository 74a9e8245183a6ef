// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/limits.h"

#include <algorithm>

namespace leuctra::engine {

namespace {

constexpr int expectedPlays = 25;         // how many more plays of one's own the clock should last for
constexpr Milliseconds reserve{60};       // lost between the clock and us: pipes, scheduling
constexpr Milliseconds shortestThink{1};  // even in the last second a play has to be found

template <typename T>
std::optional<T> smaller(const std::optional<T>& one, const std::optional<T>& other) {
    if (one && other) return std::min(*one, *other);
    return one ? one : other;
}

Allotment allotFromClock(const ClockTimes& clock, Side mover) {
    const auto side = static_cast<std::size_t>(index(mover));
    const Milliseconds usable = std::max(clock.left[side] - reserve, shortestThink);
    const Milliseconds increment = clock.increment[side];
    const Milliseconds soft = std::min(usable / expectedPlays + increment * 3 / 4, usable / 2);
    const Milliseconds hard = std::min(soft * 4, usable / 2);
    return {std::max(soft, shortestThink), std::max(hard, shortestThink)};
}

}  // namespace

Allotment allot(const Limits& limits, Side mover) {
    Allotment allotment;
    if (limits.clock) allotment = allotFromClock(*limits.clock, mover);
    allotment.hard = smaller(allotment.hard, limits.moveTime);
    return allotment;
}

Limits stricter(const Limits& one, const Limits& other) {
    return {smaller(one.moveTime, other.moveTime), smaller(one.depth, other.depth),
            smaller(one.nodes, other.nodes), one.clock ? one.clock : other.clock};
}

}  // namespace leuctra::engine
