// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/rules.h"

#include <algorithm>
#include <array>

namespace leuctra::epaminondas {

namespace {

constexpr std::array<std::string_view, 3> symmetryNames = {"left-right", "copycat", "free"};
constexpr std::string_view noRepetition = "repetition=off";

tl::unexpected<Error> failureAt(std::size_t place, const char* text, std::string_view word) {
    auto error = failure(text, {std::string(word)}, Error::Part::Rules);
    error.value().column = static_cast<int>(place) + 1;
    return error;
}

}  // namespace

Result<Rules> rulesFrom(std::string_view text) {
    if (text.empty()) return Rules{};

    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view first = text.substr(0, comma);
    const auto found = std::find(symmetryNames.begin(), symmetryNames.end(), first);
    if (found == symmetryNames.end())
        return failureAt(0, errorText("There is no rule of symmetry called \"%1\""), first);

    Rules rules{static_cast<Symmetry>(found - symmetryNames.begin()), true};
    if (comma == text.size()) return rules;
    const std::string_view second = text.substr(comma + 1);
    if (second != noRepetition) return failureAt(comma + 1, errorText("There is no rule \"%1\""), second);
    rules.repetition = false;
    return rules;
}

std::string text(const Rules& rules) {
    std::string text(symmetryNames[static_cast<std::size_t>(rules.symmetry)]);
    if (!rules.repetition) text.append(",").append(noRepetition);
    return text;
}

}  // namespace leuctra::epaminondas
