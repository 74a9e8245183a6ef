// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/search.h"
#include "players/engine.h"

#include <cstdint>

namespace leuctra::players {

/// Plays Combate en el Frente.
class CombateEngine final : public Engine {
  public:
    void setOptions(const Options& options) override;
    void newGame() override { deployments_ = 0; }
    Answer go(const Sight& sight, const engine::Limits& limits, std::stop_token stop,
              const engine::InfoHandler& onInfo) override;
    Words reason(const Sight& sight, const Answer& answer) override;
    /// Another one each time, drawn (combate/deployments.h).
    Result<std::string> deploy(Side side, const std::string& rules, std::stop_token stop) override;

  private:
    combate::Search search_;
    Options options_;
    std::uint64_t deployments_ = 0;  ///< asked for in this game
};

/// One of the eight levels as data (experience.md).
struct CombateLevel {
    std::uint64_t nodes;
    engine::Milliseconds cap;
    combate::Weakness weakness;
    int blindness;  ///< thousandths of the plays that it does not think of
    bool allCores;
};

/// 1 to 8.
const CombateLevel& combateLevel(int level);

}  // namespace leuctra::players
