// SPDX-License-Identifier: GPL-3.0-or-later
#include "exports/plain_look.h"

namespace leuctra::ui {

// No such file can be: every setting is as it comes, and what is set here stays in memory.
PlainLook::PlainLook(BoardStyle board)
    : settings_(QStringLiteral(":/untouched.ini")), appearance_(settings_) {
    settings_.setBoardStyle(board);
    settings_.setThemeChoice(Settings::ThemeChoice::Light);
}

}  // namespace leuctra::ui
