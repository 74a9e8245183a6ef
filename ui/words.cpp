// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include <QCoreApplication>

namespace leuctra::ui {

QString sentence(const Error& error) {
    Error translated = error;
    translated.text = QCoreApplication::translate("core", error.text.c_str()).toStdString();
    return QString::fromStdString(describe(translated));
}

QString sentenceWithPlace(const Error& error) {
    const QString words = sentence(error);
    if (error.line == 0 && error.column == 0) return words;
    if (error.line == 0) {
        return QCoreApplication::translate("leuctra::ui::Words", "column %1: %2")
            .arg(error.column)
            .arg(words);
    }
    return QCoreApplication::translate("leuctra::ui::Words", "line %1, column %2: %3")
        .arg(error.line)
        .arg(error.column)
        .arg(words);
}

}  // namespace leuctra::ui
