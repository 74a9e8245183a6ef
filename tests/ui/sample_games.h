// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <QStringList>

#include <chrono>

namespace leuctra::ui::test {

/// Forty letters, the same for both sides: Red's Teniente General on e4 and Espía on f4; Blue's on f7 and e7.
inline const QString deployment = QStringLiteral("FB44B5566BB3377B83B944556678332222X12222");
/// Red's standard on f4, where a Soldado of Blue's deployment below, which stands on f7, can come to.
inline const QString flagInFront = QStringLiteral("XB44B5566BB3377B83B9445566783322221F2222");
inline const QString scoutInFront = QStringLiteral("FB44B5566BB3377B83B94455667833222X212222");

inline MatchSetup epaminondasSetup(TimeControl time = {}, const QString& rules = {}) {
    return {gameNamed("epaminondas"), {Player{"Ana"}, Player{"Bea"}}, time, rules, {}};
}

/// Ana has White against the computer.
inline MatchSetup againstComputer(int level) {
    MatchSetup setup = epaminondasSetup();
    setup.players[1] = {{}, level};
    return setup;
}

inline MatchSetup combateSetup(const QString& rules = {}, TimeControl time = {}) {
    return {gameNamed("combate"), {Player{"Ana"}, Player{"Bea"}}, time, rules, {deployment, deployment}};
}

/// As combateSetup(), for combateGame.
inline MatchSetup shortCombateSetup(const QString& rules = {}, TimeControl time = {}) {
    return {gameNamed("combate"), {Player{"Ana"}, Player{"Bea"}}, time, rules, {flagInFront, scoutInFront}};
}

/// From deployment: Blue's Espía takes Red's Teniente General (C14) with the last play.
inline const QStringList combateOpening{"e4-e5", "a7-a6", "e5-e6", "e7xe6"};
/// From shortCombateSetup(): Blue's Soldado runs (C7) and takes Red's standard (C16).
inline const QStringList combateGame{"a4-a5", "f7-f5", "a5-a6", "f5xf4"};
/// White breaks through on column d and is not answered (E11).
inline const QStringList epaminondasGame{"d1-d4",  "m11-m10", "c2-d2",  "m10-m9", "d2-d7",  "m9-m8",
                                         "d5-d10", "m8-m7",   "d8xd11", "m7-m6",  "d9-d12", "m6-m5"};

/// Time that passes only when a test says so.
class FakeTime {
  public:
    Clock::TimeSource source() {
        return [this] { return now_; };
    }
    void advance(Clock::Milliseconds time) { now_ += time; }

  private:
    Clock::Milliseconds now_{1000};
};

/// Plays texts; behind the curtain it is lifted first. The first error, or nothing.
inline QString playAll(Match& match, const QStringList& plays) {
    for (const QString& play : plays) {
        match.dropCurtain();
        match.liftCurtain();
        if (const auto result = match.play(play); !result)
            return play + ": " + QString::fromStdString(describe(result.error()));
    }
    return {};
}

}  // namespace leuctra::ui::test
