// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/settings.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace leuctra::ui;

namespace {

const QByteArray choices = "{\"first\":\"Ana, \\\"la\\\" sabia; ñ\"}";

}  // namespace

class SettingsTest : public QObject {
    Q_OBJECT
  private slots:
    void beginsWithTheDefaults() {
        const Settings settings(path());
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.themeChoice(), Settings::ThemeChoice::System);
        QCOMPARE(settings.boardStyle(), BoardStyle::Wood);
        QCOMPARE(settings.coordinates(), Settings::Coordinates::Outside);
        QVERIFY(!settings.highContrast());
        QVERIFY(!settings.colourBlind());
        QCOMPARE(settings.textPercent(), 100);
        QCOMPARE(settings.motionFactor(), 1.0);
        QVERIFY(!settings.confirmPlays());
        QVERIFY(settings.lastNewGame("combate").isEmpty());
    }

    void keepsEveryChoice() {
        const QString file = path();
        {
            Settings settings(file);
            settings.setLanguage("es");
            settings.setThemeChoice(Settings::ThemeChoice::Dark);
            settings.setBoardStyle(BoardStyle::Plain);
            settings.setCoordinates(Settings::Coordinates::Inside);
            settings.setHighContrast(true);
            settings.setColourBlind(true);
            settings.setTextPercent(150);
            settings.setMotionFactor(0.5);
            settings.setConfirmPlays(true);
            settings.setLastNewGame("combate", choices);
            settings.setWindowGeometry(QByteArray("\x00\x01\xff", 3));
        }
        const Settings settings(file);
        QCOMPARE(settings.language(), QString("es"));
        QCOMPARE(settings.themeChoice(), Settings::ThemeChoice::Dark);
        QCOMPARE(settings.boardStyle(), BoardStyle::Plain);
        QCOMPARE(settings.coordinates(), Settings::Coordinates::Inside);
        QVERIFY(settings.highContrast());
        QVERIFY(settings.colourBlind());
        QCOMPARE(settings.textPercent(), 150);
        QCOMPARE(settings.motionFactor(), 0.5);
        QVERIFY(settings.confirmPlays());
        QCOMPARE(settings.lastNewGame("combate"), choices);
        QCOMPARE(settings.windowGeometry(), QByteArray("\x00\x01\xff", 3));
    }

    void damagedValuesBecomeTheDefaults() {
        const QString file = path();
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(
            "language=klingon\n\x00\xff[[[\n[look]\ntheme=@Invalid()\nboard=7\ntext-percent=100000\n"
            "motion=nan\nhigh-contrast=perhaps\n[play]\nconfirm=\n");
        damaged.close();
        const Settings settings(file);
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.themeChoice(), Settings::ThemeChoice::System);
        QCOMPARE(settings.boardStyle(), BoardStyle::Wood);
        QCOMPARE(settings.textPercent(), 100);
        QCOMPARE(settings.motionFactor(), 1.0);
        QVERIFY(!settings.highContrast());
        QVERIFY(!settings.confirmPlays());
    }

    void tellsOfRealChangesOnly() {
        Settings settings(path());
        QSignalSpy changed(&settings, &Settings::changed);
        settings.setTextPercent(125);
        settings.setTextPercent(125);
        settings.setWindowGeometry("x");
        settings.setLastNewGame("epaminondas", "{}");
        QCOMPARE(changed.count(), 1);
    }

  private:
    QString path() { return folder_.filePath(QStringLiteral("%1.ini").arg(++files_)); }

    QTemporaryDir folder_;
    int files_ = 0;
};

QTEST_GUILESS_MAIN(SettingsTest)
#include "settings_test.moc"
