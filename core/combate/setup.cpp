// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/setup.h"

#include "combate/code_point.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace leuctra::combate {

namespace {

Error::Part partOf(Side side) {
    return side == Side::First ? Error::Part::FirstSetup : Error::Part::SecondSetup;
}

tl::unexpected<Error> failureAt(std::size_t place, Side side, const char* sentence,
                                std::vector<std::string> arguments) {
    Error error{sentence, std::move(arguments), partOf(side), {}, 0, static_cast<int>(place) + 1};
    return tl::unexpected(std::move(error));
}

constexpr std::size_t frontRow = armySize - boardSize;  ///< the first place of the row nearest to the enemy

}  // namespace

Result<Setup> setupFrom(std::string_view text, Side side) {
    Setup setup{};
    RankCounts counts{};
    const auto length = std::min<std::size_t>(text.size(), armySize);
    for (std::size_t i = 0; i < length; ++i) {
        const auto rank = rankWithLetter(text[i]);
        if (!rank) {
            return failureAt(i, side, errorText("“%1” is not the letter of a piece"),
                             {shownCharacter(text, i)});
        }
        if (++counts[index(*rank)] > fullArmy[index(*rank)]) {
            return failureAt(i, side, errorText("There are too many “%2”; an army has %1"),
                             {fmt::to_string(fullArmy[index(*rank)]), std::string(1, text[i])});
        }
        setup.ranks[i] = *rank;
    }
    if (text.size() != armySize) {
        return failureAt(length, side, errorText("A deployment has 40 letters, not %1"),
                         {fmt::to_string(codePoints(text))});
    }
    return setup;
}

std::string text(const Setup& setup) {
    std::string letters;
    for (const Rank rank : setup.ranks)
        letters += letter(rank);
    return letters;
}

std::optional<int> setupIndex(Side side, Square square) {
    const int k = side == Side::First ? square : squareCount - 1 - square;
    if (k < 0 || k >= armySize) return std::nullopt;
    return k;
}

Setup mirrored(const Setup& setup) {
    Setup result = setup;
    for (auto row = result.ranks.begin(); row != result.ranks.end(); row += boardSize) {
        std::reverse(row, row + boardSize);
    }
    return result;
}

bool isLostAtOnce(const Setup& setup) {
    // All forty squares are taken, so a first play leads out of the front row onto the empty square before
    // it; the lakes lie alike before both armies, and no enemy is within reach.
    for (std::size_t column = 0; column < boardSize; ++column) {
        const auto square = setupSquare(Side::First, static_cast<int>(frontRow + column));
        const bool open = neighbour(square, 0) != barred;
        if (open && canMove(setup.ranks[frontRow + column])) return false;
    }
    return true;
}

Setup randomSetup(Random& random) {
    Setup setup{};
    auto place = setup.ranks.begin();
    for (const Rank rank : allRanks)
        place = std::fill_n(place, fullArmy[index(rank)], rank);
    do {
        for (std::uint32_t rest = armySize; rest > 1; --rest) {
            std::swap(setup.ranks[rest - 1], setup.ranks[random.below(rest)]);
        }
    } while (isLostAtOnce(setup));
    return setup;
}

}  // namespace leuctra::combate
