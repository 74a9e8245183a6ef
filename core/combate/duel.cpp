// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/duel.h"

#include <array>
#include <cassert>
#include <string_view>

namespace leuctra::combate {

namespace {

// A row for each rank that can attack, a column for each rank attacked, in the order of C2:
// > the attacker wins, < the defender wins, = both fall (C13), s Espía against Teniente General (C14),
// d bomb defused, e bomb explodes (C15), f standard taken (C16).
constexpr std::array<std::string_view, 10> table = {
    "=<<<<<<<<sef",  // Espía
    ">=<<<<<<<<ef",  // Soldado
    ">>=<<<<<<<df",  // Cabo Armero
    ">>>=<<<<<<ef",  // Sargento
    ">>>>=<<<<<ef",  // Teniente
    ">>>>>=<<<<ef",  // Capitán
    ">>>>>>=<<<ef",  // Mayor
    ">>>>>>>=<<ef",  // Coronel
    ">>>>>>>>=<ef",  // General
    ">>>>>>>>>=ef",  // Teniente General
};

constexpr Duel meaning(char sign) {
    switch (sign) {
        case '>':
            return {DuelResult::AttackerWins, DuelReason::HigherRank};
        case '<':
            return {DuelResult::DefenderWins, DuelReason::HigherRank};
        case '=':
            return {DuelResult::BothFall, DuelReason::EqualRanks};
        case 's':
            return {DuelResult::AttackerWins, DuelReason::SpyKillsMarshal};
        case 'd':
            return {DuelResult::AttackerWins, DuelReason::BombDefused};
        case 'e':
            return {DuelResult::DefenderWins, DuelReason::BombExplodes};
        default:
            return {DuelResult::FlagCaptured, DuelReason::FlagTaken};
    }
}

constexpr auto duels = [] {
    std::array<std::array<Duel, rankCount>, table.size()> all{};
    for (std::size_t attacker = 0; attacker < table.size(); ++attacker) {
        for (std::size_t defender = 0; defender < rankCount; ++defender) {
            all[attacker][defender] = meaning(table[attacker][defender]);
        }
    }
    return all;
}();

}  // namespace

Duel duel(Rank attacker, Rank defender) {
    assert(canMove(attacker));
    return duels[index(attacker)][index(defender)];
}

}  // namespace leuctra::combate
