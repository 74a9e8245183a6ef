// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/position.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leuctra::epaminondas {

/// Why a rear stone may not bring its group's front to a square.
enum class Illegality : std::uint8_t {
    GameOver,        ///< E11, E12
    NoStone,         ///< nothing stands on the rear square
    NotYourStone,    ///< an enemy stone stands there
    NotALine,        ///< the squares are the same or share no row, column or diagonal (E3–E5)
    OwnStone,        ///< the landing square is inside the group or an own stone beyond it bars the way (E7)
    TooFar,          ///< the group has `size` stones and would need `distance` (E4, E5, E6)
    EnemyInTheWay,   ///< the front would cross an enemy stone (E7)
    SingleCaptures,  ///< a single stone never captures (E4)
    LineTooLong,     ///< the enemy line has `enemyLine` stones, the group `size` (E8)
    Symmetric,       ///< the position would be symmetric (E10)
};

/// A refusal with the numbers and squares that cause it.
struct WhyNot {
    Illegality why;
    int size = 0;       ///< stones of the moved group; 0 where there is none
    int distance = 0;   ///< squares that its front would travel; 0 where there is none
    int enemyLine = 0;  ///< stones in the unbroken enemy run at the landing square; 0 where there is none
    /// What to point at: the rear square for NoStone and NotYourStone; the barring stones, nearest first, for
    /// OwnStone (one), EnemyInTheWay, SingleCaptures (one) and LineTooLong; for Symmetric the squares newly
    /// taken, then their images. Empty otherwise.
    std::vector<Square> squares;
    std::optional<Reason> ended;  ///< E11 or E12 for GameOver; nothing otherwise
};

/// Nothing when the move is legal. The first reason that applies, in the order of the enum.
std::optional<WhyNot> whyIllegal(const Position& position, Square rear, Square landing);

/// "E4", "E7", "E11" …: the rule behind a refusal; empty for NoStone and NotYourStone.
std::string_view ruleOf(const WhyNot& why);
/// The reason in English as an Error of part Play, numbers put in, `rule` set.
Error asError(const WhyNot& why);

}  // namespace leuctra::epaminondas
