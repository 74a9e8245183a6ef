// SPDX-License-Identifier: GPL-3.0-or-later
#include "../core/jsonl.h"
#include "cli_process.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using leuctra::tests::CliRun;
using leuctra::tests::readJsonLines;
using leuctra::tests::runCli;
using leuctra::tests::runProcess;

namespace {

const QString start =
    "bbbbbbbbbbbbbb/bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww/wwwwwwwwwwwwww w 1";
const QString deployment = "FB3B2B3B4B5B637289341X526745262283264572";
const QStringList deployed = {"--red", deployment, "--blue", deployment};
constexpr bool hasPictures = LEUCTRA_HAS_PICTURES;
const QString corpus = QStringLiteral(LEUCTRA_TEST_DATA "/records/");

QStringList texts(const QJsonValue& array) {
    QStringList list;
    for (const QJsonValue& value : array.toArray())
        list += value.toString();
    return list;
}

QStringList movesOf(const QString& out) {
    QStringList moves;
    for (const QString& line : out.split('\n')) {
        if (line.startsWith("move ")) moves += line.mid(5);
    }
    return moves;
}

QString fileText(const QString& name) {
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// One line, and nothing else, on the error stream; nothing on the output.
bool isOneComplaint(const CliRun& run) {
    return run.out.isEmpty() && run.err.startsWith("leuctra-cli: ") && run.err.count('\n') == 1 &&
           run.err.endsWith('\n');
}

#define COMPARE_COMPLAINT(run, expectedCode, words)                       \
    do {                                                                  \
        QCOMPARE((run).code, expectedCode);                               \
        QVERIFY2(isOneComplaint(run), qPrintable((run).out + (run).err)); \
        QVERIFY2((run).err.contains(words), qPrintable((run).err));       \
    } while (false)

}  // namespace

/// The real program, its output to the letter (interfaces.md).
class TestCli : public QObject {
    Q_OBJECT

  private slots:
    void versionAndHelp();
    void misuseExitsWith2_data();
    void misuseExitsWith2();
    void whatIsWrongInsideATextExitsWith1_data();
    void whatIsWrongInsideATextExitsWith1();

    void showPrintsTheStart();
    void showPrintsAFinishedGameWithoutMoves();
    void showAgreesWithTheCasesOfEpaminondas();
    void showAgreesWithTheCasesOfCombate();
    void showTakesAllSpellingsOfAMove();
    void showTakesRules();
    void aViewerSeesNoRankThatHeMayNotKnow();

    void perftCountsLeaves();
    void perftDivides();
    void perftAgreesWithTheCases();
    void perftOfAFinishedGameIsZero();

    void checkPrintsALineAGame();
    void checkGoesOnAfterADamagedFile();
    void checkNamesThePlaceInEveryDamagedFile();

    void convertRewritesRecords();
    void convertTurnsMovesIntoARecordAndBack();
    void convertTurnsAPositionIntoARecordAndBack();
    void convertTurnsAGameOfTheArchiveIntoARecordAndBack();
    void convertDrawsPictures();
    void convertReadsNoPictures();
    void convertRefusesAnUnfinishedGameOfCombate();
    void convertWritesNothingWhenTheSourceIsDamaged();
    void convertSaysWhenItCannotWrite();

    void aClosedOrFullOutputDoesNoHarm();
};

void TestCli::versionAndHelp() {
    QCOMPARE(runCli({"--version"}).out, QString("leuctra-cli " LEUCTRA_VERSION "\n"));
    for (const QStringList& arguments : {QStringList{"--help"},
                                         {"show", "--help"},
                                         {"perft", "-h"},
                                         {"check", "--help"},
                                         {"convert", "--help"}}) {
        const CliRun run = runCli(arguments);
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains("Usage: leuctra-cli"));
        QVERIFY(run.err.isEmpty());
    }
}

void TestCli::misuseExitsWith2_data() {
    QTest::addColumn<QStringList>("arguments");
    const QString position = "show";
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown command") << QStringList{"play"};
    QTest::newRow("two commands") << QStringList{"show", "epaminondas", "perft"};
    QTest::newRow("unknown option") << QStringList{"--loud"};
    QTest::newRow("unknown option of a command") << QStringList{"show", "epaminondas", "--loud"};
    QTest::newRow("no game") << QStringList{"show"};
    QTest::newRow("unknown game") << QStringList{"show", "chess"};
    QTest::newRow("one argument too many") << QStringList{"show", "epaminondas", "b1-b4"};
    QTest::newRow("option without its value") << QStringList{"show", "epaminondas", "--position"};
    QTest::newRow("unknown rules") << QStringList{"show", "epaminondas", "--rules", "lenient"};
    QTest::newRow("rules of the other game") << QStringList{"show", "epaminondas", "--rules", "classic"};
    QTest::newRow("rules twice over")
        << QStringList{"show", "epaminondas", "--rules", "free,repetition=off,repetition=off"};
    QTest::newRow("unknown rules, combate")
        << QStringList{"perft", "combate", "1", "--rules", "quiet"} + deployed;
    QTest::newRow("no deployment") << QStringList{"show", "combate"};
    QTest::newRow("one deployment") << QStringList{"show", "combate", "--red", deployment};
    QTest::newRow("deployment and position") << QStringList{"show", "combate", "--position", "x"} + deployed;
    QTest::newRow("deployment of epaminondas") << QStringList{"show", "epaminondas"} + deployed;
    QTest::newRow("unknown viewer") << QStringList{"show", "combate", "--viewer", "white"} + deployed;
    QTest::newRow("viewer of epaminondas") << QStringList{"show", "epaminondas", "--viewer", "red"};
    QTest::newRow("no depth") << QStringList{"perft", "epaminondas"};
    for (const char* depth : {"0", "-1", "x", "1x", "0x1", "1.5", "", "99999999999999999999"}) {
        QTest::addRow("depth %s", depth) << QStringList{"perft", "epaminondas", depth};
    }
    QTest::newRow("no file to check") << QStringList{"check"};
    QTest::newRow("one file to convert") << QStringList{"convert", "a.lgr"};
    QTest::newRow("unknown extension to read") << QStringList{"convert", "a.pgn", "b.lgr"};
    QTest::newRow("unknown extension to write") << QStringList{"convert", "a.lgr", "b.pgn"};
    QTest::newRow("no extension") << QStringList{"convert", "a.lgr", "b"};
}

void TestCli::misuseExitsWith2() {
    QFETCH(QStringList, arguments);
    COMPARE_COMPLAINT(runCli(arguments), 2, "");
}

void TestCli::whatIsWrongInsideATextExitsWith1_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const QStringList& arguments, const char* words) {
        QTest::newRow(name) << arguments << QString(words);
    };
    row("short position", {"show", "epaminondas", "--position", "14/14 w"}, "--position, column ");
    row("letter in a position",
        {"show", "epaminondas", "--position", "14/14/14/14/14/14/14/14/14/14/14/13q w"},
        "--position, column 36");
    row("position beginning with a dash", {"show", "epaminondas", "--position=-14"}, "--position, column 1");
    row("hidden piece as input", {"show", "combate", "--position", QString(100, '?') + " r 0"},
        "--position, column 1");
    row("letter in a deployment", {"show", "combate", "--red", "Z" + deployment.mid(1), "--blue", deployment},
        "--red, column 1");
    row("short deployment", {"show", "combate", "--red", deployment, "--blue", "12"}, "--blue");
    row("E5 too far", {"show", "epaminondas", "--moves", "b1-b4", "b12-b9", "c1-c9"}, "ply 3");
    row("E5 too far, the rule", {"show", "epaminondas", "--moves", "b1-b4", "b12-b9", "c1-c9"}, "(E5)");
    row("no move", {"perft", "epaminondas", "1", "--moves", "banana"}, "ply 1");
    row("C5 a bomb", QStringList{"show", "combate", "--moves", "b1-b2"} + deployed, "(C5)");
    row("E13 over",
        QString("show epaminondas --moves a2-a3 a11-a10 a3-a2 a10-a11 a2-a3 a11-a10 a3-a2 a10-a11 a2-a3")
            .split(' '),
        "ply 9");
    row("control characters", {"show", "epaminondas", "--moves", "a1\n\x1b[2J"}, "ply 1");
}

void TestCli::whatIsWrongInsideATextExitsWith1() {
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    COMPARE_COMPLAINT(runCli(arguments), 1, words);
}

void TestCli::showPrintsTheStart() {
    const CliRun run = runCli({"show", "epaminondas"});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.err, QString());
    QCOMPARE(run.out.left(run.out.indexOf("move ")), "position " + start + "\nside w\nresult none\n");
    QStringList moves = movesOf(run.out);
    QCOMPARE(moves.size(), 114);
    QCOMPARE(moves.first(), QString("a1-a3"));
    QVERIFY(std::is_sorted(moves.begin(), moves.end()));
    QCOMPARE(run.out.count('\n'), 117);
    QCOMPARE(runCli({"show", "epaminondas", "--moves"}).out, run.out);
    QCOMPARE(runCli({"show", "--position", start, "epaminondas"}).out, run.out);

    const CliRun combate = runCli(QStringList{"show", "combate"} + deployed);
    QCOMPARE(combate.out.section('\n', 1, 2), QString("side r\nresult none"));
    QVERIFY(combate.out.startsWith("position MBEB"));
    QVERIFY(combate.out.section('\n', 0, 0).endsWith(" r 0"));
}

void TestCli::showPrintsAFinishedGameWithoutMoves() {
    const QString won = "b12w/b13/14/14/14/14/14/14/14/14/14/w13 w 9";
    QCOMPARE(runCli({"show", "epaminondas", "--position", won}).out,
             "position " + won + "\nside w\nresult first E11\n");
    const CliRun drawn =
        runCli(QString("show epaminondas --moves a2-a3 a11-a10 a3-a2 a10-a11 a2-a3 a11-a10 a3-a2 a10-a11")
                   .split(' '));
    QVERIFY(drawn.out.endsWith("side w\nresult draw E13\n"));
    const CliRun repeated =
        runCli(QString("show epaminondas --rules left-right,repetition=off --moves a2-a3 a11-a10 "
                       "a3-a2 a10-a11 a2-a3 a11-a10 a3-a2 a10-a11")
                   .split(' '));
    QVERIFY(repeated.out.contains("result none\nmove "));
}

void TestCli::showAgreesWithTheCasesOfEpaminondas() {
    const auto cases = readJsonLines("epaminondas-moves.jsonl");
    QCOMPARE(cases.size(), std::size_t{226});
    for (const QJsonObject& object : cases) {
        const QStringList arguments = {"show",       "epaminondas",
                                       "--position", object["position"].toString(),
                                       "--rules",    object["rules"].toString()};
        const CliRun run = runCli(arguments);
        QCOMPARE(run.code, 0);
        QCOMPARE(movesOf(run.out), texts(object["moves"]));
        QVERIFY(run.out.contains("\nresult " + object["result"].toString()));
        const QStringList barred = texts(object["barred_by_E10"]);
        if (barred.isEmpty()) continue;
        const CliRun refused = runCli(arguments + QStringList{"--moves", barred.first()});
        COMPARE_COMPLAINT(refused, 1, "ply 1,");
        QVERIFY(refused.err.contains("E10"));
    }
}

void TestCli::showAgreesWithTheCasesOfCombate() {
    const auto cases = readJsonLines("combate-moves.jsonl");
    QCOMPARE(cases.size(), std::size_t{283});
    for (const QJsonObject& object : cases) {
        const QStringList plays = texts(object["plays"]);
        const QStringList arguments = QStringList{"show",       "combate",
                                                  "--rules",    object["rules"].toString(),
                                                  "--position", object["position"].toString(),
                                                  "--moves"} +
                                      plays;
        const CliRun run = runCli(arguments);
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.startsWith("position " + object["after"].toString() + "\n"));
        QCOMPARE(movesOf(run.out), texts(object["moves"]));
        QVERIFY(run.out.contains("\nresult " + object["result"].toString()));
        const QString barred = object["barred_by_C9"].toString();
        if (barred.isEmpty()) continue;
        const CliRun refused = runCli(arguments + QStringList{barred});
        COMPARE_COMPLAINT(refused, 1, QString("ply %1,").arg(plays.size() + 1));
        QVERIFY(refused.err.contains("C9"));
    }
}

void TestCli::showTakesAllSpellingsOfAMove() {
    const CliRun run = runCli({"show", "epaminondas", "--moves", "b1-b4", "b12-b9"});
    QCOMPARE(runCli({"show", "epaminondas", "--moves", "b1b4", "b12xb9"}).out, run.out);
    QCOMPARE(runCli({"show", "epaminondas", "--moves", "b1-b4", "--moves", "b12-b9"}).out, run.out);
}

void TestCli::showTakesRules() {
    const QStringList begin = QStringList{"show", "combate"} + deployed;
    QVERIFY(runCli(begin + QStringList{"--rules", "classic,begins=blue"}).out.contains("\nside b\n"));
    QVERIFY(runCli(begin + QStringList{"--rules", "yetem,quiet=2", "--moves", "a4-a5", "a7-a6"})
                .out.endsWith("\nresult draw C19\n"));
}

void TestCli::aViewerSeesNoRankThatHeMayNotKnow() {
    const QStringList begin = QStringList{"show", "combate"} + deployed;
    const CliRun red = runCli(begin + QStringList{"--viewer", "red"});
    QCOMPARE(red.out.section('\n', 0, 0).mid(69), QString(40, '?') + " r 0");
    QVERIFY(!movesOf(red.out).isEmpty());
    const CliRun blue = runCli(begin + QStringList{"--viewer", "blue"});
    QVERIFY(blue.out.startsWith("position " + QString(40, '?') + "AA__AA"));
    QVERIFY(movesOf(blue.out).isEmpty());
    QVERIFY(blue.out.endsWith("\nside r\nresult none\n"));

    // C7: the Soldado that ran is known; C12: so are both that met.
    const CliRun run = runCli(begin + QStringList{"--viewer", "blue", "--moves", "b4-b6"});
    QCOMPARE(run.out.count('D'), 1);
    QVERIFY(!movesOf(run.out).isEmpty());
    const CliRun met = runCli(begin + QStringList{"--viewer", "red", "--moves", "b4-b6", "b7xb6"});
    QCOMPARE(met.out.section('\n', 0, 0).count('?'), 39);
}

void TestCli::perftCountsLeaves() {
    const CliRun run = runCli({"perft", "epaminondas", "3"});
    QCOMPARE(run.code, 0);
    QVERIFY2(QRegularExpression("^1 114\n2 12996\n3 1787292\nnps [1-9][0-9]*\n$").match(run.out).hasMatch(),
             qPrintable(run.out));
}

void TestCli::perftDivides() {
    const CliRun run = runCli({"perft", "epaminondas", "2", "--divide"});
    QStringList lines = run.out.split('\n');
    QCOMPARE(lines.size(), 114 + 3 + 1);
    QCOMPARE(lines.mid(114, 2), (QStringList{"1 114", "2 12996"}));
    qint64 sum = 0;
    QStringList moves;
    for (const QString& line : lines.mid(0, 114)) {
        moves += line.section(' ', 0, 0);
        sum += line.section(' ', 1).toLongLong();
    }
    QCOMPARE(sum, 12996);
    QCOMPARE(moves, movesOf(runCli({"show", "epaminondas"}).out));
}

void TestCli::perftAgreesWithTheCases() {
    for (const char* game : {"epaminondas", "combate"}) {
        for (const QJsonObject& object : readJsonLines(QString("%1-perft.jsonl").arg(game))) {
            QString expected;
            const QJsonArray nodes = object["nodes"].toArray();
            // Deeper counts are those of the core's own tests.
            const qsizetype depth = std::min<qsizetype>(nodes.size(), 2);
            for (qsizetype i = 0; i < depth; ++i) {
                expected += QString("%1 %2\n").arg(i + 1).arg(nodes[i].toInteger());
            }
            QStringList arguments = {"perft", game, QString::number(depth), "--position",
                                     object["position"].toString()};
            if (object.contains("rules")) arguments += QStringList{"--rules", object["rules"].toString()};
            if (object.contains("plays")) arguments += QStringList{"--moves"} + texts(object["plays"]);
            const CliRun run = runCli(arguments);
            QCOMPARE(run.out.left(run.out.indexOf("nps ")), expected);
        }
    }
}

void TestCli::perftOfAFinishedGameIsZero() {
    const CliRun run = runCli({"perft", "epaminondas", "2", "--position",
                               "b12w/b13/14/14/14/14/14/14/14/14/14/w13 w 9", "--divide"});
    QCOMPARE(run.out, QString("1 0\n2 0\nnps 0\n"));
}

void TestCli::checkPrintsALineAGame() {
    const CliRun run = runCli({"check", "several-games.lgr", "repetition.lgr", "combate-from-a-position.lgr"},
                              corpus + "good");
    QCOMPARE(run.code, 0);
    QCOMPARE(run.err, QString());
    QCOMPARE(
        run.out,
        QString(
            "several-games.lgr ok epaminondas 1 *\nseveral-games.lgr ok combate 0 *\n"
            "several-games.lgr ok epaminondas 2 *\nseveral-games.lgr ok epaminondas 0 *\n"
            "repetition.lgr ok epaminondas 8 1/2-1/2\ncombate-from-a-position.lgr ok combate 1 1/2-1/2\n"));
    const CliRun all =
        runCli(QStringList{"check"} + QDir(corpus + "good").entryList(QDir::Files), corpus + "good");
    QCOMPARE(all.code, 0);
}

void TestCli::checkGoesOnAfterADamagedFile() {
    const CliRun run =
        runCli({"check", "damaged/second-of-three.lgr", "missing.lgr", "good/variations.lgr"}, corpus);
    QCOMPARE(run.code, 1);
    QCOMPARE(run.out, QString("damaged/second-of-three.lgr ok epaminondas 1 *\n"
                              "damaged/second-of-three.lgr:7:10: There is no stone on b1\n"
                              "damaged/second-of-three.lgr ok epaminondas 0 *\n"
                              "missing.lgr:1:1: The file cannot be read: No such file or directory\n"
                              "good/variations.lgr ok epaminondas 3 1-0\n"));
    QCOMPARE(
        run.err,
        QString("leuctra-cli: damaged/second-of-three.lgr:7:10: There is no stone on b1 (and 1 more)\n"));
}

void TestCli::checkNamesThePlaceInEveryDamagedFile() {
    for (const QString& line : fileText(corpus + "damaged.tsv").split('\n', Qt::SkipEmptyParts)) {
        if (line.startsWith('#')) continue;
        const QStringList row = line.split('\t');
        const CliRun run = runCli({"check", row[0]}, corpus + "damaged");
        QCOMPARE(run.code, 1);
        QVERIFY2(run.out.contains(QString("%1:%2: %3").arg(row[0], row[1], row[2])), qPrintable(run.out));
    }
}

void TestCli::convertRewritesRecords() {
    QTemporaryDir folder;
    for (const QString& name : QDir(corpus + "good").entryList(QDir::Files)) {
        const QString once = folder.filePath("once.lgr");
        const QString twice = folder.filePath("twice.lgr");
        QCOMPARE(runCli({"convert", corpus + "good/" + name, once}).code, 0);
        QCOMPARE(runCli({"convert", once, twice}).code, 0);
        QCOMPARE(fileText(twice), fileText(once));
        const auto checked = [](const QString& file) { return runCli({"check", file}).out.remove(file); };
        QCOMPARE(checked(once), checked(corpus + "good/" + name));
        const QString text = fileText(once);
        QCOMPARE(runCli({"convert", once, once}).code, 0);
        QCOMPARE(fileText(once), text);
    }
}

void TestCli::convertTurnsMovesIntoARecordAndBack() {
    QTemporaryDir folder;
    QFile moves(folder.filePath("a.txt"));
    QVERIFY(moves.open(QIODevice::WriteOnly));
    moves.write("1. b1-b4 b12-b9\n2. c1c4");
    moves.close();
    const CliRun run = runCli({"convert", "a.txt", "a.lgr"}, folder.path());
    QCOMPARE(run.code, 0);
    QVERIFY(run.out.isEmpty() && run.err.isEmpty());
    QCOMPARE(fileText(folder.filePath("a.lgr")), QString("[Game \"epaminondas\"]\n[Result \"*\"]\n[Rules "
                                                         "\"left-right\"]\n\n1. b1-b4 b12-b9 2. c1-c4 *\n"));
    QCOMPARE(runCli({"convert", "a.lgr", "b.TXT"}, folder.path()).code, 0);
    QCOMPARE(fileText(folder.filePath("b.TXT")), QString("b1-b4 b12-b9 c1-c4\n"));
}

void TestCli::convertTurnsAPositionIntoARecordAndBack() {
    QTemporaryDir folder;
    QCOMPARE(runCli({"convert", corpus + "good/combate-to-the-end.lgr", "a.txt"}, folder.path()).code, 0);
    const QString text = fileText(folder.filePath("a.txt"));
    QVERIFY(QRegularExpression("^[A-Y_]{100} [rb] 740\n$").match(text).hasMatch());
    QCOMPARE(runCli({"convert", "a.txt", "b.lgr"}, folder.path()).code, 0);
    QCOMPARE(runCli({"check", "b.lgr"}, folder.path()).out, QString("b.lgr ok combate 0 1-0\n"));
    QCOMPARE(runCli({"convert", "b.lgr", "c.txt"}, folder.path()).code, 0);
    QCOMPARE(fileText(folder.filePath("c.txt")), text);
}

void TestCli::convertTurnsAGameOfTheArchiveIntoARecordAndBack() {
    QTemporaryDir folder;
    const QString source = corpus + "foreign/gravon.xml";
    QCOMPARE(runCli({"check", source}).out, source + " ok combate 6 0-1\n");
    QCOMPARE(runCli({"convert", source, "a.lgr"}, folder.path()).code, 0);
    QCOMPARE(runCli({"check", "a.lgr"}, folder.path()).out, QString("a.lgr ok combate 6 0-1\n"));
    QCOMPARE(runCli({"convert", "a.lgr", "b.xml"}, folder.path()).code, 0);
    QCOMPARE(runCli({"convert", "b.xml", "c.lgr"}, folder.path()).code, 0);
    QCOMPARE(fileText(folder.filePath("c.lgr")), fileText(folder.filePath("a.lgr")));
}

void TestCli::convertDrawsPictures() {
    QTemporaryDir folder;
    for (const char* game : {"repetition.lgr", "combate-resigned.lgr"}) {
        const QString source = corpus + "good/" + game;
        for (const auto& [name, beginning] :
             {std::pair("a.svg", "<?xml"), {"a.png", "\x89PNG"}, {"a.gif", "GIF89a"}}) {
            const CliRun run = runCli({"convert", source, name}, folder.path());
            if (!hasPictures) {
                COMPARE_COMPLAINT(run, 1, "leuctra-draw, which is not there");
                continue;
            }
            QCOMPARE(run.err, QString());
            QCOMPARE(run.code, 0);
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(file.readAll().startsWith(beginning));
            QVERIFY(file.size() > 5000);
        }
    }
    COMPARE_COMPLAINT(runCli({"convert", corpus + "good/several-games.lgr", "b.png"}, folder.path()), 1,
                      "holds one");
    QVERIFY(!QFile::exists(folder.filePath("b.png")));
}

void TestCli::convertReadsNoPictures() {
    QTemporaryDir folder;
    QFile picture(folder.filePath("a.png"));
    QVERIFY(picture.open(QIODevice::WriteOnly));
    picture.write("\x89PNG\r\n\x1a\n");
    picture.close();
    COMPARE_COMPLAINT(runCli({"convert", "a.png", "b.lgr"}, folder.path()), 1, "a.png:1:1: ");
    QVERIFY(!QFile::exists(folder.filePath("b.lgr")));
}

void TestCli::convertRefusesAnUnfinishedGameOfCombate() {
    QTemporaryDir folder;
    const QString source = corpus + "good/combate-unfinished-blue-begins.lgr";
    for (const char* target : {"a.txt", "a.xml", "a.svg", "a.png", "a.gif"})
        COMPARE_COMPLAINT(runCli({"convert", source, target}, folder.path()), 1, "not over");
    QVERIFY(QDir(folder.path()).isEmpty());
    QCOMPARE(runCli({"convert", source, "a.lgr"}, folder.path()).code, 0);
}

void TestCli::convertWritesNothingWhenTheSourceIsDamaged() {
    QTemporaryDir folder;
    const CliRun run = runCli({"convert", corpus + "damaged/second-of-three.lgr", "a.lgr"}, folder.path());
    COMPARE_COMPLAINT(run, 1, "second-of-three.lgr:7:10: There is no stone on b1");
    QVERIFY(QDir(folder.path()).isEmpty());
    COMPARE_COMPLAINT(runCli({"convert", "none.lgr", "a.lgr"}, folder.path()), 1,
                      "none.lgr: The file cannot be read");
}

void TestCli::convertSaysWhenItCannotWrite() {
    COMPARE_COMPLAINT(runCli({"convert", "repetition.lgr", "repetition.lgr/a.lgr"}, corpus + "good"), 1,
                      "repetition.lgr/a.lgr: The file cannot be written: Not a directory");
}

void TestCli::aClosedOrFullOutputDoesNoHarm() {
    const auto shell = [](const QString& redirection) {
        return runProcess("sh",
                          {"-c", "\"$0\" show epaminondas " + redirection, QStringLiteral(LEUCTRA_CLI)});
    };
    QCOMPARE(shell(">&-").code, 0);
    QCOMPARE(shell("<&- >&- 2>&-").code, 0);
    const CliRun full = shell(">/dev/full");
    COMPARE_COMPLAINT(full, 1, "the output cannot be written: No space left on device");
    const CliRun gone = shell("| true");
    QVERIFY(gone.err.isEmpty());
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
