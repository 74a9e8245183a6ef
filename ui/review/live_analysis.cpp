// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/live_analysis.h"

#include "match/engine_player.h"

namespace leuctra::ui {

using namespace std::chrono_literals;

namespace {

/// Long enough for whoever waits; a forgotten window does not think for ever.
constexpr auto longest = 60s;

}  // namespace

LiveAnalysis::LiveAnalysis(const Review& review, const players::EngineKind& kind, QObject* parent)
    : QObject(parent), review_(review), kind_(kind), limits_{longest, {}, {}, {}} {
    connect(&review_, &Review::shownChanged, this, &LiveAnalysis::follow);
}

LiveAnalysis::~LiveAnalysis() = default;

void LiveAnalysis::setOn(bool on) {
    if (on == isOn()) return;
    player_ = on ? std::make_unique<EnginePlayer>(kind_) : nullptr;
    if (player_) {
        connect(player_.get(), &EnginePlayer::progressed, this, [this](const engine::Info& info) {
            const auto rank = static_cast<std::size_t>(info.rank);
            if (rank > lineCount || info.line.empty()) return;
            if (lines_.size() < rank) lines_.resize(rank);
            lines_[rank - 1] = info;
            emit changed();
        });
    }
    follow();
}

void LiveAnalysis::follow() {
    lines_.clear();
    if (player_) {
        player_->cancel();
        const GameState& state = review_.state();
        players::Options options;
        options.lines = lineCount;
        if (!state.outcome()) player_->think({kind_.see(state, state.sideToMove()), options, limits_});
    }
    emit changed();
}

}  // namespace leuctra::ui
