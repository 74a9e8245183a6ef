// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/engine.h"

namespace leuctra::players {

Result<std::string> Engine::deploy(Side, const std::string&, std::stop_token) {
    return failure(errorText("This game has no deployment"));
}

}  // namespace leuctra::players
