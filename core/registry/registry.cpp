// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/registry.h"

#include "combate/game.h"
#include "epaminondas/game.h"

#include <algorithm>

namespace leuctra {

namespace {

constexpr GameKind kinds[] = {
    {"epaminondas", {'w', 'b'}, false, &epaminondas::start},
    {"combate", {'r', 'b'}, true, &combate::start},
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
