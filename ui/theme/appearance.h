// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QObject>

namespace leuctra::ui {

class Settings;

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

  signals:
    /// The look or the speed of motion changed: repaint, rebuild caches.
    void changed();

  private:
    void update();

    const Settings& settings_;
    Theme theme_;
};

}  // namespace leuctra::ui
