// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace leuctra {

/// Why a game is over: the number of the rule, or how the players ended it (rules.md, "Names of reasons").
enum class Reason : std::uint8_t { E11, E12, E13, C16, C17, C18, C19, Time, Resign, Agreed };

/// How a game ended. No winner means a draw.
struct Outcome {
    std::optional<Side> winner;
    Reason reason;

    bool operator==(const Outcome&) const = default;
};

/// "E11" … "C19", "time", "resign", "agreed".
std::string_view name(Reason reason);
/// Nothing for an unknown name.
std::optional<Reason> reasonNamed(std::string_view name);

/// "1-0", "0-1", "1/2-1/2"; "*" for a game that is not over.
std::string_view resultText(const std::optional<Outcome>& outcome);
/// "first", "second", "draw"; "none" for a game that is not over.
std::string_view winnerText(const std::optional<Outcome>& outcome);

}  // namespace leuctra
