// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library_statistics.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace leuctra::ui {

namespace {

constexpr int mostColumns = 16;  // of lengths
constexpr int daysByDay = 45;    // a longer time is counted by months
constexpr int daysByMonth = 365 * 3;

using PeriodLength = LibraryStatistics::PeriodLength;

std::optional<Side> winnerOf(const LibraryGame& game) {
    if (game.result == QLatin1String("1-0")) return Side::First;
    if (game.result == QLatin1String("0-1")) return Side::Second;
    return std::nullopt;
}

void count(Tally& tally, const LibraryGame& game, Side side) {
    const auto winner = winnerOf(game);
    if (!winner)
        ++tally.drawn;
    else
        ++(*winner == side ? tally.won : tally.lost);
}

int levelOf(const LibraryGame& game, Side side) {
    return game.levels[static_cast<std::size_t>(index(side))];
}

/// The person of a game against the computer.
std::optional<Side> onlyPerson(const LibraryGame& game) {
    if ((game.levels[0] > 0) == (game.levels[1] > 0)) return std::nullopt;
    return game.levels[0] > 0 ? Side::Second : Side::First;
}

/// 5, 10, 20, 50, 100 …: the least round step in which the longest game needs few columns.
int stepFor(int longest) {
    for (int step = 5;; step *= 10)
        for (const int factor : {1, 2, 4})
            if (longest < step * factor * mostColumns) return step * factor;
}

LibraryStatistics::Kind kindOf(const GameKind& kind, const std::vector<LibraryGame>& games) {
    LibraryStatistics::Kind result{&kind, {}, {}, 0, 0};
    std::vector<int> plies;
    for (const LibraryGame& game : games) {
        if (game.kind != &kind) continue;
        count(result.first, game, Side::First);
        plies.push_back(game.plies);
        result.meanPlies += game.plies;
    }
    if (plies.empty()) return result;
    result.meanPlies /= double(plies.size());
    const int longest = *std::max_element(plies.begin(), plies.end());
    result.lengthStep = stepFor(longest);
    result.lengths.resize(std::size_t(longest / result.lengthStep) + 1);
    for (const int one : plies)
        ++result.lengths[std::size_t(one / result.lengthStep)];
    return result;
}

std::vector<LibraryStatistics::Streak> streaksOf(const std::vector<LibraryGame>& games) {
    std::map<QString, LibraryStatistics::Streak> byPlayer;
    for (const LibraryGame& game : games)
        for (const Side side : bothSides) {
            const QString& name = game.players[static_cast<std::size_t>(index(side))];
            if (name.isEmpty() || levelOf(game, side) > 0) continue;
            auto& streak =
                byPlayer.try_emplace(name.toCaseFolded(), LibraryStatistics::Streak{name, 0, 0, {}})
                    .first->second;
            count(streak.all, game, side);
            streak.now = winnerOf(game) == side ? streak.now + 1 : 0;
            streak.longest = std::max(streak.longest, streak.now);
        }
    std::vector<LibraryStatistics::Streak> streaks;
    for (auto& [name, streak] : byPlayer)
        streaks.push_back(std::move(streak));
    std::stable_sort(streaks.begin(), streaks.end(), [](const auto& one, const auto& other) {
        return std::pair(one.longest, one.all.games()) > std::pair(other.longest, other.all.games());
    });
    return streaks;
}

QDate beginOf(QDate day, PeriodLength length) {
    if (length == PeriodLength::Day) return day;
    return {day.year(), length == PeriodLength::Month ? day.month() : 1, 1};
}

QDate after(QDate begin, PeriodLength length) {
    if (length == PeriodLength::Day) return begin.addDays(1);
    return length == PeriodLength::Month ? begin.addMonths(1) : begin.addYears(1);
}

void fillPeriods(const std::vector<LibraryGame>& games, LibraryStatistics& statistics) {
    std::vector<std::pair<QDate, const LibraryGame*>> dated;
    for (const LibraryGame& game : games)
        if (const QDate day = QDate::fromString(game.date, QStringLiteral("yyyy.MM.dd")); day.isValid())
            dated.emplace_back(day, &game);
    if (dated.empty()) return;
    const QDate first = dated.front().first;
    const QDate last = dated.back().first;
    const qint64 days = first.daysTo(last);
    const PeriodLength length = days <= daysByDay     ? PeriodLength::Day
                                : days <= daysByMonth ? PeriodLength::Month
                                                      : PeriodLength::Year;
    statistics.periodLength = length;
    for (QDate begin = beginOf(first, length); begin <= last; begin = after(begin, length))
        statistics.periods.push_back({begin, 0, {}});
    auto period = statistics.periods.begin();
    for (const auto& [day, game] : dated) {
        while (beginOf(day, length) != period->begin)
            ++period;
        ++period->games;
        if (const auto person = onlyPerson(*game)) count(period->persons, *game, *person);
    }
}

}  // namespace

LibraryStatistics statisticsOf(std::vector<LibraryGame> games) {
    std::sort(games.begin(), games.end(), [](const LibraryGame& one, const LibraryGame& other) {
        return std::pair(one.date, one.id) < std::pair(other.date, other.id);
    });
    LibraryStatistics statistics;
    statistics.games = int(games.size());
    for (const GameKind& kind : leuctra::games())
        if (auto one = kindOf(kind, games); one.first.games() > 0) statistics.kinds.push_back(std::move(one));
    for (const LibraryGame& game : games)
        if (const auto person = onlyPerson(game))
            count(statistics.levels[std::size_t(levelOf(game, opponent(*person)) - 1)], game, *person);
    statistics.streaks = streaksOf(games);
    fillPeriods(games, statistics);
    return statistics;
}

}  // namespace leuctra::ui
