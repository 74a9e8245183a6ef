// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_view.h"
#include "board/combate/combate_panel.h"
#include "board/combate/combate_rule_options.h"
#include "board/combate/combate_scene.h"
#include "board/combate/rules_html.h"
#include "combate/movegen.h"
#include "combate_fixture.h"
#include "models/deployment_model.h"
#include "pages/deployment/deployment_page.h"
#include "storage/unfinished_games.h"
#include "theme/style.h"

#include <QAbstractAnimation>
#include <QApplication>
#include <QDir>
#include <QTest>
#include <QTextBrowser>

using namespace leuctra;
using namespace leuctra::ui;
using combate::Game;

/// Pictures of Combate in its states, light and dark, to be looked at.
class CombatePicturesTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QVERIFY(QDir().mkpath("pictures")); }
    void pictures_data();
    void pictures();
};

void CombatePicturesTest::pictures_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void CombatePicturesTest::pictures() {
    QFETCH(bool, dark);
    const QString theme = dark ? "dark" : "light";
    Look look(0, dark ? Settings::ThemeChoice::Dark : Settings::ThemeChoice::Light);
    installLook(*qApp, look.appearance);
    const auto save = [&](QWidget& widget, const QString& name) {
        QCoreApplication::sendPostedEvents();
        QVERIFY(widget.grab().save(QString("pictures/combate-%1-%2.png").arg(name, theme)));
    };

    Random random(7);
    CombateScene scene(look.appearance);
    BoardView view(scene);
    view.resize(760, 760);
    view.show();

    Game game = randomGame(random, 90);
    scene.showView(game.view(Side::First));
    scene.setLastPlay(game.lastTransition());
    scene.setInteractive(true);
    // Guesses on three hidden pieces.
    const auto seen = std::static_pointer_cast<const combate::View>(game.view(Side::First));
    int pinned = 0;
    for (int square = 99; square >= 0 && pinned < 4; --square) {
        const auto& piece = seen->squares[std::size_t(square)];
        if (!piece || piece->side == Side::First || piece->rank) continue;
        scene.pinGuess(square, combate::allRanks[std::size_t(8 + pinned)]);
        ++pinned;
    }
    save(view, "board-red");
    // The piece with most targets is taken.
    combate::PlayList plays;
    generate(game.knowledge(game.sideToMove()), plays);
    std::array<int, 100> count{};
    for (const combate::Play play : plays)
        ++count[play.from];
    scene.showView(game.view(game.sideToMove()));
    scene.setBottom(game.sideToMove());
    scene.activate(int(std::max_element(count.begin(), count.end()) - count.begin()));
    save(view, "taken");

    CombatePanel panel(look.appearance);
    panel.resize(340, 260);
    panel.show();
    panel.showView(game.view(Side::First));
    save(panel, "panel");

    CombateRuleOptions options;
    options.resize(520, 200);
    options.show();
    save(options, "rule-options");

    scene.setBottom(Side::First);
    scene.showView(game.view(std::nullopt));
    save(view, "end-open");

    // Attacks in the middle of their scenes.
    look.settings.setMotionFactor(1);
    int found = 0;
    std::array<bool, 4> seenResults{};
    for (int seed = 1; found < 3 && seed < 200; ++seed) {
        Random again{std::uint64_t(seed)};
        Game attacked = randomGame(again, 40 + seed);
        const auto last = std::static_pointer_cast<const combate::Transition>(attacked.lastTransition());
        if (!last || !last->attack || seenResults[std::size_t(*last->result)]) continue;
        seenResults[std::size_t(*last->result)] = true;
        Game before = attacked;
        QVERIFY(before.undo());
        scene.showView(before.view(last->side));
        scene.animate(last, attacked.view(last->side));
        auto* timeline = scene.findChild<QAbstractAnimation*>();
        if (timeline) timeline->setCurrentTime(found == 1 ? 250 : 700);
        save(view, QString("attack-%1").arg(++found));
        scene.finishAnimation();
    }
    look.settings.setMotionFactor(0);

    UnfinishedGames unfinished(look.folder.filePath("games"));
    Services services{look.settings, look.appearance, unfinished};
    const QString setup = QString::fromStdString(combate::text(combate::randomSetup(random)));
    DeploymentPage page(Side::First, "Ana", setup.left(24) + QString(16, u'.'), services, nullptr,
                        look.folder.filePath("deployments.json"));
    page.resize(1024, 700);
    page.show();
    page.view().setFocus();
    page.view().board().setCursor(3 + 13 * 3);
    save(page, "deployment-half");
    DeploymentPage whole(Side::Second, "Bruno", setup, services, nullptr,
                         look.folder.filePath("deployments.json"));
    whole.resize(1366, 768);
    whole.show();
    save(whole, "deployment-whole");

    QTextBrowser rules;
    rules.setHtml(combateRulesHtml());
    rules.resize(640, 1200);
    rules.show();
    save(rules, "rules");
}

QTEST_MAIN(CombatePicturesTest)
#include "combate_pictures_test.moc"
