// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "positions.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::combate;

/// The properties that every game must have, on random games of Combate.
class CombateGames : public QObject {
    Q_OBJECT

  private slots:
    void gamesEnd_data() { rules(); }
    void gamesEnd();
    void undoRoundTrip_data() { rules(); }
    void undoRoundTrip();
    void lookingBack_data() { rules(); }
    void lookingBack();
    void positionTextRoundTrip_data() { rules(); }
    void positionTextRoundTrip();
    void playTextRoundTrip();
    void keysTellPositionsApart();
    void refusalsChangeNothing();
    void noiseChangesNothing();

  private:
    static void rules();
    static drivers::Walk walk(int games, const std::string& rules = "yetem");
    /// For what costs the square of the length: to the end in the slow runs only.
    static drivers::Walk inFull(int games, const std::string& rules);
};

void CombateGames::rules() {
    QTest::addColumn<QString>("rules");
    for (const char* rules :
         {"yetem", "classic", "yetem,begins=blue,memory", "classic,takeback", "yetem,quiet=30"})
        QTest::newRow(rules) << rules;
}

drivers::Walk CombateGames::walk(int games, const std::string& rules) {
    const auto begin = [rules](Random& random) {
        const std::string red = text(randomSetup(random));
        const std::string blue = text(randomSetup(random));
        return start({rules, {}, red, blue}).value();
    };
    return {begin, games, 20'000, 11};
}

drivers::Walk CombateGames::inFull(int games, const std::string& rules) {
    drivers::Walk result = walk(games, rules);
    result.longest = drivers::sample(150, result.longest);
    return result;
}

void CombateGames::gamesEnd() {
    QFETCH(QString, rules);
    DRIVE(drivers::gamesEnd(walk(drivers::sample(3, 400), rules.toStdString())));
}

void CombateGames::undoRoundTrip() {
    QFETCH(QString, rules);
    DRIVE(drivers::undoRoundTrip(inFull(drivers::sample(1, 20), rules.toStdString())));
}

void CombateGames::lookingBack() {
    QFETCH(QString, rules);
    DRIVE(drivers::lookingBack(inFull(drivers::sample(1, 20), rules.toStdString())));
}

void CombateGames::positionTextRoundTrip() {
    QFETCH(QString, rules);
    DRIVE(drivers::positionTextRoundTrip(walk(drivers::sample(3, 100), rules.toStdString()), &start));
}

void CombateGames::playTextRoundTrip() {
    DRIVE(drivers::playTextRoundTrip(inFull(drivers::sample(2, 50), "yetem")));
}

void CombateGames::keysTellPositionsApart() {
    DRIVE(drivers::keysTellPositionsApart(walk(drivers::sample(5, 300))));
}

void CombateGames::refusalsChangeNothing() {
    std::vector<std::string> squares;
    for (Square square = 0; square < squareCount; ++square)
        squares.push_back(name(square));
    drivers::Walk few = walk(1);
    few.longest = drivers::sample(5, 200);
    DRIVE(drivers::refusalsChangeNothing(few, squares));
}

void CombateGames::noiseChangesNothing() {
    DRIVE(drivers::noiseChangesNothing(walk(drivers::sample(2, 50))));
}

QTEST_GUILESS_MAIN(CombateGames)
#include "tst_combate_games.moc"
