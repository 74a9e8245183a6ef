// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "epaminondas/game.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::epaminondas;

/// The properties that every game must have, on random games of Epaminondas.
class EpaminondasGames : public QObject {
    Q_OBJECT

  private slots:
    void gamesEnd_data() { readings(); }
    void gamesEnd();
    void undoRoundTrip_data() { readings(); }
    void undoRoundTrip();
    void lookingBack();
    void positionTextRoundTrip_data() { readings(); }
    void positionTextRoundTrip();
    void playTextRoundTrip();
    void keysTellPositionsApart();
    void refusalsChangeNothing();
    void noiseChangesNothing();

  private:
    static void readings();
    static drivers::Walk walk(int games, const std::string& rules = {});
};

void EpaminondasGames::readings() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"left-right", "copycat", "free"})
        QTest::newRow(rules) << rules;
}

drivers::Walk EpaminondasGames::walk(int games, const std::string& rules) {
    const auto begin = [rules](Random&) { return start({rules, {}, {}, {}}).value(); };
    return {begin, games, 10'000, 7};
}

void EpaminondasGames::gamesEnd() {
    QFETCH(QString, rules);
    DRIVE(drivers::gamesEnd(walk(drivers::sample(1, 1000), rules.toStdString())));
}

void EpaminondasGames::undoRoundTrip() {
    QFETCH(QString, rules);
    DRIVE(drivers::undoRoundTrip(walk(drivers::sample(1, 300), rules.toStdString())));
}

void EpaminondasGames::lookingBack() {
    DRIVE(drivers::lookingBack(walk(drivers::sample(1, 300))));
}

void EpaminondasGames::positionTextRoundTrip() {
    QFETCH(QString, rules);
    DRIVE(drivers::positionTextRoundTrip(walk(drivers::sample(1, 300), rules.toStdString()), &start));
}

void EpaminondasGames::playTextRoundTrip() {
    DRIVE(drivers::playTextRoundTrip(walk(drivers::sample(1, 300))));
}

void EpaminondasGames::keysTellPositionsApart() {
    DRIVE(drivers::keysTellPositionsApart(walk(drivers::sample(3, 1000))));
}

void EpaminondasGames::refusalsChangeNothing() {
    std::vector<std::string> squares;
    for (int square = 0; square < squareCount; ++square)
        squares.push_back(name(static_cast<Square>(square)));
    drivers::Walk few = walk(1);
    few.longest = drivers::sample(1, 100);
    DRIVE(drivers::refusalsChangeNothing(few, squares));
}

void EpaminondasGames::noiseChangesNothing() {
    DRIVE(drivers::noiseChangesNothing(walk(drivers::sample(1, 300))));
}

QTEST_GUILESS_MAIN(EpaminondasGames)
#include "tst_epaminondas_games.moc"
