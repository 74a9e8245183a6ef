// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/score.h"

#include <vector>

namespace leuctra::players {

/// When a computer player gives up, offers a draw and takes one: from its own judgements, turn after turn.
class Manners {
  public:
    /// `hopeless`: by how many centistones less than nothing a game counts as lost (EngineKind::hopeless).
    explicit Manners(int hopeless) : hopeless_(hopeless) {}

    /// A new game, or plies taken back.
    void forget() { scores_.clear(); }
    /// What the player thought of the position at its own turn, before its play.
    void note(const engine::Score& score) { scores_.push_back(score); }

    /// Lost for several of its turns: proven lost, or down by a hopeless margin that does not shrink.
    bool resigns() const;
    /// The game is even and has long been so; asked for at most now and then.
    bool offersDraw() const;
    /// It thinks itself no better off than even. A player that has not judged yet refuses.
    bool acceptsDraw() const;

  private:
    int hopeless_;
    std::vector<engine::Score> scores_;
};

}  // namespace leuctra::players
