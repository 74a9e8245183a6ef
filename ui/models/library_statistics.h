// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/library_game.h"

#include <QDate>
#include <QString>

#include <array>
#include <vector>

namespace leuctra::ui {

/// Won, drawn and lost games, from somebody's side.
struct Tally {
    int won = 0;
    int drawn = 0;
    int lost = 0;

    int games() const { return won + drawn + lost; }
    /// Points, a draw counting half, of those possible: 0 to 1; 0 without games.
    double score() const { return games() == 0 ? 0 : (won + drawn / 2.0) / games(); }
    bool operator==(const Tally&) const = default;
};

/// What a number of games tell together.
struct LibraryStatistics {
    struct Kind {
        const GameKind* kind;
        Tally first;               ///< of the first side, White or Red
        std::vector<int> lengths;  ///< games by plies: a column for each lengthStep
        int lengthStep;
        double meanPlies;
    };
    struct Streak {
        QString player;  ///< a person
        int longest;     ///< wins one after another
        int now;         ///< up to the latest game
        Tally all;
    };
    struct Period {
        QDate begin;
        int games = 0;
        Tally persons;  ///< of persons against the computer
    };
    enum class PeriodLength : std::uint8_t { Day, Month, Year };

    int games = 0;
    std::vector<Kind> kinds;      ///< in the order of the registry, those that occur
    std::array<Tally, 8> levels;  ///< persons against the computer, by its level less one
    std::vector<Streak> streaks;  ///< the longest first, of equal ones the player of more games
    std::vector<Period> periods;  ///< without gaps, oldest first; games without a day do not count
    PeriodLength periodLength = PeriodLength::Month;
};

/// Of games in any order.
LibraryStatistics statisticsOf(std::vector<LibraryGame> games);

}  // namespace leuctra::ui
