// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "board_bed.h"
#include "epaminondas/movegen.h"

#include <QAccessible>

using namespace leuctra;
using namespace leuctra::epaminondas;

/// The board as a screen reader and other clients of accessibility find it.
class BoardAccessibleTest : public QObject {
    Q_OBJECT

  private slots:
    void boardIsATableOfItsSquares();
    void cellsSayWhatTheyHold();
    void cellsSayWhatMayLandThere();
    void cellsFollowTheTurnedBoard();
    void theCursorIsTheFocus();
    void pressingRefusesInWords();
    void theCurtainSaysNothing();
    void aClientPlaysAGame();
};

namespace {

QAccessibleInterface* tableOf(const BoardBed& bed) {
    return QAccessible::queryAccessibleInterface(const_cast<ui::BoardView*>(&bed.view));
}

QAccessibleInterface* cellOf(const BoardBed& bed, const char* square) {
    const int index = BoardBed::square(square);
    const bool turned = bed.scene.bottom() == Side::Second;
    const int row = turned ? index / columnCount : rowCount - 1 - index / columnCount;
    const int column = turned ? columnCount - 1 - index % columnCount : index % columnCount;
    return tableOf(bed)->tableInterface()->cellAt(row, column);
}

QString nameOf(const BoardBed& bed, const char* square) {
    return cellOf(bed, square)->text(QAccessible::Name);
}

QString descriptionOf(const BoardBed& bed, const char* square) {
    return cellOf(bed, square)->text(QAccessible::Description);
}

void press(QAccessibleInterface* cell) {
    cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

const QString capture = "b13/14/14/14/4wwww1bb3/14/14/14/14/14/14/14 w 1";

}  // namespace

void BoardAccessibleTest::boardIsATableOfItsSquares() {
    BoardBed bed;
    bed.show(capture);
    QAccessibleInterface* board = tableOf(bed);
    QCOMPARE(board->role(), QAccessible::Table);
    QVERIFY(!board->text(QAccessible::Name).isEmpty());
    QCOMPARE(board->childCount(), 168);
    QAccessibleTableInterface* table = board->tableInterface();
    QCOMPARE(table->rowCount(), 12);
    QCOMPARE(table->columnCount(), 14);
    QVERIFY(!table->cellAt(12, 0));
    QVERIFY(!table->cellAt(0, -1));
    for (int row = 0; row < 12; ++row)
        for (int column = 0; column < 14; ++column) {
            QAccessibleInterface* cell = table->cellAt(row, column);
            QVERIFY(cell->isValid());
            QCOMPARE(cell->role(), QAccessible::Cell);
            QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
            QCOMPARE(cell->tableCellInterface()->columnIndex(), column);
            QCOMPARE(cell->parent(), board);
            QCOMPARE(board->child(board->indexOfChild(cell)), cell);
            QCOMPARE(board->childAt(cell->rect().center().x(), cell->rect().center().y()), cell);
        }
}

void BoardAccessibleTest::cellsSayWhatTheyHold() {
    BoardBed bed;
    bed.show(capture);
    QCOMPARE(nameOf(bed, "e8"), QString("e8, White stone"));
    QCOMPARE(nameOf(bed, "a12"), QString("a12, Black stone"));
    QCOMPARE(nameOf(bed, "c3"), QString("c3, Empty"));
    QCOMPARE(descriptionOf(bed, "e8"), QString("White stone, rear of a phalanx of 4 eastwards"));
    QCOMPARE(descriptionOf(bed, "f8"),
             QString("White stone, rear of a phalanx of 3 eastwards, rear of a phalanx of 2 westwards"));
}

void BoardAccessibleTest::cellsSayWhatMayLandThere() {
    BoardBed bed;
    bed.show(capture);
    QCOMPARE(
        cellOf(bed, "e8")->actionInterface()->localizedActionName(QAccessibleActionInterface::pressAction()),
        QString("Take"));
    press(cellOf(bed, "e8"));
    QVERIFY(cellOf(bed, "e8")->state().selected);
    QVERIFY(descriptionOf(bed, "e8").endsWith("taken"));
    QCOMPARE(descriptionOf(bed, "j8"),
             QString("Black stone, rear of a phalanx of 2 eastwards, may land here, captures 2"));
    QCOMPARE(descriptionOf(bed, "i8"), QString("Empty, may land here"));
    QCOMPARE(descriptionOf(bed, "n8"), QString("Empty"));
    QCOMPARE(
        cellOf(bed, "j8")->actionInterface()->localizedActionName(QAccessibleActionInterface::pressAction()),
        QString("Drop here"));
    press(cellOf(bed, "j8"));
    QCOMPARE(bed.plays, QStringList{"e8xj8"});
}

void BoardAccessibleTest::cellsFollowTheTurnedBoard() {
    BoardBed bed;
    bed.show(capture);
    QAccessibleInterface* upperLeft = tableOf(bed)->tableInterface()->cellAt(0, 0);
    QCOMPARE(upperLeft->text(QAccessible::Name), QString("a12, Black stone"));
    bed.scene.setBottom(Side::Second);
    QCOMPARE(upperLeft->text(QAccessible::Name), QString("n1, Empty"));
    QCOMPARE(nameOf(bed, "e8"), QString("e8, White stone"));
}

void BoardAccessibleTest::theCursorIsTheFocus() {
    BoardBed bed;
    bed.show(capture);
    bed.view.activateWindow();
    bed.view.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(bed.view.hasFocus());
    bed.walkTo(BoardBed::square("e8"));
    QVERIFY(cellOf(bed, "e8")->state().focused);
    QVERIFY(!cellOf(bed, "f8")->state().focused);
    QCOMPARE(tableOf(bed)->focusChild(), cellOf(bed, "e8"));
}

void BoardAccessibleTest::pressingRefusesInWords() {
    BoardBed bed;
    bed.show(capture);
    press(cellOf(bed, "e8"));
    press(cellOf(bed, "n8"));
    QCOMPARE(bed.refusals.size(), 1);
    bed.scene.setInteractive(false);
    QVERIFY(!cellOf(bed, "e8")->actionInterface()->actionNames().contains(
        QAccessibleActionInterface::pressAction()));
}

void BoardAccessibleTest::theCurtainSaysNothing() {
    BoardBed bed;
    bed.show(capture);
    bed.scene.showView(nullptr);
    QCOMPARE(nameOf(bed, "e8"), QString("e8"));
    QVERIFY(descriptionOf(bed, "e8").isEmpty());
}

void BoardAccessibleTest::aClientPlaysAGame() {
    BoardBed bed;
    Game game;
    Random random(7);
    bed.show(game.position());
    while (!game.outcome()) {
        MoveList moves;
        generate(game.position(), moves);
        const Move move = moves[int(random.below(std::uint32_t(moves.size())))];
        const auto cell = [&bed](Square square) { return cellOf(bed, name(square).c_str()); };
        press(cell(move.rear));
        QVERIFY(cell(move.landing)->text(QAccessible::Description).contains("may land here"));
        press(cell(move.landing));
        QCOMPARE(bed.plays.size(), game.ply() + 1);
        QVERIFY(game.play(bed.plays.last().toStdString()));
        bed.scene.setBottom(game.sideToMove());
        bed.show(game.position());
    }
    QVERIFY(game.ply() > 20);
}

QTEST_MAIN(BoardAccessibleTest)
#include "board_accessible_test.moc"
