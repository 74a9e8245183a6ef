// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "combate/piece.h"

#include <QObject>
#include <QString>

#include <array>
#include <optional>

namespace leuctra::ui {

/// What each player believes of the enemy's pieces: pinned on them by hand, his alone.
class GuessBook : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    /// What `owner` guesses of the enemy piece with this number (0–39).
    std::optional<combate::Rank> guess(Side owner, int piece) const;
    void setGuess(Side owner, int piece, std::optional<combate::Rank> rank);

    /// All guesses of a player as text, for a tag of an unfinished game: 40 setup letters, '.' for none;
    /// empty without any.
    QString text(Side owner) const;
    /// Anything but such a text clears the guesses.
    void setText(Side owner, const QString& text);

  signals:
    void changed();

  private:
    using Guesses = std::array<std::optional<combate::Rank>, combate::armySize>;

    Guesses& of(Side owner) { return guesses_[std::size_t(leuctra::index(owner))]; }
    const Guesses& of(Side owner) const { return guesses_[std::size_t(leuctra::index(owner))]; }

    std::array<Guesses, 2> guesses_;
};

}  // namespace leuctra::ui
