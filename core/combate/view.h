// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "combate/knowledge.h"

#include <array>
#include <memory>
#include <optional>

namespace leuctra::combate {

/// A piece as a viewer sees it.
struct SeenPiece {
    Side side = Side::First;
    int number = 0;            ///< 0–39, its setup index: the same piece in every view of a game
    std::optional<Rank> rank;  ///< nothing: the back of the block
    bool moved = false;
    bool revealed = false;  ///< own pieces: the enemy has learnt the rank; enemy pieces: C7 or C12 told it

    bool operator==(const SeenPiece&) const = default;
};

/// What one viewer sees of a game, memory games forgetting as rules.md says. Board, trays, tooltips and
/// accessible names are built from it and from nothing else.
///
/// An enemy piece shows its rank only once it was told (C7, C12): what merely follows from the counts is for
/// the viewer to find. In a memory game what was told is shown until the viewer has played again, and an own
/// piece counts as revealed until the enemy has.
struct View : leuctra::View {
    std::array<std::optional<SeenPiece>, squareCount> squares;
    std::array<RankCounts, 2> lost{};  ///< by side: what it has lost (C12), as far as the viewer knows
    /// By side. The viewer's own: full army less lost. The enemy's: full army less lost, less what stands
    /// revealed to the viewer; in a memory game full army less lost.
    std::array<RankCounts, 2> remaining{};
    int ply = 0;
    int quietPlies = 0;
    Rules rules;
    std::shared_ptr<const Knowledge>
        knowledge;  ///< of the viewer: for legal plays and refusals; null for spectators
    /// Of the side to move, so that an open view can be played on from; null for all other views.
    std::shared_ptr<const Knowledge> mover;
};

/// What a side sees: from its knowledge alone.
View viewOf(const Knowledge& knowledge);
/// What a side may be shown now of an earlier position in a memory game that goes on: no rank of the enemy,
/// none of its own revealed, the losses of today, no knowledge.
View lookBack(const Knowledge& then, const Knowledge& now);
/// What anybody may see of a game that goes on: backs, and what each army has lost (C12).
View backsOnly(const View& view);
/// Everything: finished games only.
View openView(const Position& position);
/// Everything, from what both sides know of one game, so that the pieces keep their numbers: finished games
/// only.
View openView(const Knowledge& red, const Knowledge& blue);

}  // namespace leuctra::combate
