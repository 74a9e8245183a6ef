// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match.h"

#include "combate/transition.h"
#include "combate/view.h"
#include "record/lgr.h"
#include "sample_games.h"

#include <QSignalSpy>
#include <QTest>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;
using namespace std::chrono_literals;

namespace {

using Stage = Match::Stage;

std::unique_ptr<Match> begin(const MatchSetup& setup, FakeTime* time = nullptr) {
    auto match = Match::begin(setup, time ? time->source() : Clock::TimeSource{});
    return match ? std::move(*match) : nullptr;
}

/// The record written to a file and read again.
record::Record reread(const Match& match) {
    auto read = record::parseRecords(record::writeRecord(match.record()));
    return std::move(read.front().value());
}

std::unique_ptr<Match> resume(record::Record record, FakeTime* time = nullptr) {
    return std::move(*Match::resume(std::move(record), time ? time->source() : Clock::TimeSource{}));
}

const combate::View& seen(const std::shared_ptr<const View>& view) {
    return static_cast<const combate::View&>(*view);
}

int knownEnemies(const std::shared_ptr<const View>& view, Side enemy) {
    const auto& squares = seen(view).squares;
    return static_cast<int>(std::count_if(squares.begin(), squares.end(), [enemy](const auto& piece) {
        return piece && piece->side == enemy && piece->rank;
    }));
}

}  // namespace

class MatchTest : public QObject {
    Q_OBJECT
  private slots:
    void aWrongRuleStringOrDeploymentIsAnError() {
        QCOMPARE(Match::begin(epaminondasSetup({}, "sideways")).error().part, Error::Part::Rules);
        MatchSetup setup = combateSetup();
        setup.setups[1] = "F";
        QCOMPARE(Match::begin(setup).error().part, Error::Part::SecondSetup);
    }

    void anOpenGameIsPlayingUntilItIsOver() {
        const auto match = begin(epaminondasSetup());
        QCOMPARE(match->stage(), Stage::Playing);
        QVERIFY(match->acceptsPlays());
        QVERIFY(!match->viewer());
        const QSignalSpy played(match.get(), &Match::played);
        const QSignalSpy ended(match.get(), &Match::ended);
        QCOMPARE(playAll(*match, epaminondasGame), QString());
        QCOMPARE(played.count(), 12);
        QCOMPARE(ended.count(), 1);
        QCOMPARE(match->stage(), Stage::Over);
        QCOMPARE(match->outcome(), (Outcome{Side::First, Reason::E11}));
        QCOMPARE(match->record().result(), "1-0");
        QCOMPARE(match->record().tag("Termination"), "E11");
        QVERIFY(!match->play("a1-a2"));
    }

    void anIllegalPlayChangesNothingAndSaysItsRule() {
        const auto match = begin(epaminondasSetup());
        const QSignalSpy changed(match.get(), &Match::changed);
        const auto result = match->play("a1-a9");
        QVERIFY(!result);
        QCOMPARE(result.error().part, Error::Part::Play);
        QCOMPARE(match->ply(), 0);
        QCOMPARE(changed.count(), 0);
        QVERIFY(match->record().mainLine().empty());
    }

    void theTransitionToldIsTheOneOfTheRecord() {
        const auto match = begin(epaminondasSetup());
        std::shared_ptr<const Transition> told;
        connect(match.get(), &Match::played, match.get(),
                [&told](const auto& transition) { told = transition; });
        QVERIFY(match->play("d1d4"));
        QCOMPARE(told->play, "d1-d4");
        QCOMPARE(match->record().mainLine().back()->play, "d1-d4");
        QCOMPARE(match->transition(1)->play, "d1-d4");
    }

    // Games with secrets.

    void aGameWithSecretsGoesThroughItsStages() {
        const auto match = begin(combateSetup());
        QCOMPARE(match->stage(), Stage::CurtainDown);
        QVERIFY(!match->acceptsPlays());
        QVERIFY(!match->play("a4-a5"));
        match->liftCurtain();
        QCOMPARE(match->stage(), Stage::Playing);
        QCOMPARE(match->viewer(), Side::First);
        QVERIFY(match->play("a4-a5"));
        QCOMPARE(match->stage(), Stage::ShowingPlay);
        QCOMPARE(match->viewer(), Side::First);
        QCOMPARE(match->sideToMove(), Side::Second);
        QVERIFY(!match->acceptsPlays());
        QVERIFY(!match->play("a7-a6"));
        match->dropCurtain();
        QCOMPARE(match->stage(), Stage::CurtainDown);
        QVERIFY(!match->viewer());
        match->liftCurtain();
        QCOMPARE(match->viewer(), Side::Second);
        QVERIFY(match->play("a7-a6"));
    }

    void behindTheCurtainThereIsNothingToSee() {
        const auto match = begin(combateSetup());
        QVERIFY(!match->view());
        match->liftCurtain();
        QVERIFY(match->play("a4-a5"));
        match->dropCurtain();
        QVERIFY(!match->view());
        QVERIFY(!match->view(0));
        QVERIFY(!match->transition(1));
    }

    void aViewerSeesHisOwnArmyAndBacks() {
        const auto match = begin(combateSetup());
        for (const Side side : bothSides) {
            match->dropCurtain();
            match->liftCurtain();
            QCOMPARE(match->viewer(), side);
            QCOMPARE(match->view()->viewer, side);
            QCOMPARE(knownEnemies(match->view(), opponent(side)), 0);
            QCOMPARE(knownEnemies(match->view(), side), 40);
            QVERIFY(match->play(side == Side::First ? "a4-a5" : "a7-a6"));
        }
    }

    void whileShowingAPlayTheMoverStillSees() {
        const auto match = begin(combateSetup());
        QCOMPARE(playAll(*match, combateOpening), QString());
        QCOMPARE(match->stage(), Stage::ShowingPlay);
        QCOMPARE(match->view()->viewer, Side::Second);
        const auto attack = std::dynamic_pointer_cast<const combate::Transition>(match->transition(4));
        QVERIFY(attack && attack->attack);
        QCOMPARE(attack->play, "e7xe6=1vX");
    }

    void aMemoryGameGivesBackOnlyTheLastAnnouncement() {
        const auto match = begin(combateSetup("yetem,memory"));
        QCOMPARE(playAll(*match, combateOpening), QString());
        QCOMPARE(match->transition(4)->play, "e7xe6=1vX");
        QCOMPARE(playAll(*match, {"a4-a5"}), QString());
        QCOMPARE(match->transition(4)->play, "e7xe6");
        QCOMPARE(match->record().mainLine()[3]->play, "e7xe6=1vX");
    }

    void whenItIsOverEverybodySeesEverything() {
        const auto match = begin(shortCombateSetup());
        QCOMPARE(playAll(*match, combateGame), QString());
        QCOMPARE(match->stage(), Stage::Over);
        QCOMPARE(match->outcome(), (Outcome{Side::Second, Reason::C16}));
        QVERIFY(!match->view()->viewer);
        for (int ply = 0; ply <= match->ply(); ++ply)
            for (const Side side : bothSides)
                QVERIFY(knownEnemies(match->view(ply), side) >= 38);
        match->dropCurtain();
        QCOMPARE(match->stage(), Stage::Over);
    }

    void theCurtainCanFallWhileThinking() {
        const auto match = begin(combateSetup());
        match->liftCurtain();
        match->dropCurtain();
        QCOMPARE(match->stage(), Stage::CurtainDown);
        match->liftCurtain();
        QCOMPARE(match->viewer(), Side::First);
        QCOMPARE(match->ply(), 0);
    }

    void anOpenGameHasNoCurtain() {
        const auto match = begin(epaminondasSetup());
        match->dropCurtain();
        QCOMPARE(match->stage(), Stage::Playing);
    }

    void pausingAGameWithSecretsDropsTheCurtain() {
        const auto match = begin(combateSetup());
        match->liftCurtain();
        match->setPaused(true);
        QCOMPARE(match->stage(), Stage::CurtainDown);
        match->liftCurtain();
        QVERIFY(match->acceptsPlays());
    }

    // Clocks (E14).

    void e14_timeOutLoses() {
        FakeTime time;
        const auto match = begin(epaminondasSetup({1, 0}), &time);
        time.advance(20s);
        QVERIFY(match->play("d1-d4"));
        time.advance(61s);
        const QSignalSpy ended(match.get(), &Match::ended);
        match->clock().update();
        QCOMPARE(ended.count(), 1);
        QCOMPARE(match->stage(), Stage::Over);
        QCOMPARE(match->outcome(), (Outcome{Side::First, Reason::Time}));
        QCOMPARE(match->record().tag("Termination"), "time");
        QCOMPARE(match->clock().remaining(Side::First), 40s);
    }

    void e14_aPlayAfterTheTimeComesTooLate() {
        FakeTime time;
        const auto match = begin(epaminondasSetup({1, 0}), &time);
        time.advance(61s);
        QVERIFY(!match->play("d1-d4"));
        QCOMPARE(match->outcome(), (Outcome{Side::Second, Reason::Time}));
        QCOMPARE(match->ply(), 0);
    }

    void e14_theIncrementComesAfterEachPlay() {
        FakeTime time;
        const auto match = begin(epaminondasSetup({1, 5}), &time);
        time.advance(20s);
        QVERIFY(match->play("d1-d4"));
        QCOMPARE(match->clock().remaining(Side::First), 45s);
        QCOMPARE(match->clock().running(), Side::Second);
        QCOMPARE(match->record().mainLine()[0]->clock, record::Tenths(450));
    }

    void e14_theClockStandsWhilePaused() {
        FakeTime time;
        const auto match = begin(epaminondasSetup({1, 0}), &time);
        time.advance(10s);
        match->setPaused(true);
        QVERIFY(!match->acceptsPlays());
        QVERIFY(!match->play("d1-d4"));
        time.advance(100s);
        match->setPaused(false);
        QCOMPARE(match->clock().remaining(Side::First), 50s);
        QCOMPARE(match->clock().running(), Side::First);
    }

    void e14_theClockStandsBehindTheCurtainAndWhileAPlayIsShown() {
        FakeTime time;
        const auto match = begin(combateSetup({}, {1, 0}), &time);
        time.advance(100s);
        match->liftCurtain();
        time.advance(10s);
        QVERIFY(match->play("a4-a5"));
        time.advance(100s);
        match->dropCurtain();
        time.advance(100s);
        match->liftCurtain();
        match->setShowing(true);
        time.advance(100s);
        QVERIFY(!match->clock().running());
        match->setShowing(false);
        QCOMPARE(match->clock().running(), Side::Second);
        QCOMPARE(match->clock().remaining(Side::First), 50s);
        QCOMPARE(match->clock().remaining(Side::Second), 60s);
    }

    // Agreements.

    void resigning() {
        const auto match = begin(epaminondasSetup());
        match->resign(Side::First);
        QCOMPARE(match->outcome(), (Outcome{Side::Second, Reason::Resign}));
        QCOMPARE(match->record().result(), "0-1");
        match->resign(Side::Second);
        QCOMPARE(match->outcome(), (Outcome{Side::Second, Reason::Resign}));
    }

    void anOfferInAnOpenGameIsAnsweredAtOnce() {
        const auto match = begin(epaminondasSetup());
        match->offerDraw();
        QCOMPARE(match->drawOfferedBy(), Side::First);
        QVERIFY(match->drawAwaitsAnswer());
        match->answerDraw(true);
        QCOMPARE(match->outcome(), (Outcome{std::nullopt, Reason::Agreed}));
        QCOMPARE(match->record().result(), "1/2-1/2");
    }

    void oneOfferATurn() {
        const auto match = begin(epaminondasSetup());
        match->offerDraw();
        match->answerDraw(false);
        QVERIFY(!match->drawOfferedBy());
        QVERIFY(!match->mayOfferDraw());
        QCOMPARE(playAll(*match, {"d1-d4", "m11-m10"}), QString());
        QVERIFY(match->mayOfferDraw());
    }

    void playingOnDeclines() {
        const auto match = begin(epaminondasSetup());
        match->offerDraw();
        QVERIFY(match->play("d1-d4"));
        QCOMPARE(match->drawOfferedBy(), Side::First);
        QVERIFY(match->play("m11-m10"));
        QVERIFY(!match->drawOfferedBy());
    }

    void withSecretsAnOfferIsAnsweredAfterTheCurtain() {
        const auto match = begin(combateSetup());
        match->liftCurtain();
        match->offerDraw();
        QVERIFY(!match->drawAwaitsAnswer());
        match->answerDraw(true);
        QVERIFY(!match->outcome());
        QVERIFY(match->play("a4-a5"));
        match->dropCurtain();
        QVERIFY(!match->drawAwaitsAnswer());
        match->liftCurtain();
        QVERIFY(match->drawAwaitsAnswer());
        match->answerDraw(true);
        QCOMPARE(match->outcome(), (Outcome{std::nullopt, Reason::Agreed}));
        QVERIFY(!match->view()->viewer);
    }

    void withSecretsOneMayOfferAfterPlayingToo() {
        const auto match = begin(combateSetup());
        match->liftCurtain();
        QVERIFY(match->play("a4-a5"));
        match->offerDraw();
        QCOMPARE(match->drawOfferedBy(), Side::First);
        QVERIFY(!match->mayOfferDraw());
    }

    void takebackIsOnePlyBetweenFriends() {
        FakeTime time;
        const auto match = begin(epaminondasSetup({1, 5}), &time);
        QCOMPARE(match->takebackPlies(), 0);
        QVERIFY(match->play("d1-d4"));
        QCOMPARE(match->takebackPlies(), 1);
        const QSignalSpy takenBack(match.get(), &Match::takenBack);
        match->takeBack();
        QCOMPARE(takenBack.count(), 1);
        QCOMPARE(takenBack.first().first().toInt(), 1);
        QCOMPARE(match->ply(), 0);
        QCOMPARE(match->sideToMove(), Side::First);
        QVERIFY(match->record().mainLine().empty());
        QCOMPARE(match->clock().remaining(Side::First), 60s);
        QCOMPARE(match->clock().running(), Side::First);
        QVERIFY(match->play("c1-c4"));
    }

    void aFinishedGameIsNotTakenBack() {
        const auto match = begin(epaminondasSetup());
        QVERIFY(match->play("d1-d4"));
        match->resign(Side::Second);
        QCOMPARE(match->takebackPlies(), 0);
    }

    void whatWasTakenBackCanBePlayedAgainUntilAnotherPlay() {
        const auto match = begin(epaminondasSetup());
        QVERIFY(!match->mayRedo());
        QVERIFY(match->play("d1d4"));
        QVERIFY(match->play("m11m10"));
        match->takeBack();
        match->takeBack();
        QCOMPARE(match->ply(), 0);
        match->redo();
        QCOMPARE(match->ply(), 1);
        match->redo();
        QCOMPARE(match->ply(), 2);
        QVERIFY(!match->mayRedo());
        match->takeBack();
        QVERIFY(match->play("n11n10"));
        QVERIFY(!match->mayRedo());
    }

    void c10_noTakebackByDefault() {
        const auto match = begin(combateSetup());
        match->liftCurtain();
        QVERIFY(match->play("a4-a5"));
        QCOMPARE(match->takebackPlies(), 0);
        match->takeBack();
        QCOMPARE(match->ply(), 1);
    }

    void c10_aFriendlyGameTakesBackBeforeTheOtherHasSeen() {
        const auto match = begin(combateSetup("yetem,takeback"));
        match->liftCurtain();
        QVERIFY(match->play("a4-a5"));
        QCOMPARE(match->takebackPlies(), 1);
        match->takeBack();
        QCOMPARE(match->stage(), Stage::Playing);
        QCOMPARE(match->viewer(), Side::First);
        QVERIFY(match->play("b4-b5"));
        match->dropCurtain();
        match->liftCurtain();
        QCOMPARE(match->takebackPlies(), 0);
    }

    void c10_whatToldARankStays_data() {
        QTest::addColumn<QStringList>("plays");
        QTest::newRow("attack (C12)") << combateOpening;
        QTest::newRow("long Soldado move (C7)") << QStringList{"a4-a6"};
    }

    void c10_whatToldARankStays() {
        QFETCH(QStringList, plays);
        const auto match = begin(combateSetup("yetem,takeback"));
        QCOMPARE(playAll(*match, plays), QString());
        QCOMPARE(match->stage(), Stage::ShowingPlay);
        QCOMPARE(match->takebackPlies(), 0);
    }

    void rematchChangesSides() {
        const auto match = begin(combateSetup("classic,begins=blue,memory", {10, 5}));
        const MatchSetup again = match->rematch();
        QCOMPARE(again.kind->id, "combate");
        QCOMPARE(again.players[0].name, "Bea");
        QCOMPARE(again.players[1].name, "Ana");
        QCOMPARE(again.time, (TimeControl{10, 5}));
        QCOMPARE(again.rules, "classic,begins=blue,memory");
        QVERIFY(again.setups[0].isEmpty());
    }

    // Going on.

    void resumingRestoresTheGame() {
        FakeTime time;
        const auto before = begin(epaminondasSetup({5, 3}, "copycat"), &time);
        QVERIFY(before->play("d1-d4"));
        time.advance(12'345ms);
        const auto match = resume(reread(*before), &time);
        QCOMPARE(match->ply(), 1);
        QCOMPARE(match->sideToMove(), Side::Second);
        QCOMPARE(match->player(Side::First).name, "Ana");
        QCOMPARE(match->player(Side::Second).name, "Bea");
        QCOMPARE(match->record().tag("Rules"), "copycat");
        QCOMPARE(match->clock().control(), (TimeControl{5, 3}));
        QCOMPARE(match->clock().remaining(Side::First), 303s);
        QCOMPARE(match->clock().remaining(Side::Second), 300s - 12'345ms);
        QVERIFY(match->isPaused());
        match->setPaused(false);
        QCOMPARE(match->clock().running(), Side::Second);
        QVERIFY(match->play("m11-m10"));
    }

    void withoutOurTagsClocksComeFromTheComments() {
        FakeTime time;
        const auto before = begin(epaminondasSetup({5, 0}), &time);
        time.advance(10s);
        QVERIFY(before->play("d1-d4"));
        time.advance(20s);
        QVERIFY(before->play("m11-m10"));
        record::Record kept = reread(*before);
        kept.setTag("FirstClock", {});
        kept.setTag("SecondClock", "soon");
        const auto match = resume(std::move(kept), &time);
        QCOMPARE(match->clock().remaining(Side::First), 290s);
        QCOMPARE(match->clock().remaining(Side::Second), 280s);
    }

    void resumingAGameWithSecretsBeginsBehindTheCurtain() {
        const auto before = begin(combateSetup());
        QCOMPARE(playAll(*before, combateOpening), QString());
        before->offerDraw();
        const auto match = resume(reread(*before));
        QCOMPARE(match->stage(), Stage::CurtainDown);
        QVERIFY(!match->view());
        QCOMPARE(match->drawOfferedBy(), Side::Second);
        match->liftCurtain();
        QCOMPARE(match->viewer(), Side::First);
        QVERIFY(match->drawAwaitsAnswer());
        QCOMPARE(match->ply(), 4);
        QCOMPARE(match->record().mainLine().back()->play, "e7xe6=1vX");
    }

    void resumingAFinishedRecordIsOver() {
        const auto before = begin(shortCombateSetup());
        QCOMPARE(playAll(*before, combateGame), QString());
        const auto match = resume(reread(*before));
        QCOMPARE(match->stage(), Stage::Over);
        QCOMPARE(match->outcome(), (Outcome{Side::Second, Reason::C16}));
        for (int ply = 0; ply <= 4; ++ply)
            QVERIFY(match->view(ply));
        QVERIFY(!match->acceptsPlays());
    }

    void aFinishedRecordKeepsNoneOfOurTags() {
        FakeTime time;
        const auto match = begin(epaminondasSetup({5, 0}), &time);
        QVERIFY(record::writeRecord(match->record()).find("FirstClock") != std::string::npos);
        match->offerDraw();
        match->answerDraw(true);
        QVERIFY(match->record().tag("FirstClock").empty());
        QVERIFY(match->record().tag("DrawOffer").empty());
        QCOMPARE(match->record().tag("TimeControl"), "300+0");
    }

    void aPlayWithVariationsBesideItIsNotTakenBack() {
        auto games = record::parseRecords("[Game \"epaminondas\"]\n\n1. d1-d4 (1. e1-e4) *\n");
        const auto match = resume(std::move(games.front().value()));
        QCOMPARE(match->ply(), 1);
        QCOMPARE(match->takebackPlies(), 0);
        QVERIFY(match->play("m11-m10"));
        QCOMPARE(match->takebackPlies(), 1);
        QVERIFY(record::writeRecord(match->record()).find("e1-e4") != std::string::npos);
    }

    void aRecordMayStartFromAPosition() {
        auto games = record::parseRecords(
            "[Game \"epaminondas\"]\n[Position \"bb12/14/14/14/14/14/14/14/14/14/14/ww12 b 7\"]\n\n*\n");
        QVERIFY(games.front());
        const auto match = resume(std::move(games.front().value()));
        QCOMPARE(match->sideToMove(), Side::Second);
        QVERIFY(match->play("a12-a11"));
    }

    void everyChangeAsksToBeKept() {
        const auto match = begin(combateSetup());
        const QSignalSpy changed(match.get(), &Match::changed);
        match->liftCurtain();
        QVERIFY(match->play("a4-a5"));
        match->offerDraw();
        match->dropCurtain();
        QCOMPARE(changed.count(), 4);
    }
};

QTEST_GUILESS_MAIN(MatchTest)
#include "match_test.moc"
