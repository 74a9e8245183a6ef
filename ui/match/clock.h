// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "match/player.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <array>
#include <chrono>
#include <optional>

namespace leuctra::ui {

/// The two clocks of a match (E14). At most one runs.
class Clock : public QObject {
    Q_OBJECT
  public:
    using Milliseconds = std::chrono::milliseconds;

    explicit Clock(TimeControl control, QObject* parent = nullptr);

    const TimeControl& control() const { return control_; }
    /// What is left, 0 or more.
    Milliseconds remaining(Side side) const;
    void setRemaining(Side side, Milliseconds time);
    std::optional<Side> running() const { return running_; }

    /// Lets a side's clock run; the other stands. Nothing happens without a clock.
    void start(Side side);
    /// Both stand (pause, curtain, attack scene, end).
    void stop();
    /// The increment after a play.
    void addIncrement(Side side);

    /// "1:05:09", "4:59"; below ten seconds "9.8".
    static QString text(Milliseconds time);

  signals:
    void ticked();
    void ranOut(Side side);

  private:
    void tick();

    TimeControl control_;
    std::array<Milliseconds, 2> remaining_;
    std::optional<Side> running_;
    QElapsedTimer since_;
    QTimer timer_;
};

}  // namespace leuctra::ui
