// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/view.h"
#include "combate/viewer_text.h"
#include "knowledge_games.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::combate;
using namespace leuctra::combate::tests;

namespace {

combate::View seen(const Game& game, std::optional<Side> viewer) {
    return static_cast<const combate::View&>(*game.view(viewer));
}

combate::View seenAt(const Game& game, int ply, std::optional<Side> viewer) {
    return static_cast<const combate::View&>(*game.viewAt(ply, viewer));
}

/// What stands on a square in a view: the letter of its rank, `?` for a back, nothing for an empty square;
/// with a
/// `!` when it counts as revealed.
std::string on(const combate::View& view, std::string_view square) {
    const auto& piece = view.squares[*squareNamed(square)];
    if (!piece) return {};
    return std::string(1, piece->rank ? letter(*piece->rank) : '?') + (piece->revealed ? "!" : "");
}

std::string on(const Game& game, Side viewer, std::string_view square) {
    return on(seen(game, viewer), square);
}

Game begun(std::string_view rules) {
    return Game(
        positionWith({{"a4", "r6"}, {"b4", "r2"}, {"a5", "b2"}, {"e4", "r4"}, {"e5", "b9"}, {"j8", "b8"}},
                     Side::First, rulesFrom(rules).value()));
}

void play(Game& game, std::string_view text) {
    (void)game.play(text).value();
}

constexpr Side red = Side::First;
constexpr Side blue = Side::Second;

}  // namespace

/// What a viewer is shown, in open and in memory games, now and looking back.
class CombateView : public QObject {
    Q_OBJECT

  private slots:
    void anUnknownPieceShowsItsBack();
    void openWhatWasToldStaysVisible();
    void memoryAnAttackersRankIsHiddenOnceTheViewerHasPlayed();
    void memoryADefendersRankIsHiddenOnceTheViewerHasPlayedAgain();
    void memoryARunIsForgottenToo();
    void memoryToldAgainIsShownAgain();
    void whatFollowsFromTheCountsIsNotShown();
    void openRemainingIsWhatIsStillHidden();
    void memoryRemainingIsTheArmyLessItsLosses();
    void memoryLookingBackShowsNoEarlierRank();
    void memoryLookingBackIsFreeOnceTheGameIsOver();
    void openLookingBackShowsWhatWasSeen();
    void aSpectatorSeesEverything();
    void piecesKeepTheirNumber();
    void openViewOfAPosition();
    void theEndIsSeenByEverybody();
    void viewerTextTellsOnlyWhatWasTold();
};

void CombateView::anUnknownPieceShowsItsBack() {
    const Game game = begun("yetem");
    QCOMPARE(on(game, red, "a4"), std::string("6"));
    QCOMPARE(on(game, red, "a5"), std::string("?"));
    QCOMPARE(on(game, blue, "a4"), std::string("?"));
    QCOMPARE(on(game, blue, "a6"), std::string());
    QCOMPARE(seen(game, blue).viewer, std::optional(blue));
    QVERIFY(seen(game, blue).knowledge);
}

void CombateView::openWhatWasToldStaysVisible() {
    Game game = begun("yetem");
    play(game, "a4xa5");
    for (const char* next : {"j8-j7", "a5-a6", "j7-j6", "b4-b5", "j6-j7"}) {
        const char* where = game.position().at(*squareNamed("a5")) ? "a5" : "a6";
        QCOMPARE(on(game, blue, where), std::string("6!"));
        QCOMPARE(on(game, red, where), std::string("6!"));
        play(game, next);
    }
    QVERIFY(seen(game, blue).squares[*squareNamed("a6")]->moved);
}

void CombateView::memoryAnAttackersRankIsHiddenOnceTheViewerHasPlayed() {
    Game game = begun("yetem,memory");
    play(game, "a4xa5");
    QCOMPARE(on(game, blue, "a5"), std::string("6!"));
    QCOMPARE(on(game, red, "a5"), std::string("6!"));
    play(game, "j8-j7");
    QCOMPARE(on(game, blue, "a5"), std::string("?"));
    QCOMPARE(on(game, red, "a5"), std::string("6"));
}

void CombateView::memoryADefendersRankIsHiddenOnceTheViewerHasPlayedAgain() {
    Game game = begun("yetem,memory");
    play(game, "e4xe5");
    QCOMPARE(on(game, red, "e5"), std::string("9!"));
    QCOMPARE(on(game, blue, "e5"), std::string("9!"));
    play(game, "j8-j7");
    QCOMPARE(on(game, red, "e5"), std::string("9!"));
    QCOMPARE(on(game, blue, "e5"), std::string("9!"));
    play(game, "a4-a3");
    QCOMPARE(on(game, red, "e5"), std::string("?"));
    QCOMPARE(on(game, blue, "e5"), std::string("9"));
}

void CombateView::memoryARunIsForgottenToo() {
    Game game = begun("yetem,memory");
    play(game, "b4-b6");
    QCOMPARE(on(game, blue, "b6"), std::string("2!"));
    play(game, "j8-j7");
    QCOMPARE(on(game, blue, "b6"), std::string("?"));
    Game open = begun("yetem");
    play(open, "b4-b6");
    play(open, "j8-j7");
    QCOMPARE(on(open, blue, "b6"), std::string("2!"));
}

void CombateView::memoryToldAgainIsShownAgain() {
    Game game = begun("yetem,memory");
    for (const char* each : {"b4-b6", "j8-j7"})
        play(game, each);
    QCOMPARE(on(game, blue, "b6"), std::string("?"));
    play(game, "b6-b9");
    QCOMPARE(on(game, blue, "b9"), std::string("2!"));
    QCOMPARE(on(game, red, "b9"), std::string("2!"));
}

void CombateView::whatFollowsFromTheCountsIsNotShown() {
    int deduced = 0;
    Random random(29);
    for (int i = 0; i < 20; ++i) {
        const Game game = lateGame(random);
        for (const Side viewer : bothSides) {
            const combate::View view = seen(game, viewer);
            for (const EnemyPiece& piece : game.knowledge(viewer).enemy()) {
                if (!piece.square || !piece.known || piece.revealedAt >= 0) continue;
                ++deduced;
                QVERIFY(!view.squares[*piece.square]->rank);
                QVERIFY(!view.squares[*piece.square]->revealed);
                QCOMPARE(viewerText(game.knowledge(viewer))[*piece.square], '?');
            }
        }
    }
    QVERIFY(deduced > 0);
}

void CombateView::openRemainingIsWhatIsStillHidden() {
    const Setup army = setupFrom(
                           "FBBBBBB333"
                           "3344445555"
                           "6666777881"
                           "222222229X",
                           red)
                           .value();
    Game game(army, army);
    for (const char* each : {"a4-a6", "j7-j6"})
        play(game, each);
    const combate::View before = seen(game, blue);
    QCOMPARE(before.remaining[0][index(Rank::Scout)], 7);
    QCOMPARE(before.remaining[1][index(Rank::Scout)], 8);
    play(game, "a6xa7");
    const combate::View after = seen(game, blue);
    QCOMPARE(after.lost[0][index(Rank::Scout)], 1);
    QCOMPARE(after.remaining[0][index(Rank::Scout)], 7);
    QCOMPARE(seen(game, red).remaining[1][index(Rank::Marshal)], 0);
    QCOMPARE(seen(game, red).remaining[0][index(Rank::Scout)], 7);
    QCOMPARE(after.remaining[1][index(Rank::Marshal)], 1);
    QCOMPARE(seen(game, std::nullopt).remaining[1][index(Rank::Marshal)], 1);
}

void CombateView::memoryRemainingIsTheArmyLessItsLosses() {
    const Setup army = setupFrom(
                           "FBBBBBB333"
                           "3344445555"
                           "6666777881"
                           "222222229X",
                           red)
                           .value();
    Game game(army, army, rulesFrom("yetem,memory").value());
    for (const char* each : {"a4-a6", "j7-j6", "a6xa7"})
        play(game, each);
    const combate::View view = seen(game, red);
    QCOMPARE(view.remaining[1][index(Rank::Marshal)], 1);
    QCOMPARE(view.remaining[0][index(Rank::Scout)], 7);
    QCOMPARE(view.lost[0][index(Rank::Scout)], 1);
}

void CombateView::memoryLookingBackShowsNoEarlierRank() {
    Game game = begun("yetem,memory");
    for (const char* each : {"a4xa5", "j8-j7", "e4xe5", "j7-j6"})
        play(game, each);
    for (const Side viewer : bothSides) {
        for (int ply = 0; ply < game.ply(); ++ply) {
            const combate::View view = seenAt(game, ply, viewer);
            QCOMPARE(view.ply, ply);
            QVERIFY(!view.knowledge);
            QVERIFY(view.lost == seen(game, viewer).lost);
            for (const auto& piece : view.squares) {
                QVERIFY(!piece || !piece->revealed);
                QVERIFY(!piece || piece->rank.has_value() == (piece->side == viewer));
            }
        }
        QCOMPARE(game.transitionAt(1, viewer)->play, std::string("a4xa5"));
        QCOMPARE(game.transitionAt(3, viewer)->play, std::string("e4xe5"));
        const auto attack = static_cast<const combate::Transition&>(*game.transitionAt(3, viewer));
        QVERIFY(!attack.attack);
        QCOMPARE(attack.result, std::optional(DuelResult::DefenderWins));
        QVERIFY(attack.isAttack() && attack.isRepelled() && !attack.movesIn());
        QCOMPARE(game.transitionAt(4, viewer)->play, std::string("j7-j6"));
        // The position now is seen as it is: Red has not played since its attack.
        QCOMPARE(on(seenAt(game, 4, viewer), "e5"), on(game, viewer, "e5"));
    }
    QVERIFY(game.undo());
    QCOMPARE(game.transitionAt(3, red)->play, std::string("e4xe5=4v9"));
    QCOMPARE(game.transitionAt(1, std::nullopt)->play, std::string("a4xa5=6v2"));
}

void CombateView::memoryLookingBackIsFreeOnceTheGameIsOver() {
    Game game(positionWith({{"a4", "r6"}, {"a5", "b2"}, {"a6", "bF"}, {"j8", "b8"}}, red,
                           rulesFrom("yetem,memory").value()));
    for (const char* each : {"a4xa5", "j8-j7", "a5xa6"})
        play(game, each);
    QVERIFY(game.outcome());
    QCOMPARE(game.transitionAt(1, blue)->play, std::string("a4xa5=6v2"));
    QCOMPARE(on(seenAt(game, 1, blue), "a5"), std::string("6!"));
    QCOMPARE(on(seenAt(game, 2, blue), "a5"), std::string("?"));
}

void CombateView::openLookingBackShowsWhatWasSeen() {
    Game game = begun("yetem");
    for (const char* each : {"b4-b5", "j8-j7", "b5-b7", "j7-j6", "a4xa5"})
        play(game, each);
    const auto at = [&](int ply) { return seenAt(game, ply, blue); };
    QCOMPARE(on(at(0), "b4"), std::string("?"));
    QCOMPARE(on(at(2), "b5"), std::string("?"));
    QCOMPARE(on(at(3), "b7"), std::string("2!"));
    QCOMPARE(on(at(4), "b7"), std::string("2!"));
    QCOMPARE(at(4).lost[1][index(Rank::Scout)] + 1, at(5).lost[1][index(Rank::Scout)]);
    QCOMPARE(game.transitionAt(5, blue)->play, std::string("a4xa5=6v2"));
    QVERIFY(at(2).knowledge);
}

void CombateView::aSpectatorSeesEverything() {
    onGames(20, 31, [](const Game& game, Random&) {
        const combate::View view = seen(game, std::nullopt);
        QVERIFY(!view.viewer && !view.knowledge);
        QCOMPARE(view.outcome, game.outcome());
        for (Square square = 0; square < squareCount; ++square) {
            const auto piece = game.position().at(square);
            QCOMPARE(view.squares[square].has_value(), piece.has_value());
            if (!piece) continue;
            QCOMPARE(view.squares[square]->side, piece->side);
            QCOMPARE(view.squares[square]->rank, std::optional(piece->rank));
        }
    });
}

void CombateView::piecesKeepTheirNumber() {
    onGames(20, 37, [](const Game& game, Random&) {
        const combate::View all = seen(game, std::nullopt);
        for (const Side viewer : bothSides) {
            const combate::View view = seen(game, viewer);
            for (Square square = 0; square < squareCount; ++square) {
                if (!view.squares[square]) continue;
                QCOMPARE(view.squares[square]->number, all.squares[square]->number);
                QCOMPARE(view.squares[square]->side, all.squares[square]->side);
            }
        }
        const combate::View start = seenAt(game, 0, std::nullopt);
        for (Square square = 0; square < squareCount; ++square) {
            const auto& piece = start.squares[square];
            if (piece) QCOMPARE(setupSquare(piece->side, piece->number), square);
        }
    });
}

void CombateView::openViewOfAPosition() {
    const Position position = positionWith({{"a4", "r6"}, {"j8", "b8"}}, blue, {}, 5);
    const combate::View view = openView(position);
    QCOMPARE(view.ply, 5);
    QCOMPARE(view.sideToMove, blue);
    QCOMPARE(on(view, "a4"), std::string("6"));
    QCOMPARE(on(view, "j8"), std::string("8"));
    QCOMPARE(view.lost[1][index(Rank::Colonel)], 1);
    QCOMPARE(view.remaining[1][index(Rank::Colonel)], 1);
}

void CombateView::theEndIsSeenByEverybody() {
    onGames(60, 43, [](const Game& game, Random&) {
        for (const Side viewer : bothSides)
            QCOMPARE(seen(game, viewer).outcome, game.outcome());
    });
}

void CombateView::viewerTextTellsOnlyWhatWasTold() {
    for (const char* rules : {"yetem", "yetem,memory"}) {
        Game game = begun(rules);
        const std::string start = game.positionText();
        std::string expected = start;
        for (const char* square : {"a5", "e5", "j8", "i10", "j10"})
            expected[*squareNamed(square)] = '?';
        QCOMPARE(viewerText(game.knowledge(red)), expected);
        for (const char* each : {"a4-a3", "j8-j7", "e4xe5", "j7-j6", "a3-a4"})
            play(game, each);
        QCOMPARE(viewerText(game.knowledge(red))[*squareNamed("e5")], 'W');
        QCOMPARE(viewerText(game.knowledge(red))[*squareNamed("j6")], '?');
        QVERIFY(viewerText(game.knowledge(red)).ends_with(" b 5"));
        QVERIFY(!Position::parse(viewerText(game.knowledge(red))));
    }
}

QTEST_GUILESS_MAIN(CombateView)
#include "tst_combate_view.moc"
