// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/knowledge.h"
#include "combate/play.h"
#include "combate/weights.h"
#include "engine/info.h"
#include "engine/limits.h"
#include "engine/transposition_table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace leuctra::combate {

class WorldSearch;

/// How a weak player plays.
struct Weakness {
    int noise = 0;          ///< largest error of a judgement, centi-Sargentos
    int forgetfulness = 0;  ///< how many of a thousand told ranks it has forgotten some plies later
    int depth = 0;          ///< plies that it looks ahead at most; 0: as far as its limits allow

    bool operator==(const Weakness&) const = default;
};

/// A play and how good it seems.
struct Judged {
    Play play;
    int value = 0;  ///< from the side to move, centi-Sargentos: the mean over the worlds that were looked at
};

/// What a search has found.
struct Found {
    std::vector<Judged> plays;  ///< the best first; empty when the game is over
    int depth = 0;              ///< plies
    std::uint64_t nodes = 0;    ///< plays made
};

/// A search for the best play from what one side knows: armies that the enemy may have are drawn (Belief),
/// each is searched (WorldSearch), and the values of the plays are averaged over them, deeper and deeper, the
/// plays that fall behind left out. One thread may run it at a time.
///
/// The idea of averaging over drawn worlds: Ginsberg, "GIB: Imperfect information in a computationally
/// challenging game", JAIR 14, 2001; its weaknesses: Frank & Basin, "Search in games with incomplete
/// information", Artificial Intelligence 100, 1998. README.md of this folder says what is done about them.
class Search {
  public:
    struct Settings {
        int threads = 1;
        int lines = 1;  ///< how many of the best plays are followed to the end, 1 or more
        std::uint64_t seed = 1;
        Weakness weakness;
    };

    explicit Search(const Weights& weights = shippedWeights);
    ~Search();
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    /// Size of the transposition table in MiB.
    void setHash(int mebibytes);

    /// Precondition: it is the knowing side's turn. `onInfo` is called after each depth for each of the
    /// lines.
    Found run(const Knowledge& knowledge, const engine::Limits& limits, const Settings& settings,
              std::stop_token stop, const engine::InfoHandler& onInfo = {});

  private:
    Weights weights_;
    engine::TranspositionTable table_;
    std::vector<std::unique_ptr<WorldSearch>> workers_;
};

}  // namespace leuctra::combate
