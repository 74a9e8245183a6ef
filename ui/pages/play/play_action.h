// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leuctra::ui {

/// What can be done on the play page beside playing: its buttons, and the window's menu and shortcuts.
enum class PlayAction : std::uint8_t {
    ToStart,
    Back,
    Forward,
    ToEnd,
    Replay,  ///< the last play once more
    Flip,
    TakeBack,
    Redo,  ///< what was taken back, once more
    OfferDraw,
    Resign,
    Pause,  ///< open games
    Hide,   ///< games with secrets: the curtain at once
    SaveAs,
    Hint,     ///< against the computer: a play that it would make
    MoveNow,  ///< the computer is to stop thinking and play
    Review,   ///< a finished game
};

inline constexpr int playActionCount = 16;

}  // namespace leuctra::ui
