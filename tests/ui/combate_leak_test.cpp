// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_view.h"
#include "board/combate/combate_panel.h"
#include "board/combate/combate_scene.h"
#include "board/combate/combate_ui.h"
#include "combate/notation.h"
#include "combate/resample.h"
#include "combate_fixture.h"

#include <QAbstractAnimation>
#include <QAccessible>
#include <QTest>

#include <utility>

using namespace leuctra;
using namespace leuctra::ui;
using combate::Game;
using combate::Rules;
using combate::Setup;

namespace {

/// Everything that a window makes of what one viewer sees.
struct Window {
    explicit Window(const Appearance& appearance) : scene(appearance), view(scene), panel(appearance) {
        view.resize(460, 460);
        panel.resize(340, 260);
        view.show();
        panel.show();
        scene.setInteractive(true);
    }

    void show(const Game& game, Side viewer) {
        scene.setBottom(viewer);
        scene.showView(game.view(viewer));
        scene.setLastPlay(game.ply() > 0 ? game.transitionAt(game.ply(), viewer) : nullptr);
        panel.showView(game.view(viewer));
    }

    QImage picture() { return view.grab().toImage(); }

    /// The small picture of an unfinished game on Home.
    QImage preview(const Game& game) {
        scene.setLastPlay(nullptr);
        scene.setBottom(Side::First);
        scene.showView(CombateUi().publicView(game));
        return picture();
    }

    /// All that a screen reader, a tooltip or a line of text is given.
    QStringList texts(const Game& game, Side viewer) {
        QStringList texts;
        const QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&view);
        for (int i = 0; i < board->childCount(); ++i) {
            const QAccessibleInterface* cell = board->child(i);
            for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value,
                                    QAccessible::Help, QAccessible::Accelerator})
                texts << cell->text(kind);
        }
        for (const QWidget* widget : panel.findChildren<QWidget*>())
            texts << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
        for (const QLabel* label : panel.findChildren<QLabel*>())
            texts << label->text();
        texts << view.toolTip() << view.accessibleName() << view.windowTitle();
        for (int ply = 1; ply <= game.ply(); ++ply)
            texts << CombateUi().playSentence(*game.transitionAt(ply, viewer));
        return texts;
    }

    CombateScene scene;
    BoardView view;
    CombatePanel panel;
};

/// What the program would write to a log.
QStringList logged;

void log(QtMsgType, const QMessageLogContext&, const QString& line) {
    if (!line.endsWith("propagateSizeHints()")) logged << line;  // the platform of the tests says that
}

std::vector<std::string> playsOf(const Game& game) {
    std::vector<std::string> plays;
    for (const combate::Transition& transition : game.knowledge(Side::First).history())
        plays.push_back(combate::text(transition.move, transition.isAttack()));
    return plays;
}

}  // namespace

/// What is hidden is not there: other ranks for what the viewer does not know change nothing that he can see.
class CombateLeakTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { qInstallMessageHandler(log); }
    void cleanupTestCase() { qInstallMessageHandler(nullptr); }

    void hiddenRanksChangeNothing_data();
    void hiddenRanksChangeNothing();
    void animatedPlaysShowNoMore();
    void hiddenPieceSaysOnlyThatItHasMoved();
    void curtainShowsAnEmptyBoard();

  private:
    void compare(Window& window, const Game& game, Side viewer, Random& random);

    int otherwise_ = 0;  ///< comparisons in which the hidden ranks were others indeed
};

void CombateLeakTest::hiddenRanksChangeNothing_data() {
    QTest::addColumn<QString>("rules");
    QTest::newRow("open") << "yetem";
    QTest::newRow("memory") << "yetem,memory";
    QTest::newRow("classic") << "classic";
}

/// The same plays from another enemy deployment that agrees with what the viewer knows.
void CombateLeakTest::compare(Window& window, const Game& game, Side viewer, Random& random) {
    const combate::Knowledge& knowledge = game.knowledge(viewer);
    const Setup other = combate::resample(knowledge, random);
    const Setup own = knowledge.ownSetup();
    if (other != game.knowledge(opponent(viewer)).ownSetup()) ++otherwise_;
    Game twin(viewer == Side::First ? own : other, viewer == Side::First ? other : own,
              game.position().rules());
    for (const std::string& play : playsOf(game))
        QVERIFY(twin.play(play));

    logged.clear();
    const QImage preview = window.preview(game);
    window.show(game, viewer);
    const QImage picture = window.picture();
    const QImage panel = window.panel.grab().toImage();
    const QStringList texts = window.texts(game, viewer);
    const QStringList lines = std::exchange(logged, {});
    window.scene.showView(nullptr);
    QVERIFY(window.preview(twin) == preview);
    window.show(twin, viewer);
    QCOMPARE(window.texts(twin, viewer), texts);
    QVERIFY(window.picture() == picture);
    QVERIFY(window.panel.grab().toImage() == panel);
    QVERIFY2(logged == lines, qPrintable((logged + lines).join('\n')));
}

void CombateLeakTest::hiddenRanksChangeNothing() {
    QFETCH(QString, rules);
    const Rules chosen = *combate::rulesFrom(rules.toStdString());
    Look look;
    Window window(look.appearance);
    Random random(20240611);
    const int games = isSlowRun() ? 200 : 6;
    for (int number = 0; number < games; ++number) {
        Game game = randomGame(random, isSlowRun() ? 0 : int(random.below(300)), chosen);
        const int plies = isSlowRun() ? 2000 : 5;
        for (int ply = 0; ply < plies && !game.outcome(); ++ply) {
            // In whole games now and then, and oftener after an attack.
            const auto last = std::static_pointer_cast<const combate::Transition>(game.lastTransition());
            const bool compared =
                !isSlowRun() || ply % 40 == 0 || (last && last->isAttack() && random.below(6) == 0);
            for (const Side viewer : bothSides) {
                if (compared) compare(window, game, viewer, random);
                if (QTest::currentTestFailed()) return;
            }
            const std::vector<std::string> plays = game.legalPlays();
            QVERIFY(game.play(plays[random.below(std::uint32_t(plays.size()))]));
        }
    }
    QVERIFY(otherwise_ > games);
}

/// Frame by frame through plays: what is hidden from the viewer before and after is hidden on the way.
void CombateLeakTest::animatedPlaysShowNoMore() {
    Look look(1);
    Window one(look.appearance);
    Window two(look.appearance);
    Random random(7);
    for (int number = 0; number < (isSlowRun() ? 60 : 8); ++number) {
        Game game = randomGame(random, 30 + int(random.below(120)));
        if (game.outcome()) continue;
        const Side viewer = number % 2 == 0 ? Side::First : Side::Second;
        const Setup other = combate::resample(game.knowledge(viewer), random);
        const Setup own = game.knowledge(viewer).ownSetup();
        Game twin(viewer == Side::First ? own : other, viewer == Side::First ? other : own,
                  game.position().rules());
        for (const std::string& play : playsOf(game))
            QVERIFY(twin.play(play));
        Game before = game;
        Game twinBefore = twin;
        QVERIFY(before.undo() && twinBefore.undo());
        one.show(before, viewer);
        two.show(twinBefore, viewer);
        one.scene.animate(game.transitionAt(game.ply(), viewer), game.view(viewer));
        two.scene.animate(twin.transitionAt(twin.ply(), viewer), twin.view(viewer));
        auto* first = one.scene.findChild<QAbstractAnimation*>();
        auto* second = two.scene.findChild<QAbstractAnimation*>();
        QVERIFY(first && second);
        first->pause();
        second->pause();
        for (int time = 0; time < first->totalDuration(); time += 40) {
            first->setCurrentTime(time);
            second->setCurrentTime(time);
            QVERIFY(one.picture() == two.picture());
        }
        one.scene.finishAnimation();
        two.scene.finishAnimation();
    }
}

void CombateLeakTest::hiddenPieceSaysOnlyThatItHasMoved() {
    Look look;
    Window window(look.appearance);
    Random random(3);
    const Game game = randomGame(random, 60);
    window.show(game, Side::First);
    const auto seen = std::static_pointer_cast<const combate::View>(game.view(Side::First));
    int hidden = 0;
    for (int square = 0; square < combate::squareCount; ++square) {
        const auto& piece = seen->squares[std::size_t(square)];
        if (!piece || piece->side == Side::First || piece->rank) continue;
        ++hidden;
        QCOMPARE(window.scene.squareContent(square), "enemy piece");
        QString expected = piece->moved ? "enemy piece, has moved" : "enemy piece";
        const auto last = std::static_pointer_cast<const combate::Transition>(game.lastTransition());
        if (last->move.from == square) expected += ", the last play began here";
        if (last->move.to == square) expected += ", the last play ended here";
        QCOMPARE(window.scene.squareDescription(square), expected);
    }
    QVERIFY(hidden > 10);
}

void CombateLeakTest::curtainShowsAnEmptyBoard() {
    Look look;
    Window window(look.appearance);
    window.scene.showView(nullptr);
    const QImage empty = window.picture();
    Random random(5);
    const Game game = randomGame(random, 40);
    window.show(game, Side::First);
    window.scene.pinGuess(99, combate::Rank::Flag);
    QVERIFY(window.picture() != empty);
    window.scene.showView(nullptr);
    window.scene.setLastPlay(nullptr);
    window.scene.setBottom(Side::First);
    QVERIFY(window.picture() == empty);
    for (int square = 0; square < combate::squareCount; ++square)
        QCOMPARE(window.scene.squareContent(square),
                 combate::isLake(combate::Square(square)) ? QString("lake") : QString());
}

QTEST_MAIN(CombateLeakTest)
#include "combate_leak_test.moc"
