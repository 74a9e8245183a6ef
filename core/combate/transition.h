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
///
/// An attack has a `result`. What was announced in it may be lacking: a memory game does not give it back to
/// those who look back at the play (GameState::transitionAt).
struct Transition : leuctra::Transition {
    Play move;
    std::optional<DuelResult> result;  ///< how an attack ended; nothing for a move
    std::optional<Attack> attack;      ///< what an attack announced; nothing for a move, and when forgotten

    Transition() = default;
    /// `play`, the text, follows from the rest.
    Transition(Side mover, Play squares, std::optional<Attack> announced = std::nullopt);

    /// The same without what was announced, in `play` neither.
    Transition forgotten() const;

    /// Squares travelled, 1 or more.
    int distance() const { return move.distance(); }
    bool isAttack() const { return result.has_value(); }
    bool revealsScout() const { return distance() > 1; }
    /// Whether the attacker, or the piece that moved, stands on the square of arrival afterwards.
    bool movesIn() const {
        return !result || *result == DuelResult::AttackerWins || *result == DuelResult::FlagCaptured;
    }
    /// Whether the piece attacked stays where it was.
    bool isRepelled() const { return result == DuelResult::DefenderWins; }

    bool operator==(const Transition& other) const {
        return side == other.side && move == other.move && result == other.result && attack == other.attack;
    }
};

}  // namespace leuctra::combate
