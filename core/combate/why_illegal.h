// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "combate/knowledge.h"
#include "combate/position.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace leuctra::combate {

/// Why a piece may not go from one square to another. It needs nothing that the mover may not know.
enum class Illegality : std::uint8_t {
    GameOver,
    NotYourTurn,
    NoPiece,  ///< nothing stands on the square of departure
    NotYourPiece,
    Immovable,  ///< bombs and the standard never move (C5)
    SameSquare,
    Diagonal,       ///< not along one row or column (C6)
    Lake,           ///< the square of arrival is barred (C1)
    OwnPiece,       ///< an own piece stands there (C6)
    TooFar,         ///< only a Soldado moves more than one square (C6, C7)
    Blocked,        ///< something stands, or a lake lies, in the Soldado's way, at `square` (C7)
    RunningAttack,  ///< a Soldado that moves more than one square does not attack (C8)
    Shuttle,        ///< the round trips are used up (C9)
};

struct WhyNot {
    Illegality why;
    Square square = 0;  ///< what to point at: the square of departure for NoPiece, NotYourPiece and
                        ///< Immovable, what is in the way for Blocked, the square of arrival otherwise
    int distance =
        0;          ///< squares from departure to arrival for TooFar and RunningAttack; 0 for other reasons
    int bound = 0;  ///< reversals that C9 allows for Shuttle; 0 for other reasons

    bool operator==(const WhyNot&) const = default;
};

/// Nothing when the play is legal. The first reason that applies, in the order of the enum.
std::optional<WhyNot> whyIllegal(const Knowledge& knowledge, Play play);
/// The same from the whole position, for the side to move.
std::optional<WhyNot> whyIllegal(const Position& position, Play play);

/// Why the enemy cannot have made a play with a piece that he showed to be of a rank, by what a side knows;
/// whether the piece may be of that rank is not asked.
std::optional<WhyNot> whyImpossibleForEnemy(const Knowledge& knowledge, Play play, Rank shown);

/// "C5" …; empty for reasons that are no rule's.
std::string_view ruleOf(const WhyNot& why);
/// The reason in English as an Error of part Play, `rule` set.
Error asError(const WhyNot& why);

}  // namespace leuctra::combate
