// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/knowledge.h"
#include "combate/play.h"
#include "players/engine.h"

#include <memory>
#include <string_view>

namespace leuctra::sparring {

/// Chooses a play for the knowing side, whose turn it is and who has one.
using Choice = combate::Play (*)(const combate::Knowledge& knowledge, Random& random);

/// Any play, each as likely.
combate::Play randomPlay(const combate::Knowledge& knowledge, Random& random);
/// Takes the best piece that is surely won; else goes forward, into unknown pieces too, but never into what
/// surely beats it; else does anything.
combate::Play greedyPlay(const combate::Knowledge& knowledge, Random& random);
/// Gives each unknown piece the one rank that is most suspected, by how people deploy and who moved, and
/// searches four plies deep as if it were so.
combate::Play suspectPlay(const combate::Knowledge& knowledge, Random& random);

/// A player for UGI: `random`, `greedy` or `suspect`; null for any other name. It deploys as people do, the
/// random one anyhow.
std::unique_ptr<players::Engine> combatePartner(std::string_view name);

}  // namespace leuctra::sparring
