// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/deliberate_button.h"

#include <QKeyEvent>

namespace leuctra::ui {

void DeliberateButton::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->isAutoRepeat()) {
        event->accept();
    } else if (enter) {
        event->accept();
        click();
    } else {
        QPushButton::keyPressEvent(event);
    }
}

}  // namespace leuctra::ui
