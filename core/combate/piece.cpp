// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/piece.h"

#include <string_view>

namespace leuctra::combate {

namespace {

constexpr std::string_view setupLetters = "123456789XBF";
constexpr std::array<std::string_view, 2> stradosLetters = {"CDEFGHIJKLBM", "OPQRSTUVWXNY"};

std::optional<Rank> rankAtPlaceOf(char letter, std::string_view letters) {
    const auto place = letters.find(letter);
    if (place == std::string_view::npos) return std::nullopt;
    return allRanks[place];
}

}  // namespace

char letter(Rank rank) {
    return setupLetters[index(rank)];
}

std::optional<Rank> rankWithLetter(char letter) {
    return rankAtPlaceOf(letter, setupLetters);
}

char stradosLetter(Piece piece) {
    return stradosLetters[static_cast<std::size_t>(index(piece.side))][index(piece.rank)];
}

std::optional<Piece> pieceWithStradosLetter(char letter) {
    for (const Side side : bothSides) {
        const auto rank = rankAtPlaceOf(letter, stradosLetters[static_cast<std::size_t>(index(side))]);
        if (rank) return Piece{side, *rank};
    }
    return std::nullopt;
}

}  // namespace leuctra::combate
