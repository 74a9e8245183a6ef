// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_process.h"
#include "players/engines.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using leuctra::tests::CliRun;
using leuctra::tests::runCli;

namespace {

const QString setup = "FB3B2B3B4B5B637289341X526745262283264572";
const QString quick = "nodes=1";

QStringList linesOf(const QString& text) {
    return text.split('\n', Qt::SkipEmptyParts);
}

QString fileText(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

CliRun match(const QString& game, const QString& a, const QString& b, int games,
             const QStringList& more = {}) {
    return runCli(QStringList{"match", game, "--a", a, "--b", b, "--games", QString::number(games)} + more);
}

/// The lines of an engine, a shell script, that answers each request so; `$n` counts the plays asked for.
QString scripted(const QTemporaryDir& folder, const QString& onGo, const QString& onSetup = {}) {
    const QString name = folder.filePath("engine.sh");
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(QString("exec 2> /dev/null\n"
                       "n=0\n"
                       "while read -r word rest; do\n"
                       "  case \"$word $rest\" in\n"
                       "    'ugi ') echo ugiok ;;\n"
                       "    'isready ') echo readyok ;;\n"
                       "    'go setup') %2 ;;\n"
                       "    go*) n=$((n + 1)); %1 ;;\n"
                       "  esac\n"
                       "done\n")
                   .arg(onGo, onSetup.isEmpty() ? "echo bestsetup " + setup : onSetup)
                   .toUtf8());
    return "cmd=sh " + name;
}

}  // namespace

/// The referee of matches, and the bench, by the real program (interfaces.md).
class MatchTest : public QObject {
    Q_OBJECT

  private slots:
    void aMatchOfCombateIsToldLineByLine_data() {
        QTest::addColumn<QString>("rules");
        QTest::newRow("yetem") << "yetem,quiet=4";
        QTest::newRow("classic") << "classic,quiet=4";
        QTest::newRow("memory") << "yetem,quiet=4,begins=blue,memory";
    }
    void aMatchOfCombateIsToldLineByLine() {
        QFETCH(QString, rules);
        QTemporaryDir folder;
        const QString record = folder.filePath("games.lgr");
        const CliRun run = match("combate", "level=1,nodes=1", "level=2,nodes=1", 2,
                                 {"--rules", rules, "--record", record, "--concurrency", "2"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QString());
        const QStringList lines = linesOf(run.out);
        QCOMPARE(lines.size(), 3);
        for (int i = 0; i < 2; ++i) {
            const QRegularExpression game(
                QString("^game %1 first=%2 result (1-0|0-1|1/2-1/2) C1[6-9] plies [0-9]+$")
                    .arg(i + 1)
                    .arg("AB"[i]));
            QVERIFY2(game.match(lines[i]).hasMatch(), qPrintable(lines[i]));
        }
        const QRegularExpression total(
            "^total A [0-2] [0-2] [0-2] score [01]\\.[0-9]{3} elo -?[0-9]+ ±[0-9]+ "
            "ms/move [0-9]+ [0-9]+$");
        QVERIFY2(total.match(lines[2]).hasMatch(), qPrintable(lines[2]));
        const CliRun check = runCli({"check", record});
        QCOMPARE(check.code, 0);
        QCOMPARE(linesOf(check.out).size(), 2);
    }

    void anOpeningIsPlayedTwiceWithTheSidesChanged() {
        QTemporaryDir folder;
        const QString record = folder.filePath("games.lgr");
        QCOMPARE(match("combate", quick, quick, 2, {"--rules", "yetem,quiet=4", "--record", record}).code, 0);
        const QString text = fileText(record);
        for (const QString tag : {"RedSetup", "BlueSetup"}) {
            auto found = QRegularExpression("\\[" + tag + " \"([^\"]*)\"\\]").globalMatch(text);
            const QString first = found.next().captured(1);
            QCOMPARE(found.next().captured(1), first);
        }
    }

    /// What goes over the pipe is looked at word by word: one side's deployment, and plays that hold no more
    /// than was announced to both.
    void theOtherProgramIsToldNoHiddenRank() {
        QTemporaryDir folder;
        const QString told = folder.filePath("told");
        const QString record = folder.filePath("games.lgr");
        const QString engine = QString("cmd=tee -a %1 | %2 ugi combate,nodes=1").arg(told, LEUCTRA_CLI);
        QCOMPARE(match("combate", engine, quick, 2, {"--rules", "yetem,quiet=8", "--record", record}).code,
                 0);
        const QString games = fileText(record);
        QStringList setups[2];
        for (const int side : {0, 1}) {
            auto found = QRegularExpression(side == 0 ? "RedSetup \"([^\"]*)\"" : "BlueSetup \"([^\"]*)\"")
                             .globalMatch(games);
            while (found.hasNext())
                setups[side] += found.next().captured(1);
        }
        // A is Red in the first game and Blue in the second.
        const QStringList hidden = {setups[1][0], setups[0][1]};
        int positions = 0;
        for (const QString& line : linesOf(fileText(told))) {
            if (!line.startsWith("position")) {
                QVERIFY2(QRegularExpression("^(ugi|uginewgame|isready|go nodes 1|go setup|"
                                            "setoption name (Seed value [0-9]+|Rules value yetem,quiet=8))$")
                             .match(line)
                             .hasMatch(),
                         qPrintable(line));
                continue;
            }
            ++positions;
            const QStringList words = line.split(' ');
            const int game = words[2] == "red" ? 0 : 1;
            QCOMPARE(words[4], setups[game][game]);
            QVERIFY(hidden[game] == words[4] || !line.contains(hidden[game]));
            for (const QString& play : words.mid(6))
                QVERIFY2(QRegularExpression("^[a-j][0-9]+(-[a-j][0-9]+|x[a-j][0-9]+=[1-9X]v[1-9XBF])$")
                             .match(play)
                             .hasMatch(),
                         qPrintable(play));
        }
        QVERIFY(positions > 20);
    }

    void whoFailsHasLost_data() {
        QTest::addColumn<QString>("onGo");
        QTest::addColumn<QString>("result");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("crash") << "exit 1"
                               << "resign"
                               << "ply 1: the program has ended";
        QTest::newRow("illegal") << "echo bestmove a1-a9"
                                 << "resign"
                                 << "ply 1: a1-a9: ";
        QTest::newRow("nonsense") << "echo bestmove banana"
                                  << "resign"
                                  << "ply 1: ";
        QTest::newRow("none") << "echo bestmove none"
                              << "resign"
                              << "ply 1: none: ";
        QTest::newRow("silence") << "sleep 5"
                                 << "time"
                                 << "ply 1: no play after";
        QTest::newRow("late") << "sleep 1.2; echo bestmove a4-a5"
                              << "time"
                              << "ply 1: no play after";
        QTest::newRow("chatter") << "yes info string"
                                 << "time"
                                 << "ply 1: no play after";
    }
    void whoFailsHasLost() {
        QFETCH(QString, onGo);
        QFETCH(QString, result);
        QFETCH(QString, complaint);
        QTemporaryDir folder;
        const CliRun run = match("combate", scripted(folder, onGo) + ",movetime=20", quick, 1);
        QCOMPARE(run.code, 0);
        QCOMPARE(linesOf(run.out).first(), QString("game 1 first=A result 0-1 %1 plies 0").arg(result));
        QVERIFY2(run.err.startsWith("leuctra-cli: game 1, A: " + complaint), qPrintable(run.err));
        QCOMPARE(run.err.count('\n'), 1);
    }

    void whoCannotDeployHasLost_data() {
        QTest::addColumn<QString>("onSetup");
        QTest::newRow("crash") << "exit";
        QTest::newRow("short") << "echo bestsetup FB3B";
        QTest::newRow("two standards") << "echo bestsetup F" + setup.mid(1, 38) + "F";
    }
    void whoCannotDeployHasLost() {
        QFETCH(QString, onSetup);
        QTemporaryDir folder;
        const CliRun run = match("combate", quick, scripted(folder, "exit", onSetup), 2);
        QCOMPARE(run.code, 0);
        const QStringList lines = linesOf(run.out);
        QCOMPARE(lines[0], QString("game 1 first=A result 1-0 resign plies 0"));
        QCOMPARE(lines[1], QString("game 2 first=B result 0-1 resign plies 0"));
        QVERIFY2(run.err.startsWith("leuctra-cli: game 1, B: deployment: "), qPrintable(run.err));
        QCOMPARE(run.err.count('\n'), 2);
    }

    void aProgramThatHasGoneIsStartedAgainForTheNextGame() {
        QTemporaryDir folder;
        const CliRun run = match("combate", scripted(folder, "exit") + ",movetime=20", quick, 3);
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains("total A 0 0 3 "), qPrintable(run.out));
    }

    void aProgramThatDoesNotStartEndsTheMatch() {
        const CliRun run = match("combate", "cmd=/nowhere/at/all", quick, 1);
        QCOMPARE(run.code, 1);
        QCOMPARE(run.out, QString());
        QVERIFY2(run.err.contains("--a: the program has ended"), qPrintable(run.err));
    }

    void onlyTheRulesEndAGame() {
        QTemporaryDir folder;
        const QString idle = scripted(folder,
                                      "if [ $((n % 2)) = 1 ]; then echo bestmove a4-a5; else echo bestmove "
                                      "a5-a4; fi");
        const CliRun run = match("combate", idle, quick, 1, {"--rules", "yetem,quiet=6"});
        QCOMPARE(run.code, 0);
        QVERIFY2(
            QRegularExpression("^game 1 first=A result 1/2-1/2 C19 plies [0-9]+\n").match(run.out).hasMatch(),
            qPrintable(run.out + run.err));
    }

    void benchSignsTheSearch_data() {
        QTest::addColumn<QString>("game");
        QTest::newRow("combate") << "combate";
    }
    void benchSignsTheSearch() {
        QFETCH(QString, game);
        const CliRun one = runCli({"bench", game});
        const CliRun other = runCli({"bench", game});
        QCOMPARE(one.code, 0);
        QCOMPARE(other.code, 0);
        const QString last = linesOf(one.out).last();
        QVERIFY2(QRegularExpression("^nodes [1-9][0-9]*$").match(last).hasMatch(), qPrintable(last));
        QCOMPARE(linesOf(other.out).last(), last);
    }
};

QTEST_GUILESS_MAIN(MatchTest)
#include "tst_match.moc"
