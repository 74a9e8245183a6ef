// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/timeline.h"

#include <algorithm>

namespace leuctra::ui {

void Timeline::add(int start, int length, Step step, QEasingCurve::Type easing) {
    tracks_.push_back({start, std::max(length, 1), std::move(step), QEasingCurve(easing), -1});
    length_ = std::max(length_, start + std::max(length, 1));
}

void Timeline::clear() {
    finish();
    tracks_.clear();
    length_ = 0;
}

void Timeline::finish() {
    if (state() != Stopped) setCurrentTime(totalDuration());
}

void Timeline::updateCurrentTime(int milliseconds) {
    for (Track& track : tracks_) {
        if (milliseconds < track.start) continue;
        const qreal passed = qreal(milliseconds - track.start) / track.length;
        const qreal progress = track.easing.valueForProgress(std::min(passed, qreal(1)));
        if (progress == track.shown) continue;
        track.shown = progress;
        track.step(progress);
    }
}

}  // namespace leuctra::ui
