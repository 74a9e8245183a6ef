// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/place.h"

#include <utility>

namespace leuctra::record {

tl::unexpected<Error> failureAt(const Place& place, Error error) {
    error.line = place.line;
    error.column = place.column;
    return tl::unexpected(std::move(error));
}

tl::unexpected<Error> failureAt(const Place& place, const char* text, std::vector<std::string> arguments) {
    return failureAt(place, failure(text, std::move(arguments)).value());
}

std::string shortened(std::string_view text) {
    constexpr std::size_t enough = 24;
    if (text.size() <= enough) return std::string(text);
    std::size_t size = enough;
    while (size > 0 && (text[size] & 0xC0) == 0x80)
        --size;
    return std::string(text.substr(0, size)) + "…";
}

Result<std::string> playAt(const Place& place, GameState& state, std::string_view text) {
    constexpr std::size_t longest = 32;
    if (text.size() > longest) return failureAt(place, errorText("%1 is no play"), {shortened(text)});
    const auto played = state.play(text);
    if (!played) return failureAt(place, played.error());
    return (*played)->play;
}

}  // namespace leuctra::record
