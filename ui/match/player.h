// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/registry.h"

#include <QString>

#include <array>
#include <optional>

namespace leuctra::ui {

/// A person at this computer, or the computer itself.
struct Player {
    QString name;                ///< of a person
    std::optional<int> level{};  ///< of the computer: players::lowestLevel to highestLevel

    bool isComputer() const { return level.has_value(); }
    bool operator==(const Player&) const = default;
};

/// Minutes for the whole game and seconds added after each play (E14).
struct TimeControl {
    int minutes = 0;  ///< 0: no clock
    int seconds = 0;

    bool hasClock() const { return minutes > 0; }
    bool operator==(const TimeControl&) const = default;
};

/// All that a new game needs.
struct MatchSetup {
    const GameKind* kind = nullptr;
    std::array<Player, 2> players;
    TimeControl time;
    QString rules;                  ///< a rule string; who begins in Combate is part of it
    std::array<QString, 2> setups;  ///< Combate: 40 letters each
    /// Between two computers with secrets: whose eyes the board has; nothing: backs only until the end.
    std::optional<Side> eyes{};
};

}  // namespace leuctra::ui
