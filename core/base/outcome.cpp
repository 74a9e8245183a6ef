// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/outcome.h"

#include <algorithm>
#include <array>

namespace leuctra {

namespace {

constexpr std::array<std::string_view, 10> names = {"E11", "E12", "E13",  "C16",    "C17",
                                                    "C18", "C19", "time", "resign", "agreed"};

}  // namespace

std::string_view name(Reason reason) {
    return names[static_cast<std::size_t>(reason)];
}

std::optional<Reason> reasonNamed(std::string_view text) {
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end()) return std::nullopt;
    return static_cast<Reason>(found - names.begin());
}

std::string_view resultText(const std::optional<Outcome>& outcome) {
    if (!outcome) return "*";
    if (!outcome->winner) return "1/2-1/2";
    return *outcome->winner == Side::First ? "1-0" : "0-1";
}

std::string_view winnerText(const std::optional<Outcome>& outcome) {
    if (!outcome) return "none";
    if (!outcome->winner) return "draw";
    return *outcome->winner == Side::First ? "first" : "second";
}

}  // namespace leuctra
