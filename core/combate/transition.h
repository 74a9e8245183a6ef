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

    Transition() = default;
    /// `play`, the text, follows from the rest.
    Transition(Side mover, Play squares, std::optional<Attack> announced = std::nullopt);

    /// Squares travelled, 1 or more.
    int distance() const { return move.distance(); }
    bool revealsScout() const { return distance() > 1; }
    /// Whether the piece stands on the square of arrival afterwards.
    bool movesIn() const { return !attack || attack->duel.attackerStands(); }

    bool operator==(const Transition& other) const {
        return side == other.side && move == other.move && attack == other.attack;
    }
};

}  // namespace leuctra::combate
