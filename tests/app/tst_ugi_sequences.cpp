// SPDX-License-Identifier: GPL-3.0-or-later
#include "../core/drivers.h"
#include "talk.h"

#include <QTest>

#include <deque>
#include <optional>
#include <set>

using namespace leuctra;
using namespace leuctra::drivers;
using leuctra::tests::Talk;

namespace {

using Texts = std::vector<std::string>;

const std::string& oneOf(const Texts& texts, Random& random) {
    return texts[random.below(static_cast<std::uint32_t>(texts.size()))];
}

bool chance(Random& random, std::uint32_t oneIn) {
    return random.below(oneIn) == 0;
}

/// What one game is tried with; all else is the same for every game.
struct Subject {
    const char* game;
    Texts rules;
    Texts badPositions;
};

const std::array<Subject, 2> subjects = {{
    {"epaminondas",
     {"left-right", "copycat", "free", "free,repetition=off"},
     {"position fen 14/14 w", "position startpos moves a1-a9", "position startpos moves b1-b4 b1-b4",
      "position observer red setup FFFF"}},
    {"combate",
     {"yetem", "classic", "yetem,memory", "classic,quiet=40", "yetem,quiet=0,begins=blue", "yetem,takeback"},
     {"position startpos", "position startpos moves a4-a5", "position observer red setup FFFF",
      "position observer green setup FB3B2B3B4B5B637289341X526745262283264572",
      "position observer red FB3B2B3B4B5B637289341X526745262283264572",
      "position observer red setup FB3B2B3B4B5B637289341X526745262283264572 a4-a5",
      "position observer red setup FB3B2B3B4B5B637289341X526745262283264572 moves a1-a9",
      "position observer blue setup FB3B2B3B4B5B637289341X526745262283264572 moves a4xa5=6v2"}},
}};

const Texts badLines = {"position",
                        "position here",
                        "position fen",
                        "position observer",
                        "position fen ////// w",
                        "go sideways",
                        "go depth",
                        "go nodes 0",
                        "go depth -1",
                        "go movetime 99999999999999999999",
                        "setoption",
                        "setoption name Hash value -3",
                        "setoption name Hash value 99999999999",
                        "setoption name Threads value many",
                        "setoption name Level value 9",
                        "setoption name Rules value chess",
                        "setoption name Colour value red",
                        "query moon",
                        "hello"};

const Texts options = {"setoption name Threads value 2", "setoption name threads value 1",
                       "setoption name Threads value 7", "setoption name Hash value 1",
                       "setoption name HASH value 8",    "setoption name Level value 1",
                       "setoption name Level value 4",   "setoption name Level value 8",
                       "setoption name Level value 0",   "setoption name Seed value 18446744073709551615"};

const Texts goes = {"go",
                    "go infinite",
                    "go infinite",
                    "GO nodes 1",
                    "go nodes 400",
                    "go nodes 3000",
                    "go depth 1",
                    "go depth 2",
                    "go movetime 0",
                    "go movetime 3",
                    "go movetime 20",
                    "go p1time 0 p2time 0 p1inc 0 p2inc 0",
                    "go p1time 300 p2time 1",
                    "go p1time -5 p2time 200 p1inc 3 p2inc 3 depth 2",
                    "go nodes 500 movetime 5 depth 3",
                    "go setup"};

/// A position of the game as a line puts it, and what may be answered there.
struct Scene {
    std::string line;
    std::set<std::string> answers;
    bool over = false;
    bool plain = true;  ///< queries are answered
};

/// One random conversation; what is wrong with it, or an empty text.
class Conversation {
  public:
    Conversation(const Subject& subject, std::uint64_t seed)
        : subject_(subject),
          kind_(*gameNamed(subject.game)),
          engineKind_(*players::engineFor(subject.game)),
          random_(seed),
          talk_(subject.game) {
        begin();
    }

    std::string run() {
        constexpr int longest = 14;
        const auto lines = static_cast<int>(random_.below(longest)) + 2;
        for (int i = 0; i < lines && complaint_.empty(); ++i)
            step();
        if (complaint_.empty()) end();
        return complaint_.empty() ? complaint_
                                  : fmt::format("{}\nafter\n{}", complaint_, fmt::join(log_, "\n"));
    }

  private:
    void step() {
        switch (random_.below(12)) {
            case 0:
            case 1:
            case 2:
                return place();
            case 3:
            case 4:
            case 5:
                return go();
            case 6:
                say("stop");
                return;
            case 7:
                say(oneOf(options, random_));
                return;
            case 8:
                return changeRules();
            case 9:
                return speakNonsense();
            case 10:
                return ask();
            default:
                if (chance(random_, 3)) {
                    say("uginewgame");
                    begin();
                } else if (say("isready"); talk_.pick("readyok").empty()) {
                    complaint_ = "no readyok";
                }
        }
    }

    /// Says a line; whether it was objected to.
    bool say(const std::string& line) {
        log_.push_back(line);
        const std::size_t objections = talk_.said("info string").size();
        if (!talk_.say(line)) complaint_ = "ended by a line that is not quit";
        return talk_.said("info string").size() > objections;
    }

    void begin() {
        scene_ = Scene{};
        scene_->plain = !kind_.hidden;
        if (kind_.hidden)
            scene_->answers = {"none"};
        else
            describe(*scene_, *kind_.start({rules_, {}, {}, {}}).value(), std::nullopt);
    }

    void describe(Scene& scene, const GameState& game, std::optional<Side> observer) const {
        scene.over = game.outcome().has_value();
        if (!scene.over && (!observer || game.sideToMove() == *observer))
            for (const std::string& play : game.legalPlays())
                scene.answers.insert(play);
        if (scene.answers.empty()) scene.answers.insert("none");
    }

    /// Some random plays on, as they would be told; often a few, at times to the end.
    Texts playOn(GameState& game) {
        Texts told;
        const std::uint32_t plies = chance(random_, 8) ? 3000 : random_.below(chance(random_, 2) ? 8 : 160);
        for (std::uint32_t i = 0; i < plies && !game.outcome(); ++i)
            told.push_back(game.play(anyOf(game.legalPlays(), random_)).value()->play);
        return told;
    }

    /// `-` and `x` may be left out between the squares.
    std::string spelled(std::string play) {
        const std::size_t between = play.find_first_of("-x");
        if (chance(random_, 4)) play.erase(between, 1);
        return play;
    }

    std::string withMoves(std::string line, const Texts& plays) {
        if (!plays.empty() || chance(random_, 4)) line += " moves";
        for (const std::string& play : plays)
            line += " " + spelled(play);
        return line;
    }

    std::unique_ptr<GameState> newGame(GameSetup& setup) {
        setup.rules = rules_;
        if (kind_.hidden) {
            const auto engine = engineKind_.make();
            players::Options seeded;
            seeded.seed = random_();
            engine->setOptions(seeded);
            setup.firstSetup = engine->deploy(Side::First, rules_, {}).value();
            setup.secondSetup = engine->deploy(Side::Second, rules_, {}).value();
        }
        return kind_.start(setup).value();
    }

    Scene anyScene() {
        Scene scene;
        GameSetup setup;
        const auto game = newGame(setup);
        if (kind_.hidden && !chance(random_, 5)) {
            const Side side = chance(random_, 2) ? Side::First : Side::Second;
            const bool first = side == Side::First;
            const std::string line = fmt::format("position observer {} setup {}", first ? "red" : "blue",
                                                 first ? setup.firstSetup : setup.secondSetup);
            scene.plain = false;
            scene.line = withMoves(line, playOn(*game));
            describe(scene, *game, side);
        } else if (kind_.hidden || chance(random_, 2)) {
            playOn(*game);
            const auto from = kind_.start({rules_, game->positionText(), {}, {}}).value();
            scene.line = withMoves("position fen " + game->positionText(), playOn(*from));
            describe(scene, *from, std::nullopt);
            if (kind_.hidden) scene.answers = {"none"};
        } else {
            scene.line = withMoves("position startpos", playOn(*game));
            describe(scene, *game, std::nullopt);
        }
        return scene;
    }

    void place() {
        Scene scene = anyScene();
        switch (random_.below(8)) {
            case 0:
                if (!say(oneOf(subject_.badPositions, random_))) complaint_ = "a bad position was taken";
                return;
            case 1:
                // What it stands for nobody knows, if anything: any answer will do, but there has to be one.
                if (!say(damaged(scene.line))) scene_.reset();
                return;
            default:
                if (say(scene.line)) complaint_ = "a good position was refused";
                scene_ = std::move(scene);
        }
    }

    /// Some characters of a line changed, or what an attack announced replaced by another rank.
    std::string damaged(std::string line) {
        constexpr std::string_view letters = "abcdejn0123456789XBFvx-=/ w\t";
        const std::uint32_t changes = random_.below(4) + 1;
        for (std::uint32_t i = 0; i < changes; ++i) {
            std::size_t at = random_.below(static_cast<std::uint32_t>(line.size()));
            const std::size_t announced = line.find("v", at);
            if (chance(random_, 2) && announced != std::string::npos && announced > 9) at = announced + 1;
            const char letter = letters[random_.below(static_cast<std::uint32_t>(letters.size()))];
            if (at < line.size()) line[at] = letter;
        }
        return line;
    }

    void go() {
        const std::string& line = oneOf(goes, random_);
        const bool setup = line == "go setup";
        const std::size_t running = talk_.said("info string a search is running").size();
        const bool objected = say(line);
        const bool refused = talk_.said("info string a search is running").size() > running;
        if (refused || (setup && !kind_.hidden)) {
            if (!objected) complaint_ = "refused without a word";
            return;
        }
        endless_ = line == "go" || line == "go infinite";
        if (setup)
            expected_.push_back({true, std::nullopt});
        else
            expected_.push_back({false, scene_ ? std::optional(scene_->answers) : std::nullopt});
    }

    void changeRules() {
        const std::string& rules = oneOf(subject_.rules, random_);
        if (say("setoption name Rules value " + rules)) complaint_ = "rules refused: " + rules;
        rules_ = rules;
    }

    void speakNonsense() {
        if (chance(random_, 2)) {
            if (!say(oneOf(badLines, random_))) complaint_ = "nonsense passed over in silence";
            return;
        }
        std::string junk = "z";
        const std::uint32_t length = random_.below(60);
        for (std::uint32_t i = 0; i < length; ++i)
            junk += static_cast<char>(random_.below(256));
        say(junk);
    }

    void ask() {
        if (!scene_) return;
        log_.emplace_back("query gameover");
        talk_.say("query gameover");
        const std::string wanted = scene_->plain ? fmt::format("response {}", scene_->over)
                                                 : "info string there is no whole position to ask about";
        const std::string answered = talk_.pick(scene_->plain ? "response" : "info string there is no");
        if (answered != wanted) complaint_ = fmt::format("answered {} instead of {}", answered, wanted);
    }

    /// In one of the ways in which a conversation ends. All that was asked for has been answered then.
    void end() {
        const std::uint32_t way = random_.below(3);
        if (way == 0) say("stop");
        if (way == 1 && talk_.say("quit")) complaint_ = "quit does not end it";
        if (way == 2) {
            if (endless_) say("stop");
            talk_.finish();
        }
        talk_.leave();
        checkAnswers();
    }

    void checkAnswers() {
        for (const std::string& line : talk_.said("best")) {
            if (expected_.empty()) {
                complaint_ = "not asked for: " + line;
                return;
            }
            const auto [setup, plays] = expected_.front();
            expected_.pop_front();
            const std::string text = line.substr(line.find(' ') + 1);
            const bool right = line.starts_with(setup ? "bestsetup " : "bestmove ") &&
                               (!setup || kind_.start({rules_, {}, text, text})) &&
                               (!plays || plays->count(text) > 0);
            if (!right) complaint_ = "a wrong answer: " + line;
        }
        if (complaint_.empty() && !expected_.empty())
            complaint_ = fmt::format("{} answers are missing", expected_.size());
    }

    /// An answer that is due.
    struct Due {
        bool setup;
        std::optional<std::set<std::string>> plays;  ///< nothing: any
    };

    const Subject& subject_;
    const GameKind& kind_;
    const players::EngineKind& engineKind_;
    Random random_;
    std::string rules_;
    std::optional<Scene> scene_;  ///< nothing: a position that only the session understands
    std::deque<Due> expected_;
    bool endless_ = false;
    std::string complaint_;
    Texts log_;
    Talk talk_;
};

}  // namespace

class UgiSequencesTest : public QObject {
    Q_OBJECT

  private slots:
    void everyGoIsAnsweredLegallyWhateverComesBetween_data() {
        QTest::addColumn<int>("subject");
        QTest::newRow("epaminondas") << 0;
        QTest::newRow("combate") << 1;
    }

    void everyGoIsAnsweredLegallyWhateverComesBetween() {
        QFETCH(int, subject);
        const int sequences = sample(30, 1000);
        for (int sequence = 0; sequence < sequences; ++sequence) {
            const auto seed = static_cast<std::uint64_t>(sequence) + 1;
            const std::string complaint =
                Conversation(subjects[static_cast<std::size_t>(subject)], seed).run();
            QVERIFY2(complaint.empty(), fmt::format("sequence {}: {}", seed, complaint).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(UgiSequencesTest)
#include "tst_ugi_sequences.moc"
