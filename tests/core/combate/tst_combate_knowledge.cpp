// SPDX-License-Identifier: GPL-3.0-or-later
#include "../drivers.h"
#include "combate/knowledge.h"
#include "knowledge_games.h"

#include <QTest>

#include <algorithm>

using namespace leuctra;
using namespace leuctra::combate;
using namespace leuctra::combate::tests;

namespace {

const EnemyPiece& enemyOn(const Knowledge& knowledge, std::string_view square) {
    return knowledge.enemy()[static_cast<std::size_t>(knowledge.enemyAt(*squareNamed(square)).value())];
}

/// What a piece may be by the definition: what it showed, and the counts left by what the others showed.
RankSet possibleByCounting(const Knowledge& knowledge, const EnemyPiece& piece) {
    if (piece.revealedAt >= 0) return only(*piece.known);
    RankCounts left = fullArmy;
    int movedUnknown = 0;
    for (const EnemyPiece& each : knowledge.enemy()) {
        if (each.revealedAt >= 0) {
            --left[index(*each.known)];
        } else if (each.moved) {
            ++movedUnknown;
        }
    }
    RankSet stillThere = 0;
    int movable = 0;
    for (const Rank rank : allRanks) {
        if (left[index(rank)] > 0) stillThere |= only(rank);
        if (canMove(rank)) movable += left[index(rank)];
    }
    if (piece.moved) return stillThere & movableRanks;
    return movedUnknown == movable ? stillThere & static_cast<RankSet>(~movableRanks) : stillThere;
}

/// A knowledge built from the texts of the plays alone, as an observer is told them.
Result<Knowledge> fromObserverTexts(const Game& game, Side side) {
    const Knowledge& wanted = game.knowledge(side);
    Knowledge knowledge(side, wanted.ownSetup(), game.position().rules());
    for (const combate::Transition& transition : wanted.history()) {
        const auto read = observed(knowledge, transition.play);
        if (!read) return tl::unexpected(read.error());
        if (auto learnt = knowledge.tryLearn(*read); !learnt) return tl::unexpected(learnt.error());
    }
    return knowledge;
}

/// Red's knowledge of a small game, Blue to move: what Blue shows in the tests below.
Game smallGame(std::string_view rules = "yetem") {
    Game game(positionWith({{"a4", "r5"},
                            {"b4", "r2"},
                            {"e4", "rX"},
                            {"a7", "b6"},
                            {"b7", "b2"},
                            {"e5", "bB"},
                            {"f5", "b3"},
                            {"j8", "b8"}},
                           Side::First, rulesFrom(rules).value()));
    (void)game.play("a4-a5").value();
    return game;
}

}  // namespace

/// What one side may know, from what it is told.
class CombateKnowledge : public QObject {
    Q_OBJECT

  private slots:
    void neverRulesOutTheTruth();
    void findsAllThatFollowsFromTheCounts();
    void lateGamesTellMore();
    void followsThePosition();
    void isLearntFromObserverTextsAlone();
    void keepsTheWholeHistory();
    void aMovedPieceIsNoBombNorStandard();
    void aRankUsedUpIsNobodyElses();
    void unaccountedAndLost();
    void ofAPositionNothingIsKnownOfTheEnemy();
    void contradictionsAreRefused_data();
    void contradictionsAreRefused();
    void anAnnouncementMayNotContradictTheCounts();
    void ownPlaysAreCheckedToo_data();
    void ownPlaysAreCheckedToo();
    void aWrongDuelIsRefused();
    void noiseIsRefusedOrConsistent();
};

void CombateKnowledge::neverRulesOutTheTruth() {
    onGames(drivers::sample(50, 1000), 3, [](const Game& game, Random&) {
        for (const Side side : bothSides) {
            const Knowledge& knowledge = game.knowledge(side);
            const Knowledge& other = game.knowledge(opponent(side));
            for (std::size_t i = 0; i < armySize; ++i) {
                const EnemyPiece& seen = knowledge.enemy()[i];
                const OwnPiece& truth = other.own()[i];
                QVERIFY(contains(seen.possible, truth.rank));
                QCOMPARE(seen.known.has_value(), std::has_single_bit(seen.possible));
                if (seen.known) QCOMPARE(*seen.known, truth.rank);
                QCOMPARE(seen.square, truth.square);
                QCOMPARE(seen.start, truth.start);
                QCOMPARE(seen.moved, truth.moved);
                QCOMPARE(seen.revealedAt, truth.revealedAt);
                if (!seen.square) QVERIFY(seen.revealedAt > 0);
            }
        }
    });
}

void CombateKnowledge::findsAllThatFollowsFromTheCounts() {
    onGames(drivers::sample(100, 2000), 5, [](const Game& game, Random&) {
        for (const Side side : bothSides) {
            for (const EnemyPiece& piece : game.knowledge(side).enemy()) {
                QCOMPARE(piece.possible, possibleByCounting(game.knowledge(side), piece));
            }
        }
    });
}

void CombateKnowledge::lateGamesTellMore() {
    Random random(13);
    int lastRankLeft = 0;
    int restImmovable = 0;
    for (int i = 0; i < drivers::sample(20, 500); ++i) {
        const Game game = lateGame(random);
        for (const Side side : bothSides) {
            for (const EnemyPiece& piece : game.knowledge(side).enemy()) {
                QCOMPARE(piece.possible, possibleByCounting(game.knowledge(side), piece));
                if (piece.revealedAt >= 0) continue;
                lastRankLeft += piece.known ? 1 : 0;
                restImmovable += (piece.possible & movableRanks) == 0 ? 1 : 0;
            }
        }
    }
    QVERIFY(lastRankLeft > 0);
    QVERIFY(restImmovable > lastRankLeft);
}

void CombateKnowledge::followsThePosition() {
    onGames(drivers::sample(50, 1000), 7, [](const Game& game, Random&) {
        const Position& position = game.position();
        for (const Side side : bothSides) {
            const Knowledge& knowledge = game.knowledge(side);
            QCOMPARE(knowledge.side(), side);
            QVERIFY(knowledge.rules() == position.rules());
            QCOMPARE(knowledge.sideToMove(), position.sideToMove());
            QCOMPARE(knowledge.ply(), position.ply());
            QCOMPARE(knowledge.quietPlies(), position.quietPlies());
            QCOMPARE(knowledge.outcome(), position.outcome());
            for (const Side each : bothSides)
                QCOMPARE(knowledge.shuttle(each), position.shuttle(each));
            for (Square square = 0; square < squareCount; ++square) {
                const auto piece = position.at(square);
                const auto own = knowledge.ownAt(square);
                QCOMPARE(own.has_value(), piece && piece->side == side);
                QCOMPARE(knowledge.enemyAt(square).has_value(), piece && piece->side != side);
                if (own) QCOMPARE(knowledge.own()[static_cast<std::size_t>(*own)].rank, piece->rank);
            }
        }
    });
}

void CombateKnowledge::isLearntFromObserverTextsAlone() {
    onGames(drivers::sample(50, 1000), 9, [](const Game& game, Random&) {
        if (game.outcome()) return;
        for (const Side side : bothSides) {
            const auto knowledge = fromObserverTexts(game, side);
            QVERIFY2(knowledge, knowledge ? "" : describe(knowledge.error()).c_str());
            QVERIFY(*knowledge == game.knowledge(side));
        }
    });
}

void CombateKnowledge::keepsTheWholeHistory() {
    onGames(5, 11, [](const Game& game, Random&) {
        for (const Side side : bothSides) {
            const auto& history = game.knowledge(side).history();
            QCOMPARE(static_cast<int>(history.size()), game.ply());
            for (int ply = 1; ply <= game.ply(); ++ply) {
                if (game.position().rules().memory) break;
                QCOMPARE(history[static_cast<std::size_t>(ply - 1)].play, game.transitionAt(ply, side)->play);
            }
        }
    });
}

void CombateKnowledge::aMovedPieceIsNoBombNorStandard() {
    Game game = smallGame();
    QCOMPARE(enemyOn(game.knowledge(Side::First), "a7").possible, anyRank);
    QVERIFY(game.play("a7-a6"));
    QCOMPARE(enemyOn(game.knowledge(Side::First), "a6").possible, movableRanks);
    QVERIFY(enemyOn(game.knowledge(Side::First), "a6").moved);
    QVERIFY(!enemyOn(game.knowledge(Side::First), "a6").known);
}

void CombateKnowledge::aRankUsedUpIsNobodyElses() {
    Game game(positionWith({{"a4", "r1"}, {"a5", "bX"}, {"j8", "b8"}}));
    QVERIFY(game.play("a4xa5"));
    const Knowledge& red = game.knowledge(Side::First);
    QVERIFY(!contains(enemyOn(red, "j8").possible, Rank::Marshal));
    QVERIFY(contains(enemyOn(red, "j8").possible, Rank::Flag));
    QVERIFY(!contains(enemyOn(game.knowledge(Side::Second), "b1").possible, Rank::Spy));
}

void CombateKnowledge::unaccountedAndLost() {
    onGames(drivers::sample(50, 500), 19, [](const Game& game, Random&) {
        for (const Side side : bothSides) {
            const Knowledge& knowledge = game.knowledge(side);
            RankCounts standing{};
            RankCounts unknown{};
            for (Square square = 0; square < squareCount; ++square) {
                const auto piece = game.position().at(square);
                if (!piece || piece->side == side) continue;
                ++standing[index(piece->rank)];
                const auto& seen = knowledge.enemy()[static_cast<std::size_t>(*knowledge.enemyAt(square))];
                if (!seen.known) ++unknown[index(piece->rank)];
            }
            QVERIFY(knowledge.unaccounted() == unknown);
            for (const Rank rank : allRanks) {
                QCOMPARE(knowledge.lost(opponent(side))[index(rank)],
                         fullArmy[index(rank)] - standing[index(rank)]);
            }
            QVERIFY(knowledge.lost(side) == game.knowledge(opponent(side)).lost(side));
        }
    });
}

void CombateKnowledge::ofAPositionNothingIsKnownOfTheEnemy() {
    const Position position = positionWith({{"a4", "r5"}, {"e5", "bB"}, {"j8", "b8"}}, Side::Second, {}, 67);
    const Knowledge red = Knowledge::of(position, Side::First);
    QCOMPARE(red.ply(), 67);
    QCOMPARE(red.sideToMove(), Side::Second);
    for (const char* square : {"e5", "j8", "j10", "i10"})
        QCOMPARE(enemyOn(red, square).possible, anyRank);
    QCOMPARE(*red.enemyAt(*squareNamed("j10")), 0);
    QCOMPARE(*red.enemyAt(*squareNamed("e5")), 3);
    QVERIFY(red.lost(Side::Second) == RankCounts{});
    QVERIFY(red.unaccounted() == fullArmy);
    QCOMPARE(red.lost(Side::First)[index(Rank::Scout)], 8);
    QCOMPARE(red.lost(Side::First)[index(Rank::Bomb)], 5);
    QVERIFY(!red.outcome());
    const Knowledge blue = Knowledge::of(position, Side::Second);
    QCOMPARE(*blue.ownAt(*squareNamed("e5")), 3);
    QCOMPARE(*blue.enemyAt(*squareNamed("a1")), 0);
}

void CombateKnowledge::contradictionsAreRefused_data() {
    QTest::addColumn<QString>("play");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* play, const char* rule) { QTest::newRow(play) << play << rule; };
    row("c7-c8", "");    // nothing stands there
    row("b4-b5", "C4");  // Red's
    row("a7-b6", "C6");  // diagonal
    row("b7-c7", "accepted");
    row("a7-a6", "accepted");
    row("e5-d5", "C1");        // a lake
    row("e5-f5", "C6");        // own piece
    row("b7-b5", "accepted");  // may be a Soldado
    row("b7-b2", "C7");        // through b4
    row("f5-h5", "C1");
    row("f5-f9", "accepted");
    row("a7xa5=2v5", "C8");  // running attack
    row("b7xb4=6v2", "C6");  // too far for a Capitán
    row("e5-e4", "C12");     // an attack without its announcement
    row("e5xe4", "C12");
    row("e5xe4=BvX", "C5");
    row("e5xe4=FvX", "C5");
    row("e5xe4=3v9", "C12");  // Red's is a Teniente General
    row("e5xe4=3vX", "accepted");
    row("e5xe4=1vX", "accepted");
    row("a7-a6=6v2", "C12");  // nothing to attack
    row("nonsense", "");
}

void CombateKnowledge::contradictionsAreRefused() {
    QFETCH(QString, play);
    QFETCH(QString, rule);
    Knowledge red = smallGame().knowledge(Side::First);
    const Knowledge before = red;
    const auto read = observed(red, play.toStdString());
    Result<void> learnt = read ? red.tryLearn(*read) : tl::unexpected(read.error());
    if (rule == "accepted") {
        QVERIFY2(learnt, learnt ? "" : describe(learnt.error()).c_str());
        QCOMPARE(red.ply(), before.ply() + 1);
        return;
    }
    QVERIFY(!learnt);
    QCOMPARE(learnt.error().part, Error::Part::Play);
    QCOMPARE(QString::fromStdString(learnt.error().rule), rule);
    QVERIFY(!describe(learnt.error()).empty());
    QVERIFY(red == before);
}

void CombateKnowledge::anAnnouncementMayNotContradictTheCounts() {
    Game game(positionWith({{"a4", "r1"},
                            {"a5", "bX"},
                            {"e4", "r3"},
                            {"e5", "bB"},
                            {"f4", "r4"},
                            {"f5", "bB"},
                            {"j8", "b8"},
                            {"j5", "b2"},
                            {"j4", "r5"}}));
    QVERIFY(game.play("a4xa5"));
    Knowledge red = game.knowledge(Side::First);
    const auto refusal = [&red](const char* play) {
        const auto learnt = red.tryLearn(observed(red, play).value());
        return learnt ? std::string("accepted") : learnt.error().rule;
    };
    QCOMPARE(refusal("j5xj4=Xv5"), std::string("C12"));  // the Teniente General has fallen
    QCOMPARE(refusal("e5xe4=4v3"), std::string("accepted"));

    QVERIFY(game.play("j8-j7") && game.play("f4xf5"));
    red = game.knowledge(Side::First);
    QCOMPARE(enemyOn(red, "f5").known, std::optional(Rank::Bomb));
    QCOMPARE(refusal("f5-f6"), std::string("C5"));   // a known bomb
    QCOMPARE(refusal("f5-f7"), std::string("C12"));  // no Soldado
    QCOMPARE(refusal("j7-j6"), std::string("accepted"));
}

void CombateKnowledge::ownPlaysAreCheckedToo_data() {
    QTest::addColumn<QString>("play");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* play, const char* rule) { QTest::newRow(play) << play << rule; };
    row("a5-a6", "accepted");
    row("a5-a7", "C6");
    row("j8-j7", "C4");
    row("b1-b2", "C5");
    row("e4xe5=XvB", "accepted");
    row("e4xe5=9vB", "C12");
    row("e4-e5", "C12");
    row("b4xb7=2v4", "C8");
    row("b4-b6", "accepted");
}

void CombateKnowledge::ownPlaysAreCheckedToo() {
    QFETCH(QString, play);
    QFETCH(QString, rule);
    Game game = smallGame();
    QVERIFY(game.play("j8-j7"));
    Knowledge red = game.knowledge(Side::First);
    if (play == "j8-j7") play = "j7-j6";
    const auto learnt = red.tryLearn(observed(red, play.toStdString()).value());
    QCOMPARE(learnt ? QStringLiteral("accepted") : QString::fromStdString(learnt.error().rule), rule);
}

void CombateKnowledge::aWrongDuelIsRefused() {
    Knowledge red = smallGame().knowledge(Side::First);
    const Play play = playOf("e5xe4");
    const Duel right = duel(Rank::Sapper, Rank::Marshal);
    const Duel wrong = duel(Rank::Spy, Rank::Marshal);
    QCOMPARE(red.tryLearn({Side::Second, play, Attack{Rank::Sapper, Rank::Marshal, wrong}}).error().rule,
             std::string("C13"));
    combate::Transition halved(Side::Second, play, Attack{Rank::Sapper, Rank::Marshal, right});
    halved.result.reset();
    QVERIFY(!red.tryLearn(halved));
    QVERIFY(!red.tryLearn(
        combate::Transition(Side::Second, play, Attack{Rank::Sapper, Rank::Marshal, right}).forgotten()));
    QVERIFY(red.tryLearn({Side::Second, play, Attack{Rank::Sapper, Rank::Marshal, right}}));
}

void CombateKnowledge::noiseIsRefusedOrConsistent() {
    int accepted = 0;
    onGames(drivers::sample(20, 400), 23, [&](const Game& game, Random& random) {
        for (const Side side : bothSides) {
            Knowledge knowledge = game.knowledge(side);
            for (int i = 0; i < 3000; ++i) {
                const auto rank = [&random] { return allRanks[random.below(rankCount)]; };
                const auto from = static_cast<Square>(random.below(squareCount));
                const Square beside = neighbour(from, random.below(4));
                const bool near = beside != barred && random.below(4) > 0;
                const auto to = near ? beside : static_cast<Square>(random.below(squareCount));
                std::string play = text(Play{from, to}, false);
                if (random.below(2) == 0) play += fmt::format("={}v{}", letter(rank()), letter(rank()));
                const auto read = observed(knowledge, play);
                if (!read || !knowledge.tryLearn(*read)) continue;
                ++accepted;
                for (const EnemyPiece& piece : knowledge.enemy()) {
                    QVERIFY(piece.possible != 0);
                    QCOMPARE(piece.possible, possibleByCounting(knowledge, piece));
                }
            }
        }
    });
    QVERIFY(accepted > 100);
}

QTEST_GUILESS_MAIN(CombateKnowledge)
#include "tst_combate_knowledge.moc"
