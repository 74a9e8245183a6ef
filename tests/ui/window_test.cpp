// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "combate/setup.h"
#include "match/match.h"
#include "pages/home/game_tile.h"
#include "pages/play/play_page.h"
#include "pages/review/review_page.h"
#include "record/lgr.h"
#include "window_bed.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace leuctra;
using namespace leuctra::ui;

namespace {

MatchSetup setupOf(const char* game) {
    MatchSetup setup;
    setup.kind = gameNamed(game);
    setup.players = {Player{"Ana"}, Player{"Luis"}};
    return setup;
}

QString anyArmy(std::uint64_t seed) {
    Random random(seed);
    return QString::fromStdString(combate::text(combate::randomSetup(random)));
}

QString writeFile(const QTemporaryDir& folder, const QByteArray& text) {
    const QString path = folder.filePath("game.lgr");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(text);
    return path;
}

/// The message that is open over the window.
QString message() {
    for (const QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->objectName() != "message" || !widget->isVisible()) continue;
        QStringList words;
        for (const QLabel* label : widget->findChildren<QLabel*>())
            words << label->text();
        return words.join('\n');
    }
    return {};
}

QString title(const WindowBed& bed) {
    return bed.window->findChild<QLabel*>("pageTitle")->text();
}

}  // namespace

class WindowTest : public QObject {
    Q_OBJECT
  private slots:
    void aGameIsStartedWithTheKeyboardAlone() {
        WindowBed bed;
        QTest::keyClick(bed.find<QPushButton>("play-epaminondas"), Qt::Key_Space);
        auto* name = bed.find<QLineEdit>("firstName");
        QVERIFY(name);
        QTest::keyClicks(name, "Ana");
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(bed.window->playPage());
        QCOMPARE(bed.window->playPage()->match().player(Side::First).name, QString("Ana"));
    }

    void theLastChoicesAreRemembered() {
        WindowBed bed;
        bed.window->showNewGame(*gameNamed("combate"));
        bed.find<QLineEdit>("secondName")->setText("Luis");
        bed.find<QCheckBox>("hasClock")->setChecked(true);
        bed.find<QRadioButton>("beginsSecond")->setChecked(true);
        bed.find<QComboBox>("sight")->setCurrentIndex(1);
        bed.find<QPushButton>("start")->click();
        bed.openWindow();
        bed.window->showNewGame(*gameNamed("combate"));
        QCOMPARE(bed.find<QLineEdit>("secondName")->text(), QString("Luis"));
        QVERIFY(bed.find<QCheckBox>("hasClock")->isChecked());
        QVERIFY(bed.find<QRadioButton>("beginsSecond")->isChecked());
        QCOMPARE(bed.find<QComboBox>("sight")->currentIndex(), 1);
        bed.window->showNewGame(*gameNamed("epaminondas"));
        QVERIFY(!bed.find<QCheckBox>("hasClock")->isChecked());
    }

    void aGameInProgressIsUnderContinueAndGoesOn() {
        WindowBed bed;
        bed.window->start(setupOf("epaminondas"));
        QVERIFY(bed.window->playPage()->match().play("b1-b4"));
        bed.openWindow();  // as after a crash: nothing was said to the old window
        auto* tile = bed.find<GameTile>("gameTile");
        QVERIFY(tile);
        tile->click();
        QVERIFY(bed.window->playPage());
        QCOMPARE(bed.window->playPage()->match().ply(), 1);
    }

    void aDeletedGameIsBroughtBack() {
        WindowBed bed;
        bed.window->start(setupOf("epaminondas"));
        bed.window->showHome();
        QTRY_VERIFY(bed.find<GameTile>("gameTile"));
        QTest::keyClick(bed.find<GameTile>("gameTile"), Qt::Key_Delete);
        QTRY_VERIFY(!bed.find<GameTile>("gameTile"));
        QVERIFY(bed.unfinished.entries().empty());
        bed.find<QPushButton>("undoRemove")->click();
        QTRY_VERIFY(bed.find<GameTile>("gameTile"));
        QCOMPARE(bed.unfinished.entries().size(), std::size_t(1));
    }

    void aDamagedUnfinishedGameIsNamedAndLeftAlone() {
        WindowBed bed;
        bed.window->start(setupOf("epaminondas"));
        bed.window.reset();
        QFile damaged(bed.folder.filePath("unfinished/broken.lgr"));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[Game \"epaminondas\"]\n\n1. b1-b9 *\n");
        damaged.close();
        bed.openWindow();
        auto* label = bed.find<QLabel>("damagedGame");
        QVERIFY(label);
        QVERIFY2(label->text().contains("broken.lgr") && label->text().contains("Line 3, column 4"),
                 qPrintable(label->text()));
        QVERIFY(bed.find<GameTile>("gameTile"));
        QVERIFY(QFile::exists(damaged.fileName()));
    }

    void aHalfMadeDeploymentGoesOnBehindTheCurtain() {
        WindowBed bed;
        bed.window->start(setupOf("combate"));
        bed.find<QPushButton>("random")->click();
        bed.find<QPushButton>("ready")->click();
        QVERIFY(bed.find<QWidget>("curtain"));
        bed.openWindow();
        auto* tile = bed.find<GameTile>("gameTile");
        QVERIFY(tile);
        tile->click();
        auto* curtain = bed.find<QWidget>("curtain");
        QVERIFY(curtain);
        QCOMPARE(curtain->findChild<QLabel*>("curtainPlayer")->text(), QString("Luis"));
        QVERIFY(!bed.find<QWidget>("board"));
    }

    void aDeploymentThatCannotBeKeptIsTold() {
        WindowBed bed;
        QFile inTheWay(bed.folder.filePath("unfinished"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        bed.window->start(setupOf("combate"));
        QTRY_VERIFY2(message().contains("not being kept"), qPrintable(message()));
    }

    void afterBothDeploymentsTheGameBeginsBehindTheCurtain() {
        WindowBed bed;
        bed.window->start(setupOf("combate"));
        for (int army = 0; army < 2; ++army) {
            bed.find<QPushButton>("random")->click();
            bed.find<QPushButton>("ready")->click();
            if (army == 0) bed.find<QPushButton>("liftCurtain")->click();
        }
        QVERIFY(bed.window->playPage());
        QCOMPARE(bed.window->playPage()->match().stage(), Match::Stage::CurtainDown);
        QCOMPARE(bed.unfinished.entries().size(), std::size_t(1));
    }

    void aGameThatCannotBeKeptIsNotLeftUnasked() {
        WindowBed bed;
        QFile inTheWay(bed.folder.filePath("unfinished"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        bed.window->start(setupOf("epaminondas"));
        QVERIFY(bed.window->playPage());
        bed.window->close();
        QVERIFY(bed.window->isVisible());
        QVERIFY(bed.find<QDialog>("question"));
        bed.find<QDialog>("question")->reject();
        bed.window->showHome();
        QVERIFY(bed.window->playPage());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        bed.find<QPushButton>("yes")->click();
        QVERIFY(!bed.window->playPage());
    }

    void tabReachesAllOfANewGame_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("Epaminondas") << "epaminondas";
        QTest::newRow("Combate") << "combate";
    }
    void tabReachesAllOfANewGame() {
        QFETCH(QString, game);
        WindowBed bed;
        bed.window->showNewGame(*gameNamed(game.toStdString()));
        QApplication::setActiveWindow(bed.window.get());
        QSet<QWidget*> reached;
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(bed.window->focusWidget(), Qt::Key_Tab);
            reached.insert(bed.window->focusWidget());
        }
        for (auto* widget : bed.find<QWidget>("newGamePage")->findChildren<QWidget*>()) {
            const bool field = qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
                               qobject_cast<QCheckBox*>(widget) || qobject_cast<QPushButton*>(widget);
            if (field && widget->isVisible() && widget->isEnabled())
                QVERIFY2(reached.contains(widget), qPrintable(widget->objectName()));
        }
    }

    void aDamagedFileIsToldWithItsPlaceAndChangesNothing() {
        WindowBed bed;
        bed.window->start(setupOf("epaminondas"));
        PlayPage* before = bed.window->playPage();
        bed.window->open(writeFile(bed.folder, "[Game \"epaminondas\"]\n\n1. b1-b9 *\n"));
        QTRY_VERIFY(!message().isEmpty());
        QVERIFY2(message().contains("game.lgr") && message().contains("Line 3, column 4"),
                 qPrintable(message()));
        QCOMPARE(bed.window->playPage(), before);
    }

    void aMissingFileIsTold() {
        WindowBed bed;
        bed.window->open(bed.folder.filePath("nothing.lgr"));
        QTRY_VERIFY(message().contains("nothing.lgr"));
    }

    void aFinishedRecordIsLookedBackAt() {
        WindowBed bed;
        bed.window->open(writeFile(bed.folder,
                                   "[Game \"epaminondas\"]\n[Result \"1-0\"]\n[Termination \"resign\"]\n\n"
                                   "1. b1-b4 b12-b9 1-0\n"));
        QVERIFY(!bed.window->playPage());
        QVERIFY(bed.window->reviewPage());
        QVERIFY(bed.window->reviewPage()->can(ReviewAction::Forward));
        QVERIFY(bed.unfinished.entries().empty());
    }

    void anUnfinishedCombateRecordResumesBehindTheCurtain() {
        WindowBed bed;
        const QByteArray text = "[Game \"combate\"]\n[RedSetup \"" + anyArmy(1).toLatin1() +
                                "\"]\n[BlueSetup \"" + anyArmy(2).toLatin1() + "\"]\n\n*\n";
        bed.window->open(writeFile(bed.folder, text));
        QVERIFY(bed.window->playPage());
        QCOMPARE(bed.window->playPage()->match().stage(), Match::Stage::CurtainDown);
    }

    void ofSeveralGamesInAFileOneIsChosen() {
        WindowBed bed;
        bed.window->open(writeFile(bed.folder,
                                   "[Game \"epaminondas\"]\n[First \"Uno\"]\n\n1. b1-b4 *\n\n"
                                   "[Game \"epaminondas\"]\n\n1. b1-b9 *\n\n"
                                   "[Game \"epaminondas\"]\n[First \"Tres\"]\n\n1. b1-b3 *\n"));
        auto* list = bed.find<QListWidget>("games");
        QVERIFY(list);
        QCOMPARE(list->count(), 3);
        QVERIFY(!(list->item(1)->flags() & Qt::ItemIsEnabled));
        QVERIFY2(list->item(1)->text().contains("Line 8, column 4"), qPrintable(list->item(1)->text()));
        list->setCurrentRow(2);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(bed.window->playPage());
        QCOMPARE(bed.window->playPage()->match().player(Side::First).name, QString("Tres"));
    }

    void theLanguageChangesAtOnce() {
        WindowBed bed;
        bed.window->showSettings();
        QCOMPARE(title(bed), QString("Settings"));
        bed.settings.setLanguage("es");
        QTRY_COMPARE(title(bed), QString("Ajustes"));
        QVERIFY(!bed.find<QCheckBox>("highContrast")->text().contains("High"));
        bed.settings.setLanguage("en");
        QTRY_COMPARE(title(bed), QString("Settings"));
    }

    void theSettingsAreInForceAtOnce() {
        WindowBed bed;
        bed.window->showSettings();
        auto* theme = bed.find<QComboBox>("theme");
        theme->setFocus();
        QTest::keyClick(theme, Qt::Key_Down);
        QVERIFY(bed.appearance.theme().choice().dark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), bed.appearance.theme().color(Role::Window));
        bed.find<QCheckBox>("confirmPlays")->click();
        QVERIFY(bed.settings.confirmPlays());
    }

    void settingsOverARunningGameLeadBackToIt() {
        WindowBed bed;
        MatchSetup setup = setupOf("epaminondas");
        setup.time = {5, 0};
        bed.window->start(setup);
        PlayPage* play = bed.window->playPage();
        bed.window->showSettings();
        QVERIFY(play->match().isPaused());
        bed.window->showHelp();
        bed.window->showSettings();
        QTest::keyClick(bed.window.get(), Qt::Key_Escape);
        QTest::keyClick(bed.window.get(), Qt::Key_Escape);
        QCOMPARE(bed.window->playPage(), play);
    }

    void settingsOverACombateGameDropTheCurtain() {
        WindowBed bed;
        MatchSetup setup = setupOf("combate");
        setup.setups = {anyArmy(1), anyArmy(2)};
        bed.window->start(setup);
        PlayPage* play = bed.window->playPage();
        play->match().liftCurtain();
        bed.window->showSettings();
        QCOMPARE(play->match().stage(), Match::Stage::CurtainDown);
    }

    void whoBeginsIsPutIntoTheRules() {
        WindowBed bed;
        bed.window->showNewGame(*gameNamed("combate"));
        bed.find<QRadioButton>("beginsSecond")->setChecked(true);
        bed.find<QPushButton>("start")->click();
        for (int army = 0; army < 2; ++army) {
            bed.find<QPushButton>("random")->click();
            bed.find<QPushButton>("ready")->click();
            if (army == 0) bed.find<QPushButton>("liftCurtain")->click();
        }
        QCOMPARE(bed.window->playPage()->match().sideToMove(), Side::Second);
    }

    void everyControlHasANameForScreenReaders() {
        WindowBed bed;
        for (const char* page : {"home", "new", "settings", "help"}) {
            const QByteArray name = page;
            if (name == "new") bed.window->showNewGame(*gameNamed("combate"));
            if (name == "settings") bed.window->showSettings();
            if (name == "help") bed.window->showHelp();
            for (const QWidget* widget : bed.window->findChildren<QWidget*>()) {
                const bool takesFocus = widget->isVisible() && widget->focusPolicy() & Qt::TabFocus;
                if (!takesFocus || widget->focusProxy()) continue;
                QAccessibleInterface* face =
                    QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
                QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(),
                         qPrintable(QString("%1: %2 %3")
                                        .arg(name, widget->metaObject()->className(), widget->objectName())));
            }
        }
    }
};

QTEST_MAIN(WindowTest)
#include "window_test.moc"
