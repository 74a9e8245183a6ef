// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"

#include <string>
#include <string_view>

namespace leuctra::tests {

/// A text with one to four accidents in it: bytes changed, lost, added or repeated, an end cut off.
inline std::string damaged(std::string text, Random& random) {
    // Bytes that mean something somewhere are likelier to lead into a corner than any byte.
    static constexpr std::string_view telling =
        "[]{}()\"\\$*/-x=.%#0123456789 \n\r\tabwnBFX_?\xC3\xF0\x80\xFF";
    const auto below = [&random](std::size_t bound) {
        return random.below(static_cast<std::uint32_t>(bound));
    };
    for (std::uint32_t accidents = 1 + random.below(4); accidents > 0; --accidents) {
        const std::size_t place = below(text.size() + 1);
        const char byte =
            random.below(2) == 0 ? static_cast<char>(random.below(256)) : telling[below(telling.size())];
        switch (random.below(6)) {
            case 0:
                if (place < text.size()) text[place] = byte;
                break;
            case 1:
                text.insert(place, 1, byte);
                break;
            case 2:
                text.erase(place, 1 + random.below(3));
                break;
            case 3:
                text.insert(place, text.substr(below(text.size() + 1), 1 + random.below(40)));
                break;
            case 4:
                text.erase(place, random.below(200));
                break;
            default:
                if (random.below(8) == 0) text.resize(place);
                break;
        }
    }
    return text;
}

/// Whether an error of a text names a place in it, from 1:1 to just behind its end.
inline bool isPlaceIn(std::string_view text, int line, int column) {
    if (line < 1 || column < 1) return false;
    for (int passed = 1; passed < line; ++passed) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) return false;
        text.remove_prefix(end + 1);
    }
    return static_cast<std::size_t>(column) <= text.substr(0, text.find('\n')).size() + 1;
}

}  // namespace leuctra::tests
