// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/player.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace leuctra::ui {

/// What a new-game page has been told, as it is remembered for the next time.
struct NewGameChoices {
    /// Who begins, or, where First always does, who takes First's side.
    enum class Beginner : std::uint8_t { First, Second, Lot };

    std::array<Player, 2> players;  ///< with names also where the computer plays, for when it does not
    Beginner beginner = Beginner::First;
    std::optional<Side> eyes;  ///< MatchSetup::eyes
    bool hasClock = false;
    int minutes = 15;
    int seconds = 10;
    QString rules;

    QByteArray toJson() const;
    /// What is damaged or missing becomes the default.
    static NewGameChoices fromJson(const QByteArray& json);

    bool operator==(const NewGameChoices&) const = default;
};

inline constexpr int mostMinutes = 180;
inline constexpr int mostSeconds = 60;

/// The game that these choices ask for, with what is left to chance decided by `lot`. Empty names stay empty.
MatchSetup setupFrom(const NewGameChoices& choices, const GameKind& kind, Side lot);

}  // namespace leuctra::ui
