// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace leuctra::ui {

/// Tells that somebody has locked the screen, as far as the desktop says so on the session bus.
class ScreenLock : public QObject {
    Q_OBJECT
  public:
    explicit ScreenLock(QObject* parent);

  signals:
    void locked();

  private slots:
    void activeChanged(bool active);
};

}  // namespace leuctra::ui
