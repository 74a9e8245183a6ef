// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/library.h"

#include "library_games.h"
#include "record/lgr.h"
#include "storage/library_import.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <cstdlib>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

/// Adds games without end, each told on the standard output when it is in, until somebody kills it.
int addUntilKilled(const QString& file, std::uint64_t seed) {
    Library library(file);
    if (library.problem()) return 1;
    LibraryGames games(seed);
    for (;;) {
        const auto added = library.add(games.next());
        if (!added) return 1;
        std::printf("%lld\n", static_cast<long long>(*added));
        std::fflush(stdout);
    }
}

void write(const QString& file, const QByteArray& content) {
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(content);
}

QByteArray bytes(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

QStringList idsOf(const Result<std::vector<LibraryGame>>& games) {
    QStringList ids;
    if (games)
        for (const LibraryGame& game : *games)
            ids << QString::number(game.id);
    return ids;
}

std::string sentence(const std::optional<Error>& error) {
    return error ? describe(*error) : std::string();
}

record::Record epaminondas(const QStringList& plays, const Outcome& outcome,
                           const char* date = "2030.01.01") {
    auto record = std::move(*record::Record::create(*gameNamed("epaminondas")));
    const auto state = record.start().clone();
    for (const QString& play : plays)
        record.append((*state->play(play.toStdString()))->play);
    record.setTag("First", "Ana");
    record.setTag("Second", "Ñandú");
    record.setTag("Date", date);
    record.setOutcome(outcome);
    return record;
}

constexpr Outcome firstWins{Side::First, Reason::Resign};
constexpr Outcome secondWins{Side::Second, Reason::Time};
constexpr Outcome drawn{{}, Reason::Agreed};

}  // namespace

class LibraryTest : public QObject {
    Q_OBJECT
  private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
    }

    void aGameComesBackAsItWas() {
        Library library(file());
        LibraryGames games;
        for (int i = 0; i < 20; ++i) {
            const record::Record record = games.next();
            const auto id = library.add(record);
            QVERIFY2(id, id ? "" : describe(id.error()).c_str());
            QCOMPARE(record::writeRecord(*library.load(*id)), record::writeRecord(record));
        }
        QCOMPARE(library.games()->size(), std::size_t{20});
    }

    void theListTellsWhatTheRecordSays() {
        Library library(file());
        auto record = epaminondas({"d1-d4", "m11-m10"}, secondWins);
        writePlayer(record, Side::First, Player{{}, 3});
        const auto id = library.add(record);
        const LibraryGame game = library.games()->front();
        QCOMPARE(game.id, *id);
        QCOMPARE(game.kind, gameNamed("epaminondas"));
        QCOMPARE(game.date, "2030.01.01");
        QCOMPARE(game.players[1], "Ñandú");
        QCOMPARE(game.levels, (std::array<int, 2>{3, 0}));
        QCOMPARE(game.result, "0-1");
        QCOMPARE(game.reason, "time");
        QCOMPARE(game.plies, 2);
    }

    void theVerySameGameIsKeptOnce() {
        Library library(file());
        const auto id = library.add(epaminondas({"d1-d4"}, firstWins));
        QCOMPARE(library.add(epaminondas({"d1-d4"}, firstWins)).value(), *id);
        QCOMPARE(library.games()->size(), std::size_t{1});
        QVERIFY(library.add(epaminondas({"d1-d4"}, firstWins, "2030.01.02")).value() != *id);
    }

    void anUnfinishedGameIsRefused() {
        Library library(file());
        QVERIFY(!library.add(std::move(*record::Record::create(*gameNamed("epaminondas")))));
        QVERIFY(library.games()->empty());
    }

    void aRemovedGameComesBackUntilTheProgramEnds() {
        std::int64_t id = 0;
        {
            Library library(file());
            id = *library.add(epaminondas({"d1-d4"}, firstWins));
            (void)library.add(epaminondas({"d1-d4"}, drawn));
            const QSignalSpy changed(&library, &Library::changed);
            QVERIFY(library.remove({id}));
            QCOMPARE(library.games()->size(), std::size_t{1});
            QVERIFY(library.restore());
            QCOMPARE(changed.count(), 2);
            QCOMPARE(library.games()->size(), std::size_t{2});
            QVERIFY(library.remove({id}));
        }
        Library library(file());
        QVERIFY(library.restore());
        QCOMPARE(library.games()->size(), std::size_t{1});
        QVERIFY(!library.load(id));
    }

    void whatWasRemovedComesBackStepByStep() {
        Library library(file());
        const auto one = *library.add(epaminondas({"d1-d4"}, firstWins));
        const auto two = *library.add(epaminondas({"d1-d4"}, drawn));
        QVERIFY(!library.mayRestore());
        QVERIFY(library.remove({one}) && library.remove({two}));
        QVERIFY(library.games()->empty());
        QVERIFY(library.restore());
        QCOMPARE(idsOf(library.games()), QStringList{QString::number(two)});
        QVERIFY(library.mayRestore() && library.restore());
        QCOMPARE(library.games()->size(), std::size_t{2});
        QVERIFY(!library.mayRestore());
    }

    void anotherProgramThatEndsLeavesWhatThisOneMayBringBack() {
        Library library(file());
        const auto id = *library.add(epaminondas({"d1-d4"}, firstWins));
        {
            Library other(file());
            QVERIFY(library.remove({id}));
        }
        QVERIFY(library.restore());
        QCOMPARE(library.games()->size(), std::size_t{1});
        QVERIFY(library.load(id));
    }

    void twoGamesThatBecomeTheSameAreOne() {
        Library library(file());
        const auto plain = *library.add(epaminondas({"d1-d4"}, firstWins));
        auto record = epaminondas({"d1-d4"}, firstWins);
        record.last().comment = "good";
        const auto noted = *library.add(record);
        QVERIFY(noted != plain);
        QVERIFY(library.replace(noted, epaminondas({"d1-d4"}, firstWins)));
        QCOMPARE(idsOf(library.games()), QStringList{QString::number(noted)});
        QVERIFY(library.load(noted));
        QVERIFY(library.replace(noted, record) && library.load(noted));
    }

    void aRemovedGameThatIsAddedAgainIsThere() {
        Library library(file());
        const auto id = *library.add(epaminondas({"d1-d4"}, firstWins));
        QVERIFY(library.remove({id}));
        QCOMPARE(library.add(epaminondas({"d1-d4"}, firstWins)).value(), id);
        QCOMPARE(library.games()->size(), std::size_t{1});
    }

    void whatIsNotedInAGameIsKept() {
        Library library(file());
        const auto id = *library.add(epaminondas({"d1-d4", "m11-m10"}, firstWins));
        auto record = std::move(*library.load(id));
        record.last().comment = "why?";
        QVERIFY(library.replace(id, record));
        QCOMPARE(library.load(id)->last().comment, "why?");
        LibraryFilter filter;
        filter.position = record.finalState()->key();
        QCOMPARE(library.games(filter)->size(), std::size_t{1});
    }

    void filtersLeaveThroughWhatTheySay_data() {
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("game") << QStringList{"4"};
        QTest::newRow("player") << QStringList{"3", "2", "1"};
        QTest::newRow("player, part, other case") << QStringList{"3", "2", "1"};
        QTest::newRow("nobody") << QStringList{};
        QTest::newRow("result") << QStringList{"2"};
        QTest::newRow("from") << QStringList{"4", "3"};
        QTest::newRow("to") << QStringList{"2", "1"};
        QTest::newRow("one day") << QStringList{"2"};
        QTest::newRow("long") << QStringList{"3", "2"};
        QTest::newRow("short") << QStringList{"4", "1"};
        QTest::newRow("level") << QStringList{"3"};
        QTest::newRow("persons") << QStringList{"4", "2", "1"};
        QTest::newRow("opening") << QStringList{"3", "2", "1"};
        QTest::newRow("longer opening") << QStringList{"3", "2"};
        QTest::newRow("opening, a square of two figures") << QStringList{};
        QTest::newRow("opening and result") << QStringList{"2"};
    }

    void filtersLeaveThroughWhatTheySay() {
        QFETCH(QStringList, expected);
        Library library(file());
        (void)library.add(epaminondas({"d1-d4"}, firstWins, "2030.01.01"));
        (void)library.add(epaminondas({"d1-d4", "m11-m10"}, secondWins, "2030.02.01"));
        auto third = epaminondas({"d1-d4", "m11-m10", "c2-d2"}, firstWins, "2030.03.01");
        writePlayer(third, Side::First, Player{{}, 5});
        (void)library.add(third);
        auto fourth = std::move(*record::Record::create(*gameNamed("combate"),
                                                        {"", "", "FB44B5566BB3377B83B944556678332222X12222",
                                                         "FB44B5566BB3377B83B944556678332222X12222"}));
        fourth.setTag("Date", "2030.04.01");
        fourth.setOutcome(firstWins);
        (void)library.add(fourth);

        LibraryFilter filter;
        const QByteArray what = QTest::currentDataTag();
        if (what == "game") filter.kind = gameNamed("combate");
        if (what == "player") filter.player = "Ñandú";
        if (what == "player, part, other case") filter.player = "ÑAND";
        if (what == "nobody") filter.player = "%";
        if (what.endsWith("result")) filter.result = "0-1";
        if (what == "from") filter.from = "2030.02.02";
        if (what == "to") filter.to = "2030.02.01";
        if (what == "one day") filter.from = filter.to = "2030.02.01";
        if (what == "long") filter.leastPlies = 2;
        if (what == "short") filter.mostPlies = 1;
        if (what == "level") filter.level = 5;
        if (what == "persons") filter.level = -1;
        if (what.startsWith("opening")) filter.opening = "1. d1d4";
        if (what == "longer opening") filter.opening = "1. d1-d4 M11xm10";
        if (what.contains("two figures")) filter.opening = "d1-d4 m11-m1";
        QCOMPARE(idsOf(library.games(filter)), expected);
    }

    void gamesAreSortedAsAskedFor() {
        Library library(file());
        LibraryGames games;
        for (int i = 0; i < 30; ++i)
            (void)library.add(games.next());
        const auto all = [&](LibraryOrder order, bool descending) {
            return std::move(*library.games({}, order, descending));
        };
        const auto byPlies = all(LibraryOrder::Plies, false);
        QVERIFY(std::is_sorted(byPlies.begin(), byPlies.end(),
                               [](const auto& a, const auto& b) { return a.plies < b.plies; }));
        const auto byDate = all(LibraryOrder::Date, true);
        QVERIFY(std::is_sorted(byDate.begin(), byDate.end(),
                               [](const auto& a, const auto& b) { return a.date > b.date; }));
        for (const LibraryOrder order : {LibraryOrder::Game, LibraryOrder::First, LibraryOrder::Second,
                                         LibraryOrder::Result, LibraryOrder::Level})
            QCOMPARE(all(order, true).size(), std::size_t{30});
    }

    void aPositionIsFoundWhereverItOccurred() {
        Library library(file());
        LibraryGames games;
        std::vector<record::Record> records;
        for (int i = 0; i < 20; ++i) {
            records.push_back(games.next());
            (void)library.add(records.back());
        }
        for (std::size_t i = 0; i < records.size(); ++i) {
            LibraryFilter filter;
            filter.position = records[i].finalState()->key();
            QVERIFY(idsOf(library.games(filter)).contains(QString::number(i + 1)));
        }
        // Another order of plays leads to the same position.
        (void)library.add(epaminondas({"d1-d4", "m11-m10", "e1-e4"}, firstWins));
        LibraryFilter filter;
        filter.position = epaminondas({"e1-e4", "m11-m10", "d1-d4"}, firstWins).finalState()->key();
        QCOMPARE(library.games(filter)->size(), std::size_t{1});
    }

    /// The keys stand in people's files: a program that counts them otherwise must migrate the files.
    void theKeysOfPositionsStayWhatTheyAre() {
        QCOMPARE(epaminondas({"d1-d4"}, firstWins).finalState()->key(), epaminondasKey);
        const auto combate = record::Record::create(
            *gameNamed("combate"),
            {"", "", "FB44B5566BB3377B83B944556678332222X12222", "FB44B5566BB3377B83B944556678332222X12222"});
        QCOMPARE(combate->start().key(), combateKey);
    }

    void theFolderIsMadeWhenItIsNeeded() {
        Library library(path() + "/not/yet/library.sqlite");
        QVERIFY(!library.problem());
        QVERIFY(library.add(epaminondas({}, drawn)));
    }

    void aFileThatCannotBeUsedIsSaidAndLeftAlone_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("newer") << "newer version";
        QTest::newRow("text") << "damaged, or is no library";
        QTest::newRow("short") << "damaged, or is no library";
        QTest::newRow("cut off") << "its end is missing";
        QTest::newRow("another program's") << "damaged, or is no library";
    }

    void aFileThatCannotBeUsedIsSaidAndLeftAlone() {
        QFETCH(QString, words);
        const QByteArray what = QTest::currentDataTag();
        fill(file(), 10);
        QByteArray content = bytes(file());
        if (what == "newer") content[63] = 77;
        if (what == "text") content = "Dear diary, " + QByteArray(5000, 'x');
        if (what == "short") content = content.left(50);
        if (what == "cut off") content.chop(5000);
        if (what == "another program's") content[70] = 'x';
        write(file(), content);
        {
            Library library(file());
            QVERIFY(library.problem());
            QVERIFY2(QString::fromStdString(sentence(library.problem())).contains(words),
                     sentence(library.problem()).c_str());
            QVERIFY(!library.add(epaminondas({}, drawn)));
            QVERIFY(!library.games());
            QVERIFY(!library.restore());
        }
        QCOMPARE(bytes(file()), content);
        QCOMPARE(QDir(path()).entryList(QDir::Files), QStringList{"library.sqlite"});
    }

    void damageWithinIsSaidWhenItIsMet() {
        fill(file(), 60);
        QByteArray content = bytes(file());
        QVERIFY(content.size() > 3 * 4096);
        for (qsizetype i = 2 * 4096; i < content.size(); ++i)
            content[i] = 'x';
        write(file(), content);
        {
            Library library(file());
            const auto games = library.games();
            const auto added = library.add(epaminondas({}, drawn));
            QVERIFY(library.problem() || !games || !added);
        }
        QCOMPARE(bytes(file()), content);
    }

    void aFileThatMayNotBeWrittenIsRead() {
        fill(file(), 10);
        QVERIFY(QFile::setPermissions(file(), QFile::ReadOwner));
        const QByteArray content = bytes(file());
        {
            Library library(file());
            QVERIFY2(!library.problem(), sentence(library.problem()).c_str());
            QVERIFY(library.isReadOnly());
            QCOMPARE(library.games()->size(), std::size_t{10});
            QVERIFY(library.load(1));
            const auto added = library.add(epaminondas({}, drawn));
            QVERIFY(!added);
            QCOMPARE(describe(added.error()), std::string("The library may not be written"));
            QVERIFY(!library.remove({1}));
        }
        QCOMPARE(bytes(file()), content);
        QCOMPARE(QDir(path()).entryList(QDir::Files), QStringList{"library.sqlite"});
    }

    void whatAKilledProgramLeftInTheLogIsReadTooWhereNothingMayBeWritten() {
        const QString locked = path() + "/locked";
        QVERIFY(QDir().mkpath(locked));
        {
            Library library(file());
            QVERIFY(library.add(epaminondas({}, drawn)));
            // As they are while a program runs, or was killed.
            for (const char* part : {"", "-wal", "-shm"}) {
                const QString copy = locked + "/library.sqlite" + part;
                QVERIFY(QFile::copy(file() + part, copy));
                QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner));
            }
        }
        QVERIFY(QFile::setPermissions(locked, QFile::ReadOwner | QFile::ExeOwner));
        {
            Library library(locked + "/library.sqlite");
            QVERIFY2(!library.problem(), sentence(library.problem()).c_str());
            QVERIFY(library.isReadOnly());
            QCOMPARE(library.games()->size(), std::size_t{1});
        }
        QVERIFY(QFile::setPermissions(locked, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void aFolderThatCannotBeMadeIsSaid() {
        write(path() + "/data", "in the way");
        Library library(path() + "/data/library.sqlite");
        QVERIFY(library.problem());
        QVERIFY(QString::fromStdString(sentence(library.problem())).contains("/data cannot be made"));
        QVERIFY(QFile::remove(path() + "/data"));
        library.reopen();
        QVERIFY(!library.problem());
    }

    void aUselessFileMayBeSetAside() {
        write(file(), "no library");
        Library library(file());
        QVERIFY(library.problem());
        const auto aside = library.beginAnew();
        QVERIFY(aside);
        QVERIFY(!library.problem());
        QVERIFY(library.add(epaminondas({}, drawn)));
        QCOMPARE(bytes(*aside), QByteArray("no library"));
    }

    void twoProgramsMayUseItAtOnce() {
        Library one(file());
        Library other(file());
        LibraryGames games;
        for (int i = 0; i < 10; ++i)
            QVERIFY((i % 2 == 0 ? one : other).add(games.next()));
        QCOMPARE(one.games()->size(), std::size_t{10});
        QCOMPARE(other.games()->size(), std::size_t{10});
    }

    void filesAreImported() {
        std::vector<record::Record> records;
        LibraryGames games;
        for (int i = 0; i < 150; ++i)
            records.push_back(games.next());
        auto ongoing = std::move(*record::Record::create(*gameNamed("epaminondas")));
        records.push_back(std::move(ongoing));
        write(path() + "/a.lgr", QByteArray::fromStdString(record::writeRecords(records)) +
                                     "\n[Game \"epaminondas\"]\n\n1. a1-a9 *\n");
        write(path() + "/b.txt", "1. d1-d4 m11-m10 2. c2-d2");
        QVERIFY(QFile::copy(LEUCTRA_TEST_DATA "/records/foreign/gravon.xml", path() + "/c.xml"));

        Library library(file());
        const auto summary =
            import({path() + "/a.lgr", path() + "/b.txt", path() + "/c.xml", path() + "/d.lgr"});
        QCOMPARE(summary.added, 151);
        QCOMPARE(summary.known, 0);
        QCOMPARE(summary.ongoing, 2);
        QCOMPARE(summary.damaged, 2);
        QCOMPARE(summary.file, path() + "/a.lgr");
        QVERIFY(summary.error.line > 100);
        QVERIFY(!summary.stoppedBy);
        QCOMPARE(library.games()->size(), std::size_t{151});

        const auto again = import({path() + "/a.lgr"});
        QCOMPARE(again.added, 0);
        QCOMPARE(again.known, 150);
    }

    void anImportThatCannotWriteSaysWhy() {
        write(file(), "no library");
        write(path() + "/a.lgr", QByteArray::fromStdString(record::writeRecord(epaminondas({}, drawn))));
        const auto summary = import({path() + "/a.lgr"});
        QVERIFY(summary.stoppedBy);
        QCOMPARE(summary.added, 0);
    }

    void anImportMayBeStopped() {
        LibraryGames games;
        std::string text;
        for (int i = 0; i < 400; ++i)
            text += record::writeRecord(games.next()) + "\n";
        write(path() + "/a.lgr", QByteArray::fromStdString(text));
        Library library(file());
        {
            LibraryImport running(file(), {path() + "/a.lgr"});
            QSignalSpy finished(&running, &LibraryImport::finished);
            connect(&running, &LibraryImport::progressed, &running, &LibraryImport::cancel);
            QVERIFY(finished.wait(30000));
            const auto summary = finished.first().first().value<LibraryImport::Summary>();
            QVERIFY(summary.cancelled);
            QVERIFY(summary.added < 400);
            QCOMPARE(int(library.games()->size()), summary.added);
        }
        LibraryImport abandoned(file(), {path() + "/a.lgr"});
    }

    void afterAKillNothingIsLostNorDamaged() {
        const int kills = std::getenv("LEUCTRA_SLOW") ? 100 : 4;
        Random random(5);
        std::vector<std::int64_t> told;
        for (int kill = 0; kill < kills; ++kill) {
            QProcess writer;
            writer.start(QCoreApplication::applicationFilePath(),
                         {"--add-until-killed", file(), QString::number(1000 + kill)});
            // In the middle of opening, of the first games, or of some later one.
            const int wished = int(random.below(40));
            QByteArray output;
            while (output.count('\n') < wished) {
                QVERIFY(writer.waitForReadyRead(30000));
                output += writer.readAllStandardOutput();
            }
            QTest::qSleep(0);
            writer.kill();
            QVERIFY(writer.waitForFinished());
            QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
            output += writer.readAllStandardOutput();
            for (const QByteArray& line : output.left(output.lastIndexOf('\n') + 1).split('\n'))
                if (!line.isEmpty()) told.push_back(line.toLongLong());

            Library library(file());
            QVERIFY2(!library.problem(), sentence(library.problem()).c_str());
            const QStringList there = idsOf(library.games());
            for (const std::int64_t id : told)
                QVERIFY2(there.contains(QString::number(id)), qPrintable(QString::number(id)));
            for (const QString& id : there) {
                const auto record = library.load(id.toLongLong());
                QVERIFY(record);
                if (told.empty() || id.toLongLong() < told.back() - 2) continue;
                LibraryFilter filter;
                filter.position = record->finalState()->key();
                QVERIFY(idsOf(library.games(filter)).contains(id));
            }
        }
        QVERIFY(!told.empty());
    }

  private:
    static constexpr std::uint64_t epaminondasKey = 15717266407883922533U;
    static constexpr std::uint64_t combateKey = 4777175411710282738U;

    QString path() const { return folder_->path(); }
    QString file() const { return path() + "/library.sqlite"; }

    static void fill(const QString& file, int count) {
        Library library(file);
        LibraryGames games;
        for (int i = 0; i < count; ++i)
            QVERIFY(library.add(games.next()));
    }

    LibraryImport::Summary import(const QStringList& files) const {
        LibraryImport running(file(), files);
        QSignalSpy finished(&running, &LibraryImport::finished);
        if (!finished.wait(30000)) return {};
        return finished.first().first().value<LibraryImport::Summary>();
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--add-until-killed")
        return addUntilKilled(arguments.value(2), arguments.value(3).toULongLong());
    LibraryTest test;
    return QTest::qExec(&test, arguments);
}

#include "library_test.moc"
