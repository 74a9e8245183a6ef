// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <string>
#include <string_view>

namespace leuctra::record {

// Games of Combate as the archive of the Gravon server keeps them, one a file:
//
//     <stratego>
//       <game type="classic">
//         <field content="…100 letters of STRADOS, a1 to j10…"/>
//         <move id="1" source="A4" target="A5"/> …
//         <player id="1">Red's name</player> <player id="2">Blue's name</player>
//         <result type="1" winner="2"/>
//       </game>
//     </stratego>
//
// There is no published definition. Elements, attributes and the numbers of results are those that
// R. Halbersma's scripts for that archive read and write (github.com/rhalbersma/gravon), the letters those of
// V. de Boer's thesis (TU Delft, 2007). Assumed, since no description says more:
// - A square is a letter and a number, in capitals or not. Where a K occurs the columns are A–K without I,
//   otherwise A–J. Row 10 is `10` or `0`.
// - Plays are given by `source` and `target`, or by `from` and `to`; their ids are not asked.
// - Red, player 1, begins. The rules are the classic ones without C19.
// - Winner 1 is Red, 2 Blue, 3 a draw. Of the types only these say more than the plays: 3 resigned, 4 agreed
//   on, 11, 13 and 14 out of time. A game without a result goes on.
// - The types of game `classic`, `classicfree`, `barrage` and `duell` differ in what stands on the board
// only;
//   `ultimate lightning` has other rules and is refused.
//
// Added: an attribute `rules` of the game with a rule string, when the rules are not those above; other
// programs pass over it.

/// Errors have line and column. Every play is checked against the rules.
Result<Record> recordFromXml(std::string_view text);

/// The main line, players and result of a game of Combate; comments, variations and other tags are lost. An
/// error for other games, and for one that starts in the middle of play.
Result<std::string> xmlOf(const Record& record);

}  // namespace leuctra::record
