// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leuctra::engine {

/// A judgement as the search reckons with it, from the side to move: centistones (100 is one stone or one
/// Sargento), or a proven win or loss counted in plies.
using Value = int;

inline constexpr Value valueInfinite = 32000;
inline constexpr Value valueWin = 31000;  ///< a win here and now; n plies away: valueWin - n
inline constexpr Value valueProven = valueWin - 1000;
inline constexpr Value valueDraw = 0;

constexpr Value winAt(int ply) {
    return valueWin - ply;
}
constexpr Value lossAt(int ply) {
    return -valueWin + ply;
}
constexpr bool isProven(Value value) {
    return value >= valueProven || value <= -valueProven;
}

/// A judgement for people, from the side to move.
struct Score {
    int centistones = 0;  ///< beyond ±30000 when winIn is set
    int winIn = 0;  ///< n > 0: wins with its n-th own play at the latest; n < 0: loses after -n; 0: open

    bool operator==(const Score&) const = default;
};

constexpr Score scoreOf(Value value) {
    if (value >= valueProven) return {value, (valueWin - value + 1) / 2};
    if (value <= -valueProven) return {value, -(valueWin + value + 1) / 2};
    return {value, 0};
}

}  // namespace leuctra::engine
