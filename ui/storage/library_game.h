// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/registry.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace leuctra::ui {

/// What the library tells of a game without reading its record.
struct LibraryGame {
    std::int64_t id = 0;
    const GameKind* kind = nullptr;
    QString date;  ///< as the record has it: `2031.05.09`; may be empty or say something else
    std::array<QString, 2> players;  ///< by side, as in the record; empty: no name
    std::array<int, 2> levels{};     ///< by side: 1–8 for the computer, 0 for a person
    QString result;                  ///< `1-0`, `0-1`, `1/2-1/2`
    QString reason;                  ///< as in the tag Termination; empty: none was given
    int plies = 0;
};

/// Which games of the library are wanted. What is not set leaves all through.
struct LibraryFilter {
    const GameKind* kind = nullptr;
    QString player;  ///< part of either player's name, without regard to case
    QString result;  ///< one of the three
    QString from;    ///< the first day, as in records
    QString to;      ///< the last day
    int leastPlies = 0;
    int mostPlies = 0;  ///< 0: any
    int level = 0;      ///< 1–8: one side was the computer at this level; -1: two persons
    QString opening;    ///< the first plays, with or without numbers and separators
    std::optional<std::uint64_t> position;  ///< GameState::key(): the position occurred in the main line

    bool operator==(const LibraryFilter&) const = default;
};

/// `d1-d4 m11-m10 `: the plays in a text as the library compares openings, each ended by a blank. Numbers,
/// separators and announcements do not matter.
QString openingFrom(const QString& plays);

enum class LibraryOrder : std::uint8_t { Date, Game, First, Second, Result, Reason, Plies, Level };

}  // namespace leuctra::ui
