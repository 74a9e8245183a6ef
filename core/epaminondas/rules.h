// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace leuctra::epaminondas {

/// The three readings of E10.
enum class Symmetry : std::uint8_t { LeftRight, Copycat, Free };

/// What may differ from game to game.
struct Rules {
    Symmetry symmetry = Symmetry::LeftRight;
    bool repetition = true;  ///< E13

    bool operator==(const Rules&) const = default;
};

/// `left-right|copycat|free[,repetition=off]`; an empty text is the default. Errors have part Rules.
Result<Rules> rulesFrom(std::string_view text);
std::string text(const Rules& rules);

}  // namespace leuctra::epaminondas
