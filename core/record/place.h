// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace leuctra::record {

/// A place in a text that came from outside.
struct Place {
    std::size_t offset = 0;  ///< bytes from the start
    int line = 1;
    int column = 1;  ///< counted in code points
};

/// An error at a place.
tl::unexpected<Error> failureAt(const Place& place, Error error);
tl::unexpected<Error> failureAt(const Place& place, const char* text,
                                std::vector<std::string> arguments = {});

/// Enough of a text to recognise it by, for error messages: what comes from a damaged file may be of any
/// length.
std::string shortened(std::string_view text);

/// Plays a text that stands at a place; the canonical text of the play, or why it is none, at that place.
Result<std::string> playAt(const Place& place, GameState& state, std::string_view text);

}  // namespace leuctra::record
