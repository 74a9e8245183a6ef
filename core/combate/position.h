// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "base/result.h"
#include "combate/piece.h"
#include "combate/play.h"
#include "combate/rules.h"
#include "combate/setup.h"
#include "combate/transition.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leuctra::combate {

struct Piece {
    Side side;
    Rank rank;

    bool operator==(const Piece&) const = default;
};

/// What C9 needs of one side: its last play and how many reversals have followed one another.
struct Shuttle {
    Play last;
    bool moved = false;  ///< whether `last` is a move that a next play can reverse
    int reversals = 0;

    bool operator==(const Shuttle&) const = default;
};

/// Everything, both armies: only the referee, the record and the tests hold one. Players hold a Knowledge.
class Position {
  public:
    Position(const Setup& red, const Setup& blue, Rules rules = {});

    /// STRADOS3: 100 letters, side, ply. Errors have part Position and a column.
    static Result<Position> parse(std::string_view text, Rules rules = {});
    std::string text() const;

    const Rules& rules() const { return rules_; }
    Side sideToMove() const { return sideToMove_; }
    /// Plies since the deployment, as the text says it.
    int ply() const { return ply_; }
    std::optional<Piece> at(Square square) const;
    /// Plies since the last attack (C19).
    int quietPlies() const { return quietPlies_; }
    const Shuttle& shuttle(Side side) const { return shuttles_[static_cast<std::size_t>(index(side))]; }
    std::uint64_t key() const { return key_; }
    std::uint64_t recomputedKey() const;

    /// What undo needs to take a play back.
    struct Undo {
        Play play;
        std::optional<Piece> mover;   ///< as it stood before
        std::optional<Piece> target;  ///< what stood on the square of arrival
        Shuttle shuttle;
        int quietPlies;
        std::uint64_t key;
    };

    /// Makes a legal play. Precondition: legal.
    Undo make(Play play);
    void unmake(const Undo& undo);

    /// C16–C19; nothing while the game goes on.
    std::optional<Outcome> outcome() const;

    // The core's author may store the board as suits speed best.
  private:
    std::array<std::uint8_t, squareCount> board_{};
    std::array<Shuttle, 2> shuttles_;
    std::uint64_t key_ = 0;
    int ply_ = 0;
    int quietPlies_ = 0;
    Side sideToMove_ = Side::First;
    Rules rules_;
};

}  // namespace leuctra::combate
