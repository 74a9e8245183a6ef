// SPDX-License-Identifier: GPL-3.0-or-later
#include "states.h"

#include "board/combate/combate_scene.h"
#include "models/deployment_model.h"
#include "pages/deployment/deployment_page.h"
#include "pages/library/library_page.h"
#include "pages/review/review_page.h"
#include "review/review.h"
#include "sample_records.h"
#include "studio.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

namespace leuctra::ui {

namespace {

using combate::DuelReason;

constexpr const char* openRules = "yetem";
constexpr const char* memoryRules = "yetem,memory";

// A middle game; a stone on g6 that stands in three phalanxes; a capture of two; a double incursion.
constexpr const char* middle =
    "b3bb2bbb1bb/bb1bb1bb2bbb1/3b5b4/4bb8/14/6ww6/2w3w7/2w5w5/1ww3w3w3/3w5w4/w2ww2ww2ww1/ww2w1w1www2w w 19";
constexpr const char* threeLines = "bbbb2bbbb4/14/14/14/14/6ww6/5www6/5w3w4/6w7/14/14/wwww2wwww4 w 30";
constexpr const char* capture = "bbbb3bbbb3/14/14/14/4wwww1bb3/14/14/14/14/14/14/wwww4wwww2 w 24";
constexpr const char* crowd =
    "1bbbb2bbb2bb/b1bb1bb1bb1b2/4b1b3b3/2b2bb2w4/5bww1w4/3bwwwbb5/2b1w1w1b1w3/4w1w2w4/3w2w1w5/w2w3w2w1w1/"
    "1ww1ww2ww1ww1/ww1w2w1w2www w 40";
constexpr const char* incursion = "2w1b2bbwb3/b3bb4bb2/14/14/4w9/5w8/14/6bb6/14/14/1w4www5/1b2ww4ww2 b 31";

void act(Studio& studio, const char* square) {
    studio.board().activate(studio.square(square));
    studio.rest();
}

void point(Studio& studio, const char* square) {
    studio.board().setCursor(studio.square(square));
    studio.rest();
}

void openMatch(Studio& studio, const std::string& record) {
    studio.open(record);
    studio.liftCurtain();
}

void attack(Studio& studio, DuelReason reason, int milliseconds) {
    const Moment moment = momentBefore(reason, openRules);
    openMatch(studio, moment.record);
    studio.playUntil(moment.play, milliseconds);
}

MatchSetup combateSetup() {
    MatchSetup setup;
    setup.kind = gameNamed("combate");
    setup.players = {Player{"Ana"}, Player{"Bruno"}};
    setup.rules = openRules;
    return setup;
}

void deploy(Studio& studio, const QString& draft) {
    studio.window().start(combateSetup());
    studio.rest();
    auto* page = studio.window().findChild<DeploymentPage*>();
    page->model().beginWith(draft);
    studio.rest();
}

const std::vector<PictureState> pages = {
    {"home", [](Studio&) {}},
    {"home-continue",
     [](Studio& studio) {
         studio.keep(epaminondasRecord(middle));
         studio.keep(combateRecord(60, openRules));
         studio.window().showHome();
         studio.rest();
     }},
    {"new-epaminondas",
     [](Studio& studio) {
         studio.window().showNewGame(*gameNamed("epaminondas"));
         studio.rest();
     }},
    {"new-combate",
     [](Studio& studio) {
         studio.window().showNewGame(*gameNamed("combate"));
         studio.rest();
     }},
    {"new-combate-watched",
     [](Studio& studio) {
         studio.window().showNewGame(*gameNamed("combate"));
         for (const char* who : {"firstWho", "secondWho"})
             studio.window().findChild<QComboBox*>(who)->setCurrentIndex(4);
         studio.rest();
     }},
    {"library",
     [](Studio& studio) {
         studio.fillLibrary(60);
         studio.window().showLibrary();
         studio.rest();
     }},
    {"library-filters",
     [](Studio& studio) {
         studio.fillLibrary(60);
         studio.window().showLibrary();
         studio.press("moreFilters");
         studio.press("deleteGames");
         studio.rest();
     }},
    {"library-empty",
     [](Studio& studio) {
         studio.window().showLibrary();
         studio.rest();
     }},
    {"library-damaged",
     [](Studio& studio) {
         studio.breakLibrary();
         studio.window().showLibrary();
         studio.rest();
     }},
    {"library-statistics",
     [](Studio& studio) {
         studio.fillLibrary(160);
         studio.window().showLibrary();
         studio.window().findChild<LibraryPage*>()->showStatistics(true);
         studio.rest();
     }},
    {"settings",
     [](Studio& studio) {
         studio.window().showSettings();
         studio.rest();
     }},
    {"help",
     [](Studio& studio) {
         studio.window().showHelp();
         studio.rest();
     }},
};

const std::vector<PictureState> epaminondasStates = {
    {"epaminondas-start", [](Studio& studio) { studio.open(epaminondasRecord({})); }},
    {"epaminondas-middle",
     [](Studio& studio) {
         studio.open(epaminondasRecord(middle));
         studio.play("e1-e4");
     }},
    {"epaminondas-pointing",
     [](Studio& studio) {
         studio.open(epaminondasRecord(threeLines));
         point(studio, "g6");
     }},
    {"epaminondas-taken",
     [](Studio& studio) {
         studio.open(epaminondasRecord(threeLines));
         act(studio, "g6");
     }},
    {"epaminondas-crowd-on-stone",
     [](Studio& studio) {
         studio.services().settings.setBoardStyle(BoardStyle::Stone);
         studio.open(epaminondasRecord(crowd));
         act(studio, "e7");
     }},
    {"epaminondas-crowd-plain",
     [](Studio& studio) {
         studio.services().settings.setBoardStyle(BoardStyle::Plain);
         studio.open(epaminondasRecord(crowd));
         point(studio, "g7");
     }},
    {"epaminondas-capture",
     [](Studio& studio) {
         studio.open(epaminondasRecord(capture));
         act(studio, "e8");
         point(studio, "j8");
     }},
    {"epaminondas-refused",
     [](Studio& studio) {
         studio.open(epaminondasRecord(capture));
         act(studio, "g8");
         act(studio, "j8");
     }},
    {"epaminondas-incursion", [](Studio& studio) { studio.open(epaminondasRecord(incursion)); }},
    {"epaminondas-symmetry",
     [](Studio& studio) {
         studio.open(epaminondasRecord("7w6/6w7/3b6b3/14/14/14/14/14/14/14/14/1b10b1 w 40"));
         act(studio, "g11");
         act(studio, "g12");
     }},
    {"epaminondas-moving",
     [](Studio& studio) {
         studio.open(epaminondasRecord(capture));
         studio.playUntil("e8xj8", 120);
     }},
    {"epaminondas-end",
     [](Studio& studio) {
         studio.open(unfinishedEpaminondas());
         studio.play("m6-m5");
     }},
    {"epaminondas-looking-back",
     [](Studio& studio) {
         studio.open(unfinishedEpaminondas());
         for (int i = 0; i < 4; ++i)
             studio.press("previous");
     }},
};

const std::vector<PictureState> combateStates = {
    {"combate-deployment-curtain",
     [](Studio& studio) {
         deploy(studio, "FB44B5566BB3377B83B944556678332222X12222");
         studio.press("ready");
     }},
    {"combate-deployment-empty", [](Studio& studio) { deploy(studio, QString(40, '.')); }},
    {"combate-deployment-half",
     [](Studio& studio) { deploy(studio, "FB44B5566BB33.7B83B9.45566.8332222....22"); }},
    {"combate-deployment-ready",
     [](Studio& studio) { deploy(studio, "FB44B5566BB3377B83B944556678332222X12222"); }},
    {"combate-start", [](Studio& studio) { openMatch(studio, combateRecord(0, openRules)); }},
    {"combate-middle", [](Studio& studio) { openMatch(studio, combateRecord(90, openRules)); }},
    {"combate-memory", [](Studio& studio) { openMatch(studio, combateRecord(90, memoryRules)); }},
    {"combate-guesses",
     [](Studio& studio) {
         openMatch(studio, combateRecord(30, openRules));
         auto& scene = static_cast<CombateScene&>(studio.board());
         scene.pinGuess(studio.square("e10"), combate::Rank::Flag);
         scene.pinGuess(studio.square("d10"), combate::Rank::Bomb);
         scene.pinGuess(studio.square("f10"), combate::Rank::Bomb);
         scene.pinGuess(studio.square("e9"), combate::Rank::Marshal);
         studio.rest();
     }},
    {"combate-curtain", [](Studio& studio) { studio.open(combateRecord(91, openRules)); }},
    {"combate-attack-higher", [](Studio& studio) { attack(studio, DuelReason::HigherRank, 640); }},
    {"combate-attack-bomb", [](Studio& studio) { attack(studio, DuelReason::BombExplodes, 640); }},
    {"combate-attack-defused", [](Studio& studio) { attack(studio, DuelReason::BombDefused, 640); }},
    {"combate-attack-equal", [](Studio& studio) { attack(studio, DuelReason::EqualRanks, 640); }},
    {"combate-shown",
     [](Studio& studio) {
         attack(studio, DuelReason::HigherRank, 640);
         studio.rest();
     }},
    {"combate-end",
     [](Studio& studio) {
         const Moment moment = momentBeforeTheEnd(openRules);
         openMatch(studio, moment.record);
         studio.play(moment.play);
     }},
};

ReviewPage& review(Studio& studio) {
    return *studio.window().reviewPage();
}

const std::vector<PictureState> reviewStates = {
    {"review-epaminondas",
     [](Studio& studio) {
         studio.open(analysedEpaminondas());
         review(studio).review().walk(32);
         studio.rest();
     }},
    {"review-variations",
     [](Studio& studio) {
         studio.open(variedEpaminondas());
         Review& tree = review(studio).review();
         tree.walk(4);
         // The way down: a variation of the play shown, then its first play, three times.
         for (int depth = 0; depth < 3; ++depth) {
             tree.toVariation(1);
             tree.walk(1);
         }
         studio.rest();
     }},
    {"review-live",
     [](Studio& studio) {
         studio.open(analysedEpaminondas());
         review(studio).review().walk(24);
         review(studio).setLimits({}, {{}, 4, {}, {}});
         review(studio).trigger(ReviewAction::Live);
         static_cast<void>(QTest::qWaitFor(
             [&] { return review(studio).findChild<QLabel*>("liveHead")->text().contains('4'); }, 20000));
         studio.rest();
     }},
    {"review-export",
     [](Studio& studio) {
         studio.open(analysedEpaminondas());
         review(studio).review().walk(32);
         review(studio).trigger(ReviewAction::Export);
         studio.window().findChild<QComboBox*>("form")->setCurrentIndex(2);
         studio.rest();
     }},
    {"review-export-animation",
     [](Studio& studio) {
         studio.open(finishedCombate(openRules));
         review(studio).review().walk(60);
         review(studio).review().setViewer(Side::First);
         review(studio).trigger(ReviewAction::Export);
         auto* forms = studio.window().findChild<QComboBox*>("form");
         forms->setCurrentIndex(2);
         studio.rest();
     }},
    {"review-combate-analysed",
     [](Studio& studio) {
         studio.open(analysedCombate());
         review(studio).review().walk(188);
         studio.rest();
     }},
    {"review-combate-open",
     [](Studio& studio) {
         studio.open(finishedCombate(openRules));
         review(studio).review().walk(60);
         studio.rest();
     }},
    {"review-combate-as-red",
     [](Studio& studio) {
         studio.open(finishedCombate(openRules));
         review(studio).review().walk(60);
         review(studio).review().setViewer(Side::First);
         studio.rest();
     }},
    {"review-combate-deductions",
     [](Studio& studio) {
         studio.open(finishedCombate(openRules));
         review(studio).review().walk(60);
         review(studio).review().setViewer(Side::First);
         review(studio).trigger(ReviewAction::Deductions);
         point(studio, "e8");
     }},
};

}  // namespace

std::vector<PictureState> pictureStates() {
    std::vector<PictureState> all;
    for (const auto* group : {&pages, &epaminondasStates, &combateStates, &reviewStates})
        all.insert(all.end(), group->begin(), group->end());
    return all;
}

}  // namespace leuctra::ui
