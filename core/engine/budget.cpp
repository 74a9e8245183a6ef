// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/budget.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace leuctra::engine {

Budget::Budget(const Limits& limits, Side mover, std::stop_token stop)
    : allotment_(allot(limits, mover)), stop_(std::move(stop)) {}

Milliseconds Budget::elapsed() const {
    return std::chrono::duration_cast<Milliseconds>(Clock::now() - begin_);
}

bool Budget::spent() const {
    return allotment_.soft && elapsed() >= *allotment_.soft;
}

void Budget::check() {
    if (stop_.stop_requested() || (allotment_.hard && elapsed() >= *allotment_.hard)) stop();
}

Meter::Meter(Budget& budget, std::uint64_t limit, AtLimit atLimit)
    : budget_(budget), limit_(limit), atLimit_(atLimit), nextCheck_(std::min(interval, limit)) {}

void Meter::check() {
    spent_ = nodes_ >= limit_;
    if (spent_ && atLimit_ == AtLimit::StopAll) budget_.stop();
    budget_.check();
    published_.store(nodes_, std::memory_order_relaxed);
    nextCheck_ = std::min(nodes_ + interval, std::max(limit_, nodes_ + 1));
}

std::vector<std::unique_ptr<Meter>> metersFor(Budget& budget, const Limits& limits, std::size_t threads,
                                              Meter::AtLimit helpers) {
    const std::uint64_t nodes = limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max());
    std::vector<std::unique_ptr<Meter>> meters;
    for (std::size_t i = 0; i < threads; ++i)
        meters.push_back(std::make_unique<Meter>(budget, std::max<std::uint64_t>(nodes / threads, 1),
                                                 i == 0 ? Meter::AtLimit::StopAll : helpers));
    return meters;
}

}  // namespace leuctra::engine
