// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/match_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <thread>
#include <utility>

extern char** environ;

namespace leuctra::cli {

namespace {

using Clock = std::chrono::steady_clock;

tl::unexpected<Error> systemFailure(int code) {
    return failure(errorText("the program cannot be run: %1"), {std::generic_category().message(code)});
}

}  // namespace

Result<LineProcess> LineProcess::start(const std::string& command) {
    std::array<int, 2> toProgram{};
    std::array<int, 2> fromProgram{};
    if (::pipe2(toProgram.data(), O_CLOEXEC) != 0) return systemFailure(errno);
    if (::pipe2(fromProgram.data(), O_CLOEXEC) != 0) {
        const int code = errno;
        ::close(toProgram[0]);
        ::close(toProgram[1]);
        return systemFailure(code);
    }
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, toProgram[0], STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, fromProgram[1], STDOUT_FILENO);
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    // A group of its own, so that whatever the shell starts ends with it.
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    std::string shell = "/bin/sh";
    std::string option = "-c";
    std::string text = command;
    const std::array<char*, 4> arguments = {shell.data(), option.data(), text.data(), nullptr};
    pid_t process = 0;
    const int code = ::posix_spawn(&process, shell.c_str(), &actions, &attributes, arguments.data(), environ);
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(toProgram[0]);
    ::close(fromProgram[1]);
    if (code != 0) {
        ::close(toProgram[1]);
        ::close(fromProgram[0]);
        return systemFailure(code);
    }
    return LineProcess(process, toProgram[1], fromProgram[0]);
}

LineProcess::LineProcess(LineProcess&& other) noexcept
    : process_(std::exchange(other.process_, 0)),
      input_(std::exchange(other.input_, -1)),
      output_(std::exchange(other.output_, -1)),
      pending_(std::move(other.pending_)) {}

LineProcess::~LineProcess() {
    if (process_ == 0) return;
    using namespace std::chrono_literals;
    ::close(input_);
    ::close(output_);
    const auto deadline = Clock::now() + 500ms;
    while (Clock::now() < deadline) {
        if (::waitpid(process_, nullptr, WNOHANG) == process_) return;
        std::this_thread::sleep_for(5ms);
    }
    ::kill(-process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
}

bool LineProcess::write(std::string_view line) {
    std::string text(line);
    text += '\n';
    for (std::string_view rest = text; !rest.empty();) {
        const ssize_t written = ::write(input_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

Result<std::string> LineProcess::read(Clock::time_point deadline) {
    while (true) {
        if (const std::size_t end = pending_.find('\n'); end != std::string::npos) {
            std::string line = pending_.substr(0, end);
            pending_.erase(0, end + 1);
            if (line.ends_with('\r')) line.pop_back();
            return line;
        }
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0) return failure(errorText("the program does not answer"));
        pollfd waiting{output_, POLLIN, 0};
        if (::poll(&waiting, 1, static_cast<int>(left.count())) < 0 && errno != EINTR)
            return systemFailure(errno);
        if (waiting.revents == 0) continue;
        std::array<char, 4096> buffer;
        const ssize_t count = ::read(output_, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return failure(errorText("the program has ended"));
        pending_.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace leuctra::cli
