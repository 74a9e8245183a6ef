// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/player.h"

#include <QString>

namespace leuctra::ui {

/// "Sergeant (level 4)", in the language of the interface.
QString computerName(int level);
/// The name of a player; of one without a name, of his side; of the computer, its level.
QString playerName(const GameKind& kind, Side side, const Player& player);

}  // namespace leuctra::ui
