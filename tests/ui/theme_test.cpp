// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/settings.h"
#include "theme/appearance.h"
#include "theme/icons.h"
#include "theme/style.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace leuctra::ui;

namespace {

double channel(double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/// Relative luminance (WCAG 2).
double luminance(const QColor& color) {
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) +
           0.0722 * channel(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

/// CIE L*, 0 to 100.
double lightness(const QColor& color) {
    const double y = luminance(color);
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

struct Pair {
    Role ink;
    Role ground;
    double least;
};

constexpr Pair pairs[] = {
    {Role::Text, Role::Window, 4.5},       {Role::Text, Role::Surface, 4.5},
    {Role::Text, Role::Raised, 4.5},       {Role::QuietText, Role::Window, 4.5},
    {Role::QuietText, Role::Surface, 4.5}, {Role::QuietText, Role::Raised, 4.5},
    {Role::Accent, Role::Window, 4.5},     {Role::Accent, Role::Surface, 4.5},
    {Role::Accent, Role::Raised, 4.5},     {Role::AccentText, Role::Accent, 4.5},
    {Role::Good, Role::Window, 4.5},       {Role::Good, Role::Surface, 4.5},
    {Role::Warn, Role::Window, 4.5},       {Role::Warn, Role::Surface, 4.5},
    {Role::Bad, Role::Window, 4.5},        {Role::Bad, Role::Surface, 4.5},
    {Role::AxisRow, Role::BoardA, 3},      {Role::AxisRow, Role::BoardB, 3},
    {Role::AxisColumn, Role::BoardA, 3},   {Role::AxisColumn, Role::BoardB, 3},
    {Role::AxisRising, Role::BoardA, 3},   {Role::AxisRising, Role::BoardB, 3},
    {Role::AxisFalling, Role::BoardA, 3},  {Role::AxisFalling, Role::BoardB, 3},
    {Role::Accent, Role::BoardA, 3},       {Role::Accent, Role::BoardB, 3},
    {Role::Accent, Role::Field, 3},        {Role::WhiteStone, Role::BlackStone, 3},
};

struct Set {
    const char* name;
    Theme theme;
};

std::vector<Set> allSets() {
    std::vector<Set> sets;
    for (const bool dark : {false, true}) {
        for (const bool highContrast : {false, true}) {
            for (const bool colourBlind : {false, true}) {
                for (const BoardStyle board : {BoardStyle::Wood, BoardStyle::Stone, BoardStyle::Plain}) {
                    sets.push_back(
                        {dark ? "dark" : "light", Theme({dark, highContrast, colourBlind, board, 100})});
                }
            }
        }
    }
    return sets;
}

QByteArray nameOf(const Set& set) {
    const Theme::Choice& choice = set.theme.choice();
    return QByteArray(set.name) + (choice.highContrast ? " contrast" : "") +
           (choice.colourBlind ? " colour-blind" : "") + " board " +
           QByteArray::number(static_cast<int>(choice.board));
}

}  // namespace

class ThemeTest : public QObject {
    Q_OBJECT
  private slots:
    void everyTextStandsOutFromItsGround_data() { addSets(); }
    void everyTextStandsOutFromItsGround() {
        QFETCH(int, set);
        const Theme theme = allSets()[static_cast<std::size_t>(set)].theme;
        for (const Pair& pair : pairs) {
            const double ratio = contrast(theme.color(pair.ink), theme.color(pair.ground));
            QVERIFY2(ratio >= pair.least, qPrintable(QString("role %1 on role %2: %3")
                                                         .arg(static_cast<int>(pair.ink))
                                                         .arg(static_cast<int>(pair.ground))
                                                         .arg(ratio)));
        }
    }

    void everyStoneStandsOutFromTheBoardByItsBodyOrEdge_data() { addSets(); }
    void everyStoneStandsOutFromTheBoardByItsBodyOrEdge() {
        QFETCH(int, set);
        const Theme theme = allSets()[static_cast<std::size_t>(set)].theme;
        const std::tuple<Role, Role, Role> bodies[] = {
            {Role::WhiteStone, Role::WhiteEdge, Role::BoardA},
            {Role::WhiteStone, Role::WhiteEdge, Role::BoardB},
            {Role::BlackStone, Role::BlackEdge, Role::BoardA},
            {Role::BlackStone, Role::BlackEdge, Role::BoardB},
            {Role::RedArmy, Role::RedDark, Role::Field},
            {Role::BlueArmy, Role::BlueDark, Role::Field},
        };
        for (const auto& [body, edge, ground] : bodies) {
            const double ratio = std::max(contrast(theme.color(body), theme.color(ground)),
                                          contrast(theme.color(edge), theme.color(ground)));
            QVERIFY2(ratio >= 3, qPrintable(QString("role %1: %2").arg(static_cast<int>(body)).arg(ratio)));
        }
    }

    void theFourDirectionsDifferByPattern() {
        const Role axes[] = {Role::AxisRow, Role::AxisColumn, Role::AxisRising, Role::AxisFalling};
        for (const Role a : axes) {
            for (const Role b : axes) {
                if (a != b) QVERIFY(Theme::dashPattern(a) != Theme::dashPattern(b));
            }
        }
    }

    void colourBlindAndHighContrastArmiesDifferInGrey_data() { addSets(); }
    void colourBlindAndHighContrastArmiesDifferInGrey() {
        QFETCH(int, set);
        const Theme theme = allSets()[static_cast<std::size_t>(set)].theme;
        if (!theme.choice().colourBlind && !theme.choice().highContrast) return;
        const double red = lightness(theme.color(Role::RedArmy));
        const double blue = lightness(theme.color(Role::BlueArmy));
        QVERIFY2(std::abs(red - blue) >= 20, qPrintable(QString("%1 and %2").arg(red).arg(blue)));
    }

    void highContrastIsBlackWhiteAndYellow() {
        const Theme theme({false, true, false, BoardStyle::Wood, 100});
        QCOMPARE(theme.color(Role::Window), QColor(Qt::black));
        QCOMPARE(theme.color(Role::Text), QColor(Qt::white));
        QVERIFY(theme.color(Role::Accent).hsvHue() > 45 && theme.color(Role::Accent).hsvHue() < 65);
    }

    void sizesFollowTheTextSetting() {
        QCOMPARE(Theme().pixelSize(TextSize::Body), 15);
        QCOMPARE(Theme({false, false, false, BoardStyle::Wood, 150}).pixelSize(TextSize::Title), 36);
        QCOMPARE(Theme({false, false, false, BoardStyle::Wood, 125}).font(TextSize::Display).pixelSize(), 40);
    }

    void figuresOfTheTabularFontAreEquallyWide() {
        const QFontMetricsF metrics(Theme().tabularFont(TextSize::Large));
        for (const QChar figure : QString("123456789")) {
            QCOMPARE(metrics.horizontalAdvance(figure), metrics.horizontalAdvance(QLatin1Char('0')));
        }
    }

    void theStyleSheetKnowsEveryNameItUses() {
        const QString sheet = Theme().styleSheet();
        QVERIFY(sheet.contains("QPushButton"));
        QCOMPARE(sheet.count(QLatin1Char('@')), 0);
    }

    void iconsTakeTheColourOfTheText() {
        const Theme theme({true, false, false, BoardStyle::Wood, 100});
        const QImage image = icon("close", theme).pixmap(48, 48).toImage();
        const QColor middle = image.pixelColor(24, 24);
        QCOMPARE(middle.alpha(), 255);
        QVERIFY(contrast(middle, theme.color(Role::Window)) > 10);
    }

    void appearanceFollowsTheSettings() {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        settings.setThemeChoice(Settings::ThemeChoice::Light);
        Appearance appearance(settings);
        QSignalSpy changed(&appearance, &Appearance::changed);
        settings.setThemeChoice(Settings::ThemeChoice::Dark);
        QCOMPARE(changed.count(), 1);
        QVERIFY(appearance.theme().choice().dark);
        QCOMPARE(appearance.duration(Theme::moveTime), Theme::moveTime);
        settings.setMotionFactor(0);
        QCOMPARE(changed.count(), 2);
        QVERIFY(!appearance.hasMotion());
        settings.setConfirmPlays(true);
        QCOMPARE(changed.count(), 2);
    }

    void themeSystemFollowsTheDesktop() {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        Appearance appearance(settings);
        appearance.setSystemDark(true);
        QVERIFY(appearance.theme().choice().dark);
        appearance.setSystemDark(false);
        QVERIFY(!appearance.theme().choice().dark);
    }

    void theInstalledLookDoesNotTakeItsOwnPaletteForTheDesktops() {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        Appearance appearance(settings);
        const bool before = appearance.theme().choice().dark;
        installLook(*qApp, appearance);
        settings.setThemeChoice(Settings::ThemeChoice::Dark);
        QCoreApplication::processEvents();
        QCOMPARE(QApplication::palette().color(QPalette::Window), appearance.theme().color(Role::Window));
        settings.setThemeChoice(Settings::ThemeChoice::System);
        QCoreApplication::processEvents();
        QCOMPARE(appearance.theme().choice().dark, before);
    }

  private:
    static void addSets() {
        QTest::addColumn<int>("set");
        const std::vector<Set> sets = allSets();
        for (std::size_t i = 0; i < sets.size(); ++i) {
            QTest::newRow(nameOf(sets[i]).constData()) << static_cast<int>(i);
        }
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
