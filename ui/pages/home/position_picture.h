// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/record.h"

#include <QPixmap>
#include <QSize>

namespace leuctra::ui {

class Appearance;

/// The position of an unfinished game as anybody may see it (Combate: backs only; an empty board while its
/// players still deploy). The size is in logical px, the ratio what a pixel of the screen makes of one.
QPixmap positionPicture(const record::Record& record, QSize size, qreal ratio, const Appearance& appearance);

}  // namespace leuctra::ui
