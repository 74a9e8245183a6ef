// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"

#include "theme/palette.h"

#include <QFile>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QHash>
#include <QRegularExpression>

#include <array>
#include <cmath>

namespace leuctra::ui {

namespace {

constexpr std::array<int, 5> pixelSizes = {13, 15, 18, 24, 32};

bool hasEqualFigures(const QFont& font) {
    const QFontMetricsF metrics(font);
    const qreal width = metrics.horizontalAdvance(QLatin1Char('0'));
    for (char figure = '1'; figure <= '9'; ++figure) {
        if (std::abs(metrics.horizontalAdvance(QLatin1Char(figure)) - width) > 0.01) return false;
    }
    return true;
}

/// The interface's family where its figures are of equal width, else one whose figures are.
QString tabularFamily(const QString& family) {
    static QHash<QString, QString> found;
    auto known = found.constFind(family);
    if (known == found.constEnd()) {
        QString chosen = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
        for (const QString& candidate : {family, QString("DejaVu Sans"), QString("Noto Sans")}) {
            QFont font(candidate);
            font.setPixelSize(32);
            if (!hasEqualFigures(font)) continue;
            chosen = candidate;
            break;
        }
        known = found.insert(family, chosen);
    }
    return *known;
}

}  // namespace

Theme::Theme(const Choice& choice) : choice_(choice) {}

QColor Theme::color(Role role) const {
    return QColor::fromRgb(paletteColor(role, choice_));
}

int Theme::pixelSize(TextSize size) const {
    return (pixelSizes[static_cast<std::size_t>(size)] * choice_.textPercent + 50) / 100;
}

QFont Theme::font(TextSize size, QFont::Weight weight) const {
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    font.setPixelSize(pixelSize(size));
    font.setWeight(weight);
    return font;
}

QFont Theme::tabularFont(TextSize size, QFont::Weight weight) const {
    QFont figures = font(size, weight);
    figures.setFamily(tabularFamily(figures.family()));
    return figures;
}

QList<qreal> Theme::dashPattern(Role axis) {
    switch (axis) {
        case Role::AxisColumn:
            return {4, 2};
        case Role::AxisRising:
            return {0.1, 2};
        case Role::AxisFalling:
            return {4, 2, 0.1, 2};
        default:
            return {};
    }
}

QPalette Theme::palette() const {
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, Role from) { palette.setColor(role, color(from)); };
    set(QPalette::Window, Role::Window);
    set(QPalette::WindowText, Role::Text);
    set(QPalette::Base, Role::Surface);
    set(QPalette::AlternateBase, Role::Raised);
    set(QPalette::Text, Role::Text);
    set(QPalette::PlaceholderText, Role::QuietText);
    set(QPalette::Button, Role::Surface);
    set(QPalette::ButtonText, Role::Text);
    set(QPalette::BrightText, Role::AccentText);
    set(QPalette::Highlight, Role::Accent);
    set(QPalette::HighlightedText, Role::AccentText);
    set(QPalette::ToolTipBase, Role::Surface);
    set(QPalette::ToolTipText, Role::Text);
    set(QPalette::Link, Role::Accent);
    set(QPalette::LinkVisited, Role::Accent);
    set(QPalette::Light, Role::Surface);
    set(QPalette::Midlight, Role::Raised);
    set(QPalette::Mid, Role::Line);
    set(QPalette::Dark, Role::QuietText);
    set(QPalette::Shadow, Role::QuietText);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faded = color(Role::QuietText);
        faded.setAlphaF(0.6F);
        palette.setColor(QPalette::Disabled, role, faded);
    }
    return palette;
}

}  // namespace leuctra::ui
