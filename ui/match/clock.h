// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "match/player.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <chrono>
#include <functional>
#include <optional>

namespace leuctra::ui {

/// The two clocks of a match (E14). At most one runs.
class Clock : public QObject {
    Q_OBJECT
  public:
    using Milliseconds = std::chrono::milliseconds;
    /// A time that never goes back; only differences count.
    using TimeSource = std::function<Milliseconds()>;

    explicit Clock(TimeControl control, QObject* parent = nullptr);
    Clock(TimeControl control, TimeSource now, QObject* parent = nullptr);

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
    /// Takes the increment of a play that is taken back away again.
    void removeIncrement(Side side);
    /// Looks at the time now instead of at the next tick, and announces what has come to pass.
    void update();

    /// "1:05:09", "4:59"; below ten seconds "9.8".
    static QString text(Milliseconds time);

  signals:
    void ticked();
    /// Once; the clock stands then.
    void ranOut(Side side);

  private:
    Milliseconds& left(Side side) { return remaining_[static_cast<std::size_t>(index(side))]; }
    void settle();
    void scheduleTick();

    TimeControl control_;
    TimeSource now_;
    std::array<Milliseconds, 2> remaining_;
    std::optional<Side> running_;
    Milliseconds since_{};
    QTimer timer_;
};

}  // namespace leuctra::ui
