// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/game_state.h"
#include "epaminondas/position.h"
#include "epaminondas/transition.h"

#include <memory>
#include <vector>

namespace leuctra::epaminondas {

/// Open information: everyone sees the position.
struct View : leuctra::View {
    Position position;
};

/// A game in progress: the position and how it came about, which E13 needs.
class Game final : public GameState {
  public:
    explicit Game(Position start = Position{});

    const Position& position() const { return position_; }
    /// How often the present position has occurred with this side to move, this time included: 1 or more.
    int occurrences() const;

    std::unique_ptr<GameState> clone() const override;
    Side sideToMove() const override { return position_.sideToMove(); }
    int ply() const override;
    std::optional<Outcome> outcome() const override;
    std::vector<std::string> legalPlays() const override;
    Result<std::shared_ptr<const leuctra::Transition>> play(std::string_view text) override;
    bool undo() override;
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
        Undo undo;
        std::shared_ptr<const Transition> transition;
    };

    Position position_;
    std::vector<Played> played_;
};

/// Setups are refused: this game has no deployment.
Result<std::unique_ptr<GameState>> start(const GameSetup& setup);

}  // namespace leuctra::epaminondas
