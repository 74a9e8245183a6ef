// SPDX-License-Identifier: GPL-3.0-or-later
#include "display.h"

#include <QString>
#include <QtGlobal>

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace leuctra {

namespace {

void endOnFatal(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) return;  // what Qt says of plugins on the way here helps nobody
    complainOfNoDisplay();
    std::fprintf(stderr, "%s\n", qUtf8Printable(message.section(QLatin1Char('\n'), 0, 0)));
    std::_Exit(1);
}

}  // namespace

bool hasDisplay(int argc, char** argv) {
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) {
        if (!qEnvironmentVariableIsEmpty(name)) return true;
    }
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "-platform" || argument == "--platform") return true;
    }
    return false;
}

void complainOfNoDisplay() {
    std::fputs("leuctra: there is no display to open a window on (leuctra --demo needs none)\n", stderr);
}

DisplayGuard::DisplayGuard() {
    qInstallMessageHandler(endOnFatal);
}

DisplayGuard::~DisplayGuard() {
    qInstallMessageHandler(nullptr);
}

}  // namespace leuctra
