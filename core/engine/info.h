// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/limits.h"
#include "engine/score.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace leuctra::engine {

/// How far a search has come.
struct Info {
    int depth = 0;  ///< plies of the iteration that this tells of
    int rank = 1;   ///< 1 for the best play, 2 for the next …
    Score score;    ///< from the side to move at the root
    std::uint64_t nodes = 0;
    Milliseconds time{0};
    std::vector<std::string> line;  ///< the play it would make and the answers it expects; empty: none yet

    /// Nodes a second.
    std::uint64_t speed() const {
        return nodes * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 1));
    }
};

/// Called from the thread that searches; may be empty.
using InfoHandler = std::function<void(const Info&)>;

}  // namespace leuctra::engine
