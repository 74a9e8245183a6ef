// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/budget.h"
#include "engine/moves_in_work.h"
#include "engine/transposition_table.h"
#include "epaminondas/search.h"
#include "epaminondas/search_board.h"
#include "epaminondas/search_history.h"
#include "epaminondas/search_moves.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace leuctra::epaminondas {

/// What the threads of one search share.
struct SearchTask {
    std::span<const Position> positions;
    const Evaluator& evaluator;
    engine::TranspositionTable& table;
    SearchHistory& history;
    engine::MovesInWork* inWork;  ///< null when one thread is alone
    engine::Budget& budget;
    Ingredients ingredients;
    Weakness weakness;
    int lines;
    int depthLimit;
};

/// One thread of a search: iterative deepening principal variation search.
class SearchWorker {
  public:
    static constexpr int deepest = 64;  ///< iterations
    static constexpr int plyLimit = 120;

    SearchWorker();

    /// Searches until the budget or the limits end it. `onIteration` is called after each finished iteration
    /// with its lines, the best first.
    Found run(const SearchTask& task, engine::Meter& meter,
              const std::function<void(std::span<const Found>)>& onIteration = {});

  private:
    using Value = engine::Value;

    struct Line {
        int length = 0;
        std::array<Move, plyLimit + 1> moves;
    };
    struct Node {
        Line line;
        std::array<std::uint16_t, 2> killers{};
        std::uint16_t played = 0;
        bool passed = false;  ///< this position came about by a null move
    };
    class Picker;

    void begin(const SearchTask& task, engine::Meter& meter);
    /// One iteration: from the lines of the one before to its own, the best first. When it is broken off,
    /// only the first of them means anything.
    void rankMoves(int depth, std::vector<Found>& lines);
    bool isLeftOut(std::uint16_t rootMove) const;
    Value searchRoot(int depth, Value guess);
    /// For a position in which every move loses at once.
    void keepAnyMove();
    template <bool onPrincipalLine>
    Value search(int ply, int depth, Value alpha, Value beta);
    Value quiesce(int ply, int depth, Value alpha, Value beta);

    /// A cheap answer from static value and null move; nothing when the moves have to be looked at.
    std::optional<Value> prune(int ply, int depth, Value beta, Value staticValue);
    bool isRepetition(int ply) const;
    Value judge(const SearchBoard& board) const;
    bool overlooks(const SearchBoard& board, const SearchMove& move) const;
    /// Makes a move into the next ply; false when E10 bars it.
    bool make(int ply, const SearchMove& move);
    void keepLine(int ply, const SearchMove& move);
    void reward(int ply, int depth, const SearchMove& best, std::span<const Move> tried);
    /// The root moves that a careful player allows himself.
    void keepSafeRootMoves();
    int exchange(const SearchBoard& board, int depth, int alpha, int beta);

    const SearchTask* task_ = nullptr;
    engine::Meter* meter_ = nullptr;
    std::vector<SearchBoard> boards_;
    std::vector<Node> nodes_;
    std::vector<std::uint64_t> keys_;  ///< of the game and of the present line; the root's at rootKey_
    std::size_t rootKey_ = 0;
    std::vector<SearchMove> moves_;  ///< of all plies of the present line, one after the other
    std::vector<std::uint16_t> barredAtRoot_;
    std::vector<std::uint16_t> ranked_;  ///< first moves of the better lines of this iteration
    std::uint16_t rootGuess_ = 0;        ///< what to try first when those are left out
    int rootDepth_ = 0;
    Found found_;  ///< the line that is being looked for
};

}  // namespace leuctra::epaminondas
