// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language.h"
#include "main_window.h"
#include "storage/library.h"
#include "storage/settings.h"
#include "storage/unfinished_games.h"
#include "theme/appearance.h"
#include "theme/style.h"

#include <QApplication>
#include <QTemporaryDir>

#include <memory>

namespace leuctra::ui {

/// The real window over a folder of its own, still and light unless told otherwise.
class WindowBed {
  public:
    explicit WindowBed(const QString& language = QStringLiteral("en"))
        : settings(folder.filePath("settings.ini")),
          spoken(settings, language),
          appearance(still(settings)),
          unfinished(folder.filePath("unfinished")),
          library(folder.filePath("library.sqlite")) {
        installLook(*qApp, appearance);
        openWindow();
    }

    void openWindow() {
        window.reset();
        window = std::make_unique<MainWindow>(Services{settings, appearance, unfinished, library});
        window->resize(1024, 700);
        window->show();
    }

    template <typename Widget>
    Widget* find(const QString& name) const {
        for (Widget* widget : window->findChildren<Widget*>(name)) {
            if (widget->isVisible()) return widget;
        }
        return nullptr;
    }

    QTemporaryDir folder;
    Settings settings;
    Language spoken;
    Appearance appearance;
    UnfinishedGames unfinished;
    Library library;
    std::unique_ptr<MainWindow> window;

  private:
    static const Settings& still(Settings& settings) {
        settings.setMotionFactor(0);
        settings.setThemeChoice(Settings::ThemeChoice::Light);
        return settings;
    }
};

}  // namespace leuctra::ui
