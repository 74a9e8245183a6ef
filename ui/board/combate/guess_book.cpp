// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/guess_book.h"

#include <algorithm>

namespace leuctra::ui {

using combate::Rank;

std::optional<Rank> GuessBook::guess(Side owner, int piece) const {
    return of(owner)[std::size_t(piece)];
}

void GuessBook::setGuess(Side owner, int piece, std::optional<Rank> rank) {
    std::optional<Rank>& place = of(owner)[std::size_t(piece)];
    if (place == rank) return;
    place = rank;
    emit changed();
}

QString GuessBook::text(Side owner) const {
    const Guesses& guesses = of(owner);
    if (std::none_of(guesses.begin(), guesses.end(), [](const auto& guess) { return guess.has_value(); }))
        return {};
    QString text;
    for (const std::optional<Rank>& guess : guesses)
        text += guess ? QChar(QLatin1Char(combate::letter(*guess))) : QChar(u'.');
    return text;
}

void GuessBook::setText(Side owner, const QString& text) {
    Guesses guesses;
    const bool whole = text.size() == combate::armySize;
    for (int piece = 0; whole && piece < combate::armySize; ++piece) {
        const std::optional<Rank> rank = combate::rankWithLetter(text[piece].toLatin1());
        if (!rank && text[piece] != u'.') {
            guesses = {};
            break;
        }
        guesses[std::size_t(piece)] = rank;
    }
    if (guesses == of(owner)) return;
    of(owner) = guesses;
    emit changed();
}

}  // namespace leuctra::ui
