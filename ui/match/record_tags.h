// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/clock.h"
#include "match/player.h"
#include "record/record.h"

#include <QString>

#include <optional>

namespace leuctra::ui {

// What a match keeps in the tags of its record besides the game itself.

/// The player of a side in tags First or Second and, for the computer, FirstLevel or SecondLevel.
void writePlayer(record::Record& record, Side side, const Player& player);
/// A person where the level is missing or damaged, and in games that the computer does not play.
Player playerOf(const record::Record& record, Side side);

/// `300+5` in tag TimeControl: seconds for the game, seconds a play; removed without a clock.
void writeTimeControl(record::Record& record, const TimeControl& control);
/// No clock when the tag is missing, `-`, or says something else; whole minutes, rounded up.
TimeControl timeControlOf(const record::Record& record);

/// The present clocks in milliseconds, in tags FirstClock and SecondClock; removed without a clock.
void writeClocks(record::Record& record, const Clock& clock);
/// Sets the clocks from these tags, or, where they are missing, from what was left after each side's last
/// play.
void readClocks(const record::Record& record, Clock& clock);

/// `first` or `second` in tag DrawOffer; removed when there is none.
void writeDrawOffer(record::Record& record, std::optional<Side> offeredBy);
std::optional<Side> drawOfferOf(const record::Record& record);

/// `first` or `second` in tag Eyes, for a game of two computers; removed when the board shows backs only.
void writeEyes(record::Record& record, std::optional<Side> eyes);
std::optional<Side> eyesOf(const record::Record& record);

/// What a side has noted on the board (BoardScene::notes), in tag FirstNotes or SecondNotes; an empty text
/// removes it.
void writeNotes(record::Record& record, Side side, const QString& notes);
QString notesOf(const record::Record& record, Side side);

/// Takes out all that only an unfinished game needs.
void removeUnfinishedTags(record::Record& record);

}  // namespace leuctra::ui
