// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "demo/demo.h"
#include "display.h"
#include "language.h"
#include "main_window.h"
#include "registry/registry.h"
#include "single_instance.h"
#include "storage/library.h"
#include "storage/settings.h"
#include "storage/unfinished_games.h"
#include "theme/appearance.h"
#include "theme/style.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <string_view>

using namespace leuctra;

namespace {

constexpr int usageError = 2;

bool isGiven(int argc, char** argv, std::initializer_list<std::string_view> options) {
    return std::any_of(argv + 1, argv + argc, [&](std::string_view argument) {
        return std::find(options.begin(), options.end(), argument) != options.end();
    });
}

void nameProgram() {
    QCoreApplication::setApplicationName("leuctra");
    QCoreApplication::setApplicationVersion(LEUCTRA_VERSION);
}

/// --help and --version, which need no display.
int answer(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const ui::Settings settings;
    const ui::Language language(settings);
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(application);
    return 0;
}

void show(ui::MainWindow& window, const ui::SingleInstance::Request& request) {
    if (!request.file.isEmpty())
        window.open(request.file);
    else if (const GameKind* kind = gameNamed(request.game.toStdString()))
        window.showNewGame(*kind);
}

int run(QApplication& application, const CommandLine& line) {
    ui::SingleInstance instance;
    const ui::SingleInstance::Request request{line.file, line.game};
    if (instance.handOver(request)) return 0;

    ui::Settings settings;
    const ui::Language language(settings, line.language);
    ui::Appearance appearance(settings);
    ui::installLook(application, appearance);
    ui::UnfinishedGames unfinished;
    ui::Library library;
    ui::MainWindow window({settings, appearance, unfinished, library});
    QObject::connect(&instance, &ui::SingleInstance::requested, &window,
                     [&window](const ui::SingleInstance::Request& later) {
                         show(window, later);
                         window.summon();
                     });
    show(window, request);
    window.show();
    return QApplication::exec();
}

void say(const ui::Demo& demo) {
    if (demo.pictures().isEmpty()) return;
    const QString folder = QFileInfo(demo.pictures().first()).absolutePath();
    std::printf("%d pictures of the demonstration are in %s\n", int(demo.pictures().size()),
                qUtf8Printable(folder));
    std::fflush(stdout);
}

/// In a window with settings and games of its own, so that nothing of the person's is touched. Where nobody
/// can see it, it ends by itself.
int runDemo(QApplication& application, const CommandLine& line) {
    const bool unseen = QGuiApplication::platformName() == QLatin1String("offscreen");
    const QString folder =
        line.demoFolder.isEmpty() && unseen ? QStringLiteral("build/demo") : line.demoFolder;
    const QTemporaryDir own;
    ui::Settings settings(own.filePath("settings.ini"));
    const ui::Language language(settings, line.language);
    ui::Appearance appearance(settings);
    ui::installLook(application, appearance);
    ui::UnfinishedGames unfinished(own.filePath("unfinished"));
    ui::Library library(own.filePath("library.sqlite"));
    ui::MainWindow window({settings, appearance, unfinished, library});
    ui::Demo demo(window, folder);
    QObject::connect(&demo, &ui::Demo::finished, &window, [&demo, unseen] {
        say(demo);
        if (unseen) QCoreApplication::quit();
    });
    QObject::connect(&demo, &ui::Demo::failed, &window, [&demo, unseen](const QString& reason) {
        say(demo);
        std::fprintf(stderr, "leuctra: %s\n", qUtf8Printable(reason));
        if (unseen) QCoreApplication::exit(1);
    });
    window.show();
    QTimer::singleShot(0, &demo, &ui::Demo::start);
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    nameProgram();
    if (isGiven(argc, argv, {"-h", "--help", "--help-all", "-v", "--version"})) return answer(argc, argv);
    if (!hasDisplay(argc, argv)) {
        if (!isGiven(argc, argv, {"--demo"})) {
            complainOfNoDisplay();
            return 1;
        }
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    auto guard = std::make_unique<DisplayGuard>();
    QApplication application(argc, argv);
    guard.reset();
    QApplication::setDesktopFileName("leuctra");

    QCommandLineParser parser;
    addOptions(parser);
    QString error;
    const bool parsed = parser.parse(QApplication::arguments());
    const auto line = parsed ? commandLineOf(parser, error) : std::nullopt;
    if (!line) {
        std::fprintf(stderr, "leuctra: %s\n", qUtf8Printable(parsed ? error : parser.errorText()));
        return usageError;
    }
    return line->demo ? runDemo(application, *line) : run(application, *line);
}
