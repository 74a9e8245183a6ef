// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"
#include "review/review.h"

#include <optional>
#include <vector>

namespace leuctra::ui {

/// One position of the line that is shown, as the graph over it tells it.
struct CoursePoint {
    const record::Node* node;
    Standing standing;
    /// In a game with secrets: from whose knowledge the chance was judged.
    std::optional<Side> knower;
    std::optional<double> chance;  ///< First's, to win; nothing: not analysed, or not for the viewer
    std::optional<int> mark;       ///< as judgementMark()
};

/// The course of a game along the line of a review (Review::line()), from its start to its end, for the eyes
/// of its viewer.
std::vector<CoursePoint> courseOf(const Review& review);

/// Reads chances and marks anew, which change more often than plays.
void refreshNotes(std::vector<CoursePoint>& course, const Review& review);

}  // namespace leuctra::ui
