// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/game_ui.h"
#include "models/move_list_model.h"
#include "page_bed.h"
#include "pages/play/curtain.h"
#include "pages/play/deliberate_button.h"
#include "pages/play/explanation.h"
#include "pages/play/move_list.h"
#include "pages/play/notice.h"
#include "pages/play/player_strip.h"
#include "record/file.h"
#include "record/lgr.h"

#include <QFileDialog>
#include <QLabel>
#include <QSignalSpy>
#include <QTabBar>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;
using namespace std::chrono_literals;

namespace {

using Stage = Match::Stage;

}  // namespace

class PlayPageTest : public QObject {
    Q_OBJECT
  private slots:
    void initTestCase() { installLook(*qApp, look_.appearance); }

    // Whole games by mouse.

    void aWholeGameOfEpaminondasByMouse() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        for (const QString& play : epaminondasGame) {
            QVERIFY(bed.scene().isInteractive());
            bed.play(play);
            QCOMPARE(bed.match().ply(), int(epaminondasGame.indexOf(play)) + 1);
        }
        QCOMPARE(bed.match().outcome(), (Outcome{Side::First, Reason::E11}));
        QVERIFY(!bed.scene().isInteractive());
        QVERIFY(bed.button("rematch"));
    }

    void aWholeGameOfCombateByMouse() {
        Program program;
        const PageBed bed(program, shortCombateSetup());
        for (const QString& play : combateGame) {
            QCOMPARE(bed.match().stage(), Stage::CurtainDown);
            QVERIFY(bed.press("liftCurtain"));
            QCOMPARE(bed.match().stage(), Stage::Playing);
            QCOMPARE(bed.scene().bottom(), bed.match().sideToMove());
            bed.play(play);
            QCOMPARE(bed.match().ply(), int(combateGame.indexOf(play)) + 1);
            if (play == combateGame.last()) break;
            QCOMPARE(bed.match().stage(), Stage::ShowingPlay);
            QVERIFY(bed.press("handOver"));
        }
        QCOMPARE(bed.match().outcome(), (Outcome{Side::Second, Reason::C16}));
        QVERIFY(bed.button("rematch"));
    }

    void handingOverByKeys() {
        Program program;
        const PageBed bed(program, combateSetup());
        QTest::keyClick(bed.child<QPushButton>("liftCurtain"), Qt::Key_Return);
        QTRY_COMPARE(bed.match().stage(), Stage::Playing);
        for (const char* square : {"a4", "a5"})
            QTest::keyClicks(&bed.board(), square);
        QCOMPARE(bed.match().stage(), Stage::ShowingPlay);
        QTest::keyClick(&bed.board(), Qt::Key_Return);
        QCOMPARE(bed.match().stage(), Stage::CurtainDown);
        QTest::keyClick(bed.child<QPushButton>("liftCurtain"), Qt::Key_Return);
        QTRY_COMPARE(bed.match().viewer(), Side::Second);
    }

    void aKeyStillHeldLiftsNothing() {
        Program program;
        const PageBed bed(program, combateSetup());
        auto* lift = bed.child<QPushButton>("liftCurtain");
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, "\r", true);
        QApplication::sendEvent(lift, &held);
        QTest::qWait(2 * DeliberateButton::repeatGap);
        QCOMPARE(bed.match().stage(), Stage::CurtainDown);
        // As X11 repeats a key that was pressed elsewhere: release and press, not marked as repeats.
        QTest::keyRelease(lift, Qt::Key_Return);
        for (int i = 0; i < 10; ++i) {
            QTest::keyPress(lift, Qt::Key_Return);
            QTest::qWait(30);
            QTest::keyRelease(lift, Qt::Key_Return);
        }
        QTest::qWait(2 * DeliberateButton::repeatGap);
        QCOMPARE(bed.match().stage(), Stage::CurtainDown);
        QTest::keyClick(lift, Qt::Key_Return);
        QTRY_COMPARE(bed.match().stage(), Stage::Playing);
    }

    void theDoneButtonHasTheFocusOnceThePlayIsShown() {
        Program program;
        const PageBed bed(program, combateSetup());
        QVERIFY(bed.press("liftCurtain"));
        bed.play("a4-a5");
        QTRY_COMPARE(bed.page->focusWidget(), bed.child("handOver"));
    }

    // The curtain.

    void behindTheCurtainTheContentIsHidden() {
        Program program;
        const PageBed bed(program, combateSetup());
        QVERIFY(bed.child<Curtain>("curtain")->isDown());
        QVERIFY(!bed.child("playContent")->isVisible());
        QVERIFY(!bed.board().isVisible());
        QVERIFY(bed.press("liftCurtain"));
        QVERIFY(bed.board().isVisible());
        bed.page->hideBoard();
        QVERIFY(!bed.board().isVisible());
        QVERIFY(
            bed.child<Explanation>("explanation")->findChild<QLabel*>("explanationText")->text().isEmpty());
        QCOMPARE(bed.page->findChild<MoveList*>()->model()->rowCount(), 0);
    }

    void theCurtainFallsWhenTheWindowIsMinimised() {
        Program program;
        const PageBed bed(program, combateSetup());
        QVERIFY(bed.press("liftCurtain"));
        bed.page->showMinimized();
        QTRY_COMPARE(bed.match().stage(), Stage::CurtainDown);
    }

    void theCurtainTakesAnOpenQuestionAway() {
        Program program;
        const PageBed bed(program, combateSetup());
        QVERIFY(bed.press("liftCurtain"));
        QVERIFY(bed.press("resign"));
        QVERIFY(openDialog());
        bed.page->hideBoard();
        QVERIFY(!openDialog());
        QVERIFY(!bed.match().outcome());
    }

    void theLastPlayIsShownAgainAfterTheCurtain() {
        Program program;
        program.settings.setMotionFactor(1);
        const PageBed bed(program, combateSetup({}, {5, 0}));
        QVERIFY(bed.press("liftCurtain"));
        bed.play("a4-a5");
        QVERIFY(bed.press("handOver"));
        QVERIFY(bed.press("liftCurtain"));
        QVERIFY(bed.scene().isAnimating());
        QVERIFY(!bed.match().clock().running());
        const QSignalSpy settled(&bed.scene(), &BoardScene::settled);
        QTRY_COMPARE(settled.count(), 1);
        QCOMPARE(bed.match().clock().running(), Side::Second);
    }

    void nothingWaitsForAnAnimation() {
        Program program;
        program.settings.setMotionFactor(2);
        const PageBed bed(program, combateSetup());
        QVERIFY(bed.press("liftCurtain"));
        bed.play("a4-a5");
        QVERIFY(bed.press("handOver"));
        QVERIFY(bed.press("liftCurtain"));
        QVERIFY(bed.scene().isAnimating());
        bed.play("a7-a6");
        QCOMPARE(bed.match().ply(), 2);
    }

    // Looking back.

    void lookingBackDoesNotDisturbTheGame() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        QCOMPARE(playAll(bed.match(), epaminondasGame.mid(0, 4)), QString());
        QVERIFY(bed.press("previous"));
        QVERIFY(bed.button("backToGame"));
        QVERIFY(!bed.scene().isInteractive());
        bed.play("d2-d7");
        QCOMPARE(bed.match().ply(), 4);
        QVERIFY(bed.press("first"));
        QVERIFY(!bed.child<QAbstractButton>("previous")->isEnabled());
        QVERIFY(bed.press("next"));
        QVERIFY(bed.press("backToGame"));
        QVERIFY(!bed.button("backToGame"));
        QVERIFY(bed.scene().isInteractive());
        bed.play("d2-d7");
        QCOMPARE(bed.match().ply(), 5);
    }

    void aClickInTheMoveListGoesThere() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        QCOMPARE(playAll(bed.match(), epaminondasGame.mid(0, 5)), QString());
        auto* list = bed.page->findChild<MoveList*>();
        auto* model = qobject_cast<MoveListModel*>(list->model());
        QCOMPARE(model->shownPly(), 5);
        const auto go = [&](int ply) {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                              list->visualRect(model->indexOf(ply)).center());
        };
        go(2);
        QCOMPARE(model->shownPly(), 2);
        QCOMPARE(list->currentIndex(), model->indexOf(2));
        QVERIFY(bed.button("backToGame"));
        go(5);
        QCOMPARE(model->shownPly(), 5);
        QVERIFY(!bed.button("backToGame"));
    }

    void afterTheEndOneLooksBackFreely() {
        Program program;
        const PageBed bed(program, shortCombateSetup());
        QCOMPARE(playAll(bed.match(), combateGame), QString());
        const QSignalSpy review(bed.page.get(), &PlayPage::reviewRequested);
        QVERIFY(bed.press("lookBack"));
        QCOMPARE(review.count(), 1);
        QVERIFY(bed.press("first"));
        QVERIFY(bed.button("rematch"));
        for (int ply = 1; ply <= 4; ++ply)
            QVERIFY(bed.press("next"));
        QVERIFY(!bed.child<QAbstractButton>("next")->isEnabled());
    }

    void theBoardIsFlipped() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        QCOMPARE(bed.scene().bottom(), Side::First);
        QVERIFY(bed.press("flip"));
        QCOMPARE(bed.scene().bottom(), Side::Second);
        bed.play("d1-d4");
        QCOMPARE(bed.scene().bottom(), Side::Second);
    }

    // Agreements.

    void resigningIsAskedOnce() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        QVERIFY(bed.press("resign"));
        QTest::keyClick(openDialog(), Qt::Key_Escape);
        QVERIFY(!openDialog());
        QVERIFY(!bed.match().outcome());
        QVERIFY(bed.press("resign"));
        QVERIFY(answer("yes"));
        QCOMPARE(bed.match().outcome(), (Outcome{Side::Second, Reason::Resign}));
    }

    void aDrawIsAgreedAtOnceInAnOpenGame() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        QVERIFY(bed.press("draw"));
        QVERIFY(answer("no"));
        QVERIFY(!bed.match().outcome());
        QVERIFY(!bed.child<QAbstractButton>("draw")->isEnabled());
        bed.play("d1-d4");
        QVERIFY(bed.press("draw"));
        QVERIFY(answer("yes"));
        QCOMPARE(bed.match().outcome(), (Outcome{std::nullopt, Reason::Agreed}));
    }

    void withSecretsADrawIsAnsweredAfterTheCurtain() {
        Program program;
        const PageBed bed(program, combateSetup());
        QVERIFY(bed.press("liftCurtain"));
        QVERIFY(bed.press("draw"));
        QVERIFY(!openDialog());
        bed.play("a4-a5");
        QVERIFY(bed.press("handOver"));
        QVERIFY(!openDialog());
        QVERIFY(bed.press("liftCurtain"));
        QVERIFY(answer("yes"));
        QCOMPARE(bed.match().outcome(), (Outcome{std::nullopt, Reason::Agreed}));
    }

    void aTakebackIsConfirmedByTheOther() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        QVERIFY(!bed.child<QAbstractButton>("undo")->isEnabled());
        bed.play("d1-d4");
        QVERIFY(bed.press("undo"));
        QVERIFY(answer("no"));
        QCOMPARE(bed.match().ply(), 1);
        QVERIFY(bed.press("undo"));
        QVERIFY(answer("yes"));
        QCOMPARE(bed.match().ply(), 0);
        bed.play("c1-c4");
        QCOMPARE(bed.match().ply(), 1);
    }

    void c10_aFriendlyGameTakesBackBeforeHandingOver() {
        Program program;
        const PageBed bed(program, combateSetup("yetem,takeback"));
        QVERIFY(bed.press("liftCurtain"));
        bed.play("a4-a5");
        QVERIFY(bed.press("undo"));
        QVERIFY(!openDialog());
        QCOMPARE(bed.match().stage(), Stage::Playing);
        QVERIFY(!bed.button("handOver"));
        bed.play("b4-b5");
        QCOMPARE(bed.match().ply(), 1);
    }

    void aRematchChangesSides() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        QSignalSpy wanted(bed.page.get(), &PlayPage::rematchRequested);
        bed.match().resign(Side::First);
        QVERIFY(bed.press("rematch"));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().first().value<MatchSetup>().players[0].name, QStringLiteral("Bea"));
    }

    void resigningShowsBothArmies() {
        Program program;
        const PageBed bed(program, combateSetup());
        QVERIFY(bed.press("liftCurtain"));
        const QString before = bed.scene().squareDescription(bed.square("f7"));
        bed.match().resign(Side::First);
        QVERIFY(bed.scene().squareDescription(bed.square("f7")) != before);
    }

    // Clocks and pause.

    void e14_timeOutIsAnnounced() {
        Program program;
        FakeTime time;
        const PageBed bed(program, std::move(*Match::begin(epaminondasSetup({1, 0}), time.source())));
        time.advance(61s);
        bed.match().clock().update();
        QVERIFY(bed.button("rematch"));
        QVERIFY(!bed.scene().isInteractive());
    }

    void e14_pausingCoversTheBoard() {
        Program program;
        const PageBed bed(program, epaminondasSetup({5, 0}));
        QVERIFY(bed.match().clock().running());
        QVERIFY(bed.press("pause"));
        QVERIFY(!bed.match().clock().running());
        QVERIFY(!bed.board().isVisible());
        QVERIFY(!bed.child<QAbstractButton>("first")->isEnabled());
        QVERIFY(bed.press("goOn"));
        QVERIFY(bed.match().clock().running());
        QVERIFY(bed.board().isVisible());
    }

    void aGameWithClocksIsResumedPaused() {
        Program program;
        {
            const PageBed bed(program, epaminondasSetup({5, 0}));
            bed.play("d1-d4");
        }
        const PageBed bed(program, std::move(*Match::resume(std::move(*program.unfinished.load("game")))));
        QVERIFY(!bed.board().isVisible());
        QVERIFY(bed.press("goOn"));
        bed.play("m11-m10");
        QCOMPARE(bed.match().ply(), 2);
    }

    // Keeping.

    void theGameIsKeptAfterEveryPlay() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        QCOMPARE(program.unfinished.entries().size(), std::size_t{1});
        for (int ply = 1; ply <= 3; ++ply) {
            bed.play(epaminondasGame[ply - 1]);
            QCOMPARE(int(program.unfinished.load("game")->mainLine().size()), ply);
        }
    }

    void leavingKeepsTheGameAndTheEndTakesItOut() {
        Program program;
        {
            const PageBed bed(program, combateSetup());
            QVERIFY(bed.press("liftCurtain"));
            bed.play("a4-a5");
        }
        QCOMPARE(program.unfinished.entries().size(), std::size_t{1});
        const PageBed bed(program, std::move(*Match::resume(std::move(*program.unfinished.load("game")))));
        QCOMPARE(bed.match().stage(), Stage::CurtainDown);
        QCOMPARE(bed.match().sideToMove(), Side::Second);
        QVERIFY(bed.press("liftCurtain"));
        bed.match().resign(Side::Second);
        QVERIFY(program.unfinished.entries().empty());
    }

    void aFolderThatCannotBeWrittenIsSaidAndTheGameGoesOn() {
        Program program;
        QFile file(program.folder.filePath("unfinished"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const PageBed bed(program, epaminondasSetup());
        auto* trouble = bed.child<QLabel>("trouble");
        QVERIFY(trouble->isVisible());
        QVERIFY(!trouble->text().isEmpty());
        bed.play("d1-d4");
        QCOMPARE(bed.match().ply(), 1);
    }

    void savingAsAFile() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        bed.play("d1-d4");
        QVERIFY(bed.press("save"));
        const QString file = program.folder.filePath("ñandú.lgr");
        chooseFile(file);
        const auto text = record::readFile(QFile::encodeName(file).toStdString());
        QVERIFY(text);
        QCOMPARE(record::parseRecords(*text).front()->mainLine().size(), std::size_t{1});
    }

    void savingWhereItCannotBeWrittenIsSaid() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        QVERIFY(bed.press("save"));
        const QString folder = program.folder.filePath("taken.lgr");
        QVERIFY(QDir().mkpath(folder + "/x"));
        auto* dialog = qobject_cast<QFileDialog*>(openDialog());
        QVERIFY(dialog);
        emit dialog->fileSelected(folder);
        dialog->close();
        QVERIFY(answer("yes"));
        QVERIFY(!openDialog());
    }

    void savingAnUnfinishedGameWithSecretsSaysSoFirst() {
        Program program;
        const PageBed bed(program, combateSetup());
        QVERIFY(bed.press("liftCurtain"));
        QVERIFY(bed.press("save"));
        QVERIFY(!qobject_cast<QFileDialog*>(openDialog()));
        QVERIFY(answer("yes"));
        chooseFile(program.folder.filePath("both.lgr"));
        QVERIFY(QFile::exists(program.folder.filePath("both.lgr")));
        bed.match().resign(Side::First);
        QVERIFY(bed.press("saveResult"));
        QVERIFY(qobject_cast<QFileDialog*>(openDialog()));
        openDialog()->close();
    }

    // Against the computer.

    void theComputerAnswersAPlay() {
        Program program;
        const PageBed bed(program, againstComputer(1));
        bed.play("d1-d4");
        QCOMPARE(bed.match().ply(), 1);
        QVERIFY(!bed.scene().isInteractive());
        QTRY_COMPARE(bed.match().ply(), 2);
        QVERIFY(bed.scene().isInteractive());
    }

    void thePersonIsBelow() {
        Program program;
        MatchSetup setup = againstComputer(1);
        std::swap(setup.players[0], setup.players[1]);
        const PageBed bed(program, setup);
        QCOMPARE(bed.scene().bottom(), Side::Second);
    }

    void theStripSaysThatItThinks() {
        Program program;
        const PageBed bed(program, againstComputer(8));
        bed.play("d1-d4");
        const auto* strip = bed.page->findChildren<PlayerStrip*>()[0];
        QVERIFY2(strip->accessibleName().contains("thinking"), qPrintable(strip->accessibleName()));
        QVERIFY(strip->accessibleName().contains("General (level 8)"));
        QVERIFY(bed.press("stop"));
        QTRY_COMPARE(bed.match().ply(), 2);
    }

    void aHintTakesTheStonesAndAims() {
        Program program;
        const PageBed bed(program, againstComputer(1));
        QVERIFY(bed.press("hint"));
        QTRY_VERIFY_WITH_TIMEOUT(bed.scene().taken(), 10000);
        const QString text =
            bed.child<Explanation>("explanation")->findChild<QLabel*>("explanationText")->text();
        QVERIFY2(text.startsWith("Hint: "), qPrintable(text));
        QTest::keyClick(&bed.board(), Qt::Key_Return);
        QCOMPARE(bed.match().ply(), 1);
    }

    void aTakebackAgainstTheComputerAsksNobody() {
        Program program;
        const PageBed bed(program, againstComputer(1));
        bed.play("d1-d4");
        QTRY_COMPARE(bed.match().ply(), 2);
        QVERIFY(bed.press("undo"));
        QVERIFY(!openDialog());
        QCOMPARE(bed.match().ply(), 0);
    }

    void thePersonResignsEvenWhileTheComputerThinks() {
        Program program;
        const PageBed bed(program, againstComputer(8));
        bed.play("d1-d4");
        QVERIFY(bed.press("resign"));
        QVERIFY(answer("yes"));
        QCOMPARE(bed.match().outcome(), (Outcome{Side::Second, Reason::Resign}));
    }

    // The layout.

    void theBoardHasMostOfTheWidth_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("textPercent");
        for (const QSize size : {QSize(1024, 660), QSize(1366, 740), QSize(1920, 1040), QSize(3840, 2120)})
            for (const int percent : {100, 125, 150})
                QTest::addRow("%dx%d %d%%", size.width(), size.height(), percent) << size << percent;
    }

    void theBoardHasMostOfTheWidth() {
        QFETCH(QSize, size);
        QFETCH(int, textPercent);
        Program program;
        program.settings.setTextPercent(textPercent);
        const PageBed bed(program, epaminondasSetup(), size);
        QCOMPARE(bed.page->size(), size);
        QVERIFY(bed.board().width() * 100 >= size.width() * 60);
        const int panel = bed.child("sidePanel")->width();
        QVERIFY2(panel >= 320 && panel <= 420, qPrintable(QString::number(panel)));
        QVERIFY(bed.board().height() >= size.height() - 2 * Theme::small);
        QCOMPARE(bed.child<QTabBar>("panelTabs")->isVisible(), size.width() < 1100);
    }

    void theBoardNeverMoves_data() {
        QTest::addColumn<bool>("secrets");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 660), QSize(1366, 740)}) {
            QTest::addRow("epaminondas %d", size.width()) << false << size;
            QTest::addRow("combate %d", size.width()) << true << size;
        }
    }

    void theBoardNeverMoves() {
        QFETCH(bool, secrets);
        QFETCH(QSize, size);
        Program program;
        const PageBed bed(program, secrets ? shortCombateSetup() : epaminondasSetup(), size);
        if (secrets) QVERIFY(bed.press("liftCurtain"));
        QApplication::processEvents();
        const QRect place(bed.board().mapTo(bed.page.get(), QPoint()), bed.board().size());
        const auto check = [&](const char* when) {
            QTest::qWait(1);
            const QRect now(bed.board().mapTo(bed.page.get(), QPoint()), bed.board().size());
            QVERIFY2(now == place && bed.page->size() == size, when);
        };
        const QStringList game = secrets ? combateGame : epaminondasGame;
        bed.play(game[0]);
        check("after a play");
        bed.page->back();
        check("looking back");
        bed.page->toEnd();
        QCOMPARE(playAll(bed.match(), game.mid(1)), QString());
        check("at the end");
    }

    void nothingInThePanelIsCut_data() {
        QTest::addColumn<int>("textPercent");
        for (const int percent : {100, 125, 150})
            QTest::addRow("%d", percent) << percent;
    }

    void nothingInThePanelIsCut() {
        QFETCH(int, textPercent);
        Program program;
        program.settings.setTextPercent(textPercent);
        qApp->setStyleSheet(program.appearance.theme().styleSheet());
        for (const bool over : {false, true}) {
            const PageBed bed(program, shortCombateSetup({}, {90, 30}), {1024, 660});
            QVERIFY(bed.press("liftCurtain"));
            bed.play(combateGame[0]);
            if (over) bed.match().resign(Side::Second);
            QTest::qWait(10);
            for (QWidget* widget : bed.child("sidePanel")->findChildren<QWidget*>()) {
                if (!widget->isVisible()) continue;
                const auto* label = qobject_cast<QLabel*>(widget);
                const bool wraps = label && label->wordWrap();
                const bool text = qobject_cast<QAbstractButton*>(widget) || (label && !wraps);
                if (text)
                    QVERIFY2(widget->width() >= widget->minimumSizeHint().width(),
                             qPrintable(widget->objectName()));
                if (wraps)
                    QVERIFY2(widget->height() >= label->heightForWidth(widget->width()),
                             qPrintable(label->text()));
            }
        }
        qApp->setStyleSheet(look_.appearance.theme().styleSheet());
    }

    void refusalsAreSaidInWords() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        bed.click("d1");
        bed.click("d9");
        QCOMPARE(bed.match().ply(), 0);
        QVERIFY(bed.child<QLabel>("explanationText")->text().size() > 10);
    }

    void everythingHasANameAndTabReachesIt() {
        Program program;
        const PageBed bed(program, epaminondasSetup());
        for (const auto* button : bed.page->findChildren<QAbstractButton*>()) {
            if (!button->isVisible()) continue;
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                     qPrintable(button->objectName()));
            QVERIFY2(button->focusPolicy() & Qt::TabFocus, qPrintable(button->objectName()));
            QVERIFY2(button->height() >= Theme::controlHeight, qPrintable(button->objectName()));
        }
    }

  private:
    static void chooseFile(const QString& file) {
        auto* dialog = qobject_cast<QFileDialog*>(openDialog());
        QVERIFY(dialog);
        emit dialog->fileSelected(file);
        dialog->close();
    }

    Program look_;
};

QTEST_MAIN(PlayPageTest)
#include "play_page_test.moc"
