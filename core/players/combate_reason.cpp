// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/combate_reason.h"

#include "combate/belief.h"
#include "combate/distances.h"
#include "combate/duel.h"
#include "combate/notation.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace leuctra::players {

using namespace combate;

namespace {

// By the rank of the piece that is removed.
constexpr std::array<const char*, rankCount> captures = {
    errorText("removes the Spy"),     errorText("removes a Scout"),      errorText("removes a Sapper"),
    errorText("removes a Sergeant"),  errorText("removes a Lieutenant"), errorText("removes a Captain"),
    errorText("removes a Major"),     errorText("removes a Colonel"),    errorText("removes the General"),
    errorText("removes the Marshal"), errorText("defuses a bomb"),       errorText("captures the flag"),
};

// By the rank of the attacker, of what it beats.
constexpr std::array<const char*, rankCount> hopes = {
    errorText("probably the Marshal: %1 %"),
    errorText("probably the Spy: %1 %"),
    errorText("probably a bomb or a Scout: %1 %"),
    errorText("probably a Sapper or less: %1 %"),
    errorText("probably a Sergeant or less: %1 %"),
    errorText("probably a Lieutenant or less: %1 %"),
    errorText("probably a Captain or less: %1 %"),
    errorText("probably a Major or less: %1 %"),
    errorText("probably a Colonel or less: %1 %"),
    errorText("probably the General or less: %1 %"),
    "",
    "",
};

constexpr float probable = 0.5F;

const OwnPiece& ownOn(const Knowledge& knowledge, Square square) {
    return knowledge.own()[static_cast<std::size_t>(*knowledge.ownAt(square))];
}

Words onAttack(const Knowledge& knowledge, Rank attacker, int target) {
    const EnemyPiece& enemy = knowledge.enemy()[static_cast<std::size_t>(target)];
    if (enemy.known) {
        const Duel settled = duel(attacker, *enemy.known);
        if (settled.result == DuelResult::BothFall) return {errorText("exchanges equal pieces"), {}};
        return {captures[index(*enemy.known)], {}};
    }
    const Shares shares = Belief(enemyAppearance(knowledge)).shares();
    float wins = 0;
    for (const Rank rank : allRanks) {
        if (duel(attacker, rank).attackerStands())
            wins += shares[static_cast<std::size_t>(target)][index(rank)];
    }
    if (wins >= probable) return {hopes[index(attacker)], {fmt::to_string(std::lround(100 * wins))}};
    return {errorText("finds out what stands there"), {}};
}

/// Whether a known enemy piece beside a square would win against a rank.
bool isThreatened(const Knowledge& knowledge, Square square, Rank rank) {
    for (const EnemyPiece& enemy : knowledge.enemy()) {
        if (enemy.square && enemy.known && canMove(*enemy.known) &&
            distanceBetween(*enemy.square, square) == 1 && duel(*enemy.known, rank).attackerStands())
            return true;
    }
    return false;
}

/// Whether the piece comes nearer to a known enemy piece that it beats.
bool hunts(const Knowledge& knowledge, Play play, Rank rank) {
    constexpr int near = 4;
    for (const EnemyPiece& enemy : knowledge.enemy()) {
        if (!enemy.square || !enemy.known || !duel(rank, *enemy.known).attackerStands()) continue;
        const int distance = distanceBetween(play.to, *enemy.square);
        if (distance <= near && distance < distanceBetween(play.from, *enemy.square)) return true;
    }
    return false;
}

}  // namespace

Words combateReason(const Knowledge& knowledge, std::string_view text) {
    const auto play = playFrom(text);
    if (!play || knowledge.rules().memory || !knowledge.ownAt(play->play.from)) return {};
    const Play squares = play->play;
    const Rank rank = ownOn(knowledge, squares.from).rank;
    if (const auto target = knowledge.enemyAt(squares.to)) return onAttack(knowledge, rank, *target);
    if (isThreatened(knowledge, squares.from, rank) && !isThreatened(knowledge, squares.to, rank))
        return {errorText("takes the piece out of danger"), {}};
    if (hunts(knowledge, squares, rank)) return {errorText("goes after a weaker piece"), {}};
    const int forward = knowledge.side() == Side::First ? 1 : -1;
    if ((rowOf(squares.to) - rowOf(squares.from)) * forward > 0) return {errorText("gains ground"), {}};
    return {errorText("brings the piece into a better place"), {}};
}

}  // namespace leuctra::players
