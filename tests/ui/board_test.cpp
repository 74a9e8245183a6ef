// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/stone_art.h"
#include "board/epaminondas/stone_item.h"
#include "board/square_typing.h"
#include "board_bed.h"

#include <QSignalSpy>
#include <QWheelEvent>

using namespace leuctra;
using namespace leuctra::ui;

namespace {

const QString column = "14/14/14/14/14/14/14/14/14/14/1w12/1w6w5 w 1";  // b1, b2 and i1
const QString capture = "b13/14/14/14/4wwww1bb3/14/14/14/14/14/14/14 w 1";

}  // namespace

/// What both boards share: taking and dropping, cursor, typed squares, layout, animation.
class BoardTest : public QObject {
    Q_OBJECT

  private slots:
    void twoClicksPlay();
    void anotherOwnStoneBecomesTheRear();
    void theTakenStoneLetsGo();
    void rightButtonLetsGoAndAsksForNoMenu();
    void rightButtonAsksForTheMenu();
    void escapeLetsGo();
    void aPressBesideTheBoardLetsGo();
    void aDragPlays();
    void aDragElsewherePutsBack();
    void aDragHomeKeepsTheStoneTaken();
    void theDraggedStoneKeepsItsSizeAndDoesNotJump();
    void theWheelChangesNothing();
    void nothingIsTakenWhileNotInteractive();
    void enterAndSpaceTakeAndDrop();
    void arrowsStopAtTheEdge();
    void arrowsFollowTheTurnedBoard();
    void arrowsWithAltBelongToTheWindow();
    void inReviewOnlyControlMovesTheCursor();
    void tabShowsTheCursor();
    void typedSquaresTakeAndDrop();
    void aTypedRowThatMayGoOnWaits();
    void typedNames_data();
    void typedNames();
    void aLetterCompletesTheSquareBefore();
    void aPlayWaitsForConfirmation();
    void flippingTurnsTheBoard();
    void squaresAreWholeDevicePixels_data();
    void squaresAreWholeDevicePixels();
    void squaresAreWholePixelsOfTheScreen();
    void theBoardFillsTheView();
    void coordinatesFollowTheSettings();
    void animationEndsAtOnce();
    void aNewActionEndsTheAnimation();
    void withoutMotionTheMoveIsThereAtOnce();
    void undoPlaysBackwards();
    void capturedStonesLeaveInTheOrderTheyAreHit();
    void whatWasDraggedDoesNotSlideAgain();
    void theCurtainShowsNoStone();
};

namespace {

std::vector<StoneItem*> stones(const BoardBed& bed) {
    std::vector<StoneItem*> found;
    for (QGraphicsItem* item : bed.scene.items())
        if (auto* stone = dynamic_cast<StoneItem*>(item)) found.push_back(stone);
    return found;
}

StoneItem* stoneAt(const BoardBed& bed, QPointF centre) {
    for (StoneItem* stone : stones(bed))
        if (QLineF(stone->centre(), centre).length() < 1) return stone;
    return nullptr;
}

StoneItem* stoneAt(const BoardBed& bed, const char* square) {
    return stoneAt(bed, bed.scene.squareRect(BoardBed::square(square)).center());
}

Timeline& timeline(BoardBed& bed) {
    return *bed.scene.findChild<Timeline*>("motion");
}

}  // namespace

void BoardTest::twoClicksPlay() {
    BoardBed bed;
    bed.show(column);
    bed.click("b1");
    QCOMPARE(bed.scene.taken(), std::optional(BoardBed::square("b1")));
    bed.click("b4");
    QCOMPARE(bed.plays, QStringList{"b1-b4"});
    QVERIFY(!bed.scene.taken());
}

void BoardTest::anotherOwnStoneBecomesTheRear() {
    BoardBed bed;
    bed.show(column);
    bed.click("b1");
    bed.click("i1");
    QCOMPARE(bed.scene.taken(), std::optional(BoardBed::square("i1")));
    QVERIFY(bed.plays.isEmpty());
}

void BoardTest::theTakenStoneLetsGo() {
    BoardBed bed;
    bed.show(column);
    bed.click("b1");
    bed.click("b1");
    QVERIFY(!bed.scene.taken());
}

void BoardTest::rightButtonLetsGoAndAsksForNoMenu() {
    BoardBed bed;
    bed.show(column);
    QSignalSpy menus(&bed.scene, &BoardScene::menuRequested);
    bed.click("b1");
    const QPoint at = bed.point("c5");
    bed.send(QEvent::MouseButtonPress, at, Qt::RightButton, Qt::RightButton);
    QContextMenuEvent menu(QContextMenuEvent::Mouse, at, bed.view.viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(bed.view.viewport(), &menu);
    QVERIFY(!bed.scene.taken());
    QCOMPARE(menus.count(), 0);
}

void BoardTest::rightButtonAsksForTheMenu() {
    BoardBed bed;
    bed.show(column);
    QSignalSpy menus(&bed.scene, &BoardScene::menuRequested);
    const QPoint at = bed.point("c5");
    bed.send(QEvent::MouseButtonPress, at, Qt::RightButton, Qt::RightButton);
    QContextMenuEvent menu(QContextMenuEvent::Mouse, at, bed.view.viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(bed.view.viewport(), &menu);
    QCOMPARE(menus.count(), 1);
    QCOMPARE(menus.front().front().toInt(), BoardBed::square("c5"));
}

void BoardTest::escapeLetsGo() {
    BoardBed bed;
    bed.show(column);
    bed.click("b1");
    bed.key(Qt::Key_Escape);
    QVERIFY(!bed.scene.taken());
}

void BoardTest::aPressBesideTheBoardLetsGo() {
    BoardBed bed;
    bed.show(column);
    bed.click("b1");
    bed.press({1, 1});
    QVERIFY(!bed.scene.taken());
}

void BoardTest::aDragPlays() {
    BoardBed bed;
    bed.show(column);
    bed.press(bed.point("b1"));
    bed.drag(bed.point("b3"));
    bed.drag(bed.point("b4"));
    bed.release(bed.point("b4"));
    QCOMPARE(bed.plays, QStringList{"b1-b4"});
}

void BoardTest::aDragElsewherePutsBack() {
    BoardBed bed;
    bed.show(column);
    bed.press(bed.point("b1"));
    bed.drag(bed.point("k9"));
    bed.release(bed.point("k9"));
    QVERIFY(bed.plays.isEmpty());
    QVERIFY(!bed.scene.taken());
    QCOMPARE(bed.refusals.size(), 1);
    QVERIFY(stoneAt(bed, "b1"));
    QCOMPARE(stoneAt(bed, "b1")->opacity(), 1.0);
    QCOMPARE(stones(bed).size(), std::size_t(3));
}

void BoardTest::aDragHomeKeepsTheStoneTaken() {
    BoardBed bed;
    bed.show(column);
    bed.press(bed.point("b1"));
    bed.drag(bed.point("b3"));
    bed.drag(bed.point("b1"));
    bed.release(bed.point("b1"));
    QCOMPARE(bed.scene.taken(), std::optional(BoardBed::square("b1")));
    QVERIFY(bed.plays.isEmpty());
}

void BoardTest::theDraggedStoneKeepsItsSizeAndDoesNotJump() {
    BoardBed bed;
    bed.show(column);
    const QPoint grip(7, -5);
    const QPointF home = bed.scene.squareRect(BoardBed::square("b1")).center();
    bed.press(bed.point("b1") + grip);
    const QPoint far = bed.point("b1") + grip + QPoint(60, -90);
    bed.drag(far);
    StoneItem* inHand = stoneAt(bed, home + QPointF(60, -90));
    QVERIFY2(inHand, "the stone moved by what the pointer moved");

    // The disc itself: opaque pixels across its middle, in the hand and at rest.
    const auto width = [](const QPixmap& pixmap) {
        const QImage image = pixmap.toImage();
        int opaque = 0;
        for (int x = 0; x < image.width(); ++x)
            opaque += qAlpha(image.pixel(x, image.height() / 2)) > 250;
        return opaque;
    };
    StoneArt art;
    art.prepare(int(bed.scene.squareSize()), bed.appearance.theme());
    QVERIFY(qAbs(width(art.lifted(Side::First)) - width(art.stone(Side::First))) <= 1);
    QCOMPARE(inHand->boundingRect().size().toSize(), art.lifted(Side::First).size());
    bed.release(far);
}

void BoardTest::theWheelChangesNothing() {
    BoardBed bed;
    bed.show(column);
    bed.click("b1");
    const QTransform before = bed.view.transform();
    const QPointF at = bed.point("e5");
    QWheelEvent wheel(at, bed.view.viewport()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(bed.view.viewport(), &wheel);
    QVERIFY(!wheel.isAccepted());
    QCOMPARE(bed.view.transform(), before);
    QCOMPARE(bed.scene.taken(), std::optional(BoardBed::square("b1")));
    QVERIFY(bed.plays.isEmpty());
}

void BoardTest::nothingIsTakenWhileNotInteractive() {
    BoardBed bed;
    bed.show(column);
    bed.click("b1");
    bed.scene.setInteractive(false);
    QVERIFY(!bed.scene.taken());
    bed.click("b1");
    QVERIFY(!bed.scene.taken());
    bed.pointAt(bed.point("b2"));
    QVERIFY(!bed.hint.isEmpty());
}

void BoardTest::enterAndSpaceTakeAndDrop() {
    BoardBed bed;
    bed.show(column);
    bed.walkTo(BoardBed::square("b1"));
    bed.key(Qt::Key_Return);
    QCOMPARE(bed.scene.taken(), std::optional(BoardBed::square("b1")));
    bed.walkTo(BoardBed::square("b3"));
    bed.key(Qt::Key_Space);
    QCOMPARE(bed.plays, QStringList{"b1-b3"});
}

void BoardTest::arrowsStopAtTheEdge() {
    BoardBed bed;
    bed.show(column);
    bed.scene.setCursor(BoardBed::square("a1"));
    bed.key(Qt::Key_Left);
    bed.key(Qt::Key_Down);
    QCOMPARE(bed.scene.cursor(), std::optional(BoardBed::square("a1")));
    bed.scene.setCursor(BoardBed::square("n12"));
    bed.key(Qt::Key_Right);
    bed.key(Qt::Key_Up);
    QCOMPARE(bed.scene.cursor(), std::optional(BoardBed::square("n12")));
}

void BoardTest::arrowsFollowTheTurnedBoard() {
    BoardBed bed;
    bed.show(column);
    bed.scene.setBottom(Side::Second);
    bed.scene.setCursor(BoardBed::square("e5"));
    bed.key(Qt::Key_Up);
    bed.key(Qt::Key_Right);
    QCOMPARE(bed.scene.cursor(), std::optional(BoardBed::square("d4")));
}

void BoardTest::arrowsWithAltBelongToTheWindow() {
    BoardBed bed;
    bed.show(column);
    bed.scene.setCursor(BoardBed::square("e5"));
    bed.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(bed.scene.cursor(), std::optional(BoardBed::square("e5")));
}

void BoardTest::inReviewOnlyControlMovesTheCursor() {
    BoardBed bed;
    bed.show(column);
    bed.view.setArrowsMoveCursor(false);
    bed.scene.setCursor(BoardBed::square("e5"));
    bed.key(Qt::Key_Left);
    QCOMPARE(bed.scene.cursor(), std::optional(BoardBed::square("e5")));
    bed.key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(bed.scene.cursor(), std::optional(BoardBed::square("d5")));
}

void BoardTest::tabShowsTheCursor() {
    BoardBed bed;
    bed.show(column);
    QVERIFY(!bed.scene.isCursorShown());
    QFocusEvent in(QEvent::FocusIn, Qt::TabFocusReason);
    QCoreApplication::sendEvent(&bed.view, &in);
    QVERIFY(bed.scene.isCursorShown());
    QFocusEvent out(QEvent::FocusOut, Qt::TabFocusReason);
    QCoreApplication::sendEvent(&bed.view, &out);
    QVERIFY(!bed.scene.isCursorShown());
}

void BoardTest::typedSquaresTakeAndDrop() {
    BoardBed bed;
    bed.show(column);
    bed.type("b2");
    QCOMPARE(bed.scene.taken(), std::optional(BoardBed::square("b2")));
    bed.type("B3");
    QCOMPARE(bed.plays, QStringList{"b2-b3"});
}

void BoardTest::aTypedRowThatMayGoOnWaits() {
    BoardBed bed;
    bed.show(column);
    bed.type("b1");
    QVERIFY2(!bed.scene.taken(), "b1 may become b10, b11 or b12");
    bed.key(Qt::Key_Return);
    QCOMPARE(bed.scene.taken(), std::optional(BoardBed::square("b1")));
    bed.type("d1");
    QTRY_VERIFY_WITH_TIMEOUT(!bed.refusals.isEmpty(), 4 * SquareTyping::patience);
    QCOMPARE(bed.scene.cursor(), std::optional(BoardBed::square("d1")));
}

void BoardTest::typedNames_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("square");
    QTest::newRow("one digit") << "n9"
                               << "n9";
    QTest::newRow("two digits") << "c12"
                                << "c12";
    QTest::newRow("ten") << "c10"
                         << "c10";
    QTest::newRow("a second letter begins anew") << "ad10"
                                                 << "d10";
    QTest::newRow("no row 13") << "c13"
                               << "";
    QTest::newRow("no row 0") << "c0"
                              << "";
    QTest::newRow("no column o") << "o5"
                                 << "";
    QTest::newRow("a digit alone") << "5"
                                   << "";
}

void BoardTest::typedNames() {
    QFETCH(QString, typed);
    QFETCH(QString, square);
    SquareTyping typing(14, 12);
    std::optional<int> got;
    connect(&typing, &SquareTyping::typed, this, [&got](int named) { got = named; });
    for (const QChar character : typed)
        typing.type(character);
    QCOMPARE(got.has_value(), !square.isEmpty());
    if (got) QCOMPARE(*got, BoardBed::square(square.toLatin1()));
}

void BoardTest::aLetterCompletesTheSquareBefore() {
    SquareTyping typing(14, 12);
    QStringList got;
    connect(&typing, &SquareTyping::typed, this, [&got](int named) { got << QString::number(named); });
    for (const QChar character : QStringLiteral("e1d12"))
        typing.type(character);
    QCOMPARE(got, QStringList(
                      {QString::number(BoardBed::square("e1")), QString::number(BoardBed::square("d12"))}));
}

void BoardTest::aPlayWaitsForConfirmation() {
    BoardBed bed;
    bed.settings.setConfirmPlays(true);
    bed.show(column);
    bed.click("b1");
    bed.click("b4");
    QVERIFY(bed.plays.isEmpty());
    QVERIFY(bed.hint.contains("b4"));
    bed.click("b3");
    QVERIFY(bed.plays.isEmpty());
    bed.click("b3");
    QCOMPARE(bed.plays, QStringList{"b1-b3"});

    bed.press(bed.point("b1"));
    bed.drag(bed.point("b4"));
    bed.release(bed.point("b4"));
    QCOMPARE(bed.plays.size(), 1);
    bed.scene.setCursor(BoardBed::square("b4"));
    bed.key(Qt::Key_Return);
    QCOMPARE(bed.plays.last(), QString("b1-b4"));
}

void BoardTest::flippingTurnsTheBoard() {
    BoardBed bed;
    bed.show(column);
    const QRectF a1 = bed.scene.squareRect(BoardBed::square("a1"));
    const QRectF n12 = bed.scene.squareRect(BoardBed::square("n12"));
    bed.scene.setBottom(Side::Second);
    QCOMPARE(bed.scene.squareRect(BoardBed::square("a1")), n12);
    QCOMPARE(bed.scene.squareRect(BoardBed::square("n12")), a1);
    QCOMPARE(bed.scene.squareAt(a1.center()), std::optional(BoardBed::square("n12")));
    QVERIFY(stoneAt(bed, "b1"));
    bed.click("b1");
    bed.click("b4");
    QCOMPARE(bed.plays, QStringList{"b1-b4"});
}

void BoardTest::squaresAreWholeDevicePixels_data() {
    QTest::addColumn<double>("scale");
    for (const double scale : {1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 3.0})
        QTest::addRow("%g", scale) << scale;
}

void BoardTest::squaresAreWholeDevicePixels() {
    QFETCH(double, scale);
    BoardBed bed;
    bed.show(column);
    for (int width = 500; width < 520; ++width) {
        const QSize area = (QSizeF(width, width - 37) * scale).toSize();
        bed.scene.fit(area, scale);
        for (const char* name : {"a1", "g7", "n12"}) {
            const QRectF rect = bed.scene.squareRect(BoardBed::square(name));
            QCOMPARE(rect, QRectF(rect.toRect()));
        }
        QVERIFY(QRectF(QPointF(), QSizeF(area)).contains(bed.scene.boardRect()));
    }
}

void BoardTest::squaresAreWholePixelsOfTheScreen() {
    // Run at other scales too: see CMakeLists.txt.
    BoardBed bed;
    QWidget window;
    bed.view.setParent(&window);
    bed.view.setGeometry(13, 7, 611, 533);
    window.resize(700, 600);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_COMPARE(bed.scene.pixel(), bed.view.devicePixelRatioF());
    const qreal ratio = bed.view.devicePixelRatioF();
    for (const char* name : {"a1", "g7", "n12"}) {
        const QPointF corner = bed.scene.squareRect(BoardBed::square(name)).topLeft();
        const QPointF inView = bed.view.viewportTransform().map(corner);
        const QPointF onScreen = (bed.view.viewport()->mapTo(&window, QPointF()) + inView) * ratio;
        QVERIFY(qAbs(onScreen.x() - qRound(onScreen.x())) < 1e-6);
        QVERIFY(qAbs(onScreen.y() - qRound(onScreen.y())) < 1e-6);
    }
    bed.view.setParent(nullptr);
}

void BoardTest::theBoardFillsTheView() {
    BoardBed bed;
    for (const QSize size : {QSize(640, 560), QSize(1366, 700), QSize(500, 1200)}) {
        bed.view.resize(size);
        const QRectF frame = bed.scene.frameRect();
        const QSizeF room = bed.scene.sceneRect().size();
        const qreal left = std::min(room.width() - frame.width(), room.height() - frame.height());
        QVERIFY2(left < bed.scene.columns() + 2, "no larger whole square fits");
    }
}

void BoardTest::coordinatesFollowTheSettings() {
    BoardBed bed;
    bed.settings.setCoordinates(Settings::Coordinates::None);
    const qreal without = bed.scene.squareSize();
    bed.settings.setCoordinates(Settings::Coordinates::Inside);
    QCOMPARE(bed.scene.squareSize(), without);
    bed.settings.setCoordinates(Settings::Coordinates::Outside);
    QVERIFY(bed.scene.squareSize() < without);
}

void BoardTest::animationEndsAtOnce() {
    BoardBed bed(1);
    bed.show(column);
    QSignalSpy settled(&bed.scene, &BoardScene::settled);
    bed.play("b1b4");
    QVERIFY(bed.scene.isAnimating());
    QVERIFY(!stoneAt(bed, "b4"));
    bed.scene.finishAnimation();
    QVERIFY(!bed.scene.isAnimating());
    QCOMPARE(settled.count(), 1);
    QVERIFY(stoneAt(bed, "b4"));
    QVERIFY(stoneAt(bed, "b3"));
    QVERIFY(!stoneAt(bed, "b1"));
}

void BoardTest::aNewActionEndsTheAnimation() {
    BoardBed bed(1);
    bed.show(capture);
    bed.play("e8j8");
    QVERIFY(bed.scene.isAnimating());
    bed.click("a12");
    QVERIFY(!bed.scene.isAnimating());
    QVERIFY(stoneAt(bed, "j8"));
    QVERIFY(!stoneAt(bed, "k8"));
    QCOMPARE(bed.scene.taken(), std::optional(BoardBed::square("a12")));
}

void BoardTest::withoutMotionTheMoveIsThereAtOnce() {
    BoardBed bed(0);
    bed.show(column);
    QSignalSpy settled(&bed.scene, &BoardScene::settled);
    bed.play("b1b4");
    QVERIFY(!bed.scene.isAnimating());
    QCOMPARE(settled.count(), 1);
    QVERIFY(stoneAt(bed, "b4"));
}

void BoardTest::undoPlaysBackwards() {
    using namespace leuctra::epaminondas;
    BoardBed bed(1);
    Position before = Position::parse(capture.toStdString()).value();
    const auto move =
        std::make_shared<epaminondas::Transition>(transitionOf(before, moveFrom("e8j8").value()));
    Position after = before;
    after.make(move->move);
    bed.show(after);
    bed.scene.animate(move, BoardBed::viewOf(before), true);
    QVERIFY(bed.scene.isAnimating());
    QVERIFY2(stoneAt(bed, "j8"), "the front begins where it had landed");
    timeline(bed).setCurrentTime(timeline(bed).totalDuration() / 3);
    QVERIFY(!stoneAt(bed, "h8") || !stoneAt(bed, "i8"));
    bed.scene.finishAnimation();
    for (const char* square : {"e8", "f8", "g8", "h8", "j8", "k8"}) {
        QVERIFY2(stoneAt(bed, square), square);
        QCOMPARE(stoneAt(bed, square)->opacity(), 1.0);
    }
    QVERIFY(!stoneAt(bed, "i8"));
}

void BoardTest::capturedStonesLeaveInTheOrderTheyAreHit() {
    BoardBed bed(1);
    bed.show(capture);
    StoneItem* hitFirst = stoneAt(bed, "j8");
    StoneItem* hitNext = stoneAt(bed, "k8");
    bed.play("e8j8");
    Timeline& motion = timeline(bed);
    bool firstWasFainter = false;
    for (int time = 0; time < motion.totalDuration(); time += 5) {
        motion.setCurrentTime(time);
        QVERIFY(hitFirst->opacity() <= hitNext->opacity());
        firstWasFainter = firstWasFainter || hitFirst->opacity() < hitNext->opacity();
    }
    QVERIFY(firstWasFainter);
}

void BoardTest::whatWasDraggedDoesNotSlideAgain() {
    BoardBed bed(1);
    bed.show(capture);
    bed.press(bed.point("e8"));
    bed.drag(bed.point("j8"));
    bed.release(bed.point("j8"));
    QCOMPARE(bed.plays, QStringList{"e8xj8"});
    bed.play("e8j8");
    QVERIFY2(stoneAt(bed, "g8") && stoneAt(bed, "i8"), "the group is where it was dropped");
    QVERIFY2(bed.scene.isAnimating(), "the captured stones leave");
}

void BoardTest::theCurtainShowsNoStone() {
    BoardBed bed;
    bed.show(column);
    bed.scene.showView(nullptr);
    QVERIFY(stones(bed).empty());
    bed.click("b1");
    QVERIFY(!bed.scene.taken());
}

QTEST_MAIN(BoardTest)
#include "board_test.moc"
