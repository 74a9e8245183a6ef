// SPDX-License-Identifier: GPL-3.0-or-later
#include "positions.h"

#include <QTest>

using namespace leuctra;
using namespace leuctra::combate;
using namespace leuctra::combate::tests;

namespace {

const std::string start100 =
    "MBBBBBBEEEEEFFFFGGGGHHHHIIIJJCDDDDDDDDKL"
    "AA__AA__AAAA__AA__AA"
    "XWPPPPPPPPOVVUUUTTTTSSSSRRRRQQQQQNNNNNNY";
const std::string army =
    "FBBBBBB3333344445555666677788122222222"
    "9X";

std::string with(std::string text, std::size_t at, char letter) {
    text[at] = letter;
    return text;
}

struct Wrong {
    const char* name;
    std::string text;
    int column;
    const char* sentence;
};

void addRows(const std::vector<Wrong>& rows) {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("sentence");
    for (const Wrong& row : rows) {
        QTest::newRow(row.name) << QString::fromUtf8(row.text.data(), static_cast<qsizetype>(row.text.size()))
                                << row.column << QString::fromUtf8(row.sentence);
    }
}

#define COMPARE_FAILURE(result, wantedPart)                                     \
    do {                                                                        \
        QVERIFY(!(result));                                                     \
        QCOMPARE((result).error().part, wantedPart);                            \
        QCOMPARE((result).error().column, column);                              \
        QCOMPARE(QString::fromStdString(describe((result).error())), sentence); \
    } while (false)

}  // namespace

/// Rule strings, deployments, positions and plays as texts: what is read, what is written, what is refused
/// where.
class CombateTexts : public QObject {
    Q_OBJECT

  private slots:
    void rules_data();
    void rules();
    void rulesRefused_data();
    void rulesRefused();
    void classicDiffersInC8AndC9();
    void setup();
    void setupRefused_data();
    void setupRefused();
    void mirroredSetup();
    void lostAtOnce_data();
    void lostAtOnce();
    void randomSetupsAreWholeArmiesThatCanPlay();
    void position();
    void positionRefused_data();
    void positionRefused();
    void positionMayLackOneStandard();
    void positionMayShowTwoStandards();
    void play_data();
    void play();
    void playRefused_data();
    void playRefused();
    void wrongAnnouncementIsRefused();
    void startNeedsBothSetupsOrAPosition();
    void noiseIsRefusedWithItsPlace();
};

void CombateTexts::rules_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    for (const char* same :
         {"yetem", "classic", "yetem,quiet=0", "classic,quiet=50", "yetem,begins=blue", "yetem,memory",
          "yetem,takeback", "classic,quiet=1000000,begins=blue,memory,takeback"})
        QTest::newRow(same) << same << same;
    QTest::newRow("nothing") << ""
                             << "yetem";
    QTest::newRow("the default said") << "yetem,quiet=200"
                                      << "yetem";
    QTest::newRow("another order") << "classic,takeback,memory,begins=blue,quiet=3"
                                   << "classic,quiet=3,begins=blue,memory,takeback";
}

void CombateTexts::rules() {
    QFETCH(QString, text);
    QFETCH(QString, written);
    const auto rules = rulesFrom(text.toStdString());
    QVERIFY(rules);
    QCOMPARE(QString::fromStdString(combate::text(*rules)), written);
    QVERIFY(rulesFrom(combate::text(*rules)) == rules);
}

void CombateTexts::rulesRefused_data() {
    addRows(
        {{"unknown", "chess", 1, "There are no rules “chess”; they are yetem or classic"},
         {"capital", "Yetem", 1, "There are no rules “Yetem”; they are yetem or classic"},
         {"no first word", "memory", 1, "There are no rules “memory”; they are yetem or classic"},
         {"unknown option", "yetem,fog", 7, "There is no rule “fog”"},
         {"empty option", "yetem,", 7, "There is no rule “”"},
         {"blank", "yetem, memory", 7, "There is no rule “ memory”"},
         {"no number", "yetem,quiet=", 7, "“quiet=” needs a whole number from 0 to 1000000"},
         {"negative", "yetem,quiet=-1", 7, "“quiet=-1” needs a whole number from 0 to 1000000"},
         {"leading zero", "yetem,quiet=07", 7, "“quiet=07” needs a whole number from 0 to 1000000"},
         {"too large", "yetem,quiet=1000001", 7, "“quiet=1000001” needs a whole number from 0 to 1000000"},
         {"far too large", "yetem,quiet=99999999999999999999", 7,
          "“quiet=99999999999999999999” needs a whole number from 0 to 1000000"},
         {"twice", "yetem,memory,memory", 14, "“memory” says again what was said before"},
         {"two numbers", "yetem,quiet=1,quiet=2", 15, "“quiet=2” says again what was said before"},
         {"new line", "yetem,a\nb", 7, "There is no rule “a\\x0Ab”"}});
}

void CombateTexts::rulesRefused() {
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, sentence);
    const auto rules = rulesFrom(text.toStdString());
    COMPARE_FAILURE(rules, Error::Part::Rules);
}

void CombateTexts::classicDiffersInC8AndC9() {
    Rules classic = Rules::classicRules();
    QCOMPARE(classic.shuttleBound, 2);
    QVERIFY(classic.scoutRunsIntoAttack && classic.shuttleCountsAttacks);
    classic.classic = false;
    classic.scoutRunsIntoAttack = false;
    classic.shuttleCountsAttacks = false;
    classic.shuttleBound = 6;
    QVERIFY(classic == Rules::yetem());
}

void CombateTexts::setup() {
    const auto read = setupFrom(army, Side::Second);
    QVERIFY(read);
    QCOMPARE(combate::text(*read), army);
    QCOMPARE(setupSquare(Side::First, 0), *squareNamed("a1"));
    QCOMPARE(setupSquare(Side::First, 10), *squareNamed("a2"));
    QCOMPARE(setupSquare(Side::Second, 0), *squareNamed("j10"));
    QCOMPARE(setupSquare(Side::Second, 9), *squareNamed("a10"));
    QCOMPARE(setupSquare(Side::Second, 39), *squareNamed("a7"));
    for (const Side side : bothSides) {
        for (int k = 0; k < armySize; ++k)
            QCOMPARE(setupIndex(side, setupSquare(side, k)), std::optional(k));
    }
    QVERIFY(!setupIndex(Side::First, *squareNamed("a5")));
    QVERIFY(!setupIndex(Side::Second, *squareNamed("j6")));
}

void CombateTexts::setupRefused_data() {
    addRows({{"short", army.substr(0, 39), 40, "A deployment has 40 letters, not 39"},
             {"empty", "", 1, "A deployment has 40 letters, not 0"},
             {"long", army + "2é", 41, "A deployment has 40 letters, not 42"},
             {"unknown", with(army, 3, 'A'), 4, "“A” is not the letter of a piece"},
             {"lower case", with(army, 39, 'x'), 40, "“x” is not the letter of a piece"},
             {"zero", with(army, 0, '0'), 1, "“0” is not the letter of a piece"},
             {"accent", army.substr(0, 5) + "é" + army.substr(6), 6, "“é” is not the letter of a piece"},
             {"control", with(army, 2, '\t'), 3, "“\\x09” is not the letter of a piece"},
             {"seventh bomb", with(army, 7, 'B'), 8, "There are too many “B”; an army has 6"},
             {"second standard", with(army, 39, 'F'), 40, "There are too many “F”; an army has 1"}});
}

void CombateTexts::setupRefused() {
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, sentence);
    COMPARE_FAILURE(setupFrom(text.toStdString(), Side::First), Error::Part::FirstSetup);
    COMPARE_FAILURE(setupFrom(text.toStdString(), Side::Second), Error::Part::SecondSetup);
}

void CombateTexts::mirroredSetup() {
    const Setup before = setupFrom(army, Side::First).value();
    QCOMPARE(combate::text(mirrored(before)).substr(0, 10), std::string("333BBBBBBF"));
    QVERIFY(mirrored(mirrored(before)) == before);
}

void CombateTexts::lostAtOnce_data() {
    QTest::addColumn<QString>("front");
    QTest::addColumn<bool>("lost");
    QTest::newRow("six bombs") << "BB22BB22BB" << true;
    QTest::newRow("five and the standard") << "BB22FB22BB" << true;
    QTest::newRow("one can") << "BB22B222BB" << false;
    QTest::newRow("on the left") << "2B22BB22BB" << false;
    QTest::newRow("on the right") << "BB22BB22B2" << false;
}

void CombateTexts::lostAtOnce() {
    QFETCH(QString, front);
    QFETCH(bool, lost);
    RankCounts left = fullArmy;
    for (const char piece : front.toStdString())
        --left[index(*rankWithLetter(piece))];
    std::string letters;
    for (const Rank rank : allRanks)
        letters += std::string(static_cast<std::size_t>(left[index(rank)]), letter(rank));
    const Setup setup = setupFrom(letters + front.toStdString(), Side::First).value();
    QCOMPARE(isLostAtOnce(setup), lost);

    const Setup sound = setupFrom(army, Side::First).value();
    for (const char* rules : {"yetem", "classic"}) {
        QCOMPARE(Position(setup, sound, *rulesFrom(rules)).outcome().has_value(), lost);
        QCOMPARE(
            Position(sound, setup, *rulesFrom(std::string(rules) + ",begins=blue")).outcome().has_value(),
            lost);
    }
}

void CombateTexts::randomSetupsAreWholeArmiesThatCanPlay() {
    Random random(3);
    std::array<RankCounts, armySize> seen{};
    for (int i = 0; i < 4000; ++i) {
        const Setup setup = randomSetup(random);
        QVERIFY(setupFrom(combate::text(setup), Side::First));
        QVERIFY(!isLostAtOnce(setup));
        for (std::size_t k = 0; k < armySize; ++k)
            ++seen[k][index(setup.ranks[k])];
    }
    // Each rank on each square about as often: 4000 · count / 40, six standard deviations at most.
    for (const RankCounts& square : seen) {
        for (const Rank rank : allRanks) {
            const double share = fullArmy[index(rank)] / 40.0;
            const double deviation = std::sqrt(4000 * share * (1 - share));
            QVERIFY(std::abs(square[index(rank)] - 4000 * share) < 6 * deviation);
        }
    }
}

void CombateTexts::position() {
    for (const std::string tail : {" r 0", " b 1", " r 67", " b 1000000"}) {
        const auto read = Position::parse(start100 + tail);
        QVERIFY(read);
        QCOMPARE(read->text(), start100 + tail);
        QCOMPARE(read->key(), read->recomputedKey());
    }
    QVERIFY(Position::parse(start100 + " r 0")->key() != Position::parse(start100 + " b 0")->key());
}

void CombateTexts::positionRefused_data() {
    const std::string good = start100 + " r 0";
    const std::string noStandards = with(with(good, 0, 'A'), 99, 'A');
    addRows(
        {{"empty", "", 1, "A position has 100 letters before the side, not 0"},
         {"short", "MBBB r 0", 5, "A position has 100 letters before the side, not 4"},
         {"long", start100 + "A r 0", 101, "A blank must stand after the 100 letters"},
         {"no side", start100, 101, "The side to move is missing"},
         {"no side after the blank", start100 + " ", 102, "The side to move is missing"},
         {"white", start100 + " w 0", 102, "The side to move is “r” or “b”, not “w”"},
         {"no ply", start100 + " r", 103, "The ply is missing"},
         {"no ply after the blank", start100 + " r ", 104, "The ply is missing"},
         {"side too long", start100 + " rr 0", 103, "A blank must stand before the ply"},
         {"minus", start100 + " r -1", 104, "The ply is a whole number; “-” is no digit"},
         {"tail", start100 + " r 0 x", 105, "The ply is a whole number; “ ” is no digit"},
         {"leading zero", start100 + " r 00", 104, "The ply is a whole number from 0 to 1000000"},
         {"large", start100 + " r 1000001", 104, "The ply is a whole number from 0 to 1000000"},
         {"very large", start100 + " r 99999999999999999999", 104,
          "The ply is a whole number from 0 to 1000000"},
         {"unknown", with(good, 41, 'Z'), 42, "“Z” stands for nothing in a position"},
         {"hidden", with(good, 70, '?'), 71, "“?” stands for nothing in a position"},
         {"accent", good.substr(0, 41) + "é" + good.substr(42), 42, "“é” stands for nothing in a position"},
         {"no lake", with(good, 42, 'A'), 43, "c5 is a lake and must be “_”"},
         {"piece on a lake", with(good, 57, 'D'), 58, "h6 is a lake and must be “_”"},
         {"lake elsewhere", with(good, 40, '_'), 41, "a5 is not a lake"},
         {"ninth Soldado", with(good, 40, 'D'), 41, "There are too many “D”; an army has 8"},
         {"seventh bomb", with(good, 51, 'N'), 99, "There are too many “N”; an army has 6"},
         {"41 pieces", with(good, 40, 'M'), 41, "An army has no more than 40 pieces"},
         {"no standard", noStandards, 1, "Both standards are missing"}});
}

void CombateTexts::positionRefused() {
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, sentence);
    const auto read = Position::parse(text.toStdString());
    COMPARE_FAILURE(read, Error::Part::Position);
}

void CombateTexts::positionMayLackOneStandard() {
    const auto read = Position::parse(with(start100, 0, 'A') + " r 0");
    QVERIFY(read);
    const std::optional<Outcome> wanted = Outcome{Side::Second, Reason::C16};
    QCOMPARE(read->outcome(), wanted);
    const Game game(*read);
    for (const Side side : bothSides)
        QCOMPARE(game.knowledge(side).outcome(), wanted);
    QVERIFY(game.legalPlays().empty());
}

void CombateTexts::positionMayShowTwoStandards() {
    Game game(positionWith({{"a4", "r4"}, {"a5", "bF"}, {"j10", "bF"}, {"j8", "b4"}}));
    QVERIFY(!game.outcome());
    QVERIFY(game.play("a4xa5=4vF"));
    const std::optional<Outcome> wanted = Outcome{Side::First, Reason::C16};
    QCOMPARE(game.outcome(), wanted);
    QVERIFY(game.undo());
    QVERIFY(!game.outcome());
}

void CombateTexts::play_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("attack");
    QTest::addColumn<QString>("announced");
    QTest::newRow("move") << "a4-a5"
                          << "a4"
                          << "a5" << false << "";
    QTest::newRow("bare") << "a4a5"
                          << "a4"
                          << "a5" << false << "";
    QTest::newRow("attack") << "a4xa5"
                            << "a4"
                            << "a5" << true << "";
    QTest::newRow("announced") << "a4xa5=6v2"
                               << "a4"
                               << "a5" << true << "6v2";
    QTest::newRow("announced without x") << "j9-j10=XvB"
                                         << "j9"
                                         << "j10" << true << "XvB";
    QTest::newRow("row ten") << "a10-b10"
                             << "a10"
                             << "b10" << false << "";
    QTest::newRow("row ten, bare") << "a10a1"
                                   << "a10"
                                   << "a1" << false << "";
    QTest::newRow("row one, bare") << "a1a10=1vF"
                                   << "a1"
                                   << "a10" << true << "1vF";
}

void CombateTexts::play() {
    QFETCH(QString, text);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(bool, attack);
    QFETCH(QString, announced);
    const auto read = playFrom(text.toStdString());
    QVERIFY(read);
    QCOMPARE(QString::fromStdString(name(read->play.from)), from);
    QCOMPARE(QString::fromStdString(name(read->play.to)), to);
    QCOMPARE(read->attack, attack);
    const std::string ranks = read->announced ? std::string{letter(read->announced->attacker), 'v',
                                                            letter(read->announced->defender)}
                                              : "";
    QCOMPARE(QString::fromStdString(ranks), announced);
    const std::string written = combate::text(read->play, read->attack);
    QCOMPARE(written, (from + (attack ? "x" : "-") + to).toStdString());
}

void CombateTexts::playRefused_data() {
    addRows({{"empty", "", 1, "The play ends too early"},
             {"one square", "a4", 3, "The play ends too early"},
             {"half", "a4-", 4, "The play ends too early"},
             {"column", "k4-a5", 1, "“k” cannot stand here in a play"},
             {"row", "a0-a5", 1, "“a” cannot stand here in a play"},
             {"row eleven", "a11-a5", 3, "“1” cannot stand here in a play"},
             {"second square", "a4-A5", 4, "“A” cannot stand here in a play"},
             {"two signs", "a4--a5", 4, "“-” cannot stand here in a play"},
             {"blank", "a4-a5 ", 6, "“ ” cannot stand here in a play"},
             {"attacker", "a4xa5=", 7, "The play ends too early"},
             {"unknown attacker", "a4xa5=0v2", 7, "“0” cannot stand here in a play"},
             {"no v", "a4xa5=62", 8, "“2” cannot stand here in a play"},
             {"no defender", "a4xa5=6v", 9, "The play ends too early"},
             {"tail", "a4xa5=6v2!", 10, "“!” cannot stand here in a play"},
             {"accent", "é4-a5", 1, "“é” cannot stand here in a play"}});
}

void CombateTexts::playRefused() {
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, sentence);
    const auto read = playFrom(text.toStdString());
    COMPARE_FAILURE(read, Error::Part::Play);
}

void CombateTexts::wrongAnnouncementIsRefused() {
    Game game(positionWith({{"a4", "r6"}, {"a5", "b2"}, {"j8", "b8"}}));
    for (const char* wrong : {"a4xa5=5v2", "a4xa5=6v3", "a4xa5=2v6", "a4-a3=6v2"}) {
        const auto played = game.play(wrong);
        QVERIFY(!played);
        QCOMPARE(played.error().rule, std::string("C12"));
        QCOMPARE(game.ply(), 0);
        for (const std::string& argument : played.error().arguments)
            QVERIFY(squareNamed(argument));
    }
    QVERIFY(game.play("a4-a5=6v2"));
    QCOMPARE(game.lastTransition()->play, std::string("a4xa5=6v2"));
}

void CombateTexts::startNeedsBothSetupsOrAPosition() {
    const std::string text100 = start100 + " r 0";
    QVERIFY(start({"", "", army, army}));
    QVERIFY(start({"", text100, "", ""}));
    QCOMPARE(start({"", "", "", ""}).error().part, Error::Part::FirstSetup);
    QCOMPARE(start({"", "", army, ""}).error().part, Error::Part::SecondSetup);
    QCOMPARE(start({"", "", "", army}).error().part, Error::Part::FirstSetup);
    QCOMPARE(start({"", text100, army, army}).error().part, Error::Part::Position);
    QCOMPARE(start({"chess", text100, "", ""}).error().part, Error::Part::Rules);
    QCOMPARE(start({"", "nonsense", "", ""}).error().part, Error::Part::Position);
    QCOMPARE(start({"", "", army, "nonsense"}).error().part, Error::Part::SecondSetup);
}

void CombateTexts::noiseIsRefusedWithItsPlace() {
    Random random(17);
    const std::string good[] = {start100 + " r 10", army, "classic,quiet=20,begins=blue,memory",
                                "a10xb10=XvB"};
    const int rounds = qEnvironmentVariableIsSet("LEUCTRA_SLOW") ? 200'000 : 5'000;
    for (int i = 0; i < rounds; ++i) {
        std::string text = good[random.below(4)];
        for (std::uint32_t damages = 1 + random.below(3); damages > 0 && !text.empty(); --damages) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            const char byte = static_cast<char>(random.below(256));
            switch (random.below(3)) {
                case 0:
                    text[at] = byte;
                    break;
                case 1:
                    text.insert(at, 1, byte);
                    break;
                default:
                    text.erase(at, 1 + random.below(3));
                    break;
            }
        }
        const auto sound = [&](const auto& result) {
            return result.has_value() || (result.error().column >= 1 && !describe(result.error()).empty() &&
                                          result.error().column <= static_cast<int>(text.size()) + 1);
        };
        QVERIFY2(sound(Position::parse(text)), text.c_str());
        QVERIFY2(sound(setupFrom(text, Side::First)), text.c_str());
        QVERIFY2(sound(rulesFrom(text)), text.c_str());
        QVERIFY2(sound(playFrom(text)), text.c_str());
    }
}

QTEST_GUILESS_MAIN(CombateTexts)
#include "tst_combate_texts.moc"
