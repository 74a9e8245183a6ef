// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

namespace leuctra::ui {

namespace {

QString mixed(const QColor& over, const QColor& under, double share) {
    const auto part = [share](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return QColor(part(over.red(), under.red()), part(over.green(), under.green()),
                  part(over.blue(), under.blue()))
        .name();
}

/// What the names in the sheet (`@accent`, `@title` …) stand for.
QHash<QString, QString> valuesOf(const Theme& theme) {
    const auto px = [](int pixels) { return QStringLiteral("%1px").arg(pixels); };
    const QColor accent = theme.color(Role::Accent);
    const QColor surface = theme.color(Role::Surface);
    const QColor text = theme.color(Role::Text);
    return {
        {"window", theme.color(Role::Window).name()},
        {"surface", surface.name()},
        {"raised", theme.color(Role::Raised).name()},
        {"line", theme.color(Role::Line).name()},
        {"firmLine", mixed(theme.color(Role::QuietText), theme.color(Role::Line), 0.45)},
        {"text", text.name()},
        {"quietText", theme.color(Role::QuietText).name()},
        {"fadedText", mixed(theme.color(Role::QuietText), surface, 0.6)},
        {"accent", accent.name()},
        {"accentText", theme.color(Role::AccentText).name()},
        {"accentHover", mixed(accent, text, 0.86)},
        {"accentPressed", mixed(accent, text, 0.72)},
        {"accentWash", mixed(accent, surface, theme.choice().highContrast ? 0.35 : 0.16)},
        {"good", theme.color(Role::Good).name()},
        {"warn", theme.color(Role::Warn).name()},
        {"bad", theme.color(Role::Bad).name()},
        {"textSmall", px(theme.pixelSize(TextSize::Small))},
        {"textBody", px(theme.pixelSize(TextSize::Body))},
        {"textLarge", px(theme.pixelSize(TextSize::Large))},
        {"textTitle", px(theme.pixelSize(TextSize::Title))},
        {"textDisplay", px(theme.pixelSize(TextSize::Display))},
        {"cardRadius", px(Theme::cardRadius)},
        {"controlRadius", px(Theme::controlRadius)},
        // The height within the border of two pixels.
        {"controlInner", px(Theme::controlHeight - 4)},
    };
}

QString sheetText() {
    QFile file(QStringLiteral(":/style/leuctra.qss"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return opened ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

QString Theme::styleSheet() const {
    static const QString sheet = sheetText();
    static const QRegularExpression name(QStringLiteral("@([A-Za-z]+)"));
    const QHash<QString, QString> values = valuesOf(*this);

    QString result;
    qsizetype copied = 0;
    for (const QRegularExpressionMatch& match : name.globalMatch(sheet)) {
        Q_ASSERT(values.contains(match.captured(1)));
        result += QStringView(sheet).mid(copied, match.capturedStart() - copied);
        result += values.value(match.captured(1));
        copied = match.capturedEnd();
    }
    result += QStringView(sheet).mid(copied);
    return result;
}

}  // namespace leuctra::ui
