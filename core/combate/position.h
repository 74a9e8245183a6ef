// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "base/result.h"
#include "combate/piece.h"
#include "combate/play.h"
#include "combate/rules.h"
#include "combate/setup.h"
#include "combate/shuttle.h"
#include "combate/square_set.h"
#include "combate/transition.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leuctra::combate {

/// Everything, both armies: only the referee, the record and the tests hold one. Players hold a Knowledge.
class Position {
  public:
    /// All that makes a position, to build one from.
    struct Parts {
        std::array<std::optional<Piece>, squareCount> squares;
        Side sideToMove = Side::First;
        int ply = 0;
        int quietPlies = 0;
        std::array<Shuttle, 2> shuttles;
    };

    Position(const Setup& red, const Setup& blue, Rules rules = {});
    /// Nothing may stand on a lake.
    explicit Position(const Parts& parts, Rules rules = {});

    /// STRADOS3: 100 letters, side, ply (0 to 1000000), one blank between them. The counts are at most those
    /// of C2, except that a side may show two standards. Errors have part Position and a column.
    static Result<Position> parse(std::string_view text, Rules rules = {});
    std::string text() const;

    const Rules& rules() const { return rules_; }
    Side sideToMove() const { return sideToMove_; }
    /// Plies since the deployment, as the text says it.
    int ply() const { return ply_; }
    std::optional<Piece> at(Square square) const {
        const std::uint8_t code = board_[square];
        if (code == 0) return std::nullopt;
        return Piece{sideOf(code), rankOf(code)};
    }
    /// Where a side's pieces stand that can move (C5).
    const SquareSet& movers(Side side) const { return movers_[place(side)]; }
    /// False once a standard of the side was taken.
    bool hasStandard(Side side) const { return hasStandard_[place(side)]; }
    /// Plies since the last attack (C19).
    int quietPlies() const { return quietPlies_; }
    const Shuttle& shuttle(Side side) const { return shuttles_[place(side)]; }
    /// Zobrist key of the board and the side to move, no more: what C9 and C19 count is not in it, just as it
    /// is not in the text.
    std::uint64_t key() const { return key_; }
    std::uint64_t recomputedKey() const;

    /// What both players see of a legal play.
    Transition transition(Play play) const;

    /// What undo needs to take a play back.
    struct Undo {
        Play play;
        std::uint8_t mover;   ///< the square of departure as it was, in the coding of the board
        std::uint8_t target;  ///< the square of arrival as it was
        Shuttle shuttle;      ///< of the player who played
        int quietPlies;
        std::uint64_t key;
    };

    /// Makes a legal play. Precondition: legal.
    Undo make(Play play);
    void unmake(const Undo& undo);

    /// C16–C19; nothing while the game goes on.
    std::optional<Outcome> outcome() const;

  private:
    static constexpr std::size_t place(Side side) { return static_cast<std::size_t>(index(side)); }

    // A square's code is its piece's rank, 16 more for Blue; 0 is an empty square.
    static constexpr std::uint8_t blueBit = 16;
    static constexpr std::uint8_t codeOf(Piece piece) {
        return static_cast<std::uint8_t>(static_cast<int>(piece.rank) +
                                         (piece.side == Side::First ? 0 : blueBit));
    }
    static constexpr Side sideOf(std::uint8_t code) {
        return (code & blueBit) == 0 ? Side::First : Side::Second;
    }
    static constexpr Rank rankOf(std::uint8_t code) { return static_cast<Rank>(code & 15); }

    void put(Square square, std::uint8_t code);
    void remove(Square square);

    std::array<std::uint8_t, squareCount> board_{};  ///< codes
    std::array<SquareSet, 2> movers_;
    std::array<bool, 2> hasStandard_{};
    std::array<Shuttle, 2> shuttles_;
    std::uint64_t key_ = 0;
    int ply_ = 0;
    int quietPlies_ = 0;
    Side sideToMove_ = Side::First;
    Rules rules_;
};

}  // namespace leuctra::combate
