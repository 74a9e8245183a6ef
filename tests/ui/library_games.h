// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/setup.h"
#include "match/record_tags.h"
#include "record/record.h"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace leuctra::ui::test {

/// Finished games by the number, always the same: both kinds, some names, levels, days and endings.
class LibraryGames {
  public:
    explicit LibraryGames(std::uint64_t seed = 1) : random_(seed) {}

    record::Record next(int longest = 30) {
        const bool combate = random_.below(3) == 0;
        GameSetup setup;
        if (combate) {
            setup.firstSetup = combate::text(combate::randomSetup(random_));
            setup.secondSetup = combate::text(combate::randomSetup(random_));
        }
        auto record =
            std::move(*record::Record::create(*gameNamed(combate ? "combate" : "epaminondas"), setup));
        nameSides(record);
        record.setTag("Date", fmt::format("20{:02}.{:02}.{:02}", 20 + random_.below(10),
                                          1 + random_.below(12), 1 + random_.below(28)));
        play(record, longest);
        return record;
    }

  private:
    void nameSides(record::Record& record) {
        static constexpr const char* names[] = {"Ana", "Bruno", "Cecilia", "Dámaso", "Elsa", "Fermín"};
        const std::uint32_t first = random_.below(6);
        const std::uint32_t second = (first + 1 + random_.below(5)) % 6;
        writePlayer(record, Side::First, Player{names[first], {}});
        if (record.kind().hidden || random_.below(2) == 0)
            writePlayer(record, Side::Second, Player{names[second], {}});
        else
            writePlayer(record, Side::Second, Player{{}, 1 + int(random_.below(8))});
    }

    void play(record::Record& record, int longest) {
        const auto state = record.start().clone();
        record::Node* last = &record.root();
        const int plies = 1 + int(random_.below(std::uint32_t(longest)));
        while (state->ply() < plies) {
            const auto plays = state->legalPlays();
            if (plays.empty()) break;
            last = &last->add((*state->play(plays[random_.below(std::uint32_t(plays.size()))]))->play);
        }
        const Outcome endings[] = {{Side::First, Reason::Resign},
                                   {Side::Second, Reason::Resign},
                                   {Side::First, Reason::Time},
                                   {{}, Reason::Agreed}};
        record.setOutcome(state->outcome() ? state->outcome() : std::optional(endings[random_.below(4)]));
    }

    Random random_;
};

}  // namespace leuctra::ui::test
