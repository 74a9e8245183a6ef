// SPDX-License-Identifier: GPL-3.0-or-later
#include "../core/damage.h"
#include "../core/drivers.h"
#include "cli/program.h"
#include "cli_process.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

using namespace leuctra;

namespace {

using Arguments = std::vector<std::string>;

const std::string start =
    "bbbbbbbbbbbbbb/bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww/wwwwwwwwwwwwww w 1";
const std::string few = "14/14/14/14/3bb9/14/14/14/4www7/14/14/14 b 7";
const std::string deployment = "FB3B2B3B4B5B637289341X526745262283264572";

const std::vector<Arguments> sound = {
    {"show", "epaminondas", "--position", start, "--moves", "b1-b4", "b12-b9"},
    {"show", "epaminondas", "--position", few, "--rules", "copycat,repetition=off"},
    {"show", "combate", "--red", deployment, "--blue", deployment, "--viewer", "red", "--moves", "a4-a5",
     "a7-a6"},
    {"show", "combate", "--red", deployment, "--blue", deployment, "--rules", "classic,begins=blue,quiet=40"},
    {"perft", "epaminondas", "1", "--position", few, "--divide"},
    {"perft", "combate", "1", "--red", deployment, "--blue", deployment, "--moves", "b4-b6", "b7xb6"},
    {"check", "a.lgr", "a.txt", "--"},
    {"convert", "a.lgr", "b.lgr"},
    {"convert", "a.txt", "b.txt"},
    {"--help"},
    {"--version"},
};

/// What one run wrote and returned.
struct Run {
    int code;
    std::string out;
    std::string err;
};

/// A stream into a string.
class Sink {
  public:
    Sink() : stream_(::open_memstream(&text_, &size_)) {}
    ~Sink() {
        std::fclose(stream_);
        std::free(text_);
    }
    Sink(const Sink&) = delete;
    Sink& operator=(const Sink&) = delete;

    std::FILE* stream() { return stream_; }
    std::string text() {
        std::fflush(stream_);
        return {text_, size_};
    }

  private:
    char* text_ = nullptr;
    std::size_t size_ = 0;
    std::FILE* stream_;
};

Run runHere(const Arguments& arguments) {
    Sink out;
    Sink err;
    cli::Console console(out.stream(), err.stream());
    const int code = cli::run(arguments, console);
    return {code, out.text(), err.text()};
}

/// What no damaged command line of a test may do: count for hours, or touch files outside the test's folder.
bool isHarmless(const Arguments& arguments) {
    return std::all_of(arguments.begin(), arguments.end(), [](const std::string& argument) {
        long long number = 0;
        const auto [end, error] = std::from_chars(argument.data(), argument.data() + argument.size(), number);
        const bool isNumber = end == argument.data() + argument.size() && !argument.empty();
        return (!isNumber || number <= 1) &&
               (argument.find('/') == std::string::npos || argument.size() > 20);
    });
}

Arguments anyDamagedLine(Random& random) {
    const auto below = [&random](std::size_t bound) {
        return random.below(static_cast<std::uint32_t>(bound));
    };
    Arguments arguments = sound[below(sound.size())];
    for (std::uint32_t accidents = 1 + random.below(3); accidents > 0 && !arguments.empty(); --accidents) {
        const std::size_t place = below(arguments.size());
        const auto at = arguments.begin() + static_cast<std::ptrdiff_t>(place);
        switch (random.below(5)) {
            case 0:
                arguments.erase(at);
                break;
            case 1: {
                const Arguments& other = sound[below(sound.size())];
                arguments.insert(at, other[below(other.size())]);
                break;
            }
            default:
                *at = tests::damaged(*at, random);
                // No argument of a process holds a NUL.
                at->erase(std::remove(at->begin(), at->end(), '\0'), at->end());
        }
    }
    return arguments;
}

Arguments damagedLine(Random& random) {
    for (;;) {
        Arguments arguments = anyDamagedLine(random);
        if (isHarmless(arguments)) return arguments;
    }
}

std::string shown(const Arguments& arguments) {
    std::string line;
    for (const std::string& argument : arguments)
        line += fmt::format("<{}> ", argument);
    return line;
}

/// What is wrong with a run, whatever it was asked; empty when nothing is.
std::string faultOf(const Run& run) {
    if (run.code < 0 || run.code > 2) return fmt::format("exit code {}", run.code);
    if (run.code == 0) return run.err.empty() ? "" : "success, and a complaint";
    if (!run.err.starts_with("leuctra-cli: ") || run.err.size() < 20) return "no reason";
    if (std::count(run.err.begin(), run.err.end(), '\n') != 1 || run.err.back() != '\n')
        return "not one line";
    return {};
}

}  // namespace

/// Damaged command lines: no crash, no hang, an exit code and one line that says why.
class TestCliDamage : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void commandLinesInThisProcess();
    void commandLinesOfTheRealProgram();
    void cleanupTestCase();

  private:
    QTemporaryDir folder_;
};

void TestCliDamage::initTestCase() {
    QVERIFY(QDir::setCurrent(folder_.path()));
    QFile record("a.lgr");
    QVERIFY(record.open(QIODevice::WriteOnly));
    record.write("[Game \"epaminondas\"]\n\n1. b1-b4 {x} (1. c1-c4) 1... b12-b9 *\n");
    record.close();
    QFile moves("a.txt");
    QVERIFY(moves.open(QIODevice::WriteOnly));
    moves.write("b1-b4 b12-b9\n");
    moves.close();
    for (const Arguments& arguments : sound) {
        if (arguments.front() == "check") continue;  // a list of moves is no record
        QCOMPARE(runHere(arguments).code, 0);
    }
}

void TestCliDamage::commandLinesInThisProcess() {
    Random random(21);
    for (int number = 0; number < drivers::sample(3'000, 100'000); ++number) {
        const Arguments arguments = damagedLine(random);
        const std::string fault = faultOf(runHere(arguments));
        QVERIFY2(fault.empty(), (shown(arguments) + fault).c_str());
    }
}

void TestCliDamage::commandLinesOfTheRealProgram() {
    Random random(22);
    for (int number = 0; number < drivers::sample(60, 500); ++number) {
        const Arguments arguments = damagedLine(random);
        QStringList list;
        // Only what Qt can hand on as it is; other bytes are tried in this process.
        for (const std::string& argument : arguments)
            list += QString::fromUtf8(argument.c_str());
        const tests::CliRun run = tests::runCli(list, folder_.path());
        const std::string fault = faultOf({run.code, run.out.toStdString(), run.err.toStdString()});
        QVERIFY2(fault.empty(), (shown(arguments) + fault).c_str());
    }
}

/// Names of files that are not UTF-8 are beyond QTemporaryDir.
void TestCliDamage::cleanupTestCase() {
    QVERIFY(QDir::setCurrent(QDir::rootPath()));
    std::filesystem::remove_all(folder_.path().toStdString());
}

QTEST_GUILESS_MAIN(TestCliDamage)
#include "tst_cli_damage.moc"
