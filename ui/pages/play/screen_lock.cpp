// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/screen_lock.h"

#include <QDBusConnection>

namespace leuctra::ui {

ScreenLock::ScreenLock(QObject* parent) : QObject(parent) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    // The interface of KDE, Xfce and MATE, and the one of GNOME; of any sender.
    for (const char* interface : {"org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver"})
        bus.connect({}, {}, QString::fromLatin1(interface), QStringLiteral("ActiveChanged"), this,
                    SLOT(activeChanged(bool)));
}

void ScreenLock::activeChanged(bool active) {
    if (active) emit locked();
}

}  // namespace leuctra::ui
