// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/play_text.h"

namespace leuctra::ui {

QString playText(const std::string& play) {
    QString text = QString::fromStdString(play);
    text.replace(u'-', QChar(0x2013));
    text.replace(u'x', QChar(0x00D7));
    text.replace(u'=', u' ');
    return text;
}

}  // namespace leuctra::ui
