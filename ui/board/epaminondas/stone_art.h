// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "theme/theme.h"

#include <QPixmap>

#include <array>

class QPainter;

namespace leuctra::ui {

/// The stones, painted once per size and look.
class StoneArt {
  public:
    /// How much larger than a square the pixmap of a lifted stone is, for its shadow.
    static constexpr qreal liftedShare = 1.5;

    /// `size` is the side of a square in device pixels.
    void prepare(int size, const Theme& theme);

    /// As large as a square, contact shadow included.
    const QPixmap& stone(Side side) const { return stones_[std::size_t(index(side))]; }
    /// A stone in the hand: of the same size, with a shadow below; the pixmap is liftedShare squares wide.
    const QPixmap& lifted(Side side) const { return lifted_[std::size_t(index(side))]; }

    /// Paints a stone into a square, for pictures of one's own.
    static void paint(QPainter& painter, const QRectF& square, Side side, const Theme& theme);

  private:
    int size_ = 0;
    Theme::Choice choice_;
    std::array<QPixmap, 2> stones_;
    std::array<QPixmap, 2> lifted_;
};

}  // namespace leuctra::ui
