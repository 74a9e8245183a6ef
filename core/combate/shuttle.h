// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/play.h"
#include "combate/rules.h"

namespace leuctra::combate {

/// What C9 needs of one side: its last play and how many reversals have followed one another.
///
/// "The same piece" needs no name here: an own piece that stands where the player's last move ended is that
/// piece.
struct Shuttle {
    Play last;           ///< a1-a1 unless `moved`
    bool moved = false;  ///< whether `last` is a move that a next play can reverse
    int reversals = 0;   ///< 0 to Rules::shuttleBound

    /// Whether C9 bars a play that is otherwise legal.
    bool bars(Play play, bool attack, const Rules& rules) const {
        return reversals >= rules.shuttleBound && isReversal(play, attack, rules);
    }

    /// Takes a play of this side in. `movesIn`: the piece stands on the square of arrival afterwards.
    void note(Play play, bool attack, bool movesIn, const Rules& rules) {
        if (!movesIn || (attack && !rules.shuttleCountsAttacks)) {
            *this = {};
            return;
        }
        reversals = isReversal(play, attack, rules) ? reversals + 1 : 0;
        last = play;
        moved = true;
    }

    bool operator==(const Shuttle&) const = default;

  private:
    bool isReversal(Play play, bool attack, const Rules& rules) const {
        return moved && play.reverses(last) && (!attack || rules.shuttleCountsAttacks);
    }
};

}  // namespace leuctra::combate
