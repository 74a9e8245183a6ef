// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/army_model.h"

#include "combate/deployment_weights.h"
#include "combate/draw_rank.h"
#include "combate/square.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <utility>

namespace leuctra::combate {

namespace {

/// No piece: beyond the edge of a deployment.
constexpr std::size_t nobody = armySize;
constexpr std::size_t noRank = rankCount;

/// What belongs to no single piece of a deployment, quick to look up by index(Rank) or noRank.
struct Table {
    std::array<std::array<float, rankCount + 1>, rankCount> neighbours{};
    std::array<float, 5> guards{};
};

const Table& table() {
    static const Table filled = [] {
        Table all;
        for (const Rank one : allRanks) {
            for (const Rank other : allRanks)
                all.neighbours[index(one)][index(other)] = neighbourWeight(one, other);
        }
        for (int bombs = 0; bombs <= 4; ++bombs)
            all.guards[static_cast<std::size_t>(bombs)] = guardWeight(bombs);
        return all;
    }();
    return filled;
}

/// The places of a setup beside each of its places, or `nobody`.
constexpr auto neighboursOf = [] {
    std::array<std::array<std::uint8_t, 4>, armySize> all{};
    for (int k = 0; k < armySize; ++k) {
        const auto place = [](int number, bool inside) {
            return static_cast<std::uint8_t>(inside ? number : static_cast<int>(nobody));
        };
        all[static_cast<std::size_t>(k)] = {
            place(k - 1, k % boardSize > 0), place(k + 1, k % boardSize < boardSize - 1),
            place(k - boardSize, k >= boardSize), place(k + boardSize, k < armySize - boardSize)};
    }
    return all;
}();

}  // namespace

ArmyModel::ArmyModel(const Possible& possible, const std::bitset<armySize>& standing, const Weights& weights,
                     bool neighbours)
    : possible_(possible), weights_(weights), neighbours_(neighbours) {
    bool oneMoves = false;
    for (std::size_t number = 0; number < armySize; ++number) {
        if (!std::has_single_bit(possible_[number])) open_.push_back(static_cast<std::uint8_t>(number));
        if (!standing[number]) continue;
        movers_.push_back(static_cast<std::uint8_t>(number));
        oneMoves |= (possible_[number] & ~movableRanks) == 0;
    }
    if (oneMoves) movers_.clear();
}

Army ArmyModel::any(Random& random) const {
    constexpr int patience = 1000;
    Army army = draw(random);
    for (int tries = 1; tries < patience && !oneCanMove(army); ++tries)
        army = draw(random);
    return army;
}

bool ArmyModel::oneCanMove(const Army& army) const {
    return movers_.empty() || std::any_of(movers_.begin(), movers_.end(),
                                          [&army](std::uint8_t number) { return canMove(army[number]); });
}

Army ArmyModel::draw(Random& random) const {
    std::array<std::size_t, armySize> order;
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return std::popcount(possible_[a]) < std::popcount(possible_[b]);
    });
    RankCounts left = fullArmy;
    Army army{};
    for (const std::size_t number : order)
        army[number] = drawFrom(left, possible_[number], random);
    return army;
}

/// An army while it is stirred, its ranks by index.
class ArmyModel::Stirring {
  public:
    Stirring(const ArmyModel& model, const Army& army) : model_(model), table_(table()) {
        for (std::size_t number = 0; number < armySize; ++number) {
            ranks_[number] = static_cast<std::uint8_t>(index(army[number]));
            if (army[number] == Rank::Flag) standard_ = number;
        }
        ranks_[nobody] = noRank;
    }

    Army army() const {
        Army army{};
        std::transform(ranks_.begin(), ranks_.end() - 1, army.begin(),
                       [](std::uint8_t rank) { return allRanks[rank]; });
        return army;
    }
    std::size_t standard() const { return standard_; }

    bool mayExchange(std::size_t one, std::size_t other) const {
        return ranks_[one] != ranks_[other] && (model_.possible_[one] >> ranks_[other] & 1) != 0 &&
               (model_.possible_[other] >> ranks_[one] & 1) != 0;
    }

    void exchange(std::size_t one, std::size_t other) {
        std::swap(ranks_[one], ranks_[other]);
        if (standard_ == one)
            standard_ = other;
        else if (standard_ == other)
            standard_ = one;
    }

    /// What an exchange adds to the logarithm of the army's chance.
    float gain(std::size_t one, std::size_t other) {
        const std::size_t first = ranks_[one];
        const std::size_t second = ranks_[other];
        const auto& weights = model_.weights_;
        float change =
            weights[one][second] + weights[other][first] - weights[one][first] - weights[other][second];
        if (!model_.neighbours_) return change;
        change += neighbourGain(one, other, first, second) + neighbourGain(other, one, second, first);
        if (first < index(Rank::Bomb) && second < index(Rank::Bomb)) return change;
        change -= guarding();
        exchange(one, other);
        change += guarding();
        exchange(one, other);
        return change;
    }

  private:
    float neighbourGain(std::size_t piece, std::size_t except, std::size_t now, std::size_t then) const {
        const auto& before = table_.neighbours[now];
        const auto& after = table_.neighbours[then];
        float change = 0;
        for (const std::size_t beside : neighboursOf[piece]) {
            const std::size_t rank = beside == except ? noRank : ranks_[beside];
            change += after[rank] - before[rank];
        }
        return change;
    }

    float guarding() const {
        std::size_t bombs = 0;
        for (const std::size_t beside : neighboursOf[standard_])
            bombs += ranks_[beside] == index(Rank::Bomb) ? 1 : 0;
        return table_.guards[bombs];
    }

    const ArmyModel& model_;
    const Table& table_;
    std::array<std::uint8_t, armySize + 1> ranks_;
    std::size_t standard_ = 0;
};

void ArmyModel::stir(Army& army, int exchanges, Random& random) const {
    const std::uint64_t count = open_.size();
    if (count < 2) return;
    Stirring stirring(*this, army);
    const bool standardRoams = !std::has_single_bit(possible_[stirring.standard()]);
    for (int i = 0; i < exchanges; ++i) {
        const std::uint64_t bits = random();
        const std::size_t other = open_[(bits & 0xFFFF) * count >> 16];
        // The standard's place is what all else hangs on and what is hardest to leave: every fourth exchange.
        const bool moveStandard = standardRoams && (bits >> 32 & 3) == 0;
        const std::size_t one =
            moveStandard ? stirring.standard() : open_[(bits >> 16 & 0xFFFF) * count >> 16];
        if (!stirring.mayExchange(one, other)) continue;
        const float change = stirring.gain(one, other);
        const float chance = static_cast<float>(bits >> 40) * 0x1p-24F;
        if (change < 0 && chance >= std::exp(change)) continue;
        stirring.exchange(one, other);
        if (!movers_.empty() && !oneCanMove(stirring.army())) stirring.exchange(one, other);
    }
    army = stirring.army();
}

}  // namespace leuctra::combate
