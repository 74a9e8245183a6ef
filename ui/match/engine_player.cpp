// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/engine_player.h"

#include <utility>

namespace leuctra::ui {

EnginePlayer::EnginePlayer(const players::EngineKind& kind, QObject* parent)
    : QObject(parent), kind_(kind), thread_([this](const std::stop_token& ends) { run(ends); }) {}

EnginePlayer::~EnginePlayer() {
    cancel();
    thread_.request_stop();
    thread_.join();
}

void EnginePlayer::think(Request request) {
    cancel();
    Task task{std::move(request), ++count_, {}};
    open_ = task.number;
    stop_ = task.stop;
    {
        const std::scoped_lock lock(mutex_);
        waiting_ = std::move(task);
    }
    arrived_.notify_one();
}

void EnginePlayer::moveNow() {
    if (open_) stop_.request_stop();
}

void EnginePlayer::cancel() {
    if (!open_) return;
    open_.reset();
    stop_.request_stop();
    const std::scoped_lock lock(mutex_);
    waiting_.reset();
}

std::optional<EnginePlayer::Task> EnginePlayer::nextTask(const std::stop_token& ends) {
    std::unique_lock lock(mutex_);
    if (!arrived_.wait(lock, ends, [this] { return waiting_.has_value(); })) return std::nullopt;
    return std::exchange(waiting_, std::nullopt);
}

void EnginePlayer::run(const std::stop_token& ends) {
    const auto engine = kind_.make();
    while (const auto task = nextTask(ends)) {
        const int number = task->number;
        engine->setOptions(task->options);
        const auto answer =
            engine->go(*task->sight, task->limits, task->stop.get_token(),
                       [&](const auto& info) { deliver(number, [this, info] { emit progressed(info); }); });
        const auto reason = engine->reason(*task->sight, answer);
        deliver(number, [this, answer, reason] {
            open_.reset();
            emit answered(answer, reason);
        });
    }
}

void EnginePlayer::deliver(int task, std::function<void()> action) {
    QMetaObject::invokeMethod(
        this,
        [this, task, action = std::move(action)] {
            if (open_ == task) action();
        },
        Qt::QueuedConnection);
}

}  // namespace leuctra::ui
