// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/pictures.h"

#include <spawn.h>
#include <sys/wait.h>

#include <array>
#include <cerrno>
#include <filesystem>

extern char** environ;

namespace leuctra::cli {

int drawPicture(const std::string& source, const std::string& target, Console& console) {
    std::error_code none;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", none);
    std::string program = self.parent_path() / "leuctra-draw";
    std::string from = source;
    std::string to = target;
    const std::array<char*, 4> arguments = {program.data(), from.data(), to.data(), nullptr};
    pid_t process = 0;
    if (::posix_spawn(&process, program.c_str(), nullptr, nullptr, arguments.data(), environ) != 0)
        return console.wrong(source, "pictures are drawn by leuctra-draw, which is not there");
    int status = 0;
    while (::waitpid(process, &status, 0) < 0) {
        if (errno != EINTR) return console.wrong(source, "nothing was drawn");
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : console.wrong(source, "the drawing was broken off");
}

}  // namespace leuctra::cli
