// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/position.h"

#include "combate/code_point.h"
#include "combate/movegen.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <charconv>
#include <utility>

namespace leuctra::combate {

namespace {

constexpr std::size_t codeCount = 32;

struct Keys {
    std::array<std::array<std::uint64_t, codeCount>, squareCount> pieces;
    std::uint64_t blueToMove;
};

constexpr Keys keys = [] {
    Random random(0x436F6D62617465ULL);
    Keys all{};
    for (auto& square : all.pieces) {
        for (std::uint64_t& key : square)
            key = random();
        square[0] = 0;
    }
    all.blueToMove = random();
    return all;
}();

constexpr int largestPly = 1'000'000;
constexpr char emptyLetter = 'A';
constexpr char lakeLetter = '_';

tl::unexpected<Error> failureAt(std::size_t at, const char* sentence,
                                std::vector<std::string> arguments = {}) {
    Error error{sentence, std::move(arguments), Error::Part::Position, {}, 0, static_cast<int>(at) + 1};
    return tl::unexpected(std::move(error));
}

/// C2; but positions made to try an attack on a standard often keep the army's own one beside it. The first
/// one taken decides (C16).
constexpr int mostOf(Rank rank) {
    return rank == Rank::Flag ? 2 : fullArmy[index(rank)];
}

Result<void> readSquares(std::string_view text, Position::Parts& parts) {
    std::array<RankCounts, 2> counts{};
    std::array<int, 2> armies{};
    for (std::size_t i = 0; i < squareCount; ++i) {
        if (i >= text.size() || text[i] == ' ') {
            return failureAt(i, errorText("A position has 100 letters before the side, not %1"),
                             {fmt::to_string(i)});
        }
        const auto square = static_cast<Square>(i);
        const auto piece = pieceWithStradosLetter(text[i]);
        if (!piece && text[i] != emptyLetter && text[i] != lakeLetter) {
            return failureAt(i, errorText("“%1” stands for nothing in a position"),
                             {shownCharacter(text, i)});
        }
        if (isLake(square) && text[i] != lakeLetter) {
            return failureAt(i, errorText("%1 is a lake and must be “_”"), {name(square)});
        }
        if (!isLake(square) && text[i] == lakeLetter) {
            return failureAt(i, errorText("%1 is not a lake"), {name(square)});
        }
        if (!piece) continue;
        int& count = counts[static_cast<std::size_t>(index(piece->side))][index(piece->rank)];
        if (++count > mostOf(piece->rank)) {
            return failureAt(i, errorText("There are too many “%2”; an army has %1"),
                             {fmt::to_string(fullArmy[index(piece->rank)]), std::string(1, text[i])});
        }
        if (++armies[static_cast<std::size_t>(index(piece->side))] > armySize) {
            return failureAt(i, errorText("An army has no more than %1 pieces"), {fmt::to_string(armySize)});
        }
        parts.squares[i] = piece;
    }
    if (counts[0][index(Rank::Flag)] == 0 && counts[1][index(Rank::Flag)] == 0) {
        return failureAt(0, errorText("Both standards are missing"));
    }
    return {};
}

Result<void> readSideAndPly(std::string_view text, Position::Parts& parts) {
    constexpr std::size_t sideAt = squareCount + 1;
    constexpr std::size_t plyAt = sideAt + 2;
    if (text.size() <= squareCount) return failureAt(text.size(), errorText("The side to move is missing"));
    if (text[squareCount] != ' ')
        return failureAt(squareCount, errorText("A blank must stand after the 100 letters"));
    if (text.size() <= sideAt) return failureAt(text.size(), errorText("The side to move is missing"));
    if (text[sideAt] != 'r' && text[sideAt] != 'b') {
        return failureAt(sideAt, errorText("The side to move is “r” or “b”, not “%1”"),
                         {shownCharacter(text, sideAt)});
    }
    parts.sideToMove = text[sideAt] == 'r' ? Side::First : Side::Second;
    if (text.size() <= plyAt) return failureAt(text.size(), errorText("The ply is missing"));
    if (text[sideAt + 1] != ' ') return failureAt(sideAt + 1, errorText("A blank must stand before the ply"));

    const std::string_view digits = text.substr(plyAt);
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (digits[i] < '0' || digits[i] > '9') {
            return failureAt(plyAt + i, errorText("The ply is a whole number; “%1” is no digit"),
                             {shownCharacter(text, plyAt + i)});
        }
    }
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), parts.ply);
    if (fault != std::errc{} || parts.ply > largestPly || (digits.size() > 1 && digits[0] == '0')) {
        return failureAt(plyAt, errorText("The ply is a whole number from 0 to %1"),
                         {fmt::to_string(largestPly)});
    }
    return {};
}

Position::Parts deployed(const Setup& red, const Setup& blue, Side begins) {
    Position::Parts parts;
    parts.sideToMove = begins;
    for (int k = 0; k < armySize; ++k) {
        const auto place = static_cast<std::size_t>(k);
        parts.squares[setupSquare(Side::First, k)] = Piece{Side::First, red.ranks[place]};
        parts.squares[setupSquare(Side::Second, k)] = Piece{Side::Second, blue.ranks[place]};
    }
    return parts;
}

}  // namespace

Position::Position(const Setup& red, const Setup& blue, Rules rules)
    : Position(deployed(red, blue, rules.begins), rules) {}

Position::Position(const Parts& parts, Rules rules)
    : shuttles_(parts.shuttles),
      key_(parts.sideToMove == Side::First ? 0 : keys.blueToMove),
      ply_(parts.ply),
      quietPlies_(parts.quietPlies),
      sideToMove_(parts.sideToMove),
      rules_(rules) {
    for (Square square = 0; square < squareCount; ++square) {
        assert(!parts.squares[square] || !isLake(square));
        if (parts.squares[square]) put(square, codeOf(*parts.squares[square]));
    }
}

Result<Position> Position::parse(std::string_view text, Rules rules) {
    Parts parts;
    if (auto read = readSquares(text, parts); !read) return tl::unexpected(read.error());
    if (auto read = readSideAndPly(text, parts); !read) return tl::unexpected(read.error());
    return Position(parts, rules);
}

std::string Position::text() const {
    std::string letters;
    for (Square square = 0; square < squareCount; ++square) {
        const auto piece = at(square);
        letters += piece ? stradosLetter(*piece) : isLake(square) ? lakeLetter : emptyLetter;
    }
    return fmt::format("{} {} {}", letters, sideToMove_ == Side::First ? 'r' : 'b', ply_);
}

std::uint64_t Position::recomputedKey() const {
    std::uint64_t key = sideToMove_ == Side::First ? 0 : keys.blueToMove;
    for (Square square = 0; square < squareCount; ++square)
        key ^= keys.pieces[square][board_[square]];
    return key;
}

Transition Position::transition(Play play) const {
    const std::uint8_t mover = board_[play.from];
    const std::uint8_t target = board_[play.to];
    if (target == 0) return {sideToMove_, play};
    return {sideToMove_, play, Attack{rankOf(mover), rankOf(target), duel(rankOf(mover), rankOf(target))}};
}

void Position::put(Square square, std::uint8_t code) {
    board_[square] = code;
    key_ ^= keys.pieces[square][code];
    if (canMove(rankOf(code))) movers_[place(sideOf(code))].insert(square);
    if (rankOf(code) == Rank::Flag) hasStandard_[place(sideOf(code))] = true;
}

void Position::remove(Square square) {
    const std::uint8_t code = board_[square];
    board_[square] = 0;
    key_ ^= keys.pieces[square][code];
    movers_[place(sideOf(code))].remove(square);
    if (rankOf(code) == Rank::Flag) hasStandard_[place(sideOf(code))] = false;
}

Position::Undo Position::make(Play play) {
    const std::uint8_t mover = board_[play.from];
    const std::uint8_t target = board_[play.to];
    assert(mover != 0 && sideOf(mover) == sideToMove_);
    Shuttle& shuttle = shuttles_[place(sideToMove_)];
    const Undo undo{play, mover, target, shuttle, quietPlies_, key_};

    remove(play.from);
    if (target == 0) {
        put(play.to, mover);
        shuttle.note(play, false, true, rules_);
        ++quietPlies_;
    } else {
        const Duel settled = duel(rankOf(mover), rankOf(target));
        if (!settled.defenderStands()) remove(play.to);
        if (settled.attackerStands()) put(play.to, mover);
        shuttle.note(play, true, settled.attackerStands(), rules_);
        quietPlies_ = 0;
    }
    ++ply_;
    sideToMove_ = opponent(sideToMove_);
    key_ ^= keys.blueToMove;
    return undo;
}

void Position::unmake(const Undo& undo) {
    sideToMove_ = opponent(sideToMove_);
    --ply_;
    if (board_[undo.play.to] != 0) remove(undo.play.to);
    if (undo.target != 0) put(undo.play.to, undo.target);
    put(undo.play.from, undo.mover);
    shuttles_[place(sideToMove_)] = undo.shuttle;
    quietPlies_ = undo.quietPlies;
    key_ = undo.key;
}

std::optional<Outcome> Position::outcome() const {
    for (const Side side : bothSides) {
        if (!hasStandard(side)) return Outcome{opponent(side), Reason::C16};
    }
    const bool redStuck = movers(Side::First).empty();
    const bool blueStuck = movers(Side::Second).empty();
    if (redStuck && blueStuck) return Outcome{std::nullopt, Reason::C17};
    if (redStuck || blueStuck) return Outcome{redStuck ? Side::Second : Side::First, Reason::C17};
    if (!hasLegalPlay(*this)) return Outcome{opponent(sideToMove_), Reason::C18};
    if (rules_.quietLimit > 0 && quietPlies_ >= rules_.quietLimit) return Outcome{std::nullopt, Reason::C19};
    return std::nullopt;
}

}  // namespace leuctra::combate
