// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace leuctra::engine {

/// Runs work(0) here and work(1) … work(count - 1) in threads of their own; returns when all have returned.
/// When the system gives no more threads, fewer take part.
void runTogether(int count, const std::function<void(int)>& work);

/// Processor cores of this machine, 1 or more.
int coreCount();

}  // namespace leuctra::engine
