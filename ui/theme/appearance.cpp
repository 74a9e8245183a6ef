// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/appearance.h"

#include "storage/settings.h"

#include <QGuiApplication>
#include <QPalette>

namespace leuctra::ui {

namespace {

bool isDark(const Settings& settings, bool systemDark) {
    switch (settings.themeChoice()) {
        case Settings::ThemeChoice::Light:
            return false;
        case Settings::ThemeChoice::Dark:
            return true;
        case Settings::ThemeChoice::System:
            break;
    }
    return systemDark;
}

Theme themeOf(const Settings& settings, bool systemDark) {
    Theme::Choice choice;
    choice.dark = isDark(settings, systemDark);
    choice.highContrast = settings.highContrast();
    choice.colourBlind = settings.colourBlind();
    choice.board = settings.boardStyle();
    choice.textPercent = settings.textPercent();
    return Theme(choice);
}

}  // namespace

bool isDarkPalette(const QPalette& palette) {
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

Appearance::Appearance(const Settings& settings, QObject* parent)
    : QObject(parent),
      settings_(settings),
      systemDark_(isDarkPalette(QGuiApplication::palette())),
      theme_(themeOf(settings, systemDark_)),
      motionFactor_(settings.motionFactor()) {
    connect(&settings, &Settings::changed, this, &Appearance::update);
}

int Appearance::duration(int milliseconds) const {
    return qRound(milliseconds * motionFactor_);
}

void Appearance::setSystemDark(bool dark) {
    systemDark_ = dark;
    update();
}

void Appearance::update() {
    const Theme theme = themeOf(settings_, systemDark_);
    const double factor = settings_.motionFactor();
    if (theme.choice() == theme_.choice() && factor == motionFactor_) return;
    theme_ = theme;
    motionFactor_ = factor;
    emit changed();
}

}  // namespace leuctra::ui
