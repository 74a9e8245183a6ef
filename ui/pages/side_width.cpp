// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/side_width.h"

#include "theme/theme.h"

#include <algorithm>

namespace leuctra::ui {

namespace {

constexpr int panelLeast = 320;
constexpr int panelMost = 420;
constexpr int panelPercent = 28;
constexpr int boardPercentLeast = 60;
constexpr int gaps = Theme::small + 2 * Theme::medium;  // beside the board and the panel

}  // namespace

int sidePanelWidth(int page, int textPercent) {
    const int wished = page * panelPercent / 100 * textPercent / 100;
    const int most = std::clamp(page * (100 - boardPercentLeast) / 100 - gaps, panelLeast, panelMost);
    return std::clamp(wished, panelLeast, most);
}

}  // namespace leuctra::ui
