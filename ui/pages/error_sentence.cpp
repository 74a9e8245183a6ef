// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/error_sentence.h"

#include "pages/shown_path.h"

#include <QCoreApplication>

namespace leuctra::ui {

namespace {

struct Place {
    Q_DECLARE_TR_FUNCTIONS(leuctra::ui::ErrorSentence)
};

}  // namespace

QString errorSentence(const Error& error) {
    Error translated = error;
    translated.text = QCoreApplication::translate("core", error.text.c_str()).toStdString();
    for (std::string& argument : translated.arguments)
        argument = shownPath(QString::fromStdString(argument)).toStdString();
    const QString sentence = QString::fromStdString(describe(translated));
    if (error.line == 0) return sentence;
    return Place::tr("Line %1, column %2: %3").arg(error.line).arg(error.column).arg(sentence);
}

}  // namespace leuctra::ui
