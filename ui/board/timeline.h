// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractAnimation>
#include <QEasingCurve>

#include <functional>
#include <vector>

namespace leuctra::ui {

/// Movements that run together on one clock and can be ended at once: what both boards animate with.
///
/// Each step is called with its progress, 0 to 1, already eased; when the timeline ends, by itself or through
/// finish(), each has been called with 1. Times are milliseconds, with the factor of the settings applied
/// (Appearance::duration()).
class Timeline : public QAbstractAnimation {
    Q_OBJECT
  public:
    using Step = std::function<void(qreal progress)>;

    using QAbstractAnimation::QAbstractAnimation;

    void add(int start, int length, Step step, QEasingCurve::Type easing = QEasingCurve::OutCubic);
    bool isEmpty() const { return tracks_.empty(); }
    /// Forgets all steps; a running timeline is finished first.
    void clear();
    /// Ends at once, at the last frame; nothing happens when it does not run.
    void finish();

    int duration() const override { return length_; }

  protected:
    void updateCurrentTime(int milliseconds) override;

  private:
    struct Track {
        int start;
        int length;
        Step step;
        QEasingCurve easing;
        qreal shown;
    };

    std::vector<Track> tracks_;
    int length_ = 0;
};

}  // namespace leuctra::ui
