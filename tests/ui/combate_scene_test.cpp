// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/combate_scene.h"

#include "board/board_view.h"
#include "board/combate/combate_panel.h"
#include "board/combate/combate_rule_options.h"
#include "board/combate/combate_ui.h"
#include "board/combate/rank_names.h"
#include "board/combate/sentences.h"
#include "combate/movegen.h"
#include "combate/notation.h"
#include "combate_fixture.h"
#include "match/match.h"
#include "record/lgr.h"

#include <QAbstractAnimation>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace leuctra;
using namespace leuctra::ui;
using combate::Game;
using combate::Illegality;
using combate::Play;
using combate::Position;
using combate::Rank;
using combate::Square;

namespace {

struct Board {
    explicit Board(const Appearance& appearance) : scene(appearance), view(scene) {
        view.resize(500, 500);
        view.show();
        view.setFocus();
        scene.setInteractive(true);
    }

    QPoint point(int square) const { return view.mapFromScene(scene.squareRect(square).center()); }
    void click(int square) { QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, point(square)); }
    void drag(int from, int to) {
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, point(from));
        QTest::mouseMove(view.viewport(), (point(from) + point(to)) / 2);
        QTest::mouseMove(view.viewport(), point(to));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, point(to));
    }
    void type(int square) {
        const QString name = scene.squareName(square);
        QTest::keyClicks(&view, name);
        if (name.endsWith(u'1')) QTest::keyClick(&view, Qt::Key_Return);  // it could still become a 10
    }
    void walk(int square) {
        if (!scene.cursor()) scene.setCursor(scene.firstCursor());
        const auto keys = [&](int steps, Qt::Key more, Qt::Key less) {
            for (int i = 0; i < std::abs(steps); ++i)
                QTest::keyClick(&view, steps > 0 ? more : less);
        };
        scene.setCursor(scene.cursor());
        const int sign = scene.bottom() == Side::First ? 1 : -1;
        keys(sign * (square % 10 - *scene.cursor() % 10), Qt::Key_Right, Qt::Key_Left);
        keys(sign * (square / 10 - *scene.cursor() / 10), Qt::Key_Up, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Return);
    }

    CombateScene scene;
    BoardView view;
};

/// A position of a few pieces, letters of STRADOS3 by square; Red to move.
Game gameWith(std::initializer_list<std::pair<const char*, char>> pieces, const char* rules = "yetem") {
    std::string board(100, 'A');
    for (int square = 0; square < 100; ++square)
        if (combate::isLake(Square(square))) board[std::size_t(square)] = '_';
    for (const auto& [square, letter] : pieces)
        board[*combate::squareNamed(square)] = letter;
    return Game(Position::parse(board + " r 0", *combate::rulesFrom(rules)).value());
}

int at(const char* name) {
    return *combate::squareNamed(name);
}

}  // namespace

/// The board of Combate: taking, attacking, refusals, guesses, marks.
class CombateSceneTest : public QObject {
    Q_OBJECT

  private slots:
    void everyLegalPlayIsReachable_data();
    void everyLegalPlayIsReachable();
    void eachDuelHasItsSentence_data();
    void eachDuelHasItsSentence();
    void eachRefusalHasItsSentence();
    void refusalsNameTheReason_data();
    void refusalsNameTheReason();
    void c9_shuttleIsExplained();
    void outcomesNameWinnerAndReason();
    void attackIsAScene();
    void attackIsSkippedByClickAndByKey();
    void fourthAttackInARowIsShorter();
    void withoutMotionTheResultStandsAtOnce();
    void memoryGameTurnsTheSurvivorBack();
    void guessesArePinnedAndKeptApart();
    void guessKeysAreTaken();
    void notesRoundTrip();
    void notesComeBackWithTheGame();
    void lastPlayMarksDiffer();
    void drawnOutWarnsOfC19();
    void ruleOptionsRoundTrip_data();
    void ruleOptionsRoundTrip();
};

void CombateSceneTest::everyLegalPlayIsReachable_data() {
    QTest::addColumn<int>("bottom");
    QTest::newRow("red below") << 0;
    QTest::newRow("blue below") << 1;
}

void CombateSceneTest::everyLegalPlayIsReachable() {
    QFETCH(int, bottom);
    Look look;
    Board board(look.appearance);
    board.scene.setBottom(bothSides[bottom]);
    QSignalSpy chosen(&board.scene, &BoardScene::playChosen);
    Random random(99);
    const int positions = isSlowRun() ? 200 : 8;
    for (int number = 0; number < positions; ++number) {
        const Game game = randomGame(random, int(random.below(250)));
        if (game.outcome()) continue;
        board.scene.showView(game.view(game.sideToMove()));
        for (const std::string& play : game.legalPlays()) {
            const Play squares = combate::playFrom(play)->play;
            const auto expect = [&](const char* way) {
                QVERIFY2(chosen.size() == 1, way);
                QCOMPARE(chosen.takeFirst().first().toString().toStdString(), play);
                QVERIFY(!board.scene.taken());
            };
            board.click(squares.from);
            board.click(squares.to);
            expect("two clicks");
            board.drag(squares.from, squares.to);
            expect("a drag");
            board.type(squares.from);
            board.type(squares.to);
            expect("names typed");
            if (QTest::currentTestFailed()) return;
        }
        const std::vector<std::string> plays = game.legalPlays();
        const Play walked = combate::playFrom(plays[random.below(std::uint32_t(plays.size()))])->play;
        board.walk(walked.from);
        board.walk(walked.to);
        QCOMPARE(chosen.size(), 1);
        chosen.clear();
    }
}

void CombateSceneTest::eachDuelHasItsSentence_data() {
    QTest::addColumn<int>("attacker");
    QTest::addColumn<int>("defender");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, Rank attacker, Rank defender, const char* sentence) {
        QTest::newRow(name) << int(attacker) << int(defender) << QString(sentence);
    };
    row("c13 higher attacks", Rank::Captain, Rank::Scout,
        "Captain (6) beats Scout (2): the higher rank wins.");
    row("c13 lower attacks", Rank::Scout, Rank::Captain,
        "Scout (2) falls to Captain (6): the higher rank wins.");
    row("c13 equal", Rank::Major, Rank::Major, "Major (7) against Major (7): equal ranks, both fall.");
    row("c14 spy attacks", Rank::Spy, Rank::Marshal, "The Spy strikes first and removes the Marshal.");
    row("c14 marshal attacks", Rank::Marshal, Rank::Spy, "Marshal (10) beats Spy (1): the higher rank wins.");
    row("c15 bomb explodes", Rank::General, Rank::Bomb,
        "General (9) sets off a bomb and falls; the bomb stays.");
    row("c15 bomb defused", Rank::Sapper, Rank::Bomb, "The Sapper defuses the bomb.");
    row("c16 flag taken", Rank::Scout, Rank::Flag, "Scout (2) captures the flag!");
    row("c16 spies", Rank::Spy, Rank::Spy, "Spy (1) against Spy (1): equal ranks, both fall.");
}

void CombateSceneTest::eachDuelHasItsSentence() {
    QFETCH(int, attacker);
    QFETCH(int, defender);
    QFETCH(QString, sentence);
    const auto a = Rank(attacker);
    const auto d = Rank(defender);
    const combate::Attack attack{a, d, combate::duel(a, d)};
    QCOMPARE(duelSentence(attack), sentence);
    const combate::Transition transition(Side::First, {Square(at("a4")), Square(at("a5"))}, attack);
    QCOMPARE(transitionSentence(transition), "Red attacks a5 from a4. " + sentence);
    // What a memory game gives back later names no rank.
    const QString forgotten = transitionSentence(transition.forgotten());
    for (const Rank rank : combate::allRanks)
        QVERIFY2(!forgotten.contains(rankName(rank)) || rank == Rank::Flag, qPrintable(forgotten));
}

void CombateSceneTest::eachRefusalHasItsSentence() {
    QSet<QString> sentences;
    int count = 0;
    for (int why = int(Illegality::GameOver); why <= int(Illegality::Shuttle); ++why) {
        combate::WhyNot reason{Illegality(why), Square(at("a5")), 3, 6};
        const QString sentence = refusalSentence(reason, {Square(at("a4")), Square(at("a5"))}, {});
        QVERIFY(!sentence.isEmpty());
        sentences.insert(sentence);
        ++count;
    }
    QCOMPARE(sentences.size(), count);
}

void CombateSceneTest::refusalsNameTheReason_data() {
    QTest::addColumn<QString>("taken");
    QTest::addColumn<QString>("square");
    QTest::addColumn<QString>("part");
    QTest::newRow("c5 bomb") << ""
                             << "a1"
                             << "never move";
    QTest::newRow("enemy") << ""
                           << "e6"
                           << "the enemy's";
    QTest::newRow("empty") << ""
                           << "j9"
                           << "No piece stands on j9";
    QTest::newRow("c6 diagonal") << "e4"
                                 << "f5"
                                 << "never diagonally";
    QTest::newRow("c1 lake") << "c4"
                             << "c5"
                             << "lake";
    QTest::newRow("c6 own") << "e4"
                            << "e5"
                            << "your own pieces";
    QTest::newRow("c6 too far") << "e4"
                                << "h4"
                                << "only a Scout";
    QTest::newRow("c7 blocked") << "i1"
                                << "a1"
                                << "nothing";
    QTest::newRow("c8 running attack") << "i1"
                                       << "i9"
                                       << "run and attack";
    QTest::newRow("nowhere to go") << ""
                                   << "a2"
                                   << "nowhere to go";
}

void CombateSceneTest::refusalsNameTheReason() {
    QFETCH(QString, taken);
    QFETCH(QString, square);
    QFETCH(QString, part);
    const Game game = gameWith({{"a1", 'B'},
                                {"a2", 'F'},
                                {"b2", 'B'},
                                {"a3", 'B'},
                                {"h1", 'M'},
                                {"e4", 'G'},
                                {"e5", 'B'},
                                {"c4", 'F'},
                                {"i1", 'D'},
                                {"i9", 'R'},
                                {"e6", 'S'},
                                {"j10", 'Y'}});
    Look look;
    Board board(look.appearance);
    board.scene.showView(game.view(Side::First));
    QSignalSpy refused(&board.scene, &BoardScene::refused);
    if (!taken.isEmpty()) {
        board.click(at(qPrintable(taken)));
        QVERIFY(board.scene.taken());
    }
    if (part == "nothing") {
        // A Scout with the way barred by an own piece.
        board.click(at("g1"));
        part = "in the way";
    } else {
        board.click(at(qPrintable(square)));
    }
    QCOMPARE(refused.size(), 1);
    const QString sentence = refused.first().first().toString();
    QVERIFY2(sentence.contains(part), qPrintable(sentence));
}

void CombateSceneTest::c9_shuttleIsExplained() {
    Game game = gameWith({{"a4", 'G'}, {"a1", 'M'}, {"j7", 'R'}, {"j10", 'Y'}});
    const std::vector<std::string> blue = {"j7-j6", "j6-j5", "j5-i5", "i5-i6", "i6-i7", "i7-j7", "j7-j6"};
    for (int i = 0; i < 7; ++i) {
        QVERIFY(game.play(i % 2 == 0 ? "a4-a5" : "a5-a4"));
        QVERIFY(game.play(blue[std::size_t(i)]));
    }
    Look look;
    Board board(look.appearance);
    board.scene.showView(game.view(Side::First));
    QSignalSpy refused(&board.scene, &BoardScene::refused);
    QSignalSpy chosen(&board.scene, &BoardScene::playChosen);
    board.click(at("a5"));
    board.click(at("a4"));
    QVERIFY(chosen.isEmpty());
    QCOMPARE(refused.size(), 1);
    const QString sentence = refused.first().first().toString();
    QVERIFY2(sentence.contains("a5") && sentence.contains("a4") && sentence.contains("shuttle"),
             qPrintable(sentence));
}

void CombateSceneTest::outcomesNameWinnerAndReason() {
    const std::array<QString, 2> names = {"Ana", "Bruno"};
    const CombateUi ui;
    QSet<QString> sentences;
    for (const Reason reason : {Reason::C16, Reason::C17, Reason::C18, Reason::Time, Reason::Resign}) {
        const QString sentence = ui.outcomeSentence({Side::Second, reason}, names);
        QVERIFY2(sentence.startsWith("Bruno has won"), qPrintable(sentence));
        sentences.insert(sentence);
    }
    for (const Reason reason : {Reason::C17, Reason::C19, Reason::Agreed}) {
        const QString sentence = ui.outcomeSentence({std::nullopt, reason}, names);
        QVERIFY2(sentence.startsWith("A draw"), qPrintable(sentence));
        sentences.insert(sentence);
    }
    QCOMPARE(sentences.size(), 8);
}

void CombateSceneTest::attackIsAScene() {
    Game game = gameWith({{"e5", 'H'}, {"a1", 'M'}, {"e6", 'R'}, {"j10", 'Y'}});
    Look look(1);
    Board board(look.appearance);
    board.scene.showView(game.view(Side::First));
    const QImage before = board.view.grab().toImage();
    QVERIFY(game.play("e5-e6"));
    QSignalSpy settled(&board.scene, &BoardScene::settled);
    board.scene.animate(game.lastTransition(), game.view(Side::First));
    QVERIFY(board.scene.isAnimating());
    auto* timeline = board.scene.findChild<QAbstractAnimation*>();
    QCOMPARE(timeline->totalDuration(), Theme::attackTime);
    timeline->setCurrentTime(Theme::attackTime / 2);
    QVERIFY(board.view.grab().toImage() != before);
    board.scene.finishAnimation();
    QCOMPARE(settled.size(), 1);
    QVERIFY(!board.scene.isAnimating());
    QCOMPARE(board.scene.squareContent(at("e6")), "Red Captain");
    QCOMPARE(board.scene.squareContent(at("e5")), "");
}

void CombateSceneTest::attackIsSkippedByClickAndByKey() {
    for (const bool byKey : {false, true}) {
        Game game = gameWith({{"e5", 'H'}, {"a1", 'M'}, {"e6", 'R'}, {"j10", 'Y'}});
        Look look(1);
        Board board(look.appearance);
        board.scene.showView(game.view(Side::First));
        QVERIFY(game.play("e5-e6"));
        board.scene.setInteractive(false);
        board.scene.animate(game.lastTransition(), game.view(Side::First));
        QVERIFY(board.scene.isAnimating());
        if (byKey) {
            QTest::keyClick(&board.view, Qt::Key_Right);
            if (board.scene.isAnimating()) QTest::keyClick(&board.view, Qt::Key_Escape);
        } else {
            board.click(at("b8"));
        }
        QVERIFY(!board.scene.isAnimating());
    }
}

void CombateSceneTest::fourthAttackInARowIsShorter() {
    Look look(1);
    Board board(look.appearance);
    auto* timeline = board.scene.findChild<QAbstractAnimation*>();
    for (int attack = 1; attack <= 5; ++attack) {
        Game game = gameWith({{"e5", 'H'}, {"a1", 'M'}, {"e6", 'R'}, {"j10", 'Y'}});
        board.scene.showView(game.view(Side::First));
        QVERIFY(game.play("e5-e6"));
        board.scene.animate(game.lastTransition(), game.view(Side::First));
        QCOMPARE(timeline->totalDuration() < Theme::attackTime, attack > 3);
        board.scene.finishAnimation();
    }
}

void CombateSceneTest::withoutMotionTheResultStandsAtOnce() {
    Game game = gameWith({{"e5", 'H'}, {"a1", 'M'}, {"e6", 'R'}, {"j10", 'Y'}});
    Look look(0);
    Board board(look.appearance);
    board.scene.showView(game.view(Side::First));
    QSignalSpy settled(&board.scene, &BoardScene::settled);
    QVERIFY(game.play("e5-e6"));
    board.scene.animate(game.lastTransition(), game.view(Side::First));
    QVERIFY(!board.scene.isAnimating());
    QCOMPARE(settled.size(), 1);
    QCOMPARE(board.scene.squareContent(at("e6")), "Red Captain");
}

void CombateSceneTest::memoryGameTurnsTheSurvivorBack() {
    Game game = gameWith({{"e5", 'E'}, {"a1", 'M'}, {"a2", 'F'}, {"e6", 'S'}, {"j10", 'Y'}}, "yetem,memory");
    Look look(0);
    Board board(look.appearance);
    const auto show = [&] { board.scene.showView(game.view(Side::First)); };
    show();
    QCOMPARE(board.scene.squareContent(at("e6")), "enemy piece");
    QVERIFY(game.play("e5-e6"));
    show();
    QCOMPARE(board.scene.squareContent(at("e6")), "Blue Lieutenant");
    QVERIFY(game.play("e6-e5"));
    show();
    QCOMPARE(board.scene.squareContent(at("e5")), "Blue Lieutenant");
    QVERIFY(game.play("a2-a3"));
    show();
    QCOMPARE(board.scene.squareContent(at("e5")), "enemy piece");
}

void CombateSceneTest::guessesArePinnedAndKeptApart() {
    Random random(11);
    const Game game = randomGame(random, 10);
    Look look;
    Board board(look.appearance);
    board.scene.showView(game.view(Side::First));
    const QImage without = board.view.grab().toImage();
    QSignalSpy noted(&board.scene, &BoardScene::notesChanged);

    board.scene.pinGuess(at("a10"), Rank::Flag);
    QCOMPARE(noted.size(), 1);
    QVERIFY(board.scene.squareDescription(at("a10")).contains("your guess: Flag"));
    QVERIFY(board.view.grab().toImage() != without);

    board.scene.pinGuess(at("a1"), Rank::Flag);  // an own piece takes none
    QCOMPARE(noted.size(), 1);

    board.scene.showView(game.view(Side::Second));
    for (int square = 0; square < combate::squareCount; ++square)
        QVERIFY(!board.scene.squareDescription(square).contains("guess"));
    QVERIFY(board.scene.notes(Side::Second).isEmpty());

    board.scene.showView(game.view(Side::First));
    board.scene.pinGuess(at("a10"), Rank::Flag);  // again: taken off
    QVERIFY(board.view.grab().toImage() == without);
}

void CombateSceneTest::guessKeysAreTaken() {
    Random random(11);
    const Game game = randomGame(random, 10);
    Look look;
    Board board(look.appearance);
    board.scene.showView(game.view(Side::First));
    board.scene.setCursor(at("b10"));
    QTest::keyClick(&board.view, Qt::Key_X, Qt::AltModifier);
    QVERIFY(board.scene.squareDescription(at("b10")).contains("your guess: Marshal"));
    QTest::keyClick(&board.view, Qt::Key_4, Qt::AltModifier);
    QVERIFY(board.scene.squareDescription(at("b10")).contains("your guess: Sergeant"));
    QTest::keyClick(&board.view, Qt::Key_0, Qt::AltModifier);
    QVERIFY(!board.scene.squareDescription(at("b10")).contains("your guess"));
}

void CombateSceneTest::notesRoundTrip() {
    GuessBook book;
    QVERIFY(book.text(Side::First).isEmpty());
    book.setGuess(Side::First, 0, Rank::Bomb);
    book.setGuess(Side::First, 39, Rank::Marshal);
    const QString text = book.text(Side::First);
    QCOMPARE(text, "B" + QString(38, u'.') + "X");
    GuessBook other;
    other.setText(Side::First, text);
    QCOMPARE(other.guess(Side::First, 0), Rank::Bomb);
    QCOMPARE(other.guess(Side::First, 39), Rank::Marshal);
    QVERIFY(!other.guess(Side::Second, 0));
    for (const QString& damaged : {QString("B"), QString(40, u'Z'), QString()}) {
        other.setText(Side::First, damaged);
        QVERIFY(other.text(Side::First).isEmpty());
    }
}

void CombateSceneTest::notesComeBackWithTheGame() {
    Random random(2);
    MatchSetup setup;
    setup.kind = gameNamed("combate");
    for (QString& letters : setup.setups)
        letters = QString::fromStdString(combate::text(combate::randomSetup(random)));
    auto match = Match::begin(setup);
    QVERIFY(match);
    QSignalSpy changed(match->get(), &Match::changed);
    const QString notes = "B" + QString(39, u'.');
    (*match)->setNotes(Side::Second, notes);
    QCOMPARE(changed.size(), 1);
    auto kept = record::parseRecords(record::writeRecord((*match)->record()));
    QVERIFY(kept.size() == 1 && kept.front());
    const auto resumed = Match::resume(std::move(*kept.front()));
    QVERIFY(resumed);
    QCOMPARE((*resumed)->notes(Side::Second), notes);
    QVERIFY((*resumed)->notes(Side::First).isEmpty());
    (*resumed)->resign(Side::First);
    QVERIFY((*resumed)->record().tag("SecondNotes").empty());
}

void CombateSceneTest::lastPlayMarksDiffer() {
    Game game = gameWith({{"a4", 'G'}, {"a1", 'M'}, {"j7", 'R'}, {"j10", 'Y'}});
    QVERIFY(game.play("a4-a5"));
    QVERIFY(game.play("j7-j6"));
    Look look;
    Board board(look.appearance);
    board.scene.showView(game.view(Side::First));
    const auto square = [&](const char* name) {
        const QRect rect = board.view.mapFromScene(board.scene.squareRect(at(name))).boundingRect();
        return board.view.grab(rect).toImage();
    };
    const QImage from = square("j7");
    const QImage to = square("j6");
    board.scene.setLastPlay(game.lastTransition());
    const QImage markedFrom = square("j7");
    const QImage markedTo = square("j6");
    QVERIFY(markedFrom != from);
    QVERIFY(markedTo != to);
    // The corner of the square of arrival is filled, that of the square of departure is not.
    QVERIFY(markedTo.pixel(3, 3) != to.pixel(3, 3));
    QVERIFY(markedFrom.pixel(3, 3) == from.pixel(3, 3));
}

void CombateSceneTest::drawnOutWarnsOfC19() {
    Game game = gameWith({{"a4", 'G'}, {"a1", 'M'}, {"j7", 'R'}, {"j10", 'Y'}}, "yetem,quiet=24");
    Look look;
    CombatePanel panel(look.appearance);
    panel.show();
    const auto* warning = panel.findChild<QLabel*>("quietPlies");
    panel.showView(game.view(Side::First));
    QVERIFY(!warning->isVisible());
    for (const char* play : {"a4-a5", "j7-j6", "a5-a6", "j6-j5"})
        QVERIFY(game.play(play));
    panel.showView(game.view(Side::First));
    QVERIFY(warning->isVisible());
    QVERIFY2(warning->text().contains("20"), qPrintable(warning->text()));
    panel.showView(nullptr);
    QVERIFY(!warning->isVisible());
}

void CombateSceneTest::ruleOptionsRoundTrip_data() {
    QTest::addColumn<QString>("rules");
    for (const char* rules : {"yetem", "classic", "yetem,memory", "yetem,quiet=0",
                              "classic,quiet=100,begins=blue", "yetem,begins=blue,memory,takeback"})
        QTest::newRow(rules) << QString(rules);
}

void CombateSceneTest::ruleOptionsRoundTrip() {
    QFETCH(QString, rules);
    CombateRuleOptions options;
    options.setRules(rules);
    QCOMPARE(options.rules(), rules);
    options.setRules("nonsense");
    QCOMPARE(options.rules(), "yetem");
}

QTEST_MAIN(CombateSceneTest)
#include "combate_scene_test.moc"
