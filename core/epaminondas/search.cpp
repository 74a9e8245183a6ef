// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/search.h"

#include "engine/budget.h"
#include "engine/workers.h"
#include "epaminondas/notation.h"
#include "epaminondas/search_worker.h"

#include <algorithm>
#include <utility>

namespace leuctra::epaminondas {

Search::Search() : Search(shippedWeights, shippedNetwork().value_or(nullptr)) {}

Search::Search(const Weights& weights, std::shared_ptr<const Network> network)
    : evaluator_(weights, std::move(network)) {}

Search::~Search() = default;

void Search::setHash(int mebibytes) {
    table_.resize(mebibytes);
}

void Search::clear() {
    table_.clear();
    history_.clear();
}

Found Search::run(std::span<const Position> positions, const engine::Limits& limits, const Settings& settings,
                  std::stop_token stop, const engine::InfoHandler& onInfo) {
    const Position& root = positions.back();
    const auto threads = static_cast<std::size_t>(std::max(settings.threads, 1));
    while (workers_.size() < threads)
        workers_.push_back(std::make_unique<SearchWorker>());
    table_.age();
    history_.fade();
    inWork_.clear();

    engine::Budget budget(limits, root.sideToMove(), std::move(stop));
    const SearchTask task{positions,
                          evaluator_,
                          table_,
                          history_,
                          threads > 1 ? &inWork_ : nullptr,
                          budget,
                          settings.ingredients,
                          settings.weakness,
                          std::max(settings.lines, 1),
                          std::clamp(limits.depth.value_or(SearchWorker::deepest), 1, SearchWorker::deepest)};
    // Helpers that have made their nodes leave the first thread to finish its own.
    const auto meters = engine::metersFor(budget, limits, threads, engine::Meter::AtLimit::StopItself);
    const auto nodesSoFar = [&meters] {
        std::uint64_t sum = meters[0]->nodes();
        for (std::size_t i = 1; i < meters.size(); ++i)
            sum += meters[i]->published();
        return sum;
    };
    const auto report = [&](std::span<const Found> ranking) {
        if (!onInfo) return;
        int rank = 0;
        for (const Found& found : ranking)
            onInfo({found.depth, ++rank, engine::scoreOf(found.value), nodesSoFar(), budget.elapsed(),
                    lineText(root, found.line)});
    };

    Found found;
    engine::runTogether(static_cast<int>(threads), [&](int i) {
        const auto number = static_cast<std::size_t>(i);
        if (i > 0) {
            workers_[number]->run(task, *meters[number]);
            return;
        }
        found = workers_[0]->run(task, *meters[0], report);
        budget.stop();
    });
    found.nodes = nodesSoFar();
    return found;
}

std::vector<std::string> lineText(Position position, std::span<const Move> line) {
    std::vector<std::string> texts;
    for (const Move move : line) {
        texts.push_back(text(position, move));
        position.make(move);
    }
    return texts;
}

}  // namespace leuctra::epaminondas
