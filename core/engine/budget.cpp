// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/budget.h"

#include <algorithm>
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

}  // namespace leuctra::engine
