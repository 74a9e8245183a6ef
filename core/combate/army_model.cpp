// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/army_model.h"

#include "combate/deployment_weights.h"
#include "combate/square.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <utility>

namespace leuctra::combate {

namespace {

/// neighbourWeight by index, quick to look up.
const std::array<std::array<float, rankCount>, rankCount>& neighbourTable() {
    static const auto table = [] {
        std::array<std::array<float, rankCount>, rankCount> filled{};
        for (const Rank one : allRanks) {
            for (const Rank other : allRanks)
                filled[index(one)][index(other)] = neighbourWeight(one, other);
        }
        return filled;
    }();
    return table;
}

/// The places of a setup beside each of its places, closed by `armySize`.
constexpr auto neighboursOf = [] {
    std::array<std::array<std::uint8_t, 5>, armySize> table{};
    for (int k = 0; k < armySize; ++k) {
        auto place = table[static_cast<std::size_t>(k)].begin();
        const auto add = [&place](int number) { *place++ = static_cast<std::uint8_t>(number); };
        if (k % boardSize > 0) add(k - 1);
        if (k % boardSize < boardSize - 1) add(k + 1);
        if (k >= boardSize) add(k - boardSize);
        if (k < armySize - boardSize) add(k + boardSize);
        add(armySize);
    }
    return table;
}();

/// Bombs beside the standard.
int guards(const Army& army, std::size_t standard) {
    int bombs = 0;
    for (const std::uint8_t* beside = neighboursOf[standard].data(); *beside != armySize; ++beside)
        bombs += army[*beside] == Rank::Bomb;
    return bombs;
}

/// Takes one of the pieces left whose rank is in the set, each with the same chance.
Rank drawFrom(RankCounts& left, RankSet ranks, Random& random) {
    int choices = 0;
    for (const Rank rank : allRanks)
        choices += contains(ranks, rank) ? left[index(rank)] : 0;
    auto chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(choices)));
    for (const Rank rank : allRanks) {
        if (!contains(ranks, rank)) continue;
        chosen -= left[index(rank)];
        if (chosen >= 0) continue;
        --left[index(rank)];
        return rank;
    }
    return Rank::Flag;  // not reached: sets served in order of size leave a choice
}

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

void ArmyModel::stir(Army& army, int exchanges, Random& random) const {
    const std::uint64_t count = open_.size();
    if (count < 2) return;
    auto standard = static_cast<std::size_t>(std::find(army.begin(), army.end(), Rank::Flag) - army.begin());
    const bool standardRoams = !std::has_single_bit(possible_[standard]);
    for (int i = 0; i < exchanges; ++i) {
        const std::uint64_t bits = random();
        const std::size_t other = open_[(bits & 0xFFFF) * count >> 16];
        // The standard's place is what all else hangs on and what is hardest to leave: every fourth exchange.
        const bool moveStandard = standardRoams && (bits >> 32 & 3) == 0;
        const std::size_t one = moveStandard ? standard : open_[(bits >> 16 & 0xFFFF) * count >> 16];
        if (army[one] == army[other] || !contains(possible_[one], army[other]) ||
            !contains(possible_[other], army[one]))
            continue;
        const float change = gain(army, one, other, standard);
        const float chance = static_cast<float>(bits >> 40) * 0x1p-24F;
        if (change < 0 && chance >= std::exp(change)) continue;
        std::swap(army[one], army[other]);
        if (!oneCanMove(army)) std::swap(army[one], army[other]);
        if (army[one] == Rank::Flag) standard = one;
        if (army[other] == Rank::Flag) standard = other;
    }
}

float ArmyModel::gain(Army& army, std::size_t one, std::size_t other, std::size_t standard) const {
    const Rank first = army[one];
    const Rank second = army[other];
    float change = weights_[one][index(second)] + weights_[other][index(first)] -
                   weights_[one][index(first)] - weights_[other][index(second)];
    if (!neighbours_) return change;
    change += neighbourGain(army, one, other, first, second) + neighbourGain(army, other, one, second, first);
    if (canMove(first) && canMove(second)) return change;

    change -= guardWeight(guards(army, standard));
    std::swap(army[one], army[other]);
    const std::size_t moved = standard == one ? other : standard == other ? one : standard;
    change += guardWeight(guards(army, moved));
    std::swap(army[one], army[other]);
    return change;
}

float ArmyModel::neighbourGain(const Army& army, std::size_t piece, std::size_t except, Rank now,
                               Rank then) const {
    const auto& before = neighbourTable()[index(now)];
    const auto& after = neighbourTable()[index(then)];
    float change = 0;
    for (const std::uint8_t* beside = neighboursOf[piece].data(); *beside != armySize; ++beside) {
        if (*beside == except) continue;
        const std::size_t rank = index(army[*beside]);
        change += after[rank] - before[rank];
    }
    return change;
}

}  // namespace leuctra::combate
