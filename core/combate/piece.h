// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"

#include <array>
#include <cstdint>
#include <optional>

namespace leuctra::combate {

/// The kinds of C2, in the order of their ranks; the number is the rank up to the Teniente General (10).
/// English names as rules.md gives them.
enum class Rank : std::uint8_t {
    Spy = 1,     ///< Espía
    Scout,       ///< Soldado
    Sapper,      ///< Cabo Armero
    Sergeant,    ///< Sargento
    Lieutenant,  ///< Teniente
    Captain,     ///< Capitán
    Major,       ///< Mayor
    Colonel,     ///< Coronel
    General,     ///< General
    Marshal,     ///< Teniente General
    Bomb,        ///< Bomba
    Flag,        ///< Estandarte
};

inline constexpr int rankCount = 12;
inline constexpr std::array<Rank, rankCount> allRanks = {
    Rank::Spy,   Rank::Scout,   Rank::Sapper,  Rank::Sergeant, Rank::Lieutenant, Rank::Captain,
    Rank::Major, Rank::Colonel, Rank::General, Rank::Marshal,  Rank::Bomb,       Rank::Flag};

/// 0 for the Espía … 11 for the standard: the place of a rank in an array of twelve.
constexpr std::size_t index(Rank rank) {
    return static_cast<std::size_t>(rank) - 1;
}

/// One number for each rank, by index(Rank).
using RankCounts = std::array<int, rankCount>;

/// An army's full strength (C2): 40 pieces.
inline constexpr RankCounts fullArmy = {1, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6, 1};
inline constexpr int armySize = 40;

/// C5.
constexpr bool canMove(Rank rank) {
    return rank != Rank::Bomb && rank != Rank::Flag;
}

/// The letter of a setup: '1'–'9', 'X', 'B', 'F'.
char letter(Rank rank);
/// Nothing for any other character.
std::optional<Rank> rankWithLetter(char letter);

/// The twelve ranks as a set of bits (bit index(rank)): what a piece may still be.
using RankSet = std::uint16_t;
inline constexpr RankSet anyRank = 0xFFF;
constexpr RankSet only(Rank rank) {
    return static_cast<RankSet>(1U << index(rank));
}
constexpr bool contains(RankSet set, Rank rank) {
    return (set & only(rank)) != 0;
}
inline constexpr RankSet movableRanks =
    anyRank & static_cast<RankSet>(~(only(Rank::Bomb) | only(Rank::Flag)));

/// A piece whose rank is known.
struct Piece {
    Side side;
    Rank rank;

    bool operator==(const Piece&) const = default;
};

/// The letter of STRADOS3: `B`–`M` Red, `N`–`Y` Blue.
char stradosLetter(Piece piece);
/// Nothing for any other character.
std::optional<Piece> pieceWithStradosLetter(char letter);

}  // namespace leuctra::combate
