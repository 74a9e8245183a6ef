// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leuctra::players {

/// What a player is given of a game to find a play from: all that his side may know, and nothing more. Each
/// game derives its own: Epaminondas the positions so far, Combate a Knowledge.
struct Sight {
    virtual ~Sight() = default;
};

}  // namespace leuctra::players
