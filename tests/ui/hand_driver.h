// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractAnimation>
#include <QAnimationDriver>
#include <QCoreApplication>

#include <initializer_list>

namespace leuctra::ui::test {

/// While there is one, animations move only when a test says so: the middle of one is the same every time.
class HandDriver : public QAnimationDriver {
  public:
    HandDriver() { install(); }
    ~HandDriver() override { uninstall(); }

    qint64 elapsed() const override { return 0; }

    /// Moves the running animations that belong to these objects on.
    void pass(int milliseconds, std::initializer_list<const QObject*> owners) {
        for (const QObject* owner : owners)
            for (auto* animation : owner->findChildren<QAbstractAnimation*>())
                if (animation->state() == QAbstractAnimation::Running)
                    animation->setCurrentTime(animation->currentTime() + milliseconds);
        QCoreApplication::processEvents();
    }
};

}  // namespace leuctra::ui::test
