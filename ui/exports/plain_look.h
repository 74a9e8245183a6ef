// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/settings.h"
#include "theme/appearance.h"

namespace leuctra::ui {

/// The light look that nobody has changed: for paper, and where no person's settings are at hand.
class PlainLook {
  public:
    explicit PlainLook(BoardStyle board = BoardStyle::Wood);

    const Appearance& appearance() const { return appearance_; }

  private:
    Settings settings_;
    Appearance appearance_;
};

}  // namespace leuctra::ui
