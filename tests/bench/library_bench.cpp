// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the library with 20,000 games: how long it takes to open and list, to find a position, to filter.
//   library_bench [GAMES] [FOLDER]
// The games are made and kept in FOLDER (default: a temporary one) when they are not there yet. Limits: open
// and list 300 ms, a position 100 ms; a result beyond them exits with 1.

#include "library_games.h"
#include "record/lgr.h"
#include "storage/library.h"
#include "storage/library_import.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace leuctra;
using namespace leuctra::ui;

namespace {

constexpr int longestGame = 160;  // plies; games between engines last about 50 to 125
constexpr double openLimit = 300;
constexpr double positionLimit = 100;
constexpr int gamesAFile = 1000;

void fill(const QString& library, const QString& folder, int games) {
    test::LibraryGames make;
    QStringList files;
    for (int done = 0; done < games;) {
        std::string text;
        for (int i = 0; i < gamesAFile && done < games; ++i, ++done)
            text += record::writeRecord(make.next(longestGame)) + "\n";
        files << QStringLiteral("%1/%2.lgr").arg(folder).arg(done);
        QFile file(files.back());
        if (!file.open(QIODevice::WriteOnly)) std::exit(1);
        file.write(text.data(), qint64(text.size()));
    }
    QElapsedTimer timer;
    timer.start();
    LibraryImport import(library, files);
    QEventLoop loop;
    QObject::connect(&import, &LibraryImport::finished, &loop, &QEventLoop::quit);
    loop.exec();
    std::printf("%-28s %8.0f ms\n", "import", double(timer.elapsed()));
    for (const QString& file : files)
        QFile::remove(file);
}

template <typename Work>
double median(const char* name, int times, Work work) {
    std::vector<double> taken;
    const std::clock_t before = std::clock();
    for (int i = 0; i < times; ++i) {
        QElapsedTimer timer;
        timer.start();
        work(i);
        taken.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    const double worked = 1000.0 * double(std::clock() - before) / CLOCKS_PER_SEC / times;
    std::sort(taken.begin(), taken.end());
    std::printf("%-28s %8.1f ms  (longest %.1f, processor %.1f)\n", name, taken[taken.size() / 2],
                taken.back(), worked);
    return taken[taken.size() / 2];
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const int games = argc > 1 ? std::atoi(argv[1]) : 20'000;
    const QTemporaryDir own;
    const QString folder = argc > 2 ? QString::fromLocal8Bit(argv[2]) : own.path();
    const QString file = folder + "/library.sqlite";
    if (!QFile::exists(file)) fill(file, folder, games);

    const double opened = median("open and list all", 5, [&](int) {
        const Library library(file);
        if (library.games()->empty()) std::exit(1);
    });
    const Library library(file);
    const auto all = std::move(*library.games());
    std::printf("%-28s %8d\n%-28s %8.1f MB\n", "games", int(all.size()), "size",
                double(QFile(file).size()) / 1e6);
    std::vector<std::uint64_t> keys;
    for (std::size_t i = 0; i < 50; ++i) {
        const auto record = library.load(all[i * all.size() / 50].id);
        const auto line = record->mainLine();
        keys.push_back(record->stateAt(*line[line.size() / 2])->key());
    }
    const double found = median("a position of the middle", 50, [&](int i) {
        LibraryFilter filter;
        filter.position = keys[std::size_t(i)];
        if (library.games(filter)->empty()) std::exit(1);
    });
    LibraryFilter start;
    start.position = (*gameNamed("epaminondas")->start({}))->key();
    const double begun = median("the position of the start", 5, [&](int) { (void)library.games(start); });
    LibraryFilter opening;
    opening.opening = "d1-d4";
    median("an opening", 20, [&](int) { (void)library.games(opening); });
    LibraryFilter player;
    player.player = "elsa";
    median("a player", 20, [&](int) { (void)library.games(player); });
    median("sorted by plies", 5, [&](int) { (void)library.games({}, LibraryOrder::Plies, true); });
    median("one game", 50, [&](int i) { (void)library.load(all[std::size_t(i)].id); });
    return opened <= openLimit && found <= positionLimit && begun <= positionLimit ? 0 : 1;
}
