// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/registry.h"

#include "combate/game.h"
#include "combate/movegen.h"
#include "combate/viewer_text.h"
#include "epaminondas/game.h"
#include "epaminondas/movegen.h"

#include <algorithm>

namespace leuctra {

namespace {

template <typename Game>
std::uint64_t leaves(const GameState& state, int depth) {
    if (depth > 0 && state.outcome()) return 0;
    auto position = static_cast<const Game&>(state).position();
    return perft(position, depth);
}

std::string combateViewerText(const GameState& state, Side viewer) {
    return combate::viewerText(static_cast<const combate::Game&>(state).knowledge(viewer));
}

constexpr GameKind kinds[] = {
    {"epaminondas", {'w', 'b'}, false, {}, &epaminondas::start, &leaves<epaminondas::Game>, nullptr},
    {"combate",
     {'r', 'b'},
     true,
     {"RedSetup", "BlueSetup"},
     &combate::start,
     &leaves<combate::Game>,
     &combateViewerText},
};

}  // namespace

std::span<const GameKind> games() {
    return kinds;
}

const GameKind* gameNamed(std::string_view id) {
    const auto found = std::find_if(std::begin(kinds), std::end(kinds),
                                    [id](const GameKind& kind) { return kind.id == id; });
    return found == std::end(kinds) ? nullptr : found;
}

}  // namespace leuctra
