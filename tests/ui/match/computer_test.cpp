// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/computer.h"

#include "match/engine_player.h"
#include "record/lgr.h"
#include "sample_games.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

MatchSetup against(int level, Side person = Side::First) {
    MatchSetup setup = epaminondasSetup();
    setup.players[static_cast<std::size_t>(index(opponent(person)))] = {{}, level};
    return setup;
}

std::unique_ptr<Match> begin(const MatchSetup& setup) {
    return std::move(*Match::begin(setup));
}

}  // namespace

class ComputerTest : public QObject {
    Q_OBJECT
  private slots:
    void itAnswersAPlay() {
        const auto match = begin(against(1));
        const Computer computer(*match);
        QVERIFY(!computer.isThinking());
        QVERIFY(match->play("d1d4"));
        QVERIFY(computer.isThinking());
        QVERIFY(!match->acceptsPlays());
        QTRY_COMPARE(match->ply(), 2);
        QVERIFY(match->acceptsPlays());
    }

    void itBeginsWhenItHasTheFirstSide() {
        const auto match = begin(against(1, Side::Second));
        const Computer computer(*match);
        QTRY_COMPARE(match->ply(), 1);
    }

    void itWaitsForTheBoard() {
        const auto match = begin(against(1));
        Computer computer(*match);
        computer.setBoardBusy(true);
        QVERIFY(match->play("d1d4"));
        QTest::qWait(400);
        QCOMPARE(match->ply(), 1);
        computer.setBoardBusy(false);
        QTRY_COMPARE(match->ply(), 2);
    }

    void moveNowStopsIt() {
        const auto match = begin(against(8));
        Computer computer(*match);
        QVERIFY(match->play("d1d4"));
        QTest::qWait(100);
        QElapsedTimer time;
        time.start();
        computer.moveNow();
        QTRY_COMPARE(match->ply(), 2);
        QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
    }

    void aTakebackWhileItThinksDropsItsAnswer() {
        const auto match = begin(against(8));
        const Computer computer(*match);
        QVERIFY(match->play("d1d4"));
        QCOMPARE(match->takebackPlies(), 1);
        match->takeBack();
        QVERIFY(!computer.isThinking());
        QTest::qWait(300);
        QCOMPARE(match->ply(), 0);
    }

    void aTakebackGoesToThePersonsLastTurn() {
        const auto match = begin(against(1));
        const Computer computer(*match);
        QCOMPARE(match->takebackPlies(), 0);
        QVERIFY(match->play("d1d4"));
        QTRY_COMPARE(match->ply(), 2);
        QCOMPARE(match->takebackPlies(), 2);
        match->takeBack();
        QCOMPARE(match->ply(), 0);
        QVERIFY(match->acceptsPlays());
        QVERIFY(match->mayRedo());
        match->redo();
        QCOMPARE(match->ply(), 2);
        QVERIFY(!match->mayRedo());
    }

    void aPausedGameIsNotPlayedOn() {
        const auto match = begin(against(1));
        const Computer computer(*match);
        QVERIFY(match->play("d1d4"));
        match->setPaused(true);
        QTest::qWait(300);
        QCOMPARE(match->ply(), 1);
        match->setPaused(false);
        QTRY_COMPARE(match->ply(), 2);
    }

    void twoComputersPlayToTheEnd() {
        MatchSetup setup = epaminondasSetup();
        setup.players = {Player{{}, 1}, Player{{}, 2}};
        const auto match = begin(setup);
        const Computer computer(*match);
        QCOMPARE(match->takebackPlies(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(match->stage(), Match::Stage::Over, 120000);
    }

    void aHintIsALegalPlayWithItsReason() {
        const auto match = begin(against(1));
        Computer computer(*match);
        QVERIFY(computer.mayHint());
        QString play;
        connect(&computer, &Computer::hinted, this, [&](const QString& found, const auto&) { play = found; });
        computer.findHint();
        QVERIFY(computer.isFindingHint());
        QTRY_VERIFY_WITH_TIMEOUT(!play.isEmpty(), 10000);
        QVERIFY(match->play(play));
    }

    void aHintForAnotherPositionIsDropped() {
        const auto match = begin(against(1));
        Computer computer(*match);
        const QSignalSpy hinted(&computer, &Computer::hinted);
        computer.findHint();
        QVERIFY(match->play("d1d4"));
        QVERIFY(!computer.isFindingHint());
        QTest::qWait(300);  // the engine has stopped long before
        QCOMPARE(hinted.count(), 0);
    }

    void betweenTwoPeopleThereIsNoHint() {
        const auto match = begin(epaminondasSetup());
        const Computer computer(*match);
        QVERIFY(!computer.mayHint());
    }

    void anOfferIsAnsweredAtOnce() {
        const auto match = begin(against(1));
        Computer computer(*match);
        const QSignalSpy declined(&computer, &Computer::drawDeclined);
        match->offerDraw();  // it has not judged a position yet
        QCOMPARE(declined.count(), 1);
        QVERIFY(!match->drawOfferedBy());
        QCOMPARE(match->stage(), Match::Stage::Playing);
    }

    void itEndsWhileItThinks() {
        for (int i = 0; i < 20; ++i) {
            const auto match = begin(against(8));
            const Computer computer(*match);
            QVERIFY(match->play("d1d4"));
            QTest::qWait(i);
        }
    }

    void theLevelComesBackWithTheGame() {
        const auto match = begin(against(5));
        QVERIFY(match->play("d1d4"));
        auto kept = record::parseRecords(record::writeRecord(match->record()));
        const auto again = Match::resume(std::move(*kept.front()));
        QVERIFY(again.has_value());
        QCOMPARE((*again)->player(Side::Second).level, std::optional(5));
        QCOMPARE((*again)->player(Side::First).name, QString("Ana"));
        QCOMPARE((*again)->onlyPerson(), std::optional(Side::First));
    }

    void noCurtainFallsAgainstTheComputer() {
        MatchSetup setup = combateSetup();
        setup.players[1] = {{}, 1};
        const auto match = *Match::begin(setup);
        QCOMPARE(match->stage(), Match::Stage::Playing);
        Computer computer(*match);
        QVERIFY(match->play("a4a5"));
        QTRY_COMPARE(match->ply(), 2);
        QCOMPARE(match->stage(), Match::Stage::Playing);
        QCOMPARE(match->viewer(), std::optional(Side::First));
        QVERIFY(match->acceptsPlays());
        QCOMPARE(match->takebackPlies(), 0);
    }

    void anOpenedGameWithSecretsWaitsBehindTheCurtain() {
        auto kept = record::parseRecords(record::writeRecord((*Match::begin(combateSetup()))->record()));
        kept.front()->setTag("FirstLevel", "1");
        const auto match = *Match::resume(std::move(*kept.front()));
        Computer computer(*match);
        QCOMPARE(match->stage(), Match::Stage::CurtainDown);
        QVERIFY(!computer.isThinking());
        match->liftCurtain();
        QTRY_COMPARE(match->ply(), 1);
        QCOMPARE(match->viewer(), std::optional(Side::Second));
    }

    void theComputerAnswersADrawOfferInCombate() {
        MatchSetup setup = combateSetup();
        setup.players[1] = {{}, 1};
        const auto match = *Match::begin(setup);
        Computer computer(*match);
        match->offerDraw();
        QVERIFY(!match->drawOfferedBy() || match->stage() == Match::Stage::Over);
    }

    void theComputersSidesAreDeployedForThem() {
        MatchSetup setup = combateSetup();
        setup.setups = {};
        setup.players[1] = {{}, 3};
        Computer::deploy(setup);
        QVERIFY(setup.setups[0].isEmpty());
        const QString first = setup.setups[1];
        QCOMPARE(first.size(), 40);
        Computer::deploy(setup);
        QVERIFY(setup.setups[1] != first);
    }

    void aThousandRequestsAreAnsweredOrDropped() {
        const auto match = begin(against(1));
        EnginePlayer player(*players::engineFor("epaminondas"));
        int answers = 0;
        connect(&player, &EnginePlayer::answered, this, [&answers] { ++answers; });
        for (int i = 0; i < 1000; ++i) {
            player.think({match->sight(Side::First), {}, {}});
            if (i % 3 == 0) player.cancel();
            if (i % 3 == 1) player.moveNow();
            if (i % 7 == 0) QCoreApplication::processEvents();
        }
        const int before = answers;
        player.think({match->sight(Side::First), {}, {}});
        player.moveNow();
        QTRY_VERIFY(!player.isThinking());
        QCOMPARE(answers, before + 1);
    }
};

QTEST_GUILESS_MAIN(ComputerTest)
#include "computer_test.moc"
