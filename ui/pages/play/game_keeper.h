// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace leuctra::ui {

class Match;
class UnfinishedGames;

/// Keeps a match among the unfinished games: saves it after every change and, since the clocks go on, every
/// ten seconds; takes it out when it is over. A game goes on even when it cannot be saved.
class GameKeeper : public QObject {
    Q_OBJECT
  public:
    GameKeeper(const Match& match, UnfinishedGames& games, const QString& id, QObject* parent);

    void keep();
    /// The sentence that says why the game is not saved; empty: it is.
    QString trouble() const;

  signals:
    void troubleChanged();

  private:
    const Match& match_;
    UnfinishedGames& games_;
    QString id_;
    std::optional<Error> error_;
    QTimer timer_;
};

}  // namespace leuctra::ui
