// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leuctra::ui {

/// The width of the panel beside a board on a page of this width, in px: 320 to 420, wider with larger type,
/// and the board keeps at least 60 % of the page.
int sidePanelWidth(int page, int textPercent);

/// Narrower pages show the parts of their panel as tabs.
inline constexpr int narrowPage = 1100;

}  // namespace leuctra::ui
