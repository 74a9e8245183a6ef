// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "base/result.h"
#include "base/side.h"
#include "combate/piece.h"
#include "combate/square.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace leuctra::combate {

/// A whole deployment: 40 ranks seen by their owner, back row first, each row from his left to his right.
struct Setup {
    std::array<Rank, armySize> ranks;

    bool operator==(const Setup&) const = default;
};

/// 40 letters of setups with the counts of C2. Errors have the column and the part that the side decides.
Result<Setup> setupFrom(std::string_view text, Side side);
std::string text(const Setup& setup);

/// Where the k-th piece (0–39) of a side's setup stands: Red's k, Blue's 99 - k.
constexpr Square setupSquare(Side side, int k) {
    return static_cast<Square>(side == Side::First ? k : squareCount - 1 - k);
}
/// The other way; nothing for squares outside the side's four rows.
std::optional<int> setupIndex(Side side, Square square);

/// The same deployment with left and right exchanged.
Setup mirrored(const Setup& setup);

/// Whether no piece can make a first play, so that the game would be lost at once (C17, C18).
bool isLostAtOnce(const Setup& setup);

/// Any deployment with equal chance, except those that are lost at once.
Setup randomSetup(Random& random);

}  // namespace leuctra::combate
