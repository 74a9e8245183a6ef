// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/engines.h"

#include "players/kinds.h"

#include <algorithm>

namespace leuctra::players {

namespace {

constexpr const EngineKind* kinds[] = {&epaminondasKind, &combateKind};

}  // namespace

const EngineKind* engineFor(std::string_view game) {
    const auto* const found = std::find_if(std::begin(kinds), std::end(kinds),
                                           [game](const EngineKind* kind) { return kind->game == game; });
    return found == std::end(kinds) ? nullptr : *found;
}

}  // namespace leuctra::players
