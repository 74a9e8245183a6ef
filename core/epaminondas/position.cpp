// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/position.h"

#include "base/random.h"
#include "epaminondas/effect.h"
#include "epaminondas/movegen.h"

#include <fmt/format.h>

#include <algorithm>

namespace leuctra::epaminondas {

namespace {

constexpr int maximumMoveNumber = 999'999;
constexpr std::array<char, 2> letters = {'w', 'b'};

struct Keys {
    std::array<std::array<std::uint64_t, squareCount>, 2> stones{};
    std::uint64_t secondToMove = 0;
};

constexpr Keys keys = [] {
    Keys fresh;
    Random random(0x1ECC7A);
    for (auto& side : fresh.stones)
        for (auto& key : side)
            key = random();
    fresh.secondToMove = random();
    return fresh;
}();

constexpr std::array<Bitboard, 2> startStones = [] {
    std::array<Bitboard, 2> stones;
    for (int column = 0; column < columnCount; ++column) {
        for (const int row : {0, 1})
            stones[0].insert(squareAt(column, row));
        for (const int row : {rowCount - 2, rowCount - 1})
            stones[1].insert(squareAt(column, row));
    }
    return stones;
}();

/// Reads the three fields of a position text, keeping the place for the errors.
class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<std::array<Bitboard, 2>> stones();
    Result<Side> side();
    Result<int> moveNumber();

  private:
    bool atEnd() const { return place_ == text_.size(); }
    char next() const { return atEnd() ? '\0' : text_[place_]; }
    bool take(char wanted);
    int takeRun();
    /// An error at the present place. All before it is ASCII, so a byte is a code point.
    tl::unexpected<Error> failureHere(const char* text, std::vector<std::string> arguments = {}) const;

    std::string_view text_;
    std::size_t place_ = 0;
};

bool Reader::take(char wanted) {
    if (next() != wanted) return false;
    ++place_;
    return true;
}

/// A count of empty squares, read greedily, 1 to 14; 0 when there is none.
int Reader::takeRun() {
    const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
    if (!isDigit(next()) || next() == '0') return 0;
    int run = text_[place_++] - '0';
    if (!isDigit(next())) return run;
    const int longer = 10 * run + (next() - '0');
    if (longer > columnCount) return run;
    ++place_;
    return longer;
}

tl::unexpected<Error> Reader::failureHere(const char* text, std::vector<std::string> arguments) const {
    auto error = failure(text, std::move(arguments), Error::Part::Position);
    error.value().column = static_cast<int>(place_) + 1;
    return error;
}

Result<std::array<Bitboard, 2>> Reader::stones() {
    std::array<Bitboard, 2> stones;
    for (int row = rowCount - 1; row >= 0; --row) {
        for (int column = 0; column < columnCount;) {
            const std::size_t before = place_;
            const auto letter = std::find(letters.begin(), letters.end(), next());
            if (letter != letters.end()) {
                stones[static_cast<std::size_t>(letter - letters.begin())].insert(squareAt(column, row));
                ++place_;
                ++column;
                continue;
            }
            const int run = takeRun();
            if (run == 0) {
                return failureHere(
                    errorText("Row %1 has %2 of its 14 squares: w, b or a count of empty squares from 1 "
                              "to 14 is expected"),
                    {fmt::to_string(row + 1), fmt::to_string(column)});
            }
            if (column + run > columnCount) {
                place_ = before;
                return failureHere(errorText("Row %1 has more than 14 squares"), {fmt::to_string(row + 1)});
            }
            column += run;
        }
        if (row > 0 && !take('/'))
            return failureHere(errorText("A / is expected after the 14 squares of row %1"),
                               {fmt::to_string(row + 1)});
    }
    return stones;
}

Result<Side> Reader::side() {
    if (!take(' ')) return failureHere(errorText("A blank and the side to move are expected after row 1"));
    if (take(letters[0])) return Side::First;
    if (take(letters[1])) return Side::Second;
    return failureHere(errorText("The side to move must be w or b"));
}

Result<int> Reader::moveNumber() {
    if (atEnd()) return 1;
    if (!take(' ')) return failureHere(errorText("Only the number of the move may follow the side to move"));
    const auto failed = [this] {
        return failureHere(errorText("The number of the move must be from 1 to %1"),
                           {fmt::to_string(maximumMoveNumber)});
    };
    if (atEnd() || next() == '0') return failed();
    int number = 0;
    for (; !atEnd(); ++place_) {
        if (next() < '0' || next() > '9') return failed();
        number = 10 * number + (next() - '0');
        if (number > maximumMoveNumber) return failed();
    }
    return number;
}

}  // namespace

Position::Position(Rules rules) : stones_(startStones), rules_(rules) {
    key_ = recomputedKey();
}

Result<Position> Position::parse(std::string_view text, Rules rules) {
    Reader reader(text);
    const auto stones = reader.stones();
    if (!stones) return tl::unexpected(stones.error());
    const auto side = reader.side();
    if (!side) return tl::unexpected(side.error());
    const auto moveNumber = reader.moveNumber();
    if (!moveNumber) return tl::unexpected(moveNumber.error());

    Position position(rules);
    position.stones_ = *stones;
    position.sideToMove_ = *side;
    position.moveNumber_ = *moveNumber;
    position.key_ = position.recomputedKey();
    return position;
}

std::string Position::text() const {
    std::string text;
    for (int row = rowCount - 1; row >= 0; --row) {
        int run = 0;
        const auto flushRun = [&] {
            if (run > 0) text += fmt::to_string(run);
            run = 0;
        };
        for (int column = 0; column < columnCount; ++column) {
            const auto side = at(squareAt(column, row));
            if (!side) {
                ++run;
                continue;
            }
            flushRun();
            text += letters[static_cast<std::size_t>(index(*side))];
        }
        flushRun();
        text += row > 0 ? '/' : ' ';
    }
    return text + fmt::format("{} {}", letters[static_cast<std::size_t>(index(sideToMove_))], moveNumber_);
}

std::optional<Side> Position::at(Square square) const {
    for (const Side side : bothSides)
        if (stones(side).contains(square)) return side;
    return std::nullopt;
}

int Position::crossed(Side side) const {
    return std::popcount(stones(side).row(side == Side::First ? rowCount - 1 : 0));
}

std::uint64_t Position::recomputedKey() const {
    std::uint64_t key = sideToMove_ == Side::Second ? keys.secondToMove : 0;
    for (std::size_t side = 0; side < 2; ++side)
        stones_[side].forEach([&](Square square) { key ^= keys.stones[side][square]; });
    return key;
}

Undo Position::make(Move move) {
    const auto mover = static_cast<std::size_t>(index(sideToMove_));
    Bitboard& own = stones_[mover];
    Bitboard& enemy = stones_[1 - mover];
    const auto& ownKeys = keys.stones[mover];
    const auto& enemyKeys = keys.stones[1 - mover];

    const Undo undo{stones_, key_};
    const Effect effect = effectOf(own, enemy, move);
    const int stride = strideOf(effect.direction);
    std::uint64_t key = key_ ^ keys.secondToMove;
    for (int i = 0, left = move.rear, taken = move.landing; i < effect.shifted();
         ++i, left += stride, taken -= stride) {
        own.remove(static_cast<Square>(left));
        own.insert(static_cast<Square>(taken));
        key ^= ownKeys[static_cast<std::size_t>(left)] ^ ownKeys[static_cast<std::size_t>(taken)];
    }
    for (int i = 0, hit = move.landing; i < effect.captured; ++i, hit += stride) {
        enemy.remove(static_cast<Square>(hit));
        key ^= enemyKeys[static_cast<std::size_t>(hit)];
    }

    key_ = key;
    moveNumber_ += index(sideToMove_);
    sideToMove_ = opponent(sideToMove_);
    return undo;
}

void Position::unmake(const Undo& undo) {
    stones_ = undo.stones;
    key_ = undo.key;
    sideToMove_ = opponent(sideToMove_);
    moveNumber_ -= index(sideToMove_);
}

std::optional<Outcome> Position::outcome() const {
    if (crossed(sideToMove_) > crossed(opponent(sideToMove_))) return Outcome{sideToMove_, Reason::E11};
    if (countMoves(*this) == 0) return Outcome{opponent(sideToMove_), Reason::E12};
    return std::nullopt;
}

}  // namespace leuctra::epaminondas
