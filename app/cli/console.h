// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

namespace leuctra::cli {

/// What the program returns to the shell (interfaces.md).
enum ExitCode : int {
    exitDone = 0,
    exitWrong = 1,  ///< something is wrong inside a text or file, or the output cannot be written
    exitUsage = 2,
};

/// The two streams that a command writes to, in whole lines. Writing never throws: a stream may be closed or
/// full.
class Console {
  public:
    Console(std::FILE* out, std::FILE* err) : out_(out), err_(err) {}

    /// A line of the output; the line end is added.
    template <typename... T>
    void line(fmt::format_string<T...> format, T&&... arguments) {
        put(fmt::format(format, std::forward<T>(arguments)...));
    }

    /// Says on the error stream, in one line, what is wrong and where; returns exitWrong.
    int wrong(std::string_view place, std::string_view reason);
    /// Says in one line how the command was misused; returns exitUsage.
    int usage(std::string_view reason);

    /// Brings the output out. False, and the reason said unless the reader has just gone away, when not all
    /// of it could be written.
    bool flush();

  private:
    void put(std::string_view line);
    void complain(std::string_view text);

    std::FILE* out_;
    std::FILE* err_;
    int failed_ = 0;  ///< errno of the first write that failed; 0: none did
};

/// The sentence of an error, with the rule that was broken when the sentence does not name it.
std::string reasonOf(const Error& error);
/// `FILE:LINE:COLUMN`; line and column are 1 for errors about the whole file.
std::string placeIn(std::string_view file, const Error& error);
/// A text on one line: control characters and what is not UTF-8 become `?`.
std::string printable(std::string_view text);

}  // namespace leuctra::cli
