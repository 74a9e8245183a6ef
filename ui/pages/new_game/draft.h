// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/player.h"
#include "record/record.h"

#include <array>
#include <optional>

namespace leuctra::ui {

/// A game whose players are still deploying: what UnfinishedGames keeps of it.
///
/// A record cannot be without deployments, so it gets placeholders; the tag Deploying says that they mean
/// nothing and which side's turn it is, and RedDraft and BlueDraft hold what stands so far.
struct Draft {
    MatchSetup setup;                ///< setups are empty
    Side deploying = Side::First;    ///< a side before it has finished
    std::array<QString, 2> letters;  ///< 40 letters with '.' for empty squares, or empty

    record::Record toRecord() const;
    /// Nothing when the record is no draft.
    static std::optional<Draft> from(const record::Record& record);
};

}  // namespace leuctra::ui
