// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players/engines.h"

#include <QObject>

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace leuctra::ui {

/// An engine in a thread of its own: it thinks while the window goes on.
///
/// All signals come in the thread of this object. At most one request is open: a new one, or cancel(), drops
/// what was thought before without an answer, however late it would come.
class EnginePlayer : public QObject {
    Q_OBJECT
  public:
    struct Request {
        std::shared_ptr<const players::Sight> sight;
        players::Options options;
        engine::Limits limits;
    };

    explicit EnginePlayer(const players::EngineKind& kind, QObject* parent = nullptr);
    /// Waits for the engine to stop: up to 50 ms.
    ~EnginePlayer() override;

    void think(Request request);
    bool isThinking() const { return open_.has_value(); }
    /// Answers at once with the best play found so far.
    void moveNow();
    void cancel();

  signals:
    void progressed(const leuctra::engine::Info& info);
    /// The play is empty when there is no legal one. `reason`: why, for a hint.
    void answered(const leuctra::players::Answer& answer, const leuctra::players::Words& reason);

  private:
    struct Task : Request {
        int number = 0;
        std::stop_source stop;
    };

    void run(const std::stop_token& ends);
    std::optional<Task> nextTask(const std::stop_token& ends);
    /// From the engine's thread: does something here unless the task is no longer the open one.
    void deliver(int task, std::function<void()> action);

    const players::EngineKind& kind_;
    int count_ = 0;
    std::optional<int> open_;  ///< number of the task that is to be answered
    std::stop_source stop_;    ///< of that task
    std::mutex mutex_;         ///< guards waiting_
    std::condition_variable_any arrived_;
    std::optional<Task> waiting_;
    std::jthread thread_;
};

}  // namespace leuctra::ui
