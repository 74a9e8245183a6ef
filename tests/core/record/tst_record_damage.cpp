// SPDX-License-Identifier: GPL-3.0-or-later
#include "../damage.h"
#include "../drivers.h"
#include "../jsonl.h"
#include "random_records.h"
#include "record/file.h"
#include "record/formats.h"
#include "record/lgr.h"

#include <QDir>
#include <QTest>

using namespace leuctra;
using namespace leuctra::record;
using tests::damaged;
using tests::isPlaceIn;

namespace {

/// How many damaged texts each test reads.
int accidents() {
    return drivers::sample(4'000, 100'000);
}

const std::string& anyOf(const std::vector<std::string>& texts, Random& random) {
    return texts[random.below(static_cast<std::uint32_t>(texts.size()))];
}

std::vector<std::string> recordTexts() {
    std::vector<std::string> texts;
    const QDir folder(QStringLiteral(LEUCTRA_TEST_DATA "/records/good"));
    for (const QString& name : folder.entryList(QDir::Files)) {
        std::string text = readFile(folder.filePath(name).toStdString()).value();
        if (text.size() < 3000) texts.push_back(std::move(text));
    }
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        for (const GameKind& kind : games())
            texts.push_back(writeRecord(tests::RandomRecords(seed).next(kind, 12)));
    }
    return texts;
}

std::vector<std::string> positions(const char* file) {
    std::vector<std::string> texts;
    for (const QJsonObject& object : tests::readJsonLines(file))
        texts.push_back(object["position"].toString().toStdString());
    return texts;
}

/// What is wrong with how an error of one text names its place; empty when nothing is.
std::string faultIn(const Error& error, Error::Part part, std::string_view text) {
    if (error.part != part) return "the wrong part";
    if (describe(error).empty()) return "no reason";
    if (!isPlaceIn(text, std::max(error.line, 1), error.column))
        return fmt::format("column {}", error.column);
    return {};
}

}  // namespace

/// Damaged texts: no crash, no hang, either a sound value or an error with its place.
class TestRecordDamage : public QObject {
    Q_OBJECT

  private slots:
    void records();
    void plainTexts();
    void gamesOfTheArchive();
    void positions_data();
    void positions();
    void deployments();
    void rules_data();
    void rules();
};

void TestRecordDamage::records() {
    const std::vector<std::string> sound = recordTexts();
    Random random(11);
    for (int number = 0; number < accidents(); ++number) {
        const std::string text = damaged(anyOf(sound, random), random);
        for (const auto& game : parseRecords(text)) {
            if (game) {
                const std::string written = writeRecord(*game);
                const auto again = parseRecords(written);
                QVERIFY2(again.size() == 1 && again.front(), written.c_str());
                QCOMPARE(tests::difference(*game, *again.front()), std::string());
                QCOMPARE(writeRecord(*again.front()), written);
            } else {
                QVERIFY2(isPlaceIn(text, game.error().line, game.error().column), text.c_str());
                QVERIFY2(!describe(game.error()).empty(), text.c_str());
            }
        }
    }
}

void TestRecordDamage::plainTexts() {
    const std::vector<std::string> sound = {
        "1. b1-b4 b12-b9 2. c1-c4 c12-c9\n3. d1-d4 d12-d9\n", "b1b4 b12b9 a2-a3 a11-a10 a3-a2 a10-a11",
        tests::readJsonLines("combate-moves.jsonl").front()["position"].toString().toStdString() + "\n"};
    Random random(12);
    for (int number = 0; number < accidents(); ++number) {
        const std::string text = damaged(anyOf(sound, random), random);
        const auto games = readGames(FileFormat::Text, text);
        if (games) {
            QCOMPARE(games->size(), std::size_t{1});
            QVERIFY(writeGames(FileFormat::Lgr, *games));
        } else {
            QVERIFY2(isPlaceIn(text, games.error().line, games.error().column), text.c_str());
            QVERIFY2(!describe(games.error()).empty(), text.c_str());
        }
    }
}

void TestRecordDamage::gamesOfTheArchive() {
    const std::vector<std::string> sound = {
        readFile(LEUCTRA_TEST_DATA "/records/foreign/gravon.xml").value_or("")};
    Random random(16);
    for (int number = 0; number < accidents() / 4; ++number) {
        const std::string text = damaged(anyOf(sound, random), random);
        const auto games = readGames(FileFormat::Xml, text);
        if (games) {
            QVERIFY(writeGames(FileFormat::Lgr, *games));
        } else {
            QVERIFY2(isPlaceIn(text, games.error().line, games.error().column), text.c_str());
            QVERIFY2(!describe(games.error()).empty(), text.c_str());
        }
    }
}

void TestRecordDamage::positions_data() {
    QTest::addColumn<QString>("game");
    for (const GameKind& kind : games())
        QTest::newRow(kind.id.data()) << kind.id.data();
}

void TestRecordDamage::positions() {
    QFETCH(QString, game);
    const GameKind& kind = *gameNamed(game.toStdString());
    const std::vector<std::string> sound = ::positions(qPrintable(game + "-moves.jsonl"));
    Random random(13);
    for (int number = 0; number < accidents(); ++number) {
        const std::string text = damaged(anyOf(sound, random), random);
        if (text.empty()) continue;  // the default
        const auto state = kind.start({"", text, "", ""});
        if (state) {
            const std::string written = (*state)->positionText();
            QCOMPARE(kind.start({"", written, "", ""}).value()->positionText(), written);
        } else {
            QVERIFY2(faultIn(state.error(), Error::Part::Position, text).empty(), text.c_str());
        }
    }
}

void TestRecordDamage::deployments() {
    const GameKind& kind = *gameNamed("combate");
    Random random(14);
    for (int number = 0; number < accidents(); ++number) {
        const std::string sound = combate::text(combate::randomSetup(random));
        const std::string text = damaged(sound, random);
        if (text.empty()) continue;  // missing
        const bool isRed = random.below(2) == 0;
        const auto state =
            kind.start(isRed ? GameSetup{"", "", text, sound} : GameSetup{"", "", sound, text});
        if (state) continue;
        const auto part = isRed ? Error::Part::FirstSetup : Error::Part::SecondSetup;
        QVERIFY2(faultIn(state.error(), part, text).empty(), text.c_str());
    }
}

void TestRecordDamage::rules_data() {
    positions_data();
}

void TestRecordDamage::rules() {
    QFETCH(QString, game);
    const GameKind& kind = *gameNamed(game.toStdString());
    const std::vector<std::string> sound =
        kind.hidden ? std::vector<std::string>{"yetem,quiet=200,begins=blue,memory,takeback",
                                               "classic,memory", "yetem"}
                    : std::vector<std::string>{"left-right,repetition=off", "copycat", "free,repetition=off"};
    const std::string position = ::positions(qPrintable(game + "-moves.jsonl")).front();
    Random random(15);
    for (int number = 0; number < accidents(); ++number) {
        const std::string text = damaged(anyOf(sound, random), random);
        const auto state = kind.start({text, position, "", ""});
        if (state) {
            const std::string written = (*state)->rulesText();
            QCOMPARE(kind.start({written, position, "", ""}).value()->rulesText(), written);
        } else {
            QVERIFY2(faultIn(state.error(), Error::Part::Rules, text).empty(), text.c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestRecordDamage)
#include "tst_record_damage.moc"
