// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "combate/transition.h"

#include <optional>
#include <string>
#include <string_view>

namespace leuctra::combate {

/// What an attack announces (C12), as written: `6v2`.
struct Announcement {
    Rank attacker;
    Rank defender;

    bool operator==(const Announcement&) const = default;
};

/// A play as written: the squares, whether `x` stood between them, and what was announced.
struct PlayText {
    Play play;
    bool attack = false;  ///< `x` or an announcement was written
    std::optional<Announcement> announced;
};

/// Reads `a4-a5`, `a4a5`, `a4xa5`, `a4xa5=6v2`; legality is not asked. Part Play, with a column.
Result<PlayText> playFrom(std::string_view text);

/// `a4-a5` or `a4xa5`, without an announcement.
std::string text(Play play, bool attack);
/// As a record carries it: `a4-a5`, `a4xa5=6v2`; a forgotten attack is `a4xa5`.
std::string text(const Transition& transition);

}  // namespace leuctra::combate
