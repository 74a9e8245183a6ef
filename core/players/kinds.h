// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/engines.h"

namespace leuctra::players {

/// One a game; engines.cpp lists them.
extern const EngineKind epaminondasKind;
extern const EngineKind combateKind;

}  // namespace leuctra::players
