// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/clock.h"

#include <utility>

namespace leuctra::ui {

using namespace std::chrono_literals;

namespace {

Clock::Milliseconds steadyNow() {
    return std::chrono::duration_cast<Clock::Milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

/// How long the text of a clock stays as it is.
Clock::Milliseconds untilTextChanges(Clock::Milliseconds remaining) {
    const auto step = remaining < 10s ? 100ms : 1000ms;
    return remaining % step + 1ms;
}

}  // namespace

Clock::Clock(TimeControl control, QObject* parent) : Clock(control, steadyNow, parent) {}

Clock::Clock(TimeControl control, TimeSource now, QObject* parent)
    : QObject(parent), control_(control), now_(now ? std::move(now) : steadyNow) {
    remaining_.fill(std::chrono::minutes(control.minutes));
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Clock::update);
}

Clock::Milliseconds Clock::remaining(Side side) const {
    const Milliseconds left = remaining_[static_cast<std::size_t>(index(side))];
    if (running_ != side) return left;
    return std::max(0ms, left - (now_() - since_));
}

void Clock::setRemaining(Side side, Milliseconds time) {
    settle();
    left(side) = std::max(0ms, time);
    scheduleTick();
    emit ticked();
}

void Clock::start(Side side) {
    if (!control_.hasClock() || running_ == side) return;
    settle();
    running_ = side;
    since_ = now_();
    scheduleTick();
    emit ticked();
}

void Clock::stop() {
    if (!running_) return;
    settle();
    running_.reset();
    timer_.stop();
    emit ticked();
}

void Clock::addIncrement(Side side) {
    if (control_.hasClock()) setRemaining(side, remaining(side) + std::chrono::seconds(control_.seconds));
}

void Clock::removeIncrement(Side side) {
    if (!control_.hasClock()) return;
    // A takeback may cost time but never the game.
    const Milliseconds left = remaining(side);
    setRemaining(side,
                 std::max(std::min(left, Milliseconds(1s)), left - std::chrono::seconds(control_.seconds)));
}

void Clock::update() {
    if (!running_) return;
    settle();
    const Side side = *running_;
    if (left(side) > 0ms) {
        scheduleTick();
        emit ticked();
        return;
    }
    stop();
    emit ranOut(side);
}

QString Clock::text(Milliseconds time) {
    const auto two = [](std::int64_t number) { return QStringLiteral("%1").arg(number, 2, 10, QChar(u'0')); };
    if (time < 10s) return QStringLiteral("%1.%2").arg(time / 1s).arg(time % 1s / 100ms);
    const QString seconds = two(time % 1min / 1s);
    if (time < 1h) return QStringLiteral("%1:%2").arg(time / 1min).arg(seconds);
    return QStringLiteral("%1:%2:%3").arg(time / 1h).arg(two(time % 1h / 1min), seconds);
}

void Clock::settle() {
    if (!running_) return;
    left(*running_) = remaining(*running_);
    since_ = now_();
}

void Clock::scheduleTick() {
    if (running_) timer_.start(untilTextChanges(remaining(*running_)));
}

}  // namespace leuctra::ui
