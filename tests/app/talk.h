// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/ugi_session.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <iterator>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace leuctra::tests {

/// A session of UGI whose output can be waited for.
class Talk {
  public:
    explicit Talk(std::string_view game)
        : session_(std::make_unique<cli::UgiSession>(*gameNamed(game), *players::engineFor(game), "test",
                                                     [this](std::string_view line) {
                                                         const std::lock_guard lock(lock_);
                                                         lines_.emplace_back(line);
                                                         said_.notify_all();
                                                     })) {}

    bool say(std::string_view line) { return session_->handle(line); }
    /// The end of the input.
    void finish() { session_->finish(); }
    /// The program ends; nothing may be said to it afterwards.
    void leave() { session_.reset(); }

    /// The first line that begins so, waited for; what came up to it is forgotten. Empty when it never came.
    std::string answer(std::string_view beginning) { return wait(beginning, true); }
    /// The same, and nothing but it is forgotten.
    std::string pick(std::string_view beginning) { return wait(beginning, false); }

    std::string answerTo(std::string_view line, std::string_view beginning) {
        say(line);
        return answer(beginning);
    }

    /// What was said and not asked for yet, of the lines that begin so.
    std::vector<std::string> said(std::string_view beginning) {
        const std::lock_guard lock(lock_);
        std::vector<std::string> found;
        std::copy_if(lines_.begin(), lines_.end(), std::back_inserter(found),
                     [beginning](const std::string& text) { return text.starts_with(beginning); });
        return found;
    }

  private:
    std::string wait(std::string_view beginning, bool forgets) {
        using namespace std::chrono_literals;
        std::unique_lock lock(lock_);
        std::string found;
        said_.wait_for(lock, 20s, [&] {
            const auto line =
                std::find_if(lines_.begin(), lines_.end(),
                             [beginning](const std::string& text) { return text.starts_with(beginning); });
            if (line == lines_.end()) return false;
            found = *line;
            lines_.erase(forgets ? lines_.begin() : line, line + 1);
            return true;
        });
        return found;
    }

    std::mutex lock_;
    std::condition_variable said_;
    std::vector<std::string> lines_;
    std::unique_ptr<cli::UgiSession> session_;  // last: it stops before what it speaks to goes
};

}  // namespace leuctra::tests
