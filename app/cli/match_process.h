// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

namespace leuctra::cli {

/// A program that is spoken to line by line through its standard streams.
class LineProcess {
  public:
    /// Runs a command line by the shell.
    static Result<LineProcess> start(const std::string& command);
    LineProcess(LineProcess&& other) noexcept;
    LineProcess& operator=(LineProcess&& other) = delete;
    /// Closes its input and ends it if it does not end by itself soon.
    ~LineProcess();

    /// False when the program has gone.
    bool write(std::string_view line);
    /// The next line; fails when the program has gone or none has come by then, never sooner.
    Result<std::string> read(std::chrono::steady_clock::time_point deadline);

  private:
    LineProcess(pid_t process, int input, int output) : process_(process), input_(input), output_(output) {}

    pid_t process_;
    int input_;
    int output_;
    std::string pending_;
};

}  // namespace leuctra::cli
