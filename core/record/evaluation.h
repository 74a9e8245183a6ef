// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leuctra::record {

/// What `[%eval]` says of a position, always from First's side.
struct Evaluation {
    enum class Kind : std::uint8_t {
        Hundredths,  ///< 100 is one stone, or one Sargento
        WinIn,       ///< First wins in `value` moves; negative: Second does
    };

    Kind kind = Kind::Hundredths;
    int value = 0;

    bool operator==(const Evaluation&) const = default;
};

}  // namespace leuctra::record
