// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/console.h"

#include "record/text_cursor.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace leuctra::cli {

void Console::put(std::string_view line) {
    if (failed_ != 0) return;
    errno = 0;
    const bool written =
        std::fwrite(line.data(), 1, line.size(), out_) == line.size() && std::fputc('\n', out_) != EOF;
    if (!written) failed_ = errno != 0 ? errno : EIO;
}

bool Console::flush() {
    errno = 0;
    if (failed_ == 0 && std::fflush(out_) != 0) failed_ = errno != 0 ? errno : EIO;
    if (failed_ == 0) return true;
    if (failed_ != EPIPE) {
        complain("the output cannot be written: " + std::generic_category().message(failed_));
        failed_ = EPIPE;
    }
    return false;
}

int Console::wrong(std::string_view place, std::string_view reason) {
    complain(fmt::format("{}: {}", place, reason));
    return exitWrong;
}

int Console::usage(std::string_view reason) {
    complain(reason);
    return exitUsage;
}

void Console::complain(std::string_view text) {
    const std::string line = fmt::format("leuctra-cli: {}\n", printable(text));
    std::fwrite(line.data(), 1, line.size(), err_);
    std::fflush(err_);
}

std::string reasonOf(const Error& error) {
    std::string reason = describe(error);
    if (!error.rule.empty() && reason.find(error.rule) == std::string::npos)
        reason += fmt::format(" ({})", error.rule);
    return reason;
}

std::string placeIn(std::string_view file, const Error& error) {
    return fmt::format("{}:{}:{}", file, std::max(error.line, 1), std::max(error.column, 1));
}

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t size = record::sequenceSize(text);
        const auto first = static_cast<unsigned char>(text.front());
        const bool isControl = first < 0x20 || first == 0x7F;
        const std::string_view shown = size == 0 || isControl ? std::string_view("?") : text.substr(0, size);
        result += shown;
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return result;
}

}  // namespace leuctra::cli
