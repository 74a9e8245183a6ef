// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "match/clock.h"
#include "theme/theme.h"

#include <QFrame>

class QLabel;

namespace leuctra::ui {

class Appearance;
class Match;

/// One player at an end of the side panel: mark of the side, name, whether it is his turn, clock.
class PlayerStrip : public QFrame {
    Q_OBJECT
  public:
    PlayerStrip(const Match& match, const Appearance& appearance, QWidget* parent);

    Side side() const { return side_; }
    void setSide(Side side);
    /// Reads everything anew from the match.
    void refresh();
    /// What the computer has thought so far, shown while it is its turn on this side.
    void showThought(const QString& thought);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void applyLook();
    void refreshClock();
    bool isToMove() const;
    QString stateText() const;
    void paintMark(QPainter& painter) const;

    const Match& match_;
    const Appearance& appearance_;
    Side side_ = Side::First;
    bool low_ = false;  ///< little time is left
    QString thought_;
    QWidget* mark_;
    QLabel* name_;
    QLabel* turn_;
    QLabel* clock_;
};

/// As in player_name.h.
QString playerName(const Match& match, Side side);

}  // namespace leuctra::ui
