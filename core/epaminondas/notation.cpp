// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/notation.h"

#include <algorithm>

namespace leuctra::epaminondas {

namespace {

/// How many characters from `first` on make up a square: a letter and the digits behind it, two at most.
std::size_t squareLength(std::string_view text, std::size_t first) {
    std::size_t end = std::min(first + 1, text.size());
    while (end < text.size() && end < first + 3 && text[end] >= '0' && text[end] <= '9')
        ++end;
    return end - first;
}

tl::unexpected<Error> failureAt(std::size_t place, const char* text) {
    auto error = failure(text, {}, Error::Part::Play);
    error.value().column = static_cast<int>(place) + 1;
    return error;
}

}  // namespace

std::string text(const Position& position, Move move) {
    const bool captures = position.stones(opponent(position.sideToMove())).contains(move.landing);
    return name(move.rear) + (captures ? 'x' : '-') + name(move.landing);
}

Result<Move> moveFrom(std::string_view text) {
    const std::size_t rearLength = squareLength(text, 0);
    const auto rear = squareNamed(text.substr(0, rearLength));
    if (!rear)
        return failureAt(0, errorText("A move begins with the square of its rearmost stone, a1 to n12"));

    std::size_t place = rearLength;
    if (place < text.size() && (text[place] == '-' || text[place] == 'x')) ++place;
    const std::size_t landingLength = squareLength(text, place);
    const auto landing = squareNamed(text.substr(place, landingLength));
    if (!landing)
        return failureAt(place,
                         errorText("The square on which the front stone lands, a1 to n12, is missing"));
    if (place + landingLength != text.size())
        return failureAt(place + landingLength, errorText("The move should end here"));
    return Move{*rear, *landing};
}

}  // namespace leuctra::epaminondas
