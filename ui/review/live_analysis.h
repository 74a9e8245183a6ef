// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"
#include "engine/limits.h"
#include "players/engines.h"
#include "review/review.h"

#include <QObject>

#include <memory>
#include <vector>

namespace leuctra::ui {

class EnginePlayer;

/// While it is on, an engine judges the position that a review shows and tells its best lines.
class LiveAnalysis : public QObject {
    Q_OBJECT
  public:
    static constexpr int lineCount = 3;

    /// Review and kind must outlive it.
    LiveAnalysis(const Review& review, const players::EngineKind& kind, QObject* parent = nullptr);
    ~LiveAnalysis() override;

    void setOn(bool on);
    /// How long it may think about a position, from the next one on.
    void setLimits(const engine::Limits& limits) { limits_ = limits; }
    bool isOn() const { return player_ != nullptr; }
    /// The best lines so far of the position shown, from the side to move, the best first; none yet, or off.
    const std::vector<engine::Info>& lines() const { return lines_; }

  signals:
    void changed();

  private:
    void follow();

    const Review& review_;
    const players::EngineKind& kind_;
    engine::Limits limits_;
    std::unique_ptr<EnginePlayer> player_;
    std::vector<engine::Info> lines_;
};

}  // namespace leuctra::ui
