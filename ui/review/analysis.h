// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/game_ui.h"
#include "engine/limits.h"
#include "players/engines.h"
#include "record/evaluation.h"
#include "review/review.h"

#include <QHash>
#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace leuctra::ui {

class EnginePlayer;

/// Lets an engine go over the main line of a review in the background: notes what each position is worth, and
/// of plays that cost much of the chance to win a mark and the better line.
///
/// In a game with secrets a position is judged from what the side to move knew then, and a play by the other
/// plays that it could have chosen with that knowledge: never by what only turned out afterwards.
class Analysis : public QObject {
    Q_OBJECT
  public:
    /// `each`: the limits of the search in one position. Review and kind must outlive the analysis.
    Analysis(Review& review, const players::EngineKind& kind, const engine::Limits& each,
             QObject* parent = nullptr);
    ~Analysis() override;

    void start();
    void cancel();
    bool isRunning() const { return running_; }
    /// Positions judged so far, of total().
    int done() const;
    int total() const { return static_cast<int>(line_.size()); }

  signals:
    void progressed();
    /// Begun, cancelled or at its end.
    void runningChanged();

  private:
    /// What the engine found in one position.
    struct Finding {
        record::Evaluation evaluation;
        std::vector<engine::Info> lines;  ///< best first
        Side toMove = Side::First;
    };

    void plan();
    void judgeNext();
    void answered(const players::Answer& answer);
    void judgePlay(const record::Node& play);
    std::optional<double> loss(const record::Node& play, const Finding& before) const;
    double chance(const record::Evaluation& evaluation, Side side) const;
    void stop();

    Review& review_;
    const GameUi& game_;
    const players::EngineKind& kind_;
    engine::Limits each_;
    std::unique_ptr<EnginePlayer> player_;
    bool running_ = false;
    bool noting_ = false;  ///< the tree is being changed from here
    std::vector<const record::Node*> line_;
    QHash<const record::Node*, Finding> findings_;  ///< of positions on line_
    const record::Node* present_ = nullptr;         ///< being judged
    Side toMove_ = Side::First;
    std::vector<engine::Info> lines_;
};

}  // namespace leuctra::ui
