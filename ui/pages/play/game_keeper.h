// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace leuctra::ui {

class Library;
class Match;
class UnfinishedGames;

/// Keeps a match among the unfinished games: saves it after every change and, since the clocks go on, every
/// ten seconds; moves it into the library when it is over. A game goes on even when it cannot be saved; one
/// that the library does not take stays among the unfinished ones.
class GameKeeper : public QObject {
    Q_OBJECT
  public:
    GameKeeper(const Match& match, UnfinishedGames& games, Library& library, const QString& id,
               QObject* parent);

    void keep();
    /// The sentence that says why the game is not where it belongs; empty: it is.
    QString trouble() const;
    /// Whether the game as it is now is kept nowhere.
    bool mayBeLost() const { return unsaved_.has_value(); }

  signals:
    void troubleChanged();

  private:
    void keepFinished();

    const Match& match_;
    UnfinishedGames& games_;
    Library& library_;
    QString id_;
    bool wasOver_;                  ///< from the start: a game that is only looked at
    std::optional<Error> unsaved_;  ///< why it is not among the unfinished games
    std::optional<Error> unfiled_;  ///< why the library did not take it
    QTimer timer_;
};

}  // namespace leuctra::ui
