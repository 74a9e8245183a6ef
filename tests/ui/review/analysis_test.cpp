// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/analysis.h"

#include "review/course.h"
#include "review/judgement.h"
#include "review/live_analysis.h"
#include "sample_reviews.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

using record::Evaluation;
using record::Node;

const engine::Limits few{{}, {}, 800, {}};
const engine::Limits endless{};

const players::EngineKind& epaminondasEngine() {
    return *players::engineFor("epaminondas");
}

std::unique_ptr<Review> lostGame() {
    return std::make_unique<Review>(finishedRecord(epaminondasSetup(), epaminondasGame));
}

/// Red's Soldado finds a bomb on e7, and his General runs into it after all. Red gives up.
record::Record knownBombAttacked() {
    auto record = std::move(*record::Record::create(
        *gameNamed("combate"),
        {{}, {}, "FB44B5566BB3377B83B14455667833222X292222", "FX44B5566BB3377B83B9445566783322221B2222"}));
    const auto state = record.start().clone();
    for (const char* play : {"e4-e6", "a7-a6", "e6xe7", "a6-a7", "f4-f5", "a7-a6", "f5-f6", "a6-a7", "f6-e6",
                             "a7-a6", "e6xe7", "a6-a7"})
        record.append((*state->play(play))->play);
    record.setOutcome(Outcome{Side::Second, Reason::Resign});
    return record;
}

}  // namespace

class AnalysisTest : public QObject {
    Q_OBJECT
  private slots:
    void everyPositionOfTheMainLineIsJudged() {
        const auto review = lostGame();
        Analysis analysis(*review, epaminondasEngine(), few);
        const QSignalSpy progress(&analysis, &Analysis::progressed);
        analysis.start();
        QVERIFY(analysis.isRunning());
        QCOMPARE(analysis.total(), int(epaminondasGame.size()) + 1);
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), 20000);
        QCOMPARE(analysis.done(), analysis.total());
        QVERIFY(progress.count() >= analysis.total() - 1);
        QVERIFY(review->record().root().evaluation);
        const auto line = review->record().mainLine();
        for (const Node* node : line)
            QVERIFY(node->evaluation || node == line.back());
        QVERIFY(review->isModified());
    }

    void aPlayThatLosesIsMarkedAndTheBetterOneNoted() {
        const auto review = lostGame();
        Analysis analysis(*review, epaminondasEngine(), few);
        analysis.start();
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), 20000);
        // Black does not answer the incursion with his last play, though he could.
        const Node& last = *review->record().mainLine().back();
        QCOMPARE(judgementMark(last), 4);
        const Node* better = betterPlay(last, Side::Second, uiOf(review->kind()));
        QVERIFY(better && better->parent == last.parent && better->evaluation);
        QVERIFY(better->next());
        QVERIFY(record::parseRecords(record::writeRecord(review->record())).front().has_value());
        const auto course = courseOf(*review);
        QCOMPARE(course.size(), std::size_t(13));
        QVERIFY(course[11].chance && course[12].mark == 4);
        QCOMPARE(course[11].standing.moment, QString("home rows 1 : 0"));
    }

    void aCancelledAnalysisStopsAtOnceAndKeepsWhatItFound() {
        const auto review = lostGame();
        Analysis analysis(*review, epaminondasEngine(), endless);
        analysis.start();
        QElapsedTimer watch;
        watch.start();
        analysis.cancel();
        QVERIFY(!analysis.isRunning());
        QVERIFY(watch.elapsed() < 1000);
        QCoreApplication::processEvents();
        QVERIFY(!review->isModified());
        analysis.start();
        QVERIFY(analysis.isRunning());
    }

    void whatIsDestroyedWhileItThinksAnswersNothing() {
        const auto review = lostGame();
        {
            Analysis analysis(*review, epaminondasEngine(), endless);
            analysis.start();
        }
        QCoreApplication::processEvents();
        QVERIFY(!review->isModified());
    }

    void aTreeEditedMeanwhileIsFollowed() {
        const auto review = lostGame();
        Analysis analysis(*review, epaminondasEngine(), few);
        analysis.start();
        QTRY_VERIFY_WITH_TIMEOUT(analysis.done() >= 2, 20000);
        // Another main line comes in place of what is being judged; what was judged is taken out.
        review->walk(1);
        QVERIFY(review->play("n11-n10"));
        review->promote();
        review->toVariation(1);
        review->remove();
        review->walk(1);
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), 20000);
        QCOMPARE(analysis.total(), 3);
        QCOMPARE(analysis.done(), 3);
        QVERIFY(review->shown().evaluation);
        for (int i = 0; i < 3; ++i)
            review->edits().undo();
        QCOMPARE(review->record().mainLine().size(), std::size_t(epaminondasGame.size()));
    }

    void combateIsJudgedFromWhatTheSideToMoveKnew() {
        Review review(finishedRecord(shortCombateSetup(), combateGame));
        Analysis analysis(review, *players::engineFor("combate"), few);
        analysis.start();
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), 20000);
        QCOMPARE(analysis.done(), int(combateGame.size()) + 1);
        QVERIFY(review.record().root().evaluation);
        const auto course = courseOf(review);
        QCOMPARE(course[0].knower, Side::First);
        QCOMPARE(course[1].knower, Side::Second);
        QVERIFY(course[3].chance);
        // Blue did not know that the standard stands on f4: that he took it was no mistake, nor was Red to
        // know of the Soldado before it ran.
        const auto line = review.record().mainLine();
        QVERIFY(!judgementMark(*line[3]) || judgementMark(*line[3]) == 6);
        QVERIFY(record::parseRecords(record::writeRecord(review.record())).front().has_value());
    }

    void whatAPlayerOfCombateKnewBetterIsMarked() {
        Review review(knownBombAttacked());
        Analysis analysis(review, *players::engineFor("combate"), few);
        analysis.start();
        QTRY_VERIFY_WITH_TIMEOUT(!analysis.isRunning(), 20000);
        const auto line = review.record().mainLine();
        // Nobody knew of the bomb that the Soldado found; of it, the General did.
        QVERIFY(!judgementMark(*line[2]) || judgementMark(*line[2]) == 6);
        QCOMPARE(line[10]->play, std::string("e6xe7=9vB"));
        QCOMPARE(judgementMark(*line[10]), 4);
        const Node* better = betterPlay(*line[10], Side::First, uiOf(review.kind()));
        QVERIFY(better && better->play != line[10]->play);
        QCOMPARE(knowerOf(*better, Side::Second), Side::First);
        QCOMPARE(knowerOf(*line[10], Side::Second), Side::Second);
    }

    void chancesFollowStones() {
        const GameUi& game = uiOf(*gameNamed("epaminondas"));
        const auto chance = [&](Evaluation::Kind kind, int value) {
            return winningChance({kind, value}, game);
        };
        QCOMPARE(chance(Evaluation::Kind::Hundredths, 0), 0.5);
        QVERIFY(chance(Evaluation::Kind::Hundredths, 200) > 0.7);
        QCOMPARE(chance(Evaluation::Kind::WinIn, 3), 1.0);
        QCOMPARE(chance(Evaluation::Kind::WinIn, -3), 0.0);
        QCOMPARE(evaluationOf({120, 0}, Side::Second), (Evaluation{Evaluation::Kind::Hundredths, -120}));
        QCOMPARE(evaluationOf({0, -2}, Side::Second), (Evaluation{Evaluation::Kind::WinIn, 2}));
        QVERIFY(!markForLoss(0.02) && markForLoss(0.1) == 6 && markForLoss(0.2) == 2 &&
                markForLoss(0.5) == 4);
    }

    void liveAnalysisTellsTheBestLinesOfWhatIsShown() {
        const auto review = lostGame();
        LiveAnalysis live(*review, epaminondasEngine());
        QVERIFY(!live.isOn());
        live.setOn(true);
        QTRY_COMPARE_WITH_TIMEOUT(live.lines().size(), std::size_t(LiveAnalysis::lineCount), 20000);
        const auto belongs = [&] {
            for (const engine::Info& line : live.lines())
                if (!line.line.empty() && !review->state().clone()->play(line.line.front())) return false;
            return true;
        };
        QVERIFY(belongs());
        const QSignalSpy changed(&live, &LiveAnalysis::changed);
        review->walk(1);
        QVERIFY(live.lines().empty());  // what comes late for the former position is dropped
        QTRY_VERIFY_WITH_TIMEOUT(!live.lines().empty(), 20000);
        QVERIFY(belongs());
        review->toEnd();
        QTest::qWait(1);
        QVERIFY(live.lines().empty());
        live.setOn(false);
        QVERIFY(!live.isOn());
    }
};

QTEST_GUILESS_MAIN(AnalysisTest)
#include "analysis_test.moc"
