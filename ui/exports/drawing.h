// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "registry/registry.h"

#include <QByteArray>
#include <QImage>

#include <memory>

namespace leuctra::ui {

class Appearance;
class BoardScene;

/// What a picture of a position is made from.
struct Drawing {
    const GameKind& kind;
    /// Who may see the picture may see all of this.
    std::shared_ptr<const View> view;
    int size = 800;  ///< px of the longer side; the squares are whole px, so it may be a little less
    Side bottom = Side::First;
};

inline constexpr int smallestDrawing = 160;
inline constexpr int largestDrawing = 4000;

/// A board of this size and way round, not yet showing anything, exactly as large as its frame.
std::unique_ptr<BoardScene> boardFor(const Drawing& drawing, const Appearance& appearance);

QImage imageOf(const Drawing& drawing, const Appearance& appearance);
/// A PNG file.
QByteArray pngOf(const Drawing& drawing, const Appearance& appearance);
/// Of shapes only, sharp at any size; always light and of plain material, since grain would be a bitmap.
QByteArray svgOf(const Drawing& drawing);

}  // namespace leuctra::ui
