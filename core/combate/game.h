// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "combate/knowledge.h"
#include "combate/position.h"
#include "combate/view.h"

#include <array>
#include <memory>
#include <vector>

namespace leuctra::combate {

/// A game in progress, as its referee holds it: the whole position, and what each side knows.
class Game final : public GameState {
  public:
    Game(const Setup& red, const Setup& blue, Rules rules = {});
    /// From a position given as text: of the enemy nothing is known.
    explicit Game(const Position& position);

    const Position& position() const { return position_; }
    const Knowledge& knowledge(Side side) const;

    std::unique_ptr<GameState> clone() const override;
    Side sideToMove() const override { return position_.sideToMove(); }
    int ply() const override;
    std::optional<Outcome> outcome() const override { return position_.outcome(); }
    std::vector<std::string> legalPlays() const override;
    Result<std::shared_ptr<const leuctra::Transition>> play(std::string_view text) override;
    /// In a game whose rules allow takebacks both sides keep the ranks that they were told (C10).
    bool undo() override;
    /// Only in a game made with `takeback`, and never a play that announced (C12) or showed (C7) a rank.
    bool mayTakeBack(int plies) const override;
    std::shared_ptr<const leuctra::Transition> lastTransition() const override;
    std::string positionText() const override { return position_.text(); }
    std::string rulesText() const override { return text(position_.rules()); }
    std::uint64_t key() const override { return position_.key(); }
    std::shared_ptr<const leuctra::View> view(std::optional<Side> viewer) const override;
    std::shared_ptr<const leuctra::View> viewAt(int ply, std::optional<Side> viewer) const override;
    std::shared_ptr<const leuctra::Transition> transitionAt(int ply,
                                                            std::optional<Side> viewer) const override;

  private:
    struct Played {
        Position::Undo undo;
        std::shared_ptr<const Transition> transition;
    };

    void announceOutcome();
    /// Whether looking back shows less than was seen then: a memory game that goes on.
    bool forgets() const;
    /// What a side knew after `ply` plays.
    Knowledge knowledgeAt(int ply, Side side) const;

    Position position_;
    std::array<Knowledge, 2> start_;  ///< what each side knew at the start: undo learns anew from here
    std::array<Knowledge, 2> knowledge_;
    std::vector<Played> played_;
};

/// Needs both setups, or a position, not both.
Result<std::unique_ptr<GameState>> start(const GameSetup& setup);

}  // namespace leuctra::combate
