// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/piece.h"

#include <cstdint>

namespace leuctra::combate {

enum class DuelResult : std::uint8_t { AttackerWins, DefenderWins, BothFall, FlagCaptured };

/// Which line of the rules settled an attack (C13–C16): each has a sentence of its own on the screen.
enum class DuelReason : std::uint8_t {
    HigherRank,       ///< C13
    EqualRanks,       ///< C13
    SpyKillsMarshal,  ///< C14: the Espía attacked the Teniente General
    BombDefused,      ///< C15: a Cabo Armero attacked the bomb
    BombExplodes,     ///< C15
    FlagTaken,        ///< C16
};

struct Duel {
    DuelResult result = DuelResult::BothFall;
    DuelReason reason = DuelReason::EqualRanks;

    /// The attacker stands, and has moved in.
    constexpr bool attackerStands() const {
        return result == DuelResult::AttackerWins || result == DuelResult::FlagCaptured;
    }
    constexpr bool defenderStands() const { return result == DuelResult::DefenderWins; }

    bool operator==(const Duel&) const = default;
};

/// The outcome of an attack, from a table of 12 × 12. Attacker must be able to move.
Duel duel(Rank attacker, Rank defender);

}  // namespace leuctra::combate
