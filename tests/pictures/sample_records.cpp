// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_records.h"

#include "base/random.h"
#include "combate/game.h"
#include "combate/movegen.h"
#include "combate/notation.h"
#include "record/file.h"
#include "record/lgr.h"
#include "record/record.h"

#include <optional>
#include <vector>

namespace leuctra::ui {

namespace {

using combate::DuelReason;
using combate::Game;
using combate::Play;

constexpr const char* redArmy = "4B9F2B5364B5578B62436B8B723X522673312422";
constexpr const char* blueArmy = "2FB5364BB58372B442B637B62938X56312542722";

void nameEverything(record::Record& record) {
    record.setTag("First", "Ana");
    record.setTag("Second", "Bruno");
    record.setTag("Date", "2030.05.09");
}

record::Record recordOf(const char* game, const GameSetup& setup) {
    auto record = std::move(record::Record::create(*gameNamed(game), setup).value());
    nameEverything(record);
    return record;
}

std::string playText(const Game& game, Play play) {
    return combate::text(play, game.position().at(play.to).has_value());
}

/// Attacks one play in three when there is one, goes forward otherwise when it can.
std::optional<Play> sensiblePlay(const Game& game, Random& random) {
    combate::PlayList plays;
    combate::generate(game.position(), plays);
    if (game.outcome() || plays.empty()) return std::nullopt;
    std::vector<Play> attacks;
    std::vector<Play> forward;
    const int ahead = game.sideToMove() == Side::First ? 1 : -1;
    for (const Play play : plays) {
        if (game.position().at(play.to))
            attacks.push_back(play);
        else if ((combate::rowOf(play.to) - combate::rowOf(play.from)) * ahead > 0)
            forward.push_back(play);
    }
    const auto pick = [&random](const auto& list) {
        return list[static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(list.size())))];
    };
    if (!attacks.empty() && random.below(3) == 0) return pick(attacks);
    if (!forward.empty() && random.below(4) != 0) return pick(forward);
    return plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))];
}

/// White breaks through on column d and is not answered (E11).
record::Record wonEpaminondas() {
    auto record = recordOf("epaminondas", {});
    for (const char* play : {"d1-d4", "m11-m10", "c2-d2", "m10-m9", "d2-d7", "m9-m8", "d5-d10", "m8-m7",
                             "d8xd11", "m7-m6", "d9-d12", "m6-m5"}) {
        const auto made = record.finalState()->play(play);
        record.append((*made)->play);
    }
    return record;
}

Game newGame(const std::string& rules) {
    return Game(*combate::setupFrom(redArmy, Side::First), *combate::setupFrom(blueArmy, Side::Second),
                *combate::rulesFrom(rules));
}

record::Record newRecord(const std::string& rules) {
    return recordOf("combate", {rules, {}, redArmy, blueArmy});
}

void advance(Game& game, record::Record& record, Play play) {
    record.append((*game.play(playText(game, play)))->play);
}

}  // namespace

std::string epaminondasRecord(const std::string& position) {
    return record::writeRecord(recordOf("epaminondas", {{}, position, {}, {}}));
}

std::string finishedEpaminondas() {
    auto record = wonEpaminondas();
    record.setOutcome(record.finalState()->outcome());
    return record::writeRecord(record);
}

std::string unfinishedEpaminondas() {
    auto record = wonEpaminondas();
    record.remove(record.last());
    return record::writeRecord(record);
}

std::string analysedCombate() {
    return record::readFile(LEUCTRA_TEST_DATA "/reviews/analysed-combate.lgr").value_or("");
}

std::string analysedEpaminondas() {
    return record::readFile(LEUCTRA_TEST_DATA "/reviews/analysed.lgr").value_or("");
}

std::string variedEpaminondas() {
    return "[Game \"epaminondas\"]\n[Date \"2030.05.09\"]\n[First \"Ana\"]\n[Second \"Bruno\"]\n[Result "
           "\"1-0\"]\n[Termination \"E11\"]\n\n"
           "{Played in the park.} 1. d1-d4 $1 m11-m10 2. c2-d2 m10-m9 $6 {Black waits while White gathers a "
           "column; the edge is not where this game is decided.} (2... d12-d10 $1 {Meets the column where it "
           "stands.} 3. e1-e4 (3. f1-f4 $5 e12-e10 (3... f12-f10 {Too slow?} (3... g12-g10 4. g1-g4) 4. "
           "e1-e4 "
           "f10-f9) 4. e1-e3) 3... e12-e10 4. f1-f4) 3. d2-d7 $3 m9-m8 $4 (3... c12-c10 4. f1-f4) 4. d5-d10 "
           "m8-m7 5. d8xd11 m7-m6 6. d9-d12 $1 m6-m5 1-0\n";
}

std::string combateRecord(int plies, const std::string& rules) {
    Game game = newGame(rules);
    auto record = newRecord(rules);
    Random random(7);
    for (int i = 0; i < plies; ++i) {
        if (const auto play = sensiblePlay(game, random)) advance(game, record, *play);
    }
    return record::writeRecord(record);
}

std::string finishedCombate(const std::string& rules) {
    Game game = newGame(rules);
    auto record = newRecord(rules);
    Random random(7);
    while (const auto play = sensiblePlay(game, random))
        advance(game, record, *play);
    record.setOutcome(game.outcome());
    return record::writeRecord(record);
}

Moment momentBeforeTheEnd(const std::string& rules) {
    Game game = newGame(rules);
    auto record = newRecord(rules);
    Random random(7);
    while (const auto play = sensiblePlay(game, random)) {
        Game after = game;
        static_cast<void>(after.play(playText(game, *play)));
        if (after.outcome()) return {record::writeRecord(record), playText(game, *play)};
        advance(game, record, *play);
    }
    return {};
}

Moment momentBefore(DuelReason reason, const std::string& rules) {
    for (std::uint64_t seed = 1;; ++seed) {
        Game game = newGame(rules);
        auto record = newRecord(rules);
        Random random(seed);
        while (const auto play = sensiblePlay(game, random)) {
            const auto transition = game.position().transition(*play);
            if (transition.attack && transition.attack->duel.reason == reason && game.ply() > 20)
                return {record::writeRecord(record), playText(game, *play)};
            advance(game, record, *play);
        }
    }
}

}  // namespace leuctra::ui
