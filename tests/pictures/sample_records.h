// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/duel.h"

#include <string>

namespace leuctra::ui {

/// A record and a play that is legal at its end.
struct Moment {
    std::string record;
    std::string play;
};

/// Epaminondas from a position on, nothing played; "" is the start.
std::string epaminondasRecord(const std::string& position);
/// A game of Epaminondas that has been won by E11, with its plays.
std::string finishedEpaminondas();
/// The same without its last play, m6-m5.
std::string unfinishedEpaminondas();
/// A longer game with an analysis: evaluations, mistakes and better lines.
std::string analysedEpaminondas();
/// The same of Combate.
std::string analysedCombate();
/// A short one with variations three deep, marks and comments.
std::string variedEpaminondas();

/// A game of Combate as players with some sense might have played it for so many plies: always the same.
std::string combateRecord(int plies, const std::string& rules);
/// Played to its end.
std::string finishedCombate(const std::string& rules);
/// Such a game right before an attack that ends in this way.
Moment momentBefore(combate::DuelReason reason, const std::string& rules);
/// The game of finishedCombate() right before its last play.
Moment momentBeforeTheEnd(const std::string& rules);

}  // namespace leuctra::ui
