// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workers.h"

#include <algorithm>
#include <system_error>
#include <thread>
#include <vector>

namespace leuctra::engine {

void runTogether(int count, const std::function<void(int)>& work) {
    std::vector<std::jthread> helpers;
    try {
        for (int i = 1; i < count; ++i)
            helpers.emplace_back([&work, i] { work(i); });
    } catch (const std::system_error&) {
        // Fewer helpers search as well, only slower.
    }
    work(0);
}

int coreCount() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace leuctra::engine
