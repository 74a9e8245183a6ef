// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>

namespace {

/// A file must never take the number of a standard stream that the caller has closed: output would go into
/// it.
void openStandardStreams() {
    int descriptor = 0;
    do {
        descriptor = ::open("/dev/null", O_RDWR);
    } while (descriptor >= 0 && descriptor <= STDERR_FILENO);
    if (descriptor > STDERR_FILENO) ::close(descriptor);
}

}  // namespace

int main(int argc, char** argv) {
    openStandardStreams();
    std::signal(SIGPIPE, SIG_IGN);
    leuctra::cli::Console console(stdout, stderr);
    return leuctra::cli::run({argv + (argc > 0 ? 1 : 0), argv + argc}, console);
}
