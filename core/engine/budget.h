// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/limits.h"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace leuctra::engine {

/// The time and the stop sign of one search, shared by its threads.
class Budget {
  public:
    /// The clock runs from here on.
    Budget(const Limits& limits, Side mover, std::stop_token stop);

    Milliseconds elapsed() const;
    /// Whether the next iteration should not be begun any more.
    bool spent() const;
    /// Whether all threads should return at once; cheap.
    bool stopped() const { return stopped_.load(std::memory_order_relaxed); }
    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    /// Looks at the watch and at the stop token, and stops when one of them says so.
    void check();

  private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point begin_ = Clock::now();
    Allotment allotment_;
    std::stop_token stop_;
    std::atomic<bool> stopped_ = false;
};

/// Counts the nodes of one thread and has its budget checked now and then.
class alignas(64) Meter {
  public:
    enum class AtLimit : std::uint8_t { StopAll, StopItself };

    /// `limit`: nodes after which this thread stops the search, or only its own part of it.
    Meter(Budget& budget, std::uint64_t limit, AtLimit atLimit = AtLimit::StopAll);

    /// Counts one node. True when the search is to be broken off.
    bool tick() {
        if (++nodes_ >= nextCheck_) check();
        return stopped();
    }
    bool stopped() const { return spent_ || budget_.stopped(); }
    /// Nodes counted, readable from any thread at the checks' pace.
    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t published() const { return published_.load(std::memory_order_relaxed); }

  private:
    static constexpr std::uint64_t interval = 512;

    void check();

    Budget& budget_;
    std::uint64_t limit_;
    AtLimit atLimit_;
    bool spent_ = false;
    std::uint64_t nodes_ = 0;
    std::uint64_t nextCheck_;
    std::atomic<std::uint64_t> published_ = 0;
};

/// One for each thread, which share the limit's nodes equally. `helpers`: what all but the first do at
/// theirs.
std::vector<std::unique_ptr<Meter>> metersFor(Budget& budget, const Limits& limits, std::size_t threads,
                                              Meter::AtLimit helpers);

}  // namespace leuctra::engine
