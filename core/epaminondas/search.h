// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/info.h"
#include "engine/limits.h"
#include "engine/moves_in_work.h"
#include "engine/transposition_table.h"
#include "epaminondas/evaluation.h"
#include "epaminondas/position.h"
#include "epaminondas/search_history.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace leuctra::epaminondas {

class SearchWorker;

/// The parts of the search that can be left out, to measure what they are worth (README.md of this folder).
struct Ingredients {
    bool table = true;
    bool nullMove = true;
    bool reductions = true;
    bool pruning = true;     ///< of moves that come late or cannot reach the window
    bool quiescence = true;  ///< captures beyond the last ply
    bool incursions = true;  ///< incursions and their answers beyond the last ply
    bool history = true;     ///< killers and history in the order of moves

    bool operator==(const Ingredients&) const = default;
};

/// How a weak player sees: the same weakness and seed see the same position in the same way.
struct Weakness {
    int noise = 0;         ///< largest error of a judgement, centistones
    int blindness = 0;     ///< how many of a thousand quiet moves it does not think of
    bool careful = false;  ///< never leaves a stone to be taken for nothing by the next move
    std::uint64_t seed = 0;

    bool operator==(const Weakness&) const = default;
};

/// What a search has found.
struct Found {
    std::optional<Move> move;  ///< nothing when the game is over (E11, E12)
    engine::Value value = 0;   ///< from the side to move
    int depth = 0;             ///< of the last finished iteration
    std::uint64_t nodes = 0;   ///< moves made
    std::vector<Move> line;    ///< begins with `move`
};

/// A search for the best move, with its memory. One thread may run it at a time.
class Search {
  public:
    struct Settings {
        int threads = 1;
        int lines = 1;  ///< how many of the best moves are judged exactly and told
        Ingredients ingredients;
        Weakness weakness;
    };

    /// With what the program plays with; when its network is damaged, without (shippedNetwork()).
    Search();
    Search(const Weights& weights, std::shared_ptr<const Network> network);
    ~Search();
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    /// Size of the transposition table in MiB; what it held is lost.
    void setHash(int mebibytes);
    /// Forgets all positions.
    void clear();

    /// Looks for the best move of the last of `positions`, which came about through the ones before it (E13).
    /// `onInfo` is called after each iteration for each of its lines, the best first.
    Found run(std::span<const Position> positions, const engine::Limits& limits, const Settings& settings,
              std::stop_token stop, const engine::InfoHandler& onInfo = {});
    Found run(std::span<const Position> positions, const engine::Limits& limits) {
        return run(positions, limits, {}, {}, {});
    }

  private:
    Evaluator evaluator_;
    engine::TranspositionTable table_;
    SearchHistory history_;
    engine::MovesInWork inWork_;
    std::vector<std::unique_ptr<SearchWorker>> workers_;
};

/// The texts of a line of moves that begins at a position.
std::vector<std::string> lineText(Position position, std::span<const Move> line);

}  // namespace leuctra::epaminondas
