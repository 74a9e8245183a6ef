// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/deliberate_button.h"

#include <QKeyEvent>

#include <utility>

namespace leuctra::ui {

namespace {

bool presses(const QKeyEvent& event) {
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Space;
}

}  // namespace

DeliberateButton::DeliberateButton(QWidget* parent) : DeliberateButton(QString(), parent) {}

DeliberateButton::DeliberateButton(const QString& text, QWidget* parent) : QPushButton(text, parent) {
    quiet_.setSingleShot(true);
    quiet_.setInterval(repeatGap);
    connect(&quiet_, &QTimer::timeout, this, [this] {
        const bool acts = pressed_ && pressed_ == released_;
        forget();
        if (acts) click();
    });
}

void DeliberateButton::forget() {
    pressed_.reset();
    released_.reset();
    quiet_.stop();
}

void DeliberateButton::keyPressEvent(QKeyEvent* event) {
    if (!presses(*event)) {
        QPushButton::keyPressEvent(event);
        return;
    }
    event->accept();
    const bool repeats = event->isAutoRepeat() || released_ == event->key();
    released_.reset();
    quiet_.stop();
    if (!repeats) pressed_ = event->key();
}

void DeliberateButton::keyReleaseEvent(QKeyEvent* event) {
    if (!presses(*event)) {
        QPushButton::keyReleaseEvent(event);
        return;
    }
    event->accept();
    if (event->isAutoRepeat()) return;
    released_ = event->key();
    quiet_.start();
}

void DeliberateButton::focusOutEvent(QFocusEvent* event) {
    forget();
    QPushButton::focusOutEvent(event);
}

}  // namespace leuctra::ui
