// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/levels.h"

#include "base/result.h"

namespace leuctra::players {

const std::array<const char*, 8> levelNames = {
    errorText("Recruit"), errorText("Private"), errorText("Corporal"), errorText("Sergeant"),
    errorText("Captain"), errorText("Major"),   errorText("Colonel"),  errorText("General"),
};

}  // namespace leuctra::players
