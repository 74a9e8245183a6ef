// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparring/combate_partners.h"

#include "combate/deployments.h"
#include "combate/duel.h"
#include "combate/movegen.h"
#include "combate/notation.h"
#include "players/combate_sight.h"

#include <algorithm>
#include <vector>

namespace leuctra::sparring {

using namespace combate;

namespace {

Play anyOf(const std::vector<Play>& plays, Random& random) {
    return plays[random.below(static_cast<std::uint32_t>(plays.size()))];
}

const EnemyPiece* targetOf(const Knowledge& knowledge, Play play) {
    const auto number = knowledge.enemyAt(play.to);
    return number ? &knowledge.enemy()[static_cast<std::size_t>(*number)] : nullptr;
}

Rank moverOf(const Knowledge& knowledge, Play play) {
    return knowledge.own()[static_cast<std::size_t>(*knowledge.ownAt(play.from))].rank;
}

/// Whether an attack ends in one of these ways whatever the piece attacked may be.
template <typename Ends>
bool surely(const Knowledge& knowledge, Play play, const EnemyPiece& target, Ends&& ends) {
    const Rank attacker = moverOf(knowledge, play);
    return std::all_of(allRanks.begin(), allRanks.end(), [&](Rank rank) {
        return !contains(target.possible, rank) || ends(duel(attacker, rank));
    });
}

bool isSurelyWon(const Knowledge& knowledge, Play play) {
    const EnemyPiece* target = targetOf(knowledge, play);
    return target && surely(knowledge, play, *target, [](Duel duel) { return duel.attackerStands(); });
}

bool isSurelyLost(const Knowledge& knowledge, Play play) {
    const EnemyPiece* target = targetOf(knowledge, play);
    return target && surely(knowledge, play, *target, [](Duel duel) { return duel.defenderStands(); });
}

/// Rows gained towards the enemy.
int advance(const Knowledge& knowledge, Play play) {
    const int rows = rowOf(play.to) - rowOf(play.from);
    return knowledge.side() == Side::First ? rows : -rows;
}

/// Higher is better to take.
int prize(const EnemyPiece& target) {
    if (!target.known) return 0;
    return *target.known == Rank::Flag ? 100 : static_cast<int>(*target.known);
}

class Partner final : public players::Engine {
  public:
    Partner(Choice choice, Setup (*deployment)(Random&)) : choose_(choice), deploy_(deployment) {}

    void setOptions(const players::Options& options) override { seed_ = options.seed; }
    void newGame() override { random_ = Random(seed_); }

    players::Answer go(const players::Sight& sight, const engine::Limits&, std::stop_token,
                       const engine::InfoHandler&) override {
        const Knowledge& knowledge = static_cast<const players::CombateSight&>(sight).knowledge;
        if (knowledge.outcome() || !hasLegalPlay(knowledge)) return {};
        const Play play = choose_(knowledge, random_);
        return {text(play, knowledge.enemyAt(play.to).has_value()), {}};
    }

    players::Words reason(const players::Sight&, const players::Answer&) override { return {}; }

    Result<std::string> deploy(Side side, const std::string&, std::stop_token) override {
        // Two partners with one seed are not to deploy alike.
        Random random(seed_ * 2 + static_cast<std::uint64_t>(index(side)));
        return text(deploy_(random));
    }

  private:
    Choice choose_;
    Setup (*deploy_)(Random&);
    std::uint64_t seed_ = 1;
    Random random_{1};
};

}  // namespace

Play randomPlay(const Knowledge& knowledge, Random& random) {
    PlayList plays;
    generate(knowledge, plays);
    return anyOf({plays.begin(), plays.end()}, random);
}

Play greedyPlay(const Knowledge& knowledge, Random& random) {
    PlayList plays;
    generate(knowledge, plays);
    std::vector<Play> forward;
    std::vector<Play> safe;
    const Play* best = nullptr;
    for (const Play& play : plays) {
        const auto gain = [&](Play each) { return prize(*targetOf(knowledge, each)); };
        if (isSurelyWon(knowledge, play) && (!best || gain(play) > gain(*best))) best = &play;
        if (isSurelyLost(knowledge, play)) continue;
        safe.push_back(play);
        if (advance(knowledge, play) > 0) forward.push_back(play);
    }
    if (best) return *best;
    if (!forward.empty()) return anyOf(forward, random);
    return safe.empty() ? randomPlay(knowledge, random) : anyOf(safe, random);
}

std::unique_ptr<players::Engine> combatePartner(std::string_view name) {
    if (name == "random") return std::make_unique<Partner>(&randomPlay, &randomSetup);
    if (name == "greedy") return std::make_unique<Partner>(&greedyPlay, &drawDeployment);
    if (name == "suspect") return std::make_unique<Partner>(&suspectPlay, &drawDeployment);
    return nullptr;
}

}  // namespace leuctra::sparring
