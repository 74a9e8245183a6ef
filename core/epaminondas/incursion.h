// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/position.h"

#include <array>
#include <optional>

namespace leuctra::epaminondas {

/// What E11 counts.
struct Incursion {
    std::array<int, 2> crossed{};    ///< by side: its stones on the opponent's home row
    std::optional<Side> mustAnswer;  ///< the side to move, when it has lost at the opponent's next turn
                                     ///< unless this turn changes the count; nothing when the game is over

    /// Whether any stone has crossed.
    bool isOn() const { return crossed[0] + crossed[1] > 0; }
    bool operator==(const Incursion&) const = default;
};

Incursion incursionOf(const Position& position);

}  // namespace leuctra::epaminondas
