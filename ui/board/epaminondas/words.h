// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "epaminondas/phalanx.h"
#include "epaminondas/transition.h"
#include "epaminondas/why_illegal.h"

#include <QCoreApplication>
#include <QString>

namespace leuctra::ui {

/// What the board of Epaminondas says, in the language of the moment. Sentences end with a full stop, phrases
/// do not.
class EpaminondasWords {
    Q_DECLARE_TR_FUNCTIONS(leuctra::ui::EpaminondasWords)
  public:
    /// "White", "Black".
    static QString side(Side side);
    /// "White stone", "Black stone", "Empty".
    static QString content(const std::optional<Side>& stone);
    static QString squareName(epaminondas::Square square);

    /// Why a group may not go to a square.
    static QString refusal(const epaminondas::WhyNot& why, epaminondas::Symmetry symmetry);
    /// Why a square cannot be taken.
    static QString cannotTake(const epaminondas::Position& position, epaminondas::Square square);

    /// "Phalanxes through d2: 3 in the row, 2 in the column.", or that the stone is single.
    static QString phalanxes(const epaminondas::Position& position, epaminondas::Square square);
    /// What a stone that is taken may do; `largest` is the size of the largest group that may move with it as
    /// the rear, 0 when none may.
    static QString taken(epaminondas::Square rear, int largest);
    /// What a move would do.
    static QString preview(const epaminondas::Transition& transition);
    /// What a move did.
    static QString played(const epaminondas::Transition& transition);

    /// The whole of what a square holds and offers, for a screen reader. `taken` and what a drop here would
    /// do: nothing when there is none.
    static QString square(const epaminondas::Position& position, epaminondas::Square square);
    static QString landing(const epaminondas::Transition& transition);
    static QString isTaken();

    /// The state of the home rows: the threat, or how the game was decided by them.
    static QString homeRows(const epaminondas::Position& position);
    /// "White: 2": how many have crossed.
    static QString count(Side side, int crossed);
    static QString outcome(const Outcome& outcome, const std::array<QString, 2>& names);
};

}  // namespace leuctra::ui
