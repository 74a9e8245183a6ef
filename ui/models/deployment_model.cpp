// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deployment_model.h"

#include "combate/deployments.h"

#include <algorithm>
#include <utility>

namespace leuctra::ui {

using combate::Rank;
using combate::Setup;

namespace {

constexpr int attemptsToFill = 200;

}  // namespace

int DeploymentModel::inTray(Rank rank) const {
    const auto standing = std::count(ranks_.begin(), ranks_.end(), std::optional(rank));
    return combate::fullArmy[combate::index(rank)] - int(standing);
}

int DeploymentModel::standing() const {
    return int(
        std::count_if(ranks_.begin(), ranks_.end(), [](const auto& rank) { return rank.has_value(); }));
}

std::optional<Setup> DeploymentModel::setup() const {
    if (standing() < combate::armySize) return std::nullopt;
    Setup setup{};
    std::transform(ranks_.begin(), ranks_.end(), setup.ranks.begin(), [](const auto& rank) { return *rank; });
    return setup;
}

DeploymentModel::Lack DeploymentModel::lack() const {
    const std::optional<Setup> whole = setup();
    if (!whole) return Lack::Pieces;
    return combate::isLostAtOnce(*whole) ? Lack::FirstPlay : Lack::Nothing;
}

QString DeploymentModel::draft() const {
    QString text;
    for (const std::optional<Rank>& rank : ranks_)
        text += rank ? QChar(QLatin1Char(combate::letter(*rank))) : QChar(u'.');
    return text;
}

bool DeploymentModel::put(Rank rank, int place) {
    if (at(place) == rank) return true;
    if (inTray(rank) == 0) return false;
    Ranks next = ranks_;
    next[std::size_t(place)] = rank;
    become(next);
    return true;
}

bool DeploymentModel::move(int from, int to) {
    if (!at(from)) return false;
    Ranks next = ranks_;
    std::swap(next[std::size_t(from)], next[std::size_t(to)]);
    become(next);
    return true;
}

bool DeploymentModel::takeBack(int place) {
    if (!at(place)) return false;
    Ranks next = ranks_;
    next[std::size_t(place)].reset();
    become(next);
    return true;
}

void DeploymentModel::clear() {
    become({});
}

void DeploymentModel::mirror() {
    Ranks next = ranks_;
    for (auto row = next.begin(); row != next.end(); row += combate::boardSize)
        std::reverse(row, row + combate::boardSize);
    become(next);
}

void DeploymentModel::fillRandomly(Random& random) {
    setSetup(combate::randomSetup(random));
}

void DeploymentModel::suggest(Random& random) {
    setSetup(combate::drawDeployment(random));
}

void DeploymentModel::fillRest(Random& random) {
    std::vector<Rank> rest;
    for (const Rank rank : combate::allRanks)
        rest.insert(rest.end(), std::size_t(inTray(rank)), rank);
    Ranks next = ranks_;
    // What stands may leave no way out whatever is added; then the last try has to do, and lack() tells.
    for (int attempt = 0; attempt < attemptsToFill; ++attempt) {
        for (std::size_t i = rest.size(); i > 1; --i)
            std::swap(rest[i - 1], rest[random.below(std::uint32_t(i))]);
        next = ranks_;
        auto piece = rest.begin();
        Setup whole{};
        for (std::size_t i = 0; i < next.size(); ++i) {
            if (!next[i]) next[i] = *piece++;
            whole.ranks[i] = *next[i];
        }
        if (!combate::isLostAtOnce(whole)) break;
    }
    become(next);
}

void DeploymentModel::setSetup(const Setup& setup) {
    Ranks next;
    std::copy(setup.ranks.begin(), setup.ranks.end(), next.begin());
    become(next);
}

void DeploymentModel::beginWith(const QString& draft) {
    Ranks ranks{};
    combate::RankCounts counts{};
    bool good = draft.size() == combate::armySize;
    for (int i = 0; good && i < combate::armySize; ++i) {
        if (draft[i] == u'.') continue;
        const std::optional<Rank> rank = combate::rankWithLetter(draft[i].toLatin1());
        good = rank && ++counts[combate::index(*rank)] <= combate::fullArmy[combate::index(*rank)];
        ranks[std::size_t(i)] = rank;
    }
    history_ = {good ? ranks : Ranks{}};
    show(0);
}

void DeploymentModel::become(const Ranks& ranks) {
    if (ranks == ranks_) return;
    history_.resize(present_ + 1);
    history_.push_back(ranks);
    show(present_ + 1);
}

void DeploymentModel::show(std::size_t state) {
    present_ = state;
    ranks_ = history_[state];
    emit changed();
}

void DeploymentModel::undo() {
    if (canUndo()) show(present_ - 1);
}

void DeploymentModel::redo() {
    if (canRedo()) show(present_ + 1);
}

}  // namespace leuctra::ui
