// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "epaminondas/why_illegal.h"
#include "samples.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::epaminondas;
using namespace leuctra::epaminondas::tests;

namespace {

std::string agreesWithLegality(const Position& position) {
    std::vector<bool> legal(squareCount * squareCount);
    if (!position.outcome()) {
        MoveList moves;
        generate(position, moves);
        for (const Move move : moves)
            legal[move.rear * squareCount + move.landing] = true;
    }
    for (int rear = 0; rear < squareCount; ++rear) {
        for (int landing = 0; landing < squareCount; ++landing) {
            const Move move{static_cast<Square>(rear), static_cast<Square>(landing)};
            const auto why = whyIllegal(position, move.rear, move.landing);
            if (why.has_value() == legal[rear * squareCount + landing])
                return fmt::format("{}: {}{}", position.text(), name(move.rear), name(move.landing));
            if (why && describe(asError(*why)).find('%') != std::string::npos) return "a number is missing";
        }
    }
    return {};
}

}  // namespace

/// What is said of a move that is not legal.
class EpaminondasWhyIllegal : public QObject {
    Q_OBJECT

  private slots:
    void reasonsAndNumbers_data();
    void reasonsAndNumbers();
    void theFirstReasonIsGiven();
    void symmetricSquaresAreTheArrivedAndTheirImages();
    void agreesWithLegalityForAllPairs_data();
    void agreesWithLegalityForAllPairs();
};

void EpaminondasWhyIllegal::reasonsAndNumbers_data() {
    QTest::addColumn<QString>("white");
    QTest::addColumn<QString>("black");
    QTest::addColumn<QString>("tried");
    QTest::addColumn<Illegality>("why");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("distance");
    QTest::addColumn<int>("enemyLine");
    QTest::addColumn<QString>("squares");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* white, const char* black, const char* tried,
                        Illegality why, const char* rule, int size, int distance, int enemyLine,
                        const char* squares, const char* sentence) {
        QTest::newRow(name) << white << black << tried << why << rule << size << distance << enemyLine
                            << squares << sentence;
    };
    row("won", "c12 d4", "f6", "d4-d5", Illegality::GameOver, "E11", 0, 0, 0, "", "The game is over");
    row("stuck", "a1", "a2 b1 b2", "a1-a2", Illegality::GameOver, "E12", 0, 0, 0, "", "The game is over");
    row("empty", "d4", "f6", "e5-e6", Illegality::NoStone, "", 0, 0, 0, "e5", "There is no stone on e5");
    row("enemy's", "d4", "f6", "f6-f7", Illegality::NotYourStone, "", 0, 0, 0, "f6",
        "The stone on f6 is not yours");
    row("knight", "d4", "f6", "d4-e6", Illegality::NotALine, "E5", 0, 0, 0, "",
        "The two squares do not lie on one row, column or diagonal");
    row("no way", "d4", "f6", "d4-d4", Illegality::NotALine, "E5", 0, 0, 0, "",
        "The two squares do not lie on one row, column or diagonal");
    row("into itself", "d4 d5 d6", "f6", "d4-d5", Illegality::OwnStone, "E7", 3, 0, 0, "d5",
        "Your own stone on d5 is in the way");
    row("own beyond", "d4 d5 d7", "f6", "d4-d7", Illegality::OwnStone, "E7", 2, 2, 0, "d7",
        "Your own stone on d7 is in the way");
    row("own before", "d4 d5 d7 d8", "f6", "d4-d9", Illegality::OwnStone, "E7", 2, 4, 0, "d7",
        "Your own stone on d7 is in the way");
    row("single far", "d4", "f6", "d4-d7", Illegality::TooFar, "E4", 1, 3, 0, "",
        "A single stone moves one square, not 3");
    row("group far", "d4 e5", "f1", "d4-h8", Illegality::TooFar, "E5", 2, 3, 0, "",
        "A group of 2 stones moves 2 squares at most, not 3");
    row("far capture", "d4 d5", "d8 d9", "d4-d8", Illegality::TooFar, "E5", 2, 3, 2, "",
        "A group of 2 stones moves 2 squares at most, not 3");
    row("over enemies", "d4 e4 f4 g4", "i4 j4", "d4-k4", Illegality::EnemyInTheWay, "E7", 4, 4, 0, "i4 j4",
        "The enemy stone on i4 is in the way");
    row("single captures", "d4", "d5 d6", "d4-d5", Illegality::SingleCaptures, "E4", 1, 1, 2, "d5",
        "A single stone cannot capture");
    row("line too long", "d4 e4", "g4 h4 i4 k4", "d4-g4", Illegality::LineTooLong, "E8", 2, 2, 3, "g4 h4 i4",
        "A group of 2 stones captures a line of fewer stones, not of 3");
    row("symmetric", "f11 i12", "a1 n1", "f11-f12", Illegality::Symmetric, "E10", 1, 1, 0, "f12 i12",
        "A move onto the opponent's home row must not make the position symmetric");
    row("symmetric capture", "f10 f11 i12 i11", "f12 a1 n1", "f10-f12", Illegality::Symmetric, "E10", 2, 1, 1,
        "f12 i12", "A move onto the opponent's home row must not make the position symmetric");
}

void EpaminondasWhyIllegal::reasonsAndNumbers() {
    QFETCH(QString, white);
    QFETCH(QString, black);
    QFETCH(QString, tried);
    const Move move = tests::move(tried.toStdString());
    const auto why = whyIllegal(position(white.toStdString(), black.toStdString()), move.rear, move.landing);
    QVERIFY(why);
    QTEST(why->why, "why");
    QTEST(QString::fromUtf8(ruleOf(*why)), "rule");
    QTEST(why->size, "size");
    QTEST(why->distance, "distance");
    QTEST(why->enemyLine, "enemyLine");
    QFETCH(QString, squares);
    QCOMPARE(why->squares, tests::squares(squares.toStdString()));
    QTEST(QString::fromStdString(describe(asError(*why))), "sentence");
    QCOMPARE(asError(*why).part, Error::Part::Play);
    QCOMPARE(asError(*why).rule, std::string(ruleOf(*why)));
}

void EpaminondasWhyIllegal::theFirstReasonIsGiven() {
    const auto reason = [](const Position& position, const char* text) {
        const Move tried = tests::move(text);
        return whyIllegal(position, tried.rear, tried.landing)->why;
    };
    QCOMPARE(reason(position("c12 d4", "f6"), "a1-b3"), Illegality::GameOver);
    QCOMPARE(reason(position("d4", "f6"), "a1-b3"), Illegality::NoStone);
    QCOMPARE(reason(position("d4", "f6"), "f6-g8"), Illegality::NotYourStone);
    QCOMPARE(reason(position("d4 d9", "d6"), "d4-d9"), Illegality::OwnStone);
    QCOMPARE(reason(position("d4", "d5 d6"), "d4-d6"), Illegality::TooFar);
    QCOMPARE(reason(position("d4 d5 d6", "d7 d8"), "d4-d8"), Illegality::EnemyInTheWay);
}

void EpaminondasWhyIllegal::symmetricSquaresAreTheArrivedAndTheirImages() {
    const auto squaresOf = [](const Position& position, const char* text) {
        const Move tried = tests::move(text);
        return whyIllegal(position, tried.rear, tried.landing)->squares;
    };
    QCOMPARE(squaresOf(position("f10 f11 i11 i12", "a1 n1"), "f10-f12"), squares("f12 i12"));
    QCOMPARE(squaresOf(position("f9 f10 i11 i12", "a1 n1"), "f9-f12"), squares("f11 f12 i11 i12"));
    QCOMPARE(squaresOf(position("c11 e5", "c1 e8", Side::First, {Symmetry::Copycat, true}), "c11-c12"),
             squares("c12 c1"));
    QCOMPARE(squaresOf(position("c11 e5", "l1 j8", Side::First, {Symmetry::Copycat, true}), "c11-c12"),
             squares("c12 l1"));
}

void EpaminondasWhyIllegal::agreesWithLegalityForAllPairs_data() {
    QTest::addColumn<Symmetry>("symmetry");
    QTest::newRow("left-right") << Symmetry::LeftRight;
    QTest::newRow("copycat") << Symmetry::Copycat;
    QTest::newRow("free") << Symmetry::Free;
}

void EpaminondasWhyIllegal::agreesWithLegalityForAllPairs() {
    QFETCH(Symmetry, symmetry);
    const Rules rules{symmetry, true};
    Random random(3);
    for (int i = 0; i < drivers::sample(3, 340); ++i) {
        DRIVE(agreesWithLegality(strewn(random, rules)));
        DRIVE(agreesWithLegality(played(random, rules)));
        DRIVE(agreesWithLegality(nearlySymmetric(random, rules)));
    }
}

QTEST_GUILESS_MAIN(EpaminondasWhyIllegal)
#include "tst_epaminondas_why_illegal.moc"
