// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include "storage/settings.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace leuctra::ui {

namespace {

/// The first of the system's languages that the program speaks; English when it speaks none of them.
QString systemLanguage() {
    for (const QString& name : QLocale::system().uiLanguages()) {
        const QString language = name.section(QLatin1Char('-'), 0, 0);
        if (Settings::languages().contains(language)) return language;
    }
    return QStringLiteral("en");
}

}  // namespace

Language::Language(const Settings& settings, const QString& override, QObject* parent)
    : QObject(parent), settings_(settings), chosen_(settings.language()) {
    const QString first = Settings::languages().contains(override) ? override : chosen_;
    speak(first.isEmpty() ? systemLanguage() : first);
    connect(&settings, &Settings::changed, this, &Language::follow);
}

Language::~Language() = default;

void Language::follow() {
    if (settings_.language() == chosen_) return;
    chosen_ = settings_.language();
    speak(chosen_.isEmpty() ? systemLanguage() : chosen_);
}

void Language::speak(const QString& language) {
    if (language == current_) return;
    current_ = language;
    translators_.clear();  // a translator takes itself out when it is destroyed
    // Qt's own words first: what is installed last is asked first.
    const std::pair<QString, QString> files[] = {
        {QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)},
        {QStringLiteral("leuctra_") + language, QStringLiteral(":/translations")},
    };
    for (const auto& [file, folder] : files) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(file, folder)) continue;
        QCoreApplication::installTranslator(translator.get());
        translators_.push_back(std::move(translator));
    }
    QLocale::setDefault(QLocale(language));
}

}  // namespace leuctra::ui
