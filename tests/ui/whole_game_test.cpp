// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_scene.h"
#include "board/board_view.h"
#include "models/deployment_model.h"
#include "pages/deployment/deployment_page.h"
#include "pages/play/play_page.h"
#include "sample_games.h"
#include "window_bed.h"

#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

void press(const WindowBed& bed, const char* button) {
    auto* found = bed.find<QPushButton>(button);
    QVERIFY2(found && found->isEnabled(), button);
    QTest::mouseClick(found, Qt::LeftButton);
}

/// The two squares of a play's text.
QStringList squaresOf(const QString& play) {
    static const QRegularExpression separator("[-x]");
    return play.split(separator);
}

BoardView& boardOf(const WindowBed& bed) {
    return *bed.window->playPage()->findChild<BoardView*>();
}

void playByMouse(const WindowBed& bed, const QString& play) {
    BoardView& view = boardOf(bed);
    for (const QString& name : squaresOf(play)) {
        const auto square = view.board().squareNamed(name);
        QVERIFY2(square, qPrintable(name));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.mapFromScene(view.board().squareRect(*square).center()));
    }
}

/// Squares typed by their names; Enter says that a name is complete.
void playByKeys(const WindowBed& bed, const QString& play) {
    for (const QString& name : squaresOf(play)) {
        QTest::keyClicks(&boardOf(bed), name);
        if (name.size() == 2 && name[1] == '1') QTest::keyClick(&boardOf(bed), Qt::Key_Return);
    }
}

using Way = void (*)(const WindowBed&, const QString&);

}  // namespace

/// From Home to the end in the real window.
class WholeGameTest : public QObject {
    Q_OBJECT
  private slots:
    void epaminondas_data() { addWays(); }
    void epaminondas() {
        QFETCH(bool, keys);
        const Way play = keys ? playByKeys : playByMouse;
        const WindowBed bed;
        press(bed, "play-epaminondas");
        press(bed, "start");
        for (const QString& text : epaminondasGame)
            play(bed, text);
        const Match& match = bed.window->playPage()->match();
        QCOMPARE(match.ply(), int(epaminondasGame.size()));
        QCOMPARE(match.outcome(), (Outcome{Side::First, Reason::E11}));
        QVERIFY(bed.find<QPushButton>("rematch"));
    }

    void combate_data() { addWays(); }
    void combate() {
        QFETCH(bool, keys);
        const Way play = keys ? playByKeys : playByMouse;
        const WindowBed bed;
        press(bed, "play-combate");
        press(bed, "start");
        for (const QString& letters : {flagInFront, scoutInFront}) {
            if (bed.find<QPushButton>("liftCurtain")) press(bed, "liftCurtain");
            bed.window->findChild<DeploymentPage*>()->model().beginWith(letters);
            press(bed, "ready");
        }
        for (const QString& text : combateGame) {
            press(bed, "liftCurtain");
            play(bed, text);
            if (text != combateGame.last()) press(bed, "handOver");
        }
        QCOMPARE(bed.window->playPage()->match().outcome(), (Outcome{Side::Second, Reason::C16}));
        QVERIFY(bed.find<QPushButton>("rematch"));
    }

  private:
    static void addWays() {
        QTest::addColumn<bool>("keys");
        QTest::newRow("by mouse") << false;
        QTest::newRow("by keys") << true;
    }
};

QTEST_MAIN(WholeGameTest)
#include "whole_game_test.moc"
