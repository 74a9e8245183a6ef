// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QTranslator;

namespace leuctra::ui {

class Settings;

/// Keeps the language of the whole program in step with the settings: Qt sends LanguageChange to every widget
/// when it changes.
class Language : public QObject {
    Q_OBJECT
  public:
    /// Settings must outlive it. An override (of the command line) stands until the setting is changed.
    explicit Language(const Settings& settings, const QString& override = {}, QObject* parent = nullptr);
    ~Language() override;

    /// "es" or "en": what is spoken now.
    QString current() const { return current_; }

  private:
    void follow();
    void speak(const QString& language);

    const Settings& settings_;
    QString chosen_;
    QString current_;
    std::vector<std::unique_ptr<QTranslator>> translators_;
};

}  // namespace leuctra::ui
