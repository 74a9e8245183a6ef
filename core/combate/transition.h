// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "combate/duel.h"
#include "combate/piece.h"
#include "combate/play.h"

#include <optional>

namespace leuctra::combate {

/// What was announced in an attack (C12), and how it ended.
struct Attack {
    Rank attacker;
    Rank defender;
    Duel duel;

    bool operator==(const Attack&) const = default;
};

/// What a play did, as both players see it: the same value for both. A move of more than one square tells
/// that the piece is a Soldado (C7).
struct Transition : leuctra::Transition {
    Play move;
    std::optional<Attack> attack;

    /// Squares travelled, 1 or more.
    int distance() const;
    bool revealsScout() const { return distance() > 1; }
};

}  // namespace leuctra::combate
