// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QObject>
#include <QPalette>

namespace leuctra::ui {

class Settings;

/// Whether a palette writes light on dark.
bool isDarkPalette(const QPalette& palette);

/// The present look, kept in step with the settings and, for theme "system", with the desktop's palette.
class Appearance : public QObject {
    Q_OBJECT
  public:
    /// Settings must outlive it.
    explicit Appearance(const Settings& settings, QObject* parent = nullptr);

    const Theme& theme() const { return theme_; }
    const Settings& settings() const { return settings_; }
    /// A time of Theme with the animation factor applied; 0 when motion is off.
    int duration(int milliseconds) const;
    bool hasMotion() const { return duration(1000) > 0; }

    /// What theme "system" follows: told by the style whenever the desktop's palette changes.
    void setSystemDark(bool dark);

  signals:
    /// The look or the speed of motion changed: repaint, rebuild caches.
    void changed();

  private:
    void update();

    const Settings& settings_;
    bool systemDark_;
    Theme theme_;
    double motionFactor_;
};

}  // namespace leuctra::ui
