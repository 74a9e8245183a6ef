// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/position.h"
#include "epaminondas/search.h"
#include "players/engine.h"

#include <vector>

namespace leuctra::players {

/// Open information: every position of the game so far, the present one last (E13 needs the others).
struct EpaminondasSight : Sight {
    std::vector<epaminondas::Position> positions;
};

/// Plays Epaminondas.
class EpaminondasEngine final : public Engine {
  public:
    std::optional<Error> defect() const override;
    void setOptions(const Options& options) override;
    void newGame() override;
    Answer go(const Sight& sight, const engine::Limits& limits, std::stop_token stop,
              const engine::InfoHandler& onInfo) override;
    Words reason(const Sight& sight, const Answer& answer) override;

  private:
    epaminondas::Search search_;
    Options options_;
};

/// One of the eight levels as data (experience.md).
struct EpaminondasLevel {
    std::uint64_t nodes;
    engine::Milliseconds cap;
    int noise;      ///< centistones
    int blindness;  ///< thousandths of the quiet moves
    bool careful;
    bool allCores;
};

/// 1 to 8.
const EpaminondasLevel& epaminondasLevel(int level);

}  // namespace leuctra::players
