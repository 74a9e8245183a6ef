// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/engines.h"
#include "registry/registry.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace leuctra::cli {

/// The engine side of the Universal Game Interface (interfaces.md), line by line.
class UgiSession {
  public:
    /// Told each line of output, without its end; never from two threads at once.
    using Output = std::function<void(std::string_view line)>;

    UgiSession(const GameKind& kind, const players::EngineKind& engineKind, std::string_view version,
               Output output);
    /// Stops a search that is running.
    ~UgiSession();

    /// False when the line was `quit`.
    bool handle(std::string_view line);
    /// The input has ended: a search with an end of its own may find it, if that does not take long.
    void finish();

  private:
    using Words = std::vector<std::string>;

    void say(std::string_view line);
    void info(std::string_view text);
    void describe();
    void newGame();
    void setOption(const Words& words);
    void setPosition(const Words& words);
    void setPlain(const Words& words);
    void setObserved(const Words& words);
    void go(const Words& words);
    void goSetup();
    void query(const Words& words);
    void stop();
    void joinSearch();

    /// What a search starts with.
    struct Task {
        std::shared_ptr<const players::Sight> sight;
        engine::Limits limits;
        players::Options options;
        std::string setupRules;
        Side setupSide = Side::First;
        bool forgets = false;  ///< a new game has begun
    };
    void launch(std::function<std::string(Task&, std::stop_token)> work, Task task);
    std::string think(Task& task, std::stop_token stop);
    std::string deploy(Task& task, std::stop_token stop);

    const GameKind& kind_;
    std::string version_;
    Output output_;
    std::mutex outputLock_;

    players::EngineKind engineKind_;
    std::unique_ptr<players::Engine> engine_;
    players::Options options_;
    std::string rules_;
    bool newGame_ = false;

    std::unique_ptr<GameState> state_;                ///< null while only one side is known
    std::shared_ptr<const players::Sight> observed_;  ///< of `position observer`
    Side observer_ = Side::First;

    std::atomic<bool> searching_ = false;
    bool searchEnds_ = true;
    std::jthread search_;
};

}  // namespace leuctra::cli
