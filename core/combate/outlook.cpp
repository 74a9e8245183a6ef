// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/outlook.h"

#include "combate/duel.h"

#include <algorithm>
#include <cmath>

namespace leuctra::combate {

namespace {

std::array<RankCounts, 2> left(const Knowledge& knowledge) {
    std::array<RankCounts, 2> counts{};
    for (const OwnPiece& piece : knowledge.own()) {
        if (piece.square) ++counts[index(Camp::Own)][index(piece.rank)];
    }
    const RankCounts lost = knowledge.lost(leuctra::opponent(knowledge.side()));
    for (const Rank rank : allRanks)
        counts[index(Camp::Enemy)][index(rank)] = std::max(0, fullArmy[index(rank)] - lost[index(rank)]);
    return counts;
}

/// The number of the own standard. While there is a play to be thought of, it stands.
int standardOf(const Knowledge& knowledge) {
    const auto& own = knowledge.own();
    const auto standard = std::find_if(own.begin(), own.end(), [](const OwnPiece& piece) {
        return piece.rank == Rank::Flag && piece.square;
    });
    return static_cast<int>(standard - own.begin());
}

/// How surely the enemy is taken to see where the own standard is, for what its bombs are worth.
constexpr float likelyToBeSeen = 0.5F;

}  // namespace

Outlook::Outlook(const Knowledge& knowledge, const Shares& enemy, const Shares& own,
                 const std::bitset<armySize>& forgotten, const Weights& weights)
    : weights_(weights),
      standardPiece_(standardOf(knowledge)),
      terrain_(knowledge, enemy),
      peril_(terrain_, *knowledge.own()[place(standardPiece_)].square) {
    const auto counts = left(knowledge);
    worths_ = worthsOf(counts, weights);
    weighVictory(counts);
    riskStandard(own);
    for (const Camp camp : {Camp::Own, Camp::Enemy}) {
        for (const Rank rank : allRanks) {
            secrecy_[index(camp)][index(rank)] = worth(camp, rank) * weights.secrecy[index(rank)] / 100;
            values_[index(camp)][index(rank)].fill(static_cast<std::int16_t>(worth(camp, rank)));
        }
    }
    const int overdue = knowledge.quietPlies() - weights.patience;
    eagerness_ = std::clamp(overdue * weights.eagerness, 0, weights.eagernessLimit);
    wallIn(Camp::Own, peril_.standard(), likelyToBeSeen);
    fillPulls();

    std::array<Target, armySize> targets{};
    std::array<bool, armySize> known{};
    int count = 0;
    for (int n = 0; n < armySize; ++n) {
        const EnemyPiece& piece = knowledge.enemy()[place(n)];
        known[place(n)] = piece.known && !forgotten[place(n)];
        if (!piece.square) continue;
        wallIn(Camp::Enemy, *piece.square, enemy[place(n)][index(Rank::Flag)]);
        targets[place(count++)] = {*piece.square, n, known[place(n)] && canMove(*piece.known),
                                   perilFrom(knowledge, piece, enemy[place(n)]),
                                   enemy[place(n)][index(Rank::Bomb)]};
    }
    fillOdds(Camp::Own, enemy, known);
    fillValues(Camp::Own, targets, count);

    count = 0;
    for (int n = 0; n < armySize; ++n) {
        const OwnPiece& piece = knowledge.own()[place(n)];
        known[place(n)] = piece.revealedAt >= 0;
        if (piece.square)
            targets[place(count++)] = {*piece.square, n, known[place(n)] && canMove(piece.rank), 0,
                                       own[place(n)][index(Rank::Bomb)]};
    }
    fillOdds(Camp::Enemy, own, known);
    fillValues(Camp::Enemy, targets, count);
}

/// Pieces help to win, and help the less the more one is ahead: who is ahead has more to lose by losing his
/// standard than the other, and who is behind stakes pieces on a chance of winning. So the balance of the
/// pieces is worth its area sine; a victory, in pieces, what it adds to that by the slope of the present.
void Outlook::weighVictory(const std::array<RankCounts, 2>& left) {
    constexpr double scale = 1500;  // a balance at which the slope is down to 0.7
    constexpr double least = 3000;
    constexpr double most = 12000;
    double balance = 0;
    for (const Rank rank : allRanks) {
        if (rank == Rank::Flag) continue;
        balance +=
            left[0][index(rank)] * worth(Camp::Own, rank) - left[1][index(rank)] * worth(Camp::Enemy, rank);
    }
    const double won = std::asinh(weights_.worth[index(Rank::Flag)] / scale);
    const double now = std::asinh(balance / scale);
    const double slope = 1 / std::hypot(1, balance / scale);
    const auto worthOf = [&](double gain) {
        return static_cast<int>(std::clamp(gain * scale / slope, least, most));
    };
    victories_ = {worthOf(won - now), worthOf(won + now)};
    worths_[index(Camp::Own)][index(Rank::Flag)] = victory(Camp::Enemy);
    worths_[index(Camp::Enemy)][index(Rank::Flag)] = victory(Camp::Own);
}

/// An enemy who stands beside the standard may take it, but he does not know what it is. If his taking it
/// ended the game every play would look the same; so it costs as much as he is likely to take it.
void Outlook::riskStandard(const Shares& own) {
    constexpr float least = 0.6F;
    constexpr float perShare = 1.5F;
    const float risk = least + perShare * own[place(standardPiece_)][index(Rank::Flag)];
    standardIsGivenAway_ = risk >= 1;
    int& worth = worths_[index(Camp::Own)][index(Rank::Flag)];
    worth = static_cast<int>(static_cast<float>(worth) * std::min(risk, 1.0F));
}

int Outlook::perilFrom(const Knowledge& knowledge, const EnemyPiece& piece,
                       const std::array<float, rankCount>& shares) const {
    if (!piece.moved) return 0;
    float chance = 0;
    for (const Rank rank : allRanks) {
        const float share = shares[index(rank)];
        if (!canMove(rank) || share <= 0) continue;
        const int distance = peril_.distance(rank, *piece.square);
        const bool stopped = peril_.isStopped(knowledge, rank, *piece.square);
        chance += share * static_cast<float>(Peril::chance(distance, piece.known.has_value(), stopped));
    }
    return static_cast<int>(chance * static_cast<float>(victory(Camp::Enemy)) / 1000);
}

Odds Outlook::oddsOf(Camp attacker, Rank rank, int target, const Shares& shares, bool known) const {
    const Camp other = opponent(attacker);
    const int stake = worth(attacker, rank) + secrecy(attacker, rank);
    Odds odds;
    float spoils = 0;
    float gain = 0;
    float strongest = 0;
    for (const Rank defender : allRanks) {
        const float share = shares[place(target)][index(defender)];
        if (share <= 0) continue;
        const Duel settled = duel(rank, defender);
        const auto prize =
            static_cast<float>(defender == Rank::Flag ? victory(attacker) : worth(other, defender));
        if (settled.defenderStands()) {
            odds.loss += share;
            gain -= share * static_cast<float>(stake);
            if (share > strongest) {
                strongest = share;
                odds.victor = defender;
            }
        } else if (defender == Rank::Flag) {
            odds.flag = share;
            gain += share * prize;
        } else if (settled.attackerStands()) {
            odds.win += share;
            spoils += share * prize;
            gain += share * (prize - static_cast<float>(secrecy(attacker, rank)));
        } else {
            odds.tie += share;
            gain += share * (prize - static_cast<float>(stake));
        }
    }
    if (odds.win > 0) odds.winGain = static_cast<int>(std::lround(spoils / odds.win));
    // The own standard is watched whatever the enemy should think of attacking there.
    if (attacker == Camp::Enemy && target == standardPiece_) gain = std::max(gain, 0.0F);
    if (!known) gain += static_cast<float>(curiosity_[index(attacker)][place(target)]);
    odds.expected = static_cast<int>(std::lround(gain));
    return odds;
}

void Outlook::fillOdds(Camp attacker, const Shares& shares, const std::array<bool, armySize>& known) {
    const Camp other = opponent(attacker);
    for (int target = 0; target < armySize; ++target) {
        float expected = 0;
        for (const Rank rank : allRanks) {
            if (rank == Rank::Flag) continue;
            expected += shares[place(target)][index(rank)] * static_cast<float>(worth(other, rank));
        }
        curiosity_[index(attacker)][place(target)] =
            known[place(target)] ? 0 : static_cast<int>(expected) * weights_.curiosity / 100;
        for (std::size_t rank = 0; rank < movableCount; ++rank) {
            odds_[index(attacker)][rank][place(target)] =
                oddsOf(attacker, allRanks[rank], target, shares, known[place(target)]);
        }
    }
}

void Outlook::fillPulls() {
    float pull = static_cast<float>(weights_.pull) / 100.0F;
    for (float& step : pulls_) {
        step = pull;
        pull *= static_cast<float>(weights_.decay) / 100.0F;
    }
}

void Outlook::fillValues(Camp camp, const std::array<Target, armySize>& targets, int count) {
    const Camp other = opponent(camp);
    int peril = 0;
    for (int i = 0; i < count; ++i) {
        const Target& target = targets[place(i)];
        peril += target.peril;
        const std::array paths = {terrain_.pathsTo(target.square, camp, Rank::Scout),
                                  terrain_.pathsTo(target.square, camp, Rank::Sapper)};
        const auto wall = target.bomb * static_cast<float>(presence(other, Rank::Bomb, target.square));
        for (const Rank rank : allRanks) {
            if (!canMove(rank)) continue;
            const int odds = odds_[index(camp)][index(rank)][place(target.piece)].expected;
            const int expected = odds + (rank == Rank::Sapper ? static_cast<int>(wall) : 0);
            const int gain = target.canRun ? expected * weights_.runaway / 100 : expected + eagerness_;
            if (gain > 0) draw(camp, rank, paths[rank == Rank::Sapper], gain + target.peril);
        }
    }
    if (peril == 0) return;
    const Terrain::Paths home = terrain_.pathsTo(peril_.standard(), camp, Rank::Scout);
    for (const Rank rank : allRanks) {
        if (canMove(rank)) draw(camp, rank, home, peril * weights_.standardGuard / 100);
    }
}

/// Bombs beside a standard are worth what they keep away from it.
void Outlook::wallIn(Camp camp, Square standard, float share) {
    const float wall = share * static_cast<float>(victory(opponent(camp)) * weights_.wall) / 100.0F;
    for (std::size_t direction = 0; direction < directions.size(); ++direction) {
        const Square beside = neighbour(standard, direction);
        if (beside == barred) continue;
        std::int16_t& value = values_[index(camp)][index(Rank::Bomb)][beside];
        value = static_cast<std::int16_t>(value + static_cast<int>(wall));
    }
}

/// Makes pieces of a rank worth more the nearer they are to a square where there is something to gain.
void Outlook::draw(Camp camp, Rank rank, const Terrain::Paths& paths, int gain) {
    auto& values = values_[index(camp)][index(rank)];
    for (Square square = 0; square < squareCount; ++square) {
        if (paths[square] > longestDistance) continue;
        const float pull = static_cast<float>(gain) * pulls_[paths[square]];
        values[square] =
            std::max(values[square], static_cast<std::int16_t>(worth(camp, rank) + static_cast<int>(pull)));
    }
}

}  // namespace leuctra::combate
