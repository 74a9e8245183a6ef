// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <cmath>

namespace leuctra::ui {

/// A colour between two: share 0 is a, share 1 is b.
inline QColor mixed(const QColor& a, const QColor& b, qreal share) {
    const auto mix = [share](int x, int y) { return int(std::lround(x + (y - x) * share)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

inline QColor translucent(QColor colour, qreal alpha) {
    colour.setAlphaF(float(alpha));
    return colour;
}

}  // namespace leuctra::ui
