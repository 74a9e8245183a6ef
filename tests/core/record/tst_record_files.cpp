// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/file.h"
#include "record/formats.h"
#include "record/lgr.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sys/resource.h>

#include <csignal>

using namespace leuctra;
using namespace leuctra::record;

namespace {

const std::string deployment = "FB3B2B3B4B5B637289341X526745262283264572";
const std::string combateHead =
    "[Game \"combate\"]\n[RedSetup \"" + deployment + "\"]\n[BlueSetup \"" + deployment + "\"]\n";

std::string sentence(const Error& error) {
    return describe(error);
}

/// The one game of a text written in a format; or the sentence of what stands against it.
std::string rewritten(FileFormat from, const std::string& text, FileFormat to) {
    const auto games = readGames(from, text);
    if (!games) return sentence(games.error());
    const auto written = writeGames(to, *games);
    return written ? *written : sentence(written.error());
}

/// No file may grow beyond this size while it lives: a full disk, for this process alone.
class SizeLimit {
  public:
    explicit SizeLimit(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SizeLimit() { ::setrlimit(RLIMIT_FSIZE, &before_); }
    SizeLimit(const SizeLimit&) = delete;
    SizeLimit& operator=(const SizeLimit&) = delete;

  private:
    rlimit before_{};
};

}  // namespace

class TestRecordFiles : public QObject {
    Q_OBJECT

  private slots:
    void aWrittenFileIsReadBack();
    void aFullDiskLeavesTheOldFile();
    void anUnwritableFolderIsSaid();
    void aLinkIsFollowedAndRightsAreKept();
    void aMissingFileOrAFolderIsSaid();

    void formatsGoByExtension();
    void movesOfEpaminondasAreReadWithAndWithoutNumbers();
    void movesOfEpaminondasAreWrittenOnOneLine();
    void movesNameThePlaceOfAnError();
    void anotherStartIsNoListOfMoves();
    void severalGamesDoNotGoIntoOneText();
    void aPositionOfCombateIsReadAndWritten();
    void aDamagedPositionNamesThePlace();
    void anUnfinishedGameOfCombateIsNotExported();
    void aFinishedGameOfCombateIsItsLastPosition();

  private:
    std::filesystem::path path(const char* name) const { return folder_.filePath(name).toStdString(); }
    QStringList files() const { return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden); }

    QTemporaryDir folder_;
};

void TestRecordFiles::aWrittenFileIsReadBack() {
    for (const std::string& content : {std::string("one\n"), std::string(), std::string(300'000, 'x')}) {
        QVERIFY(writeFileAtomically(path("a.lgr"), content));
        QCOMPARE(readFile(path("a.lgr")).value(), content);
        QCOMPARE(files(), QStringList{"a.lgr"});
    }
}

void TestRecordFiles::aFullDiskLeavesTheOldFile() {
    QVERIFY(writeFileAtomically(path("a.lgr"), "old"));
    const SizeLimit limit(4096);
    const auto written = writeFileAtomically(path("a.lgr"), std::string(300'000, 'x'));
    QVERIFY(!written);
    QCOMPARE(sentence(written.error()), std::string("The file cannot be written: File too large"));
    QCOMPARE(readFile(path("a.lgr")).value(), std::string("old"));
    QCOMPARE(files(), QStringList{"a.lgr"});
}

void TestRecordFiles::anUnwritableFolderIsSaid() {
    QVERIFY(writeFileAtomically(path("a.lgr"), "old"));
    const auto inFile = writeFileAtomically(path("a.lgr") / "b.lgr", "x");
    QCOMPARE(sentence(inFile.error()), std::string("The file cannot be written: Not a directory"));
    const auto nowhere = writeFileAtomically(path("none") / "b.lgr", "x");
    QCOMPARE(sentence(nowhere.error()), std::string("The file cannot be written: No such file or directory"));
    QVERIFY(QDir(folder_.path()).mkdir("folder.lgr"));
    QVERIFY(!writeFileAtomically(path("folder.lgr"), "x"));
    QCOMPARE(files(), QStringList{"a.lgr"});
}

void TestRecordFiles::aLinkIsFollowedAndRightsAreKept() {
    QVERIFY(writeFileAtomically(path("a.lgr"), "old"));
    std::filesystem::permissions(path("a.lgr"),
                                 std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    std::filesystem::create_symlink("a.lgr", path("link.lgr"));
    QVERIFY(writeFileAtomically(path("link.lgr"), "new"));
    QVERIFY(std::filesystem::is_symlink(path("link.lgr")));
    QCOMPARE(readFile(path("a.lgr")).value(), std::string("new"));
    QVERIFY(std::filesystem::status(path("a.lgr")).permissions() ==
            (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
    std::filesystem::remove(path("link.lgr"));
}

void TestRecordFiles::aMissingFileOrAFolderIsSaid() {
    QCOMPARE(sentence(readFile(path("none.lgr")).error()),
             std::string("The file cannot be read: No such file or directory"));
    QCOMPARE(sentence(readFile(folder_.path().toStdString()).error()),
             std::string("The file cannot be read: Is a directory"));
}

void TestRecordFiles::formatsGoByExtension() {
    QVERIFY(formatOf("a/b.lgr") == FileFormat::Lgr);
    QVERIFY(formatOf("B.TXT") == FileFormat::Text);
    QVERIFY(formatOf("a.xml") == FileFormat::Xml);
    QVERIFY(formatOf("a.b/c.svg") == FileFormat::Svg);
    QVERIFY(formatOf("a.Png") == FileFormat::Png);
    QVERIFY(formatOf("a.gif") == FileFormat::Gif);
    for (const char* name : {"a", "a.pgn", "xml", ".lgr", "a.lgr.gz", ""})
        QVERIFY(!formatOf(name));
}

void TestRecordFiles::movesOfEpaminondasAreReadWithAndWithoutNumbers() {
    for (const char* text : {"b1-b4 b12-b9 c1-c4", "1. b1-b4 b12-b9 2. c1-c4\n",
                             "1.b1b4 1...b12xb9\r\n2.\tc1-c4", "\n1. b1-b4\n2. b12-b9\n3. c1-c4"}) {
        const auto games = readGames(FileFormat::Text, text);
        QVERIFY2(games, games ? "" : sentence(games.error()).c_str());
        QCOMPARE(games->front().mainLine().size(), std::size_t{3});
        QCOMPARE(games->front().last().play, std::string("c1-c4"));
        QVERIFY(!games->front().isFinished());
    }
    const auto drawn = readGames(FileFormat::Text, "a2-a3 a11-a10 a3-a2 a10-a11 a2-a3 a11-a10 a3-a2 a10-a11");
    QVERIFY((drawn->front().outcome() == Outcome{std::nullopt, Reason::E13}));
    QVERIFY(readGames(FileFormat::Text, "")->front().mainLine().empty());
}

void TestRecordFiles::movesOfEpaminondasAreWrittenOnOneLine() {
    QCOMPARE(
        rewritten(FileFormat::Lgr, "[Game \"epaminondas\"]\n\n1. b1-b4 {x} (1. c1-c4) b12-b9 2. c1-c4 1-0",
                  FileFormat::Text),
        std::string("b1-b4 b12-b9 c1-c4\n"));
    QCOMPARE(rewritten(FileFormat::Text, "b1-b4 b12-b9\n", FileFormat::Text), std::string("b1-b4 b12-b9\n"));
}

void TestRecordFiles::movesNameThePlaceOfAnError() {
    const auto place = [](const std::string& text) {
        const auto games = readGames(FileFormat::Text, text);
        return games ? std::pair(0, 0) : std::pair(games.error().line, games.error().column);
    };
    QCOMPARE(place("1. b1-b4\n2. b12-b9 c1-c9"), std::pair(2, 11));
    QCOMPARE(place("1. b1-b4\n 2...b12-b2"), std::pair(2, 6));
    QCOMPARE(place("b1-b4 \xF1"), std::pair(1, 7));
    QCOMPARE(place(std::string(500, 'b')), std::pair(1, 1));
}

void TestRecordFiles::anotherStartIsNoListOfMoves() {
    QCOMPARE(
        rewritten(FileFormat::Lgr,
                  "[Game \"epaminondas\"]\n[Position \"14/14/14/14/14/14/14/14/14/14/b13/w13 w 5\"]\n\n*",
                  FileFormat::Text),
        std::string("The game does not start with every piece in its place, which this format cannot say"));
}

void TestRecordFiles::severalGamesDoNotGoIntoOneText() {
    QCOMPARE(rewritten(FileFormat::Lgr, "[Game \"epaminondas\"]\n\n*\n\n[Game \"epaminondas\"]\n\n*\n",
                       FileFormat::Text),
             std::string("The file has 2 games, and this format holds one"));
}

void TestRecordFiles::aPositionOfCombateIsReadAndWritten() {
    std::string position(100, 'A');
    for (const int lake : {42, 43, 46, 47, 52, 53, 56, 57})
        position[static_cast<std::size_t>(lake)] = '_';
    position[0] = 'M';
    position[99] = 'Y';
    position[50] = 'D';
    const std::string over = position + " b 7";  // C17: Blue has only the standard left
    const auto games = readGames(FileFormat::Text, over + "\r\n");
    QVERIFY(games);
    QVERIFY((games->front().outcome() == Outcome{Side::First, Reason::C17}));
    QCOMPARE(rewritten(FileFormat::Text, over, FileFormat::Text), over + "\n");
    const std::string record = rewritten(FileFormat::Text, over, FileFormat::Lgr);
    QCOMPARE(rewritten(FileFormat::Lgr, record, FileFormat::Text), over + "\n");
}

void TestRecordFiles::aDamagedPositionNamesThePlace() {
    const auto games = readGames(FileFormat::Text, "\n A" + std::string(98, 'A') + "?\n");
    QVERIFY(!games);
    QCOMPARE(games.error().line, 2);
    QVERIFY(games.error().column >= 2);
}

void TestRecordFiles::anUnfinishedGameOfCombateIsNotExported() {
    const std::string refusal =
        "This game is not over and holds both armies: it is not exported before its end";
    const std::string going = combateHead + "\n1. a4-a5 *\n";
    QCOMPARE(rewritten(FileFormat::Lgr, going, FileFormat::Text), refusal);
    QVERIFY(rewritten(FileFormat::Lgr, going, FileFormat::Lgr).ends_with("\n1. a4-a5 *\n"));
    QVERIFY(!mayBeShown(readGames(FileFormat::Lgr, going)->front()));
    QVERIFY(mayBeShown(readGames(FileFormat::Lgr, "[Game \"epaminondas\"]\n\n*\n")->front()));
}

void TestRecordFiles::aFinishedGameOfCombateIsItsLastPosition() {
    const std::string text = rewritten(
        FileFormat::Lgr, combateHead + "[Result \"1-0\"]\n[Termination \"resign\"]\n\n1. a4-a5 1-0\n",
        FileFormat::Text);
    QVERIFY(text.starts_with("MBEBDBEBFB"));
    QVERIFY(text.ends_with(" b 1\n"));
}

QTEST_APPLESS_MAIN(TestRecordFiles)
#include "tst_record_files.moc"
