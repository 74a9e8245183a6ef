// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/review/review_page.h"

#include "actions.h"
#include "board/board_scene.h"
#include "board/board_view.h"
#include "board/combate/combate_scene.h"
#include "models/move_tree_model.h"
#include "pages/play/explanation.h"
#include "pages/play/play_page.h"
#include "pages/review/game_graph.h"
#include "pages/review/move_tree.h"
#include "record/file.h"
#include "record/formats.h"
#include "sample_reviews.h"
#include "window_bed.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <numeric>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

/// The window with a game that is looked back at.
struct ReviewBed : WindowBed {
    explicit ReviewBed(const std::string& text = tree) {
        file = folder.filePath("game.lgr");
        if (!record::writeFileAtomically(file.toStdString(), text)) qFatal("The sample cannot be written");
        window->open(file);
        QApplication::setActiveWindow(window.get());
    }

    ReviewPage& page() const { return *window->reviewPage(); }
    Review& review() const { return page().review(); }
    BoardView& board() const { return *find<BoardView>("board"); }
    QString path() const { return pathOf(review()); }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(window->focusWidget(), key, modifiers);
    }
    void press(const QString& button) const { QTest::mouseClick(find<QToolButton>(button), Qt::LeftButton); }
    void click(const QString& square) const {
        const BoardScene& scene = board().board();
        const QPoint place = board().mapFromScene(scene.squareRect(*scene.squareNamed(square)).center());
        QTest::mouseClick(board().viewport(), Qt::LeftButton, {}, place);
    }
    QString explanation() const {
        return find<Explanation>("explanation")->findChild<QLabel*>("explanationText")->text();
    }
    std::string saved() const { return *record::readFile(file.toStdString()); }

    QString file;
};

QDialog* openDialog() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible()) return dialog;
    return nullptr;
}

bool answer(const char* button) {
    QDialog* dialog = openDialog();
    auto* found = dialog ? dialog->findChild<QPushButton*>(QString::fromLatin1(button)) : nullptr;
    if (found) QTest::mouseClick(found, Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return found;
}

}  // namespace

class ReviewPageTest : public QObject {
    Q_OBJECT
  private slots:
    // Ways in.

    void aFinishedFileIsLookedBackAt() {
        const ReviewBed bed;
        QVERIFY(bed.window->reviewPage());
        QVERIFY(!bed.window->playPage());
        QCOMPARE(bed.path(), QString());
    }

    void anUnfinishedCombateGameNever() {
        const auto match = std::move(*Match::begin(combateSetup()));
        QCOMPARE(playAll(*match, combateOpening.mid(0, 2)), QString());
        const ReviewBed bed(record::writeRecord(match->record()));
        QVERIFY(!bed.window->reviewPage());
        QCOMPARE(bed.window->playPage()->match().stage(), Match::Stage::CurtainDown);
    }

    void whatItsPlaysHaveEndedIsOverThoughTheFileDoesNotSaySo() {
        std::string text = record::writeRecord(finishedRecord(shortCombateSetup(), combateGame));
        for (const std::string words : {"[Result \"0-1\"]", "[Termination \"C16\"]\n"}) {
            QVERIFY(text.find(words) != std::string::npos);
            text.replace(text.find(words), words.size(), words.starts_with("[R") ? "[Result \"*\"]" : "");
        }
        text.replace(text.rfind("0-1"), 3, "*");
        const ReviewBed bed(text);
        QVERIFY(bed.window->reviewPage());
        // Without its last play it is still a game that may be looked at and exported.
        bed.review().toEnd();
        bed.page().trigger(ReviewAction::Remove);
        QVERIFY(record::mayBeShown(bed.review().record()));
        bed.page().trigger(ReviewAction::Export);
        QVERIFY(openDialog());
        openDialog()->reject();
    }

    void afterItsEndAGameIsLookedBackAtAndLeftAgain() {
        WindowBed bed;
        bed.window->start(epaminondasSetup());
        PlayPage* play = bed.window->playPage();
        QCOMPARE(playAll(play->match(), epaminondasGame), QString());
        QApplication::setActiveWindow(bed.window.get());
        QTest::mouseClick(bed.find<QPushButton>("lookBack"), Qt::LeftButton);
        QVERIFY(bed.window->reviewPage());
        QCOMPARE(bed.window->reviewPage()->review().line().size(), std::size_t(epaminondasGame.size()) + 1);
        QTest::keyClick(bed.window.get(), Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(bed.window->playPage(), play);
    }

    void ofSeveralGamesOneIsChosenAndSavedInItsPlace() {
        const std::string other = "[Game \"epaminondas\"]\n[Result \"1-0\"]\n\n1. b1-b4 {other} 1-0\n";
        const ReviewBed bed(other + "\n" + tree + "\n" + other);
        auto* list = openDialog()->findChild<QListWidget*>("games");
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(bed.window->reviewPage());
        bed.review().setComment(bed.review().record().root(), "changed");
        bed.key(Qt::Key_S, Qt::ControlModifier);
        const auto games = record::parseRecords(bed.saved());
        QCOMPARE(games.size(), std::size_t(3));
        QVERIFY(record::writeRecord(*games[0]) == other);
        QCOMPARE(games[1]->root().comment, std::string("changed"));
        QVERIFY(record::writeRecord(*games[2]) == other);
    }

    // Walking.

    void everyKeyWalks() {
        const ReviewBed bed;
        bed.key(Qt::Key_Right);
        QCOMPARE(bed.path(), QString("d1-d4"));
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_Left);
        QCOMPARE(bed.path(), QString("d1-d4"));
        bed.key(Qt::Key_End);
        QCOMPARE(bed.review().shown().ply(), 6);
        bed.key(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(bed.path(), QString());
        bed.key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(bed.review().shown().ply(), 6);
        bed.key(Qt::Key_Home);
        QCOMPARE(bed.path(), QString());
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_Down);
        QCOMPARE(bed.path(), QString("d1-d4 n11-n10"));
        bed.key(Qt::Key_Up);
        QCOMPARE(bed.path(), QString("d1-d4 m11-m10"));
    }

    void theKeysWalkWhateverHasTheFocus() {
        const ReviewBed bed;
        for (QWidget* widget : bed.page().findChildren<QWidget*>()) {
            const bool takesFocus = widget->isVisible() && widget->isEnabled() &&
                                    widget->focusPolicy() & Qt::TabFocus && !widget->focusProxy();
            if (!takesFocus || widget->objectName() == "comment") continue;
            widget->setFocus();
            bed.key(Qt::Key_Home);
            bed.key(Qt::Key_Right);
            QVERIFY2(bed.path() == "d1-d4", qPrintable(widget->objectName()));
        }
    }

    void inTheCommentTheyAreItsOwn() {
        const ReviewBed bed;
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_E, Qt::ControlModifier);
        auto* comment = bed.find<QPlainTextEdit>("comment");
        QVERIFY(comment && comment->hasFocus());
        QTest::keyClicks(comment, "ab");
        bed.key(Qt::Key_Left);
        bed.key(Qt::Key_Home);
        bed.key(Qt::Key_Delete);
        QCOMPARE(comment->toPlainText(), QString("b"));
        QCOMPARE(bed.path(), QString("d1-d4"));
    }

    void ctrlAndArrowsMoveTheCursorOfTheBoard() {
        const ReviewBed bed;
        bed.board().setFocus();
        bed.board().board().setCursor(bed.board().board().squareNamed("d4"));
        bed.key(Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(bed.board().board().cursor(), bed.board().board().squareNamed("d5"));
        bed.find<QTableView>("moveTree")->setFocus();
        bed.board().board().setCursor(bed.board().board().squareNamed("d4"));
        bed.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(bed.board().board().cursor(), bed.board().board().squareNamed("e4"));
        QCOMPARE(bed.path(), QString());
    }

    void theWheelWalksOverTheBoard() {
        const ReviewBed bed;
        const auto turn = [&](int notches) {
            const QPointF place(50, 50);
            QWheelEvent event(place, bed.board().mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            // What a program sends goes no further than the one it is sent to.
            QApplication::sendEvent(bed.board().viewport(), &event);
            QVERIFY(!event.isAccepted());
            QApplication::sendEvent(&bed.page(), &event);
        };
        turn(-1);
        turn(-1);
        QCOMPARE(bed.path(), QString("d1-d4 m11-m10"));
        turn(1);
        QCOMPARE(bed.path(), QString("d1-d4"));
    }

    void sliderGraphAndTreeLeadToAPly() {
        const ReviewBed bed;
        auto* slider = bed.find<QSlider>("plySlider");
        QCOMPARE(slider->maximum(), 6);
        slider->setValue(3);
        QCOMPARE(bed.path(), QString("d1-d4 m11-m10 c2-d2"));
        auto* graph = bed.find<GameGraph>("gameGraph");
        QTest::mousePress(graph, Qt::LeftButton, {}, {1, 20});
        QCOMPARE(bed.path(), QString());
        QMouseEvent drag(QEvent::MouseMove, QPointF(graph->width() - 1, 20), QPointF(), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(graph, &drag);
        QCOMPARE(bed.review().shown().ply(), 6);
        QCOMPARE(slider->value(), 6);
        auto* moves = bed.find<MoveTree>("moveTree");
        const auto& model = static_cast<const MoveTreeModel&>(*moves->model());
        const record::Node& variation = *bed.review().record().root().next()->children[1];
        moves->scrollTo(model.indexOf(variation));
        QTest::mouseClick(moves->viewport(), Qt::LeftButton, {},
                          moves->visualRect(model.indexOf(variation)).center());
        QCOMPARE(bed.path(), QString("d1-d4 n11-n10"));
        QCOMPARE(moves->currentIndex(), model.indexOf(variation));
        QCOMPARE(slider->maximum(), 4);
    }

    void onePlyIsAnimatedAndALongerJumpIsNot() {
        ReviewBed bed;
        bed.settings.setMotionFactor(1);
        const auto isMoving = [&] { return bed.board().board().isAnimating(); };
        bed.key(Qt::Key_Right);
        QVERIFY(isMoving());
        bed.key(Qt::Key_Left);
        QVERIFY(isMoving());
        bed.key(Qt::Key_End);
        QVERIFY(!isMoving());
        bed.key(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(!isMoving());
    }

    void thePlaysFollowOneAnotherAndStopAtTheEnd() {
        const ReviewBed bed;
        for (int i = 0; i < 2; ++i)
            bed.press("speed");
        bed.press("playOn");
        QVERIFY(bed.page().isOn(ReviewAction::PlayOn));
        QTRY_VERIFY_WITH_TIMEOUT(bed.review().shown().ply() >= 2, 3000);
        bed.press("playOn");
        QVERIFY(!bed.page().isOn(ReviewAction::PlayOn));
        bed.press("playOn");
        bed.key(Qt::Key_End);
        QVERIFY(!bed.page().isOn(ReviewAction::PlayOn));
        QVERIFY(!bed.page().can(ReviewAction::PlayOn));
    }

    // Changing the tree.

    void aPlayOnTheBoardBecomesAVariationByMouseAndByKeys() {
        const ReviewBed bed;
        bed.key(Qt::Key_Right);
        bed.click("b12");
        bed.click("b10");
        QCOMPARE(bed.path(), QString("d1-d4 b12-b10"));
        QCOMPARE(bed.review().shown().parent->children.size(), std::size_t(3));
        bed.key(Qt::Key_Left);
        bed.board().setFocus();
        QTest::keyClicks(&bed.board(), "c12");
        QTest::keyClicks(&bed.board(), "c10");
        QCOMPARE(bed.path(), QString("d1-d4 c12-c10"));
    }

    void promoteDeleteAndUndo() {
        const ReviewBed bed;
        const std::string before = record::writeRecord(bed.review().record());
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_Down);
        bed.key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!bed.review().mayPromote());
        bed.key(Qt::Key_Delete);
        QCOMPARE(bed.path(), QString("d1-d4"));
        bed.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bed.path(), QString("d1-d4 n11-n10"));
        bed.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(record::writeRecord(bed.review().record()) == before);
        bed.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!bed.review().mayPromote());
    }

    void marksByKeyAndButton() {
        const ReviewBed bed;
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_4, Qt::ControlModifier);
        QCOMPARE(judgementMark(bed.review().shown()), 4);
        QVERIFY(bed.page().isOn(ReviewAction::MarkLosing));
        bed.key(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(!judgementMark(bed.review().shown()));
        bed.page().trigger(ReviewAction::MarkDoubtful);
        bed.key(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(!judgementMark(bed.review().shown()));
    }

    // Keeping.

    void savingKeepsWhatIsBeingTyped() {
        const ReviewBed bed;
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_E, Qt::ControlModifier);
        QTest::keyClicks(bed.find<QPlainTextEdit>("comment"), "well played");
        bed.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!bed.page().isModified());
        const auto games = record::parseRecords(bed.saved());
        QCOMPARE(games.front()->root().next()->comment, std::string("well played"));
        QCOMPARE(games.front()->root().next()->children.size(), std::size_t(2));
        QCOMPARE(bed.find<QPlainTextEdit>("comment")->toPlainText(), QString("well played"));
    }

    void walkingOnKeepsWhatIsBeingTyped() {
        const ReviewBed bed;
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_E, Qt::ControlModifier);
        QTest::keyClicks(bed.find<QPlainTextEdit>("comment"), "note");
        bed.press("oneForward");
        QCOMPARE(bed.review().record().root().next()->comment, std::string("note"));
        QVERIFY(bed.find<QPlainTextEdit>("comment")->toPlainText().isEmpty());
    }

    void leavingWithChangesAsksAndCancelStays() {
        const ReviewBed bed;
        const std::string before = bed.saved();
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_1, Qt::ControlModifier);
        bed.key(Qt::Key_2, Qt::ControlModifier);
        ReviewPage* page = bed.window->reviewPage();
        for (int way = 0; way < 3; ++way) {
            if (way == 0) bed.key(Qt::Key_W, Qt::ControlModifier);
            if (way == 1) bed.window->showHome();
            if (way == 2) bed.window->close();
            QVERIFY(openDialog());
            QVERIFY(answer("no"));
            QCOMPARE(bed.window->reviewPage(), page);
            QVERIFY(bed.window->isVisible());
            QVERIFY(page->isModified());
            QVERIFY(bed.saved() == before);
        }
        bed.key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(answer("yes"));
        QVERIFY(!bed.window->reviewPage());
        QVERIFY(bed.saved() != before);
    }

    void leavingWithoutSaving() {
        const ReviewBed bed;
        const std::string before = bed.saved();
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_2, Qt::ControlModifier);
        bed.window->showHome();
        QVERIFY(answer("other"));
        QVERIFY(!bed.window->reviewPage());
        QVERIFY(bed.saved() == before);
    }

    void whatCannotBeSavedIsToldAndStays() {
        const ReviewBed bed;
        bed.key(Qt::Key_Right);
        bed.key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(QFile::remove(bed.file));
        QVERIFY(QDir().mkpath(bed.file + "/in the way"));
        bed.key(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(answer("yes"));
        QVERIFY(openDialog());
        QVERIFY(answer("yes"));
        QVERIFY(bed.window->reviewPage());
        QVERIFY(bed.page().isModified());
    }

    // The engine.

    void theGameIsAnalysedAndTheBetterPlayPointedOut() {
        const ReviewBed bed(record::writeRecord(finishedRecord(epaminondasSetup(), epaminondasGame)));
        bed.page().setLimits({{}, {}, 800, {}}, {});
        bed.press("analyse");
        QVERIFY(bed.page().isOn(ReviewAction::Analyse));
        QVERIFY(bed.find<QLabel>("analysisProgress"));
        QTRY_VERIFY_WITH_TIMEOUT(!bed.page().isOn(ReviewAction::Analyse), 20000);
        QVERIFY(!bed.find<QLabel>("analysisProgress"));
        QVERIFY(bed.page().isModified());
        bed.key(Qt::Key_End);
        QCOMPARE(judgementMark(bed.review().shown()), 4);
        QVERIFY2(bed.explanation().contains("Losing (?\?): ") && bed.explanation().contains("was better ("),
                 qPrintable(bed.explanation()));
        const auto& arrows = bed.board().board().arrows();
        QCOMPARE(arrows.size(), std::size_t(1));
        QVERIFY(arrows.front().past);
        bed.key(Qt::Key_Left);
        QVERIFY(!arrows.front().past);
        bed.key(Qt::Key_Home);
        QVERIFY(arrows.empty());
        // The better play can be stepped through.
        bed.key(Qt::Key_End);
        bed.key(Qt::Key_Down);
        QVERIFY(bed.review().mayPromote());
        bed.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(bed.saved().find("[%eval") != std::string::npos);
        bed.key(Qt::Key_Home);
        bed.key(Qt::Key_End);
        bed.press("live");
        QCOMPARE(bed.find<QLabel>("liveHead")->text(), QString("The game is over"));
    }

    void anAnalysisIsCancelledByItsButton() {
        const ReviewBed bed;
        bed.page().setLimits({}, {});
        bed.press("analyse");
        QVERIFY(bed.page().isOn(ReviewAction::Analyse));
        bed.press("stopAnalysis");
        QVERIFY(!bed.page().isOn(ReviewAction::Analyse));
        QVERIFY(!bed.page().isModified());
    }

    void thePageIsLeftWhileTheEngineThinks() {
        const ReviewBed bed;
        bed.page().setLimits({}, {});
        bed.press("analyse");
        bed.press("live");
        QVERIFY(bed.page().isOn(ReviewAction::Live));
        bed.window->showHome();
        QVERIFY(!bed.window->reviewPage());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void aLineOfTheEngineIsAddedByPressingIt() {
        const ReviewBed bed;
        bed.press("live");
        QTRY_VERIFY_WITH_TIMEOUT(bed.find<QPushButton>("liveLine3")->isEnabled(), 20000);
        QCOMPARE(bed.board().board().arrows().size(), std::size_t(3));
        const QString first = bed.find<QPushButton>("liveLine1")->text();
        QTest::mouseClick(bed.find<QPushButton>("liveLine1"), Qt::LeftButton);
        QCOMPARE(bed.review().shown().ply(), 1);
        QVERIFY2(
            first.contains(QString::fromStdString(bed.review().shown().play).replace('-', QChar(0x2013))),
            qPrintable(first + " " + bed.path()));
        bed.press("live");
        QVERIFY(!bed.find<QWidget>("liveLines"));
        QVERIFY(bed.board().board().arrows().empty());
    }

    // Other eyes.

    void throughRedsEyesAndWhatCouldBeDeduced() {
        const ReviewBed bed(record::writeRecord(finishedRecord(shortCombateSetup(), combateGame)));
        QVERIFY(!bed.page().can(ReviewAction::Deductions));
        auto& scene = static_cast<CombateScene&>(bed.board().board());
        const int square = *scene.squareNamed("d10");
        QVERIFY(!scene.squareContent(square).contains("enemy"));
        auto* eyes = bed.find<QComboBox>("eyes");
        eyes->setCurrentIndex(1);
        emit eyes->activated(1);
        QCOMPARE(bed.review().viewer(), Side::First);
        QCOMPARE(scene.squareContent(square), QString("enemy piece"));
        QVERIFY(scene.isInteractive());
        QVERIFY(!scene.squareDescription(square).contains("could be"));

        bed.key(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(bed.page().isOn(ReviewAction::Deductions));
        QVERIFY(!bed.find<QWidget>("deductionCard"));
        scene.setCursor(square);
        QVERIFY(bed.find<QWidget>("deductionCard"));
        QVERIFY(scene.squareDescription(square).contains("could be"));
        const auto shares = *scene.sharesAt(square);
        QVERIFY(qAbs(std::accumulate(shares.begin(), shares.end(), 0.0F) - 1) < 0.01F);
        // An own piece, an empty square, and open armies have nothing to be deduced.
        scene.setCursor(scene.squareNamed("a1"));
        QVERIFY(!bed.find<QWidget>("deductionCard"));
        scene.setCursor(square);
        bed.key(Qt::Key_Right);
        QVERIFY(!scene.isInteractive());  // Blue is to move
        emit eyes->activated(0);
        QVERIFY(!bed.find<QWidget>("deductionCard"));
        QVERIFY(!scene.sharesAt(square));
        QVERIFY(scene.isInteractive());
    }

    void theDeductionsFollowThePointer() {
        const ReviewBed bed(record::writeRecord(finishedRecord(shortCombateSetup(), combateGame)));
        bed.review().setViewer(Side::Second);
        bed.page().trigger(ReviewAction::Deductions);
        const BoardScene& scene = bed.board().board();
        const auto point = [&](const QString& name) {
            QTest::mouseMove(bed.board().viewport(),
                             bed.board().mapFromScene(scene.squareRect(*scene.squareNamed(name)).center()));
        };
        point("e1");
        QTRY_VERIFY(bed.find<QWidget>("deductionCard"));
        point("e5");
        QTRY_VERIFY(!bed.find<QWidget>("deductionCard"));
    }

    void aPlayOfCombateIsPlayedOnWithOpenEyes() {
        const ReviewBed bed(record::writeRecord(finishedRecord(shortCombateSetup(), combateGame)));
        bed.key(Qt::Key_Right);
        bed.click("b7");
        bed.click("b6");
        QCOMPARE(bed.path(), QString("a4-a5 b7-b6"));
        QVERIFY(bed.review().mayPromote());
    }

    void everyControlHasANameForScreenReaders() {
        const ReviewBed bed(record::writeRecord(finishedRecord(shortCombateSetup(), combateGame)));
        bed.page().trigger(ReviewAction::Comment);
        for (QWidget* widget : bed.page().findChildren<QWidget*>()) {
            const bool takesFocus = widget->isVisible() && widget->focusPolicy() & Qt::TabFocus;
            if (!takesFocus || widget->focusProxy()) continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
        }
    }

    void theLanguageChangesAtOnce() {
        ReviewBed bed;
        const QString before = bed.explanation();
        bed.settings.setLanguage("es");
        QTRY_VERIFY(bed.explanation() != before);
    }
};

QTEST_MAIN(ReviewPageTest)
#include "review_page_test.moc"
