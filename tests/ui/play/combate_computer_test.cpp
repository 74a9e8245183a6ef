// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "combate/deployments.h"
#include "combate/view.h"
#include "page_bed.h"
#include "pages/play/explanation.h"
#include "players/engines.h"

#include <QLabel>
#include <QTest>

#include <algorithm>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

/// Ana has a side against the computer; by other seeds, other deployments.
MatchSetup against(int level, Side person, std::uint64_t seed, const QString& rules = {}) {
    MatchSetup setup = combateSetup(rules);
    Random random(seed);
    for (QString& letters : setup.setups)
        letters = QString::fromStdString(combate::text(combate::drawDeployment(random)));
    setup.players[static_cast<std::size_t>(index(opponent(person)))] = {{}, level};
    return setup;
}

MatchSetup watched(std::optional<Side> eyes, const QString& rules = "yetem,quiet=20") {
    MatchSetup setup = against(1, Side::First, 3, rules);
    setup.players[0] = {{}, 1};
    setup.eyes = eyes;
    return setup;
}

/// How many pieces of a side show their rank.
int shown(const Match& match, Side side) {
    const auto view = match.view();
    const auto& squares = static_cast<const combate::View&>(*view).squares;
    return static_cast<int>(std::count_if(squares.begin(), squares.end(), [side](const auto& piece) {
        return piece && piece->side == side && piece->rank;
    }));
}

/// What a person who attacks when he can might play.
QString anyPlay(const Match& match, Random& random) {
    const auto game = match.record().finalState();
    auto plays = game->legalPlays();
    std::vector<std::string> attacks;
    std::copy_if(plays.begin(), plays.end(), std::back_inserter(attacks),
                 [](const std::string& play) { return play.find('x') != std::string::npos; });
    if (!attacks.empty()) plays = attacks;
    return QString::fromStdString(plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
}

/// Squares typed by their names; Enter says that a name is complete.
void playByKeys(const PageBed& bed, const QString& play) {
    static const QRegularExpression separator("[-x]");
    for (const QString& name : play.split(separator)) {
        QTest::keyClicks(&bed.board(), name);
        if (name.size() == 2 && name[1] == '1') QTest::keyClick(&bed.board(), Qt::Key_Return);
    }
}

QString explanation(const PageBed& bed) {
    return bed.child<Explanation>("explanation")->findChild<QLabel*>("explanationText")->text();
}

}  // namespace

/// Combate against the computer in the window.
class CombateComputerTest : public QObject {
    Q_OBJECT

  private slots:
    void aWholeGameIsPlayed_data() {
        QTest::addColumn<Side>("person");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("keys");
        QTest::newRow("by mouse, Red, open") << Side::First << "yetem,quiet=10" << false;
        QTest::newRow("by keys, Blue, memory") << Side::Second << "yetem,quiet=10,memory" << true;
        QTest::newRow("by mouse, Blue, classic") << Side::Second << "classic,quiet=10" << false;
        if (!qEnvironmentVariableIsSet("LEUCTRA_SLOW")) return;
        QTest::newRow("by mouse, to the standard") << Side::First << "yetem" << false;
        QTest::newRow("by keys, to the standard") << Side::First << "yetem,memory" << true;
    }

    void aWholeGameIsPlayed() {
        QFETCH(Side, person);
        QFETCH(QString, rules);
        QFETCH(bool, keys);
        Program program;
        Random random(11);
        const PageBed bed(program, against(1, person, 5, rules));
        const Match& match = bed.match();
        QCOMPARE(bed.scene().bottom(), person);
        while (match.stage() != Match::Stage::Over) {
            QTRY_VERIFY_WITH_TIMEOUT(match.acceptsPlays() || match.stage() == Match::Stage::Over, 10000);
            if (match.stage() == Match::Stage::Over) break;
            QCOMPARE(match.viewer(), std::optional(person));
            const int ply = match.ply();
            const QString play = anyPlay(match, random);
            if (keys)
                playByKeys(bed, play);
            else
                bed.play(QString(play).replace('x', '-'));
            QVERIFY2(match.ply() > ply, qPrintable(play));
        }
        QVERIFY(match.outcome());
        QVERIFY(bed.button("rematch"));
        QVERIFY(shown(match, opponent(person)) > 0);
    }

    void theComputersPiecesShowTheirBacks() {
        Program program;
        const PageBed bed(program, against(1, Side::Second, 5));
        QTRY_COMPARE(bed.match().ply(), 1);
        QCOMPARE(shown(bed.match(), Side::Second), 40);
        QVERIFY(shown(bed.match(), Side::First) <= 1);  // a Soldado that ran
    }

    void aHintSaysWhy_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("reasoned");
        QTest::newRow("open") << "yetem" << true;
        QTest::newRow("memory") << "yetem,memory" << false;
    }
    void aHintSaysWhy() {
        QFETCH(QString, rules);
        QFETCH(bool, reasoned);
        Program program;
        const PageBed bed(program, against(1, Side::First, 5, rules));
        QVERIFY(bed.press("hint"));
        QTRY_VERIFY_WITH_TIMEOUT(explanation(bed).startsWith("Hint: "), 10000);
        // Without a reason there is the play and nothing else.
        static const QRegularExpression playAlone("^Hint: [a-j]\\d+[-x][a-j]\\d+$");
        QCOMPARE(!playAlone.match(explanation(bed)).hasMatch(), reasoned);
        QTest::keyClick(&bed.board(), Qt::Key_Return);
        QCOMPARE(bed.match().ply(), 1);
    }

    void moveNowStopsTheThought() {
        Program program;
        const PageBed bed(program, against(8, Side::Second, 5));
        QVERIFY(bed.match().awaitsComputer());
        QVERIFY(bed.press("stop"));
        QTRY_COMPARE(bed.match().ply(), 1);
        QVERIFY(!bed.button("stop") || !bed.button("stop")->isEnabled());
    }

    void theComputerAnswersADrawOfferAndTheGameGoesOn() {
        Program program;
        const PageBed bed(program, against(1, Side::First, 5));
        QVERIFY(bed.press("draw"));
        // It has judged nothing yet, and then it refuses.
        QVERIFY2(explanation(bed).contains("declines"), qPrintable(explanation(bed)));
        QVERIFY(bed.match().acceptsPlays());
        QVERIFY(!bed.match().mayOfferDraw());
    }

    void resigningIsAskedOnce() {
        Program program;
        const PageBed bed(program, against(1, Side::First, 5));
        QVERIFY(bed.press("resign"));
        QVERIFY(answer("yes"));
        QCOMPARE(bed.match().outcome(), (Outcome{Side::Second, Reason::Resign}));
        QCOMPARE(shown(bed.match(), Side::Second), 40);
    }

    void c19_aDrawnOutGameIsWarnedOf() {
        Program program;
        Random random(1);
        const PageBed bed(program, against(1, Side::First, 5, "yetem,quiet=21"));
        QVERIFY(!explanation(bed).contains("20"));
        bed.play(anyPlay(bed.match(), random).replace('x', '-'));
        QVERIFY2(explanation(bed).contains("A draw in 20 play"), qPrintable(explanation(bed)));
    }

    void ofTwoComputersBacksAreSeenUntilTheEnd() {
        Program program;
        const PageBed bed(program, watched(std::nullopt));
        int looked = 0;
        connect(&bed.match(), &Match::played, bed.page.get(), [&] {
            if (bed.match().stage() == Match::Stage::Over) return;
            ++looked;
            for (const Side side : bothSides)
                QCOMPARE(shown(bed.match(), side), 0);
        });
        QCOMPARE(bed.match().viewer(), std::nullopt);
        for (const Side side : bothSides)
            QCOMPARE(shown(bed.match(), side), 0);
        QVERIFY(!bed.scene().isInteractive());
        QVERIFY(!bed.page->can(PlayAction::Resign));
        QTRY_COMPARE_WITH_TIMEOUT(bed.match().stage(), Match::Stage::Over, 60000);
        QVERIFY(looked > 10);
        QVERIFY(shown(bed.match(), Side::First) > 0);
        QVERIFY(shown(bed.match(), Side::Second) > 0);
    }

    void ofTwoComputersOneSideIsSeenAsItSees() {
        for (const Side eyes : bothSides) {
            Program program;
            const PageBed bed(program, watched(eyes));
            QCOMPARE(bed.match().viewer(), std::optional(eyes));
            QCOMPARE(shown(bed.match(), eyes), 40);
            QCOMPARE(shown(bed.match(), opponent(eyes)), 0);
            QCOMPARE(bed.scene().bottom(), eyes);
        }
    }

    void lookingBackAtTwoComputersShowsBacksToo() {
        Program program;
        const PageBed bed(program, watched(std::nullopt));
        QTRY_VERIFY(bed.match().ply() > 3);
        for (int ply = 0; ply <= 3; ++ply) {
            const auto view = bed.match().view(ply);
            for (const auto& piece : static_cast<const combate::View&>(*view).squares)
                QVERIFY(!piece || !piece->rank);
        }
        QCOMPARE(bed.match().rematch().eyes, std::nullopt);
    }
};

QTEST_MAIN(CombateComputerTest)
#include "combate_computer_test.moc"
