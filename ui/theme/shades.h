// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace leuctra::ui {

/// Shades of the theme's colours, for drawings that need more tones than the theme names. Shares are 0 to 1.
inline QColor blended(const QColor& from, const QColor& to, qreal share) {
    const auto between = [share](float a, float b) { return a + (b - a) * float(share); };
    return QColor::fromRgbF(between(from.redF(), to.redF()), between(from.greenF(), to.greenF()),
                            between(from.blueF(), to.blueF()), between(from.alphaF(), to.alphaF()));
}

inline QColor lightened(const QColor& colour, qreal share) {
    return blended(colour, QColor(Qt::white), share);
}

inline QColor darkened(const QColor& colour, qreal share) {
    return blended(colour, QColor(Qt::black), share);
}

inline QColor faded(QColor colour, qreal alpha) {
    colour.setAlphaF(float(alpha));
    return colour;
}

/// What shadows are made of, before they are faded.
inline QColor shadowColour() {
    return QColor(Qt::black);
}

}  // namespace leuctra::ui
