// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/knowledge.h"
#include "players/engine.h"

#include <string_view>

namespace leuctra::players {

/// A few words on a play of the knowing side, from what it knows and believes. Empty for a text that is no
/// play, and in a memory game, where nothing gives back what is to be remembered.
Words combateReason(const combate::Knowledge& knowledge, std::string_view play);

}  // namespace leuctra::players
