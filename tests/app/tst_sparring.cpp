// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/game.h"
#include "players/combate_sight.h"
#include "sparring/combate_partners.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::combate;

namespace {

std::unique_ptr<players::Engine> partner(std::string_view name, std::uint64_t seed) {
    auto made = sparring::combatePartner(name);
    players::Options options;
    options.seed = seed;
    made->setOptions(options);
    made->newGame();
    return made;
}

Game newGame(players::Engine& red, players::Engine& blue) {
    return {setupFrom(red.deploy(Side::First, {}, {}).value(), Side::First).value(),
            setupFrom(blue.deploy(Side::Second, {}, {}).value(), Side::Second).value()};
}

std::string playOf(players::Engine& engine, const Game& game) {
    return engine.go(players::CombateSight(game.knowledge(game.sideToMove())), {}, {}).play;
}

/// Plays on to the end, or so many plies; false when a play was refused.
bool playOut(Game& game, players::Engine& red, players::Engine& blue, int plies) {
    while (!game.outcome() && game.ply() < plies) {
        players::Engine& mover = game.sideToMove() == Side::First ? red : blue;
        if (!game.play(playOf(mover, game))) return false;
    }
    return true;
}

}  // namespace

/// The opponents that the engine of Combate is measured against.
class Sparring : public QObject {
    Q_OBJECT

  private slots:
    void everyPartnerPlaysLegally();
    void greedyBeatsRandom();
    void greedyTakesWhatIsSurelyWon();
    void suspectTakesWhatIsSurelyWon();
    void thereIsNoOther();
};

void Sparring::everyPartnerPlaysLegally() {
    const auto suspect = partner("suspect", 1);
    for (const char* name : {"random", "greedy", "suspect"}) {
        const auto other = partner(name, 2);
        Game game = newGame(*suspect, *other);
        QVERIFY(playOut(game, *suspect, *other, 40));
    }
}

void Sparring::greedyBeatsRandom() {
    int points = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto random = partner("random", seed);
        const auto greedy = partner("greedy", seed);
        Game game = newGame(*random, *greedy);
        QVERIFY(playOut(game, *random, *greedy, 2000));
        if (game.outcome()) points += game.outcome()->winner == Side::Second;
    }
    QVERIFY(points >= 15);
}

namespace {

/// Blue's Teniente General has attacked on b5 and stands there, known; Red's Espía can attack it.
Game knownMarshalBesideTheSpy() {
    const Setup red = setupFrom("FBBBBBB2222222233333444455556666777889X1", Side::First).value();
    Setup spyInFront = red;
    std::swap(spyInFront.ranks[30], spyInFront.ranks[39]);
    Game game(spyInFront, red);
    for (const char* play : {"b4-b5", "b7-b6", "a4-a5", "b6xb5"})
        game.play(play).value();
    return game;
}

}  // namespace

void Sparring::greedyTakesWhatIsSurelyWon() {
    QCOMPARE(playOf(*partner("greedy", 3), knownMarshalBesideTheSpy()), std::string("a5xb5"));
}

void Sparring::suspectTakesWhatIsSurelyWon() {
    QCOMPARE(playOf(*partner("suspect", 3), knownMarshalBesideTheSpy()), std::string("a5xb5"));
}

void Sparring::thereIsNoOther() {
    QVERIFY(!sparring::combatePartner("genius"));
}

QTEST_GUILESS_MAIN(Sparring)
#include "tst_sparring.moc"
