// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leuctra::ui {

/// Lets every BoardView appear to a screen reader as a table of its squares, each with a name, a description,
/// a state and a press action, so that a whole game can be played through it. Installed once; further calls
/// do nothing. Rows and columns are counted from the upper left as the board is seen.
void installBoardAccessibility();

}  // namespace leuctra::ui
