// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "combate/resample.h"
#include "combate/why_illegal.h"
#include "positions.h"

#include <QTest>

#include <algorithm>

using namespace leuctra;
using namespace leuctra::combate;
using namespace leuctra::combate::tests;

namespace {

/// Calls `visit(game, random)` on positions of random games, some of them finished.
template <typename Visit>
void onRandomGames(int positions, Visit&& visit) {
    Random random(41);
    for (int i = 0; i < positions; ++i) {
        const auto rules = ruleStrings();
        Game game = randomGame(
            random, rulesFrom(rules[random.below(static_cast<std::uint32_t>(rules.size()))]).value());
        playOn(game, random, static_cast<int>(random.below(300)));
        visit(game, random);
    }
}

template <typename Visit>
void onAllPairs(Visit&& visit) {
    for (Square from = 0; from < squareCount; ++from) {
        for (Square to = 0; to < squareCount; ++to)
            visit(Play{from, to});
    }
}

template <typename Source>
std::vector<Play> generated(const Source& source) {
    PlayList plays;
    generate(source, plays);
    std::vector<Play> sorted(plays.begin(), plays.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

}  // namespace

/// The reasons of refusals, and that there is one exactly for what is not legal.
class CombateWhyIllegal : public QObject {
    Q_OBJECT

  private slots:
    void agreesWithLegalityForAllPairsOfSquares();
    void aSideKnowsItsOwnPlaysAndRefusals();
    void dependsOnNoHiddenRank();
    void theFirstReasonCounts_data();
    void theFirstReasonCounts();
    void notOnesTurn();
    void eachReasonHasItsSentenceAndRule();
};

void CombateWhyIllegal::agreesWithLegalityForAllPairsOfSquares() {
    onRandomGames(drivers::sample(40, 1000), [](const Game& game, Random&) {
        const Position& position = game.position();
        const std::vector<Play> plays = position.outcome() ? std::vector<Play>{} : generated(position);
        onAllPairs([&](Play play) {
            const bool legal = std::binary_search(plays.begin(), plays.end(), play);
            if (whyIllegal(position, play).has_value() == legal) QFAIL(text(play, false).c_str());
        });
    });
}

void CombateWhyIllegal::aSideKnowsItsOwnPlaysAndRefusals() {
    onRandomGames(drivers::sample(20, 1000), [](const Game& game, Random&) {
        const Position& position = game.position();
        const Knowledge& mover = game.knowledge(game.sideToMove());
        const Knowledge& other = game.knowledge(opponent(game.sideToMove()));
        QVERIFY(generated(mover) == generated(position));
        QCOMPARE(hasLegalPlay(mover), hasLegalPlay(position));
        QVERIFY(generated(other).empty());
        QCOMPARE(mover.outcome(), position.outcome());
        QCOMPARE(other.outcome(), position.outcome());
        onAllPairs([&](Play play) {
            if (whyIllegal(mover, play) != whyIllegal(position, play)) QFAIL(text(play, false).c_str());
            const auto refused = whyIllegal(other, play)->why;
            QCOMPARE(refused, position.outcome() ? Illegality::GameOver : Illegality::NotYourTurn);
        });
    });
}

void CombateWhyIllegal::dependsOnNoHiddenRank() {
    onRandomGames(drivers::sample(20, 500), [](const Game& game, Random& random) {
        if (game.outcome()) return;
        const Knowledge& mover = game.knowledge(game.sideToMove());
        const Position other = completed(mover, resample(mover, random));
        onAllPairs([&](Play play) {
            if (whyIllegal(game.position(), play) != whyIllegal(other, play))
                QFAIL(text(play, false).c_str());
        });
    });
}

void CombateWhyIllegal::theFirstReasonCounts_data() {
    QTest::addColumn<QString>("play");
    QTest::addColumn<int>("why");
    QTest::addColumn<QString>("square");
    const auto row = [](const char* play, Illegality why, const char* square) {
        QTest::newRow(play) << play << static_cast<int>(why) << square;
    };
    row("e7-d4", Illegality::NoPiece, "e7");
    row("c5-c5", Illegality::NoPiece, "c5");
    row("j8-b1", Illegality::NotYourPiece, "j8");
    row("b1-e7", Illegality::Immovable, "b1");
    row("b1-b1", Illegality::Immovable, "b1");
    row("e4-e4", Illegality::SameSquare, "e4");
    row("e4-g5", Illegality::Diagonal, "g5");
    row("e4-b1", Illegality::Diagonal, "b1");
    row("b5-c5", Illegality::Lake, "c5");
    row("b5-h5", Illegality::Lake, "h5");
    row("e4-b4", Illegality::OwnPiece, "b4");
    row("b4-b5", Illegality::OwnPiece, "b5");
    row("e4-e9", Illegality::TooFar, "e9");
    row("e4-e6", Illegality::TooFar, "e6");
    row("b4-b9", Illegality::Blocked, "b5");
    row("b5-f5", Illegality::Blocked, "c5");
    row("b5-b10", Illegality::Blocked, "b9");
    row("b5-b9", Illegality::RunningAttack, "b9");
}

void CombateWhyIllegal::theFirstReasonCounts() {
    QFETCH(QString, play);
    QFETCH(int, why);
    QFETCH(QString, square);
    const Position position =
        positionWith({{"e4", "r5"}, {"b4", "r2"}, {"b5", "r2"}, {"e6", "b4"}, {"b9", "b4"}, {"j8", "b4"}});
    const auto found = whyIllegal(position, playOf(play.toStdString()));
    QVERIFY(found);
    QCOMPARE(static_cast<int>(found->why), why);
    QCOMPARE(QString::fromStdString(name(found->square)), square);
    QCOMPARE(found->distance > 1,
             found->why == Illegality::TooFar || found->why == Illegality::RunningAttack);
}

void CombateWhyIllegal::notOnesTurn() {
    const Game game(positionWith({{"e4", "r5"}, {"j8", "b4"}}));
    QCOMPARE(whyIllegal(game.knowledge(Side::Second), playOf("j8-j7"))->why, Illegality::NotYourTurn);
    QCOMPARE(whyIllegal(game.knowledge(Side::Second), playOf("e4-e5"))->why, Illegality::NotYourTurn);
    QVERIFY(!whyIllegal(game.knowledge(Side::First), playOf("e4-e5")));
}

void CombateWhyIllegal::eachReasonHasItsSentenceAndRule() {
    const std::vector<std::pair<Illegality, std::string>> rules = {
        {Illegality::GameOver, ""},       {Illegality::NotYourTurn, "C4"}, {Illegality::NoPiece, ""},
        {Illegality::NotYourPiece, "C4"}, {Illegality::Immovable, "C5"},   {Illegality::SameSquare, "C6"},
        {Illegality::Diagonal, "C6"},     {Illegality::Lake, "C1"},        {Illegality::OwnPiece, "C6"},
        {Illegality::TooFar, "C6"},       {Illegality::Blocked, "C7"},     {Illegality::RunningAttack, "C8"},
        {Illegality::Shuttle, "C9"}};
    std::vector<std::string> sentences;
    for (const auto& [why, rule] : rules) {
        const Error error = asError({why, *squareNamed("b7"), 3, 6});
        QCOMPARE(error.rule, rule);
        QCOMPARE(error.part, Error::Part::Play);
        sentences.push_back(describe(error));
        QVERIFY(sentences.back().find('%') == std::string::npos);
    }
    QCOMPARE(sentences[9], std::string("b7 is 3 squares away; only a Scout moves more than one"));
    std::sort(sentences.begin(), sentences.end());
    QVERIFY(std::adjacent_find(sentences.begin(), sentences.end()) == sentences.end());
}

QTEST_GUILESS_MAIN(CombateWhyIllegal)
#include "tst_combate_why_illegal.moc"
