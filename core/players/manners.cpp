// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/manners.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace leuctra::players {

namespace {

constexpr std::size_t patience = 4;  // own turns that it was hopeless for
constexpr int even = 30;             // centistones
constexpr std::size_t boredom = 20;  // own turns that it was even for
constexpr std::size_t offerEvery = 15;

template <typename Predicate>
bool lastAll(const std::vector<engine::Score>& scores, std::size_t count, Predicate predicate) {
    return scores.size() >= count &&
           std::all_of(std::prev(scores.end(), static_cast<std::ptrdiff_t>(count)), scores.end(), predicate);
}

}  // namespace

bool Manners::resigns() const {
    const auto lost = [this](const engine::Score& score) { return score.centistones <= -hopeless_; };
    if (!lastAll(scores_, patience, lost)) return false;
    return scores_.back().centistones <= scores_[scores_.size() - patience].centistones;
}

bool Manners::offersDraw() const {
    return scores_.size() % offerEvery == 0 && lastAll(scores_, boredom, [](const engine::Score& score) {
               return std::abs(score.centistones) <= even;
           });
}

bool Manners::acceptsDraw() const {
    return !scores_.empty() && scores_.back().centistones <= 0;
}

}  // namespace leuctra::players
