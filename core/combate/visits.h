// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/knowledge.h"
#include "combate/play.h"

#include <cstdint>
#include <unordered_map>

namespace leuctra::combate {

/// How often the positions of a game have been on the board since the last attack, as far as both players see
/// them: which piece stands where.
class Visits {
  public:
    explicit Visits(const Knowledge& knowledge);

    /// How often the position after a move was on the board.
    int after(Play move) const;

  private:
    std::uint64_t present_ = 0;
    const Knowledge& knowledge_;
    std::unordered_map<std::uint64_t, int> counts_;
};

}  // namespace leuctra::combate
