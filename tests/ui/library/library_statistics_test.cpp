// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library_statistics.h"

#include <numeric>

using namespace leuctra;
using namespace leuctra::ui;

namespace {

std::int64_t lastId = 0;

LibraryGame game(const char* date, const char* first, const char* second, const char* result,
                 int plies = 50) {
    LibraryGame game;
    game.id = ++lastId;
    game.kind = gameNamed("epaminondas");
    game.date = date;
    game.players = {first, second};
    game.result = result;
    game.plies = plies;
    return game;
}

/// Ana against the computer.
LibraryGame computerGame(const char* date, int level, const char* result) {
    LibraryGame one = game(date, "Ana", "Sergeant", result);
    one.levels[1] = level;
    return one;
}

}  // namespace

class LibraryStatisticsTest : public QObject {
    Q_OBJECT
  private slots:
    void withoutGamesThereIsNothing() {
        const LibraryStatistics statistics = statisticsOf({});
        QCOMPARE(statistics.games, 0);
        QVERIFY(statistics.kinds.empty() && statistics.streaks.empty() && statistics.periods.empty());
    }

    void resultsAreCountedBySide() {
        auto games = std::vector{game("", "Ana", "Bruno", "1-0"), game("", "Ana", "Bruno", "1/2-1/2"),
                                 game("", "Ana", "Bruno", "0-1"), game("", "Ana", "Bruno", "0-1")};
        games.push_back(game("", "Ana", "Bruno", "1-0"));
        games.back().kind = gameNamed("combate");
        const LibraryStatistics statistics = statisticsOf(games);
        QCOMPARE(statistics.kinds.size(), std::size_t{2});
        QCOMPARE(statistics.kinds[0].first, (Tally{1, 1, 2}));
        QCOMPARE(statistics.kinds[0].first.score(), 0.375);
        QCOMPARE(statistics.kinds[1].first, (Tally{1, 0, 0}));
    }

    void theComputersLevelsAreCountedFromThePersonsSide() {
        auto games = std::vector{computerGame("", 3, "1-0"), computerGame("", 3, "0-1"),
                                 computerGame("", 8, "1/2-1/2")};
        // Sides changed; and two computers, which count for nobody.
        auto changed = computerGame("", 3, "0-1");
        std::swap(changed.players[0], changed.players[1]);
        std::swap(changed.levels[0], changed.levels[1]);
        games.push_back(changed);
        auto computers = computerGame("", 5, "1-0");
        computers.levels[0] = 2;
        games.push_back(computers);
        const LibraryStatistics statistics = statisticsOf(games);
        QCOMPARE(statistics.levels[2], (Tally{2, 0, 1}));
        QCOMPARE(statistics.levels[7], (Tally{0, 1, 0}));
        QCOMPARE(statistics.levels[4].games() + statistics.levels[1].games(), 0);
    }

    void lengthsFallIntoColumns() {
        const LibraryStatistics statistics =
            statisticsOf({game("", "", "", "1-0", 0), game("", "", "", "1-0", 9), game("", "", "", "1-0", 10),
                          game("", "", "", "1-0", 131)});
        const auto& kind = statistics.kinds.front();
        QCOMPARE(kind.lengthStep, 10);
        QCOMPARE(kind.lengths.size(), std::size_t{14});
        QCOMPARE(kind.lengths[0], 2);
        QCOMPARE(kind.lengths[1], 1);
        QCOMPARE(kind.lengths[13], 1);
        QCOMPARE(kind.meanPlies, 37.5);
        for (const int longest : {1, 79, 80, 159, 160, 435, 2000, 9999}) {
            const auto one = statisticsOf({game("", "", "", "1-0", longest)});
            QVERIFY(one.kinds.front().lengths.size() <= 16);
            QCOMPARE(std::accumulate(one.kinds[0].lengths.begin(), one.kinds[0].lengths.end(), 0), 1);
        }
    }

    void streaksFollowTheDays() {
        const LibraryStatistics statistics = statisticsOf({
            game("2030.01.05", "Bruno", "ana", "0-1"),
            game("2030.01.01", "Ana", "Bruno", "1-0"),
            game("2030.01.02", "Ana", "Bruno", "1-0"),
            game("2030.01.03", "Ana", "Bruno", "1/2-1/2"),
            game("2030.01.04", "Ana", "Cecilia", "1-0"),
        });
        const auto& best = statistics.streaks.front();
        QCOMPARE(best.player.toCaseFolded(), QString("ana"));
        QCOMPARE(best.longest, 2);
        QCOMPARE(best.now, 2);
        QCOMPARE(best.all, (Tally{4, 1, 0}));
        QCOMPARE(statistics.streaks.size(), std::size_t{3});
    }

    void periodsHaveNoGaps() {
        const LibraryStatistics days =
            statisticsOf({computerGame("2030.01.30", 1, "1-0"), game("2030.02.02", "Ana", "Bruno", "1-0"),
                          game("?", "", "", "1-0")});
        QCOMPARE(days.periodLength, LibraryStatistics::PeriodLength::Day);
        QCOMPARE(days.periods.size(), std::size_t{4});
        QCOMPARE(days.periods[0].persons, (Tally{1, 0, 0}));
        QCOMPARE(days.periods[1].games, 0);
        QCOMPARE(days.periods[3].games, 1);
        QCOMPARE(days.periods[3].persons.games(), 0);

        const LibraryStatistics months =
            statisticsOf({game("2030.01.30", "", "", "1-0"), game("2031.02.02", "", "", "1-0")});
        QCOMPARE(months.periodLength, LibraryStatistics::PeriodLength::Month);
        QCOMPARE(months.periods.size(), std::size_t{14});

        const LibraryStatistics years =
            statisticsOf({game("2020.01.30", "", "", "1-0"), game("2031.02.02", "", "", "1-0")});
        QCOMPARE(years.periodLength, LibraryStatistics::PeriodLength::Year);
        QCOMPARE(years.periods.size(), std::size_t{12});
        QCOMPARE(years.periods.back().begin, QDate(2031, 1, 1));
    }
};

QTEST_APPLESS_MAIN(LibraryStatisticsTest)
#include "library_statistics_test.moc"
