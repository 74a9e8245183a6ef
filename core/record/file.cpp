// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <system_error>
#include <utility>

namespace leuctra::record {

namespace {

std::string systemReason(int code) {
    return std::generic_category().message(code);
}

/// An open file that is closed at the end of its scope.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&&) = delete;

    bool isOpen() const { return number_ >= 0; }
    int number() const { return number_; }
    /// False with errno set when the system could not write something after all.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }

  private:
    int number_;
};

bool writeAll(int descriptor, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = ::write(descriptor, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// The name itself must be on the disk too. Some file systems cannot; the file is then as safe as they make
/// it.
void syncFolder(const std::filesystem::path& folder) {
    const Descriptor descriptor(
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.isOpen()) ::fsync(descriptor.number());
}

/// A new file in a folder, under a name that no other file has. Not open, with errno set, when there can be
/// none.
Descriptor makeBeside(const std::filesystem::path& target, std::filesystem::path& made) {
    static std::atomic<unsigned> count = 0;
    for (;;) {
        made = target.parent_path() / fmt::format(".leuctra-{}-{}.tmp", ::getpid(), count++);
        Descriptor descriptor(::open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (descriptor.isOpen() || errno != EEXIST) return descriptor;
    }
}

bool keepRights(int descriptor, const std::filesystem::path& target) {
    struct stat status {};
    if (::stat(target.c_str(), &status) != 0) return true;
    return ::fchmod(descriptor, status.st_mode & 07777) == 0;
}

bool replaceBy(const std::filesystem::path& made, Descriptor& descriptor, const std::filesystem::path& target,
               std::string_view content) {
    return writeAll(descriptor.number(), content) && keepRights(descriptor.number(), target) &&
           ::fsync(descriptor.number()) == 0 && descriptor.close() &&
           ::rename(made.c_str(), target.c_str()) == 0;
}

}  // namespace

Result<std::string> readFile(const std::filesystem::path& path) {
    const auto refuse = [](int code) {
        return failure(errorText("The file cannot be read: %1"), {systemReason(code)});
    };
    const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!descriptor.isOpen()) return refuse(errno);
    std::string content;
    char buffer[65536];
    for (;;) {
        const ssize_t size = ::read(descriptor.number(), buffer, sizeof buffer);
        if (size < 0 && errno == EINTR) continue;
        if (size < 0) return refuse(errno);
        if (size == 0) return content;
        content.append(buffer, static_cast<std::size_t>(size));
        if (content.size() > largestFile) return failure(errorText("The file is too large"));
    }
}

Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view content) {
    std::error_code none;
    const std::filesystem::path resolved = std::filesystem::canonical(path, none);
    const std::filesystem::path target = none ? path : resolved;
    const auto refuse = [](int code) {
        return failure(errorText("The file cannot be written: %1"), {systemReason(code)});
    };
    std::filesystem::path made;
    Descriptor descriptor = makeBeside(target, made);
    if (!descriptor.isOpen()) return refuse(errno);
    if (!replaceBy(made, descriptor, target, content)) {
        const int code = errno;
        ::unlink(made.c_str());
        return refuse(code);
    }
    syncFolder(target.parent_path());
    return {};
}

}  // namespace leuctra::record
