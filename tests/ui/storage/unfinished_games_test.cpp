// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/unfinished_games.h"

#include "match/match.h"
#include "pages/play/game_keeper.h"
#include "record/lgr.h"
#include "sample_games.h"
#include "storage/library.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace leuctra;
using namespace leuctra::ui;
using namespace leuctra::ui::test;

namespace {

const QString id = QStringLiteral("game");
const QStringList toAndFro{"a2-a3", "a11-a10", "a3-a2", "a10-a11"};

/// Plays without end, each play kept and then told on the standard output, until somebody kills it.
int playUntilKilled(const QString& folder) {
    UnfinishedGames games(folder);
    Library library(folder + "/library.sqlite");
    const auto match = std::move(*Match::begin(epaminondasSetup({}, "left-right,repetition=off")));
    const GameKeeper keeper(*match, games, library, id, nullptr);
    for (int ply = 0;; ++ply) {
        if (!match->play(toAndFro[ply % toAndFro.size()])) return 1;
        std::printf("%d\n", match->ply());
        std::fflush(stdout);
    }
}

void write(const QString& file, const QByteArray& content) {
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(content);
}

}  // namespace

class UnfinishedGamesTest : public QObject {
    Q_OBJECT
  private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
    }

    void aSavedGameComesBack() {
        UnfinishedGames games(path());
        const QSignalSpy changed(&games, &UnfinishedGames::changed);
        const auto match = std::move(*Match::begin(epaminondasSetup({5, 2})));
        QVERIFY(match->play("d1-d4"));
        QVERIFY(games.save(id, match->record()));
        QCOMPARE(changed.count(), 1);
        const auto entries = games.entries();
        QCOMPARE(entries.size(), std::size_t{1});
        QCOMPARE(entries[0].id, id);
        QCOMPARE(entries[0].record.mainLine().size(), std::size_t{1});
        QCOMPARE(entries[0].record.tag("First"), "Ana");
        QVERIFY(entries[0].changed.secsTo(QDateTime::currentDateTime()) < 60);
        QVERIFY(games.load(id));
        QVERIFY(games.damaged().empty());
    }

    void theFolderIsMadeWhenItIsNeeded() {
        UnfinishedGames games(path() + "/not/yet");
        QVERIFY(games.entries().empty());
        QVERIFY(games.save(id, std::move(*Match::begin(epaminondasSetup()))->record()));
        QCOMPARE(games.entries().size(), std::size_t{1});
    }

    void newNamesDiffer() {
        const UnfinishedGames games(path());
        QVERIFY(games.newId() != games.newId());
    }

    void newestFirst() {
        UnfinishedGames games(path());
        const auto match = std::move(*Match::begin(epaminondasSetup()));
        const QDateTime now = QDateTime::currentDateTime();
        for (int age : {2, 0, 1}) {
            const QString name = QString::number(age);
            QVERIFY(games.save(name, match->record()));
            QFile file(path() + "/" + name + ".lgr");
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(now.addSecs(-3600 * age), QFileDevice::FileModificationTime));
        }
        const auto entries = games.entries();
        QCOMPARE(entries.size(), std::size_t{3});
        for (int age = 0; age < 3; ++age)
            QCOMPARE(entries[static_cast<std::size_t>(age)].id, QString::number(age));
    }

    void aDamagedFileIsNamedAndLeftAlone_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("half a tag") << QByteArray("[Game \"epami");
        QTest::newRow("illegal play") << QByteArray("[Game \"epaminondas\"]\n\n1. a1-a9 *\n");
        QTest::newRow("two games") << QByteArray(
            "[Game \"epaminondas\"]\n\n*\n\n[Game \"epaminondas\"]\n\n*\n");
        QTest::newRow("bytes") << QByteArray::fromHex("00ff10c328");
    }

    void aDamagedFileIsNamedAndLeftAlone() {
        QFETCH(QByteArray, content);
        UnfinishedGames games(path());
        QVERIFY(games.save(id, std::move(*Match::begin(epaminondasSetup()))->record()));
        const QString file = path() + "/broken.lgr";
        write(file, content);
        QCOMPARE(games.entries().size(), std::size_t{1});
        const auto damaged = games.damaged();
        QCOMPARE(damaged.size(), std::size_t{1});
        QCOMPARE(damaged[0].file, file);
        QVERIFY(!damaged[0].error.text.empty());
        QVERIFY(!games.load("broken"));
        QFile kept(file);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), content);
    }

    void whereNothingCanBeWrittenTheErrorSaysSo() {
        const QString file = path() + "/file";
        write(file, "in the way");
        UnfinishedGames games(file);
        const auto match = std::move(*Match::begin(epaminondasSetup()));
        const auto result = games.save(id, match->record());
        QVERIFY(!result);
        QVERIFY(QString::fromStdString(describe(result.error())).contains(file));
    }

    void aGameThatCannotBeKeptGoesOn() {
        const QString place = path() + "/games";
        write(place, "in the way");
        UnfinishedGames games(place);
        Library library(path() + "/library.sqlite");
        const auto match = std::move(*Match::begin(epaminondasSetup()));
        const GameKeeper keeper(*match, games, library, id, nullptr);
        const QSignalSpy trouble(&keeper, &GameKeeper::troubleChanged);
        QVERIFY(match->play("d1-d4"));
        QCOMPARE(trouble.count(), 1);
        QVERIFY(keeper.trouble().contains(place));
        QVERIFY(match->play("m11-m10"));
        QCOMPARE(match->ply(), 2);
        QVERIFY(QFile::remove(place));
        QVERIFY(match->play("c2-d2"));
        QCOMPARE(keeper.trouble(), QString());
        QCOMPARE(games.load(id)->mainLine().size(), std::size_t{3});
    }

    void whatWasSavedBeforeStandsWhenSavingFails() {
        UnfinishedGames games(path());
        const auto match = std::move(*Match::begin(epaminondasSetup()));
        QVERIFY(games.save(id, match->record()));
        const QString file = path() + "/" + id + ".lgr";
        QVERIFY(QFile::rename(file, path() + "/kept"));
        // A folder in its place cannot be replaced by a file.
        QVERIFY(QDir().mkpath(file + "/x"));
        QVERIFY(match->play("d1-d4"));
        QVERIFY(!games.save(id, match->record()));
        QVERIFY(QDir(file).exists());
        QCOMPARE(QDir(path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 2);
    }

    void aFinishedGameGoesIntoTheLibrary() {
        UnfinishedGames games(path());
        Library library(path() + "/library.sqlite");
        const auto match = std::move(*Match::begin(epaminondasSetup()));
        GameKeeper keeper(*match, games, library, id, nullptr);
        keeper.keep();
        QCOMPARE(games.entries().size(), std::size_t{1});
        match->resign(Side::First);
        QVERIFY(games.entries().empty());
        const auto kept = std::move(*library.games());
        QCOMPARE(kept.size(), std::size_t{1});
        QCOMPARE(kept.front().result, "0-1");
        QCOMPARE(kept.front().reason, "resign");
        keeper.keep();
        QCOMPARE(library.games()->size(), std::size_t{1});
        QVERIFY(games.entries().empty());
    }

    void aFinishedGameThatTheLibraryDoesNotTakeWaits() {
        const QString place = path() + "/data";
        write(place, "in the way");
        UnfinishedGames games(path());
        Library library(place + "/library.sqlite");
        QVERIFY(library.problem());
        const auto match = std::move(*Match::begin(epaminondasSetup()));
        const GameKeeper keeper(*match, games, library, id, nullptr);
        match->resign(Side::First);
        QCOMPARE(games.entries().size(), std::size_t{1});
        QVERIFY(games.entries().front().record.isFinished());
        QVERIFY(keeper.trouble().contains("Continue"));
        QVERIFY(!keeper.mayBeLost());

        QVERIFY(QFile::remove(place));
        library.reopen();
        QVERIFY(!library.problem());
        fileFinishedGames(games, library);
        QVERIFY(games.entries().empty());
        QCOMPARE(library.games()->size(), std::size_t{1});
    }

    void aFinishedGameThatCannotBeKeptAnywhereIsSaid() {
        const QString place = path() + "/data";
        write(place, "in the way");
        UnfinishedGames games(place);
        Library library(place + "/library.sqlite");
        const auto match = std::move(*Match::begin(epaminondasSetup()));
        const GameKeeper keeper(*match, games, library, id, nullptr);
        match->resign(Side::First);
        QVERIFY(keeper.mayBeLost());
        QVERIFY(keeper.trouble().contains("Save it elsewhere"));
    }

    void aFinishedGameThatIsOnlyLookedAtIsLeftAlone() {
        UnfinishedGames games(path());
        Library library(path() + "/library.sqlite");
        auto ended = std::move(*Match::begin(epaminondasSetup()));
        ended->resign(Side::First);
        auto record = record::parseRecords(record::writeRecord(ended->record()));
        const auto match = std::move(*Match::resume(std::move(*record.front())));
        GameKeeper keeper(*match, games, library, id, nullptr);
        keeper.keep();
        QVERIFY(games.entries().empty());
        QVERIFY(library.games()->empty());
    }

    void aRemovedGameCanBeBroughtBack() {
        UnfinishedGames games(path());
        QVERIFY(!games.restore());
        QVERIFY(games.save(id, std::move(*Match::begin(epaminondasSetup()))->record()));
        games.remove(id);
        QVERIFY(games.entries().empty());
        QVERIFY(games.restore());
        QCOMPARE(games.entries().size(), std::size_t{1});
        QVERIFY(!games.restore());
    }

    void afterAKillNoPlayIsLost() {
        for (const int wished : {1, 2, 7}) {
            QProcess player;
            player.start(QCoreApplication::applicationFilePath(), {"--play-until-killed", path()});
            int told = 0;
            while (told < wished) {
                QVERIFY(player.waitForReadyRead(30000));
                while (player.canReadLine())
                    told = player.readLine().trimmed().toInt();
            }
            player.kill();
            QVERIFY(player.waitForFinished());
            QCOMPARE(player.exitStatus(), QProcess::CrashExit);
            const UnfinishedGames games(path());
            QVERIFY(games.damaged().empty());
            auto record = games.load(id);
            QVERIFY(record);
            const auto match = std::move(*Match::resume(std::move(*record)));
            QVERIFY(match->ply() >= told);
            QVERIFY(match->play(toAndFro[match->ply() % toAndFro.size()]));
        }
    }

  private:
    QString path() const { return folder_->path(); }

    std::unique_ptr<QTemporaryDir> folder_;
};

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--play-until-killed") return playUntilKilled(arguments.value(2));
    UnfinishedGamesTest test;
    return QTest::qExec(&test, arguments);
}

#include "unfinished_games_test.moc"
