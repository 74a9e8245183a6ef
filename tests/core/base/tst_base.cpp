// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/outcome.h"
#include "base/random.h"
#include "base/result.h"
#include "base/side.h"

#include <QTest>

#include <set>

using namespace leuctra;

/// What both games stand on: sides, outcomes, errors, random numbers.
class Base : public QObject {
    Q_OBJECT

  private slots:
    void sidesAreEachOthersOpponents();
    void reasonsHaveTheirNames_data();
    void reasonsHaveTheirNames();
    void unknownReasonsAreNothing();
    void outcomesAreWrittenForRecords_data();
    void outcomesAreWrittenForRecords();
    void errorsAreDescribedWithTheirArguments_data();
    void errorsAreDescribedWithTheirArguments();
    void failureFillsAnError();
    void randomNumbersAreSplitMix64();
    void randomNumbersStayBelowTheirBound();
    void randomNumbersReachEveryValueBelow();
};

void Base::sidesAreEachOthersOpponents() {
    for (const Side side : bothSides) {
        QVERIFY(opponent(side) != side);
        QCOMPARE(opponent(opponent(side)), side);
        QCOMPARE(index(side) + index(opponent(side)), 1);
    }
    QCOMPARE(index(Side::First), 0);
}

void Base::reasonsHaveTheirNames_data() {
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<QString>("text");
    const std::pair<Reason, const char*> rows[] = {
        {Reason::E11, "E11"},       {Reason::E12, "E12"},      {Reason::E13, "E13"}, {Reason::C16, "C16"},
        {Reason::C17, "C17"},       {Reason::C18, "C18"},      {Reason::C19, "C19"}, {Reason::Time, "time"},
        {Reason::Resign, "resign"}, {Reason::Agreed, "agreed"}};
    for (const auto& [reason, text] : rows)
        QTest::newRow(text) << reason << text;
}

void Base::reasonsHaveTheirNames() {
    QFETCH(Reason, reason);
    QFETCH(QString, text);
    QCOMPARE(QString::fromUtf8(name(reason)), text);
    QCOMPARE(reasonNamed(text.toStdString()), std::optional(reason));
}

void Base::unknownReasonsAreNothing() {
    for (const char* text : {"", "E14", "e11", "Time", "E11 ", "draw"})
        QVERIFY2(!reasonNamed(text), text);
}

void Base::outcomesAreWrittenForRecords_data() {
    QTest::addColumn<int>("winner");  // -2: not over, -1: a draw
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("winnerText");
    QTest::newRow("going on") << -2 << "*"
                              << "none";
    QTest::newRow("draw") << -1 << "1/2-1/2"
                          << "draw";
    QTest::newRow("first") << 0 << "1-0"
                           << "first";
    QTest::newRow("second") << 1 << "0-1"
                            << "second";
}

void Base::outcomesAreWrittenForRecords() {
    QFETCH(int, winner);
    std::optional<Outcome> outcome;
    if (winner == -1) outcome = Outcome{std::nullopt, Reason::Agreed};
    if (winner >= 0) outcome = Outcome{bothSides[winner], Reason::Resign};
    QTEST(QString::fromUtf8(resultText(outcome)), "result");
    QTEST(QString::fromUtf8(winnerText(outcome)), "winnerText");
}

void Base::errorsAreDescribedWithTheirArguments_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("described");
    QTest::newRow("none") << "Nothing is here" << QStringList() << "Nothing is here";
    QTest::newRow("two") << "%1 of %2" << QStringList{"3", "14"} << "3 of 14";
    QTest::newRow("any order, twice") << "%2, %1, %2" << QStringList{"a", "b"} << "b, a, b";
    QTest::newRow("an argument is not read again") << "%1 %2" << QStringList{"%2", "b"} << "%2 b";
    QTest::newRow("a missing argument is left out") << "<%1>" << QStringList() << "<>";
    QTest::newRow("no placeholder") << "100% of %0 and %" << QStringList{"a"} << "100% of %0 and %";
}

void Base::errorsAreDescribedWithTheirArguments() {
    QFETCH(QString, text);
    QFETCH(QStringList, arguments);
    Error error;
    error.text = text.toStdString();
    for (const QString& argument : arguments)
        error.arguments.push_back(argument.toStdString());
    QTEST(QString::fromStdString(describe(error)), "described");
}

void Base::failureFillsAnError() {
    const Result<int> result = failure(errorText("There is no column %1"), {"o"}, Error::Part::Position);
    QVERIFY(!result);
    QCOMPARE(result.error(), (Error{"There is no column %1", {"o"}, Error::Part::Position, "", 0, 0}));
    const Result<int> plain = failure(errorText("No"));
    QCOMPARE(plain.error().part, Error::Part::Text);
}

/// The first numbers of the authors' program for the seed 1234567.
void Base::randomNumbersAreSplitMix64() {
    Random random(1234567);
    for (const std::uint64_t expected :
         {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL, 4593380528125082431ULL,
          16408922859458223821ULL})
        QCOMPARE(random(), expected);
}

void Base::randomNumbersStayBelowTheirBound() {
    Random random(1);
    for (const std::uint32_t bound : {1U, 2U, 3U, 168U, 0x80000001U, 0xFFFFFFFFU})
        for (int i = 0; i < 1000; ++i)
            QVERIFY(random.below(bound) < bound);
}

void Base::randomNumbersReachEveryValueBelow() {
    Random random(1);
    std::set<std::uint32_t> reached;
    for (int i = 0; i < 1000; ++i)
        reached.insert(random.below(40));
    QCOMPARE(reached.size(), 40U);
}

QTEST_GUILESS_MAIN(Base)
#include "tst_base.moc"
