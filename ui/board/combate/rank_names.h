// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "combate/piece.h"

#include <QString>

namespace leuctra::ui {

/// "Sergeant", in the present language.
QString rankName(combate::Rank rank);
/// The same, short enough for a sticker: "Marshal" is long in Spanish.
QString shortRankName(combate::Rank rank);
/// "1" … "10"; empty for bombs and the flag.
QString rankFigure(combate::Rank rank);
/// "Sergeant (4)"; without a figure the name alone.
QString rankWithFigure(combate::Rank rank);

/// "Red", "Blue".
QString armyName(Side side);
/// "Red Sergeant".
QString pieceName(Side side, combate::Rank rank);

}  // namespace leuctra::ui
