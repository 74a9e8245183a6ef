// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/side.h"

#include <string>
#include <string_view>

namespace leuctra::combate {

/// All that differs between the variants and from game to game, as data.
struct Rules {
    bool classic = false;               ///< the name of the variant, for the text
    bool scoutRunsIntoAttack = false;   ///< C8 falls: a Soldado may move and attack in one play
    int shuttleBound = 6;               ///< C9: how many reversals may follow one another
    bool shuttleCountsAttacks = false;  ///< C9: an attack by which the piece moves in counts as a move
    int quietLimit = 200;               ///< C19: plies without attack that draw; 0 switches it off
    Side begins = Side::First;          ///< C4
    bool memory = false;                ///< announced ranks are shown and hidden again
    bool takeback = false;              ///< C10: a friendly game may allow it

    static Rules yetem();
    static Rules classicRules();

    bool operator==(const Rules&) const = default;
};

/// `yetem|classic[,quiet=N][,begins=blue][,memory][,takeback]`; an empty text is YETEM. Errors have part
/// Rules.
Result<Rules> rulesFrom(std::string_view text);
std::string text(const Rules& rules);

}  // namespace leuctra::combate
