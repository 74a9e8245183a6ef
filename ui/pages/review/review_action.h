// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leuctra::ui {

/// What can be done on the review page: its buttons, and the window's menu and shortcuts.
enum class ReviewAction : std::uint8_t {
    ToStart,
    Back,
    Forward,
    ToEnd,
    TenBack,
    TenForward,
    VariationAbove,
    VariationBelow,
    PlayOn,  ///< the plays follow one another by themselves, or stop
    Flip,
    Analyse,  ///< the whole game; once more: stop
    Live,     ///< the engine's lines on what is shown
    Deductions,
    Promote,
    Remove,
    Comment,
    MarkGood,
    MarkBad,
    MarkBrilliant,
    MarkLosing,
    MarkInteresting,
    MarkDoubtful,
    NoMark,
    Undo,
    Redo,
    Save,
    SaveAs,
    Export,
    CopyPosition,
    CopyMoves,
};

inline constexpr int reviewActionCount = 30;

}  // namespace leuctra::ui
