// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/world.h"
#include "engine/budget.h"
#include "engine/score.h"
#include "engine/transposition_table.h"

#include <array>
#include <cstdint>

namespace leuctra::combate {

/// Looks ahead in one world at a time: alpha-beta with a table, null move, reductions and attacks beyond the
/// last ply.
///
/// The own side must not profit from ranks that it happens to have in this world and cannot know: attacks by
/// it on unknown pieces are chance nodes with the odds of the outlook, whatever the world says.
class WorldSearch {
  public:
    explicit WorldSearch(engine::TranspositionTable& table) : table_(table) {}

    /// Forgets the order of plays that proved good.
    void clear();

    /// The value for the own camp, which is to move, of a play, looked at `depth` plies deep (1: the play
    /// alone, and the attacks after it). Not exact beyond alpha and beta. Meaningless once the meter stopped.
    int valueOf(World& world, Play play, int depth, int alpha, int beta, engine::Meter& meter);

  private:
    static constexpr int deepest = 64;

    int search(int alpha, int beta, int depth, int ply, bool mayPass);
    int quiesce(int alpha, int beta, int depth, int ply);
    int chance(const WorldPlay& play, int depth, int ply);
    int afterPlay(const WorldPlay& play, int alpha, int beta, int depth, int ply);
    int standing() const;
    int standingAtBest() const;
    int wonBy(Camp winner, int ply) const;
    int atEnd(int ply) const;
    void order(WorldPlays& plays, std::uint16_t best, int ply) const;
    void reward(const WorldPlay& play, int depth, int ply);

    engine::TranspositionTable& table_;
    World* world_ = nullptr;
    engine::Meter* meter_ = nullptr;
    std::array<std::array<std::array<int, squareCount>, squareCount>, 2> history_{};
    std::array<std::array<Play, 2>, deepest> killers_{};
};

}  // namespace leuctra::combate
