// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"
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
    bool isOn() const { return player_ != nullptr; }
    /// The best lines so far of the position shown, from the side to move, the best first; none yet, or off.
    const std::vector<engine::Info>& lines() const { return lines_; }

  signals:
    void changed();

  private:
    void follow();

    const Review& review_;
    const players::EngineKind& kind_;
    std::unique_ptr<EnginePlayer> player_;
    std::vector<engine::Info> lines_;
};

}  // namespace leuctra::ui
