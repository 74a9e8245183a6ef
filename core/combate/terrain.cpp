// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/terrain.h"

#include <cmath>
#include <vector>

namespace leuctra::combate {

namespace {

constexpr float bombSteps = 4;  // that an enemy is worth going round who is surely a bomb, but was not told
constexpr float sure = 0.99F;

}  // namespace

Terrain::Terrain(const Knowledge& knowledge, const Shares& enemy) {
    for (auto& camp : steps_) {
        for (Paths& steps : camp)
            steps.fill(1);
    }
    for (std::size_t n = 0; n < armySize; ++n) {
        const OwnPiece& own = knowledge.own()[n];
        if (own.square && !canMove(own.rank)) {
            for (Paths& steps : steps_[index(Camp::Own)])
                steps[*own.square] = noWay;
        }
        if (own.square && own.rank == Rank::Bomb) steps_[index(Camp::Enemy)][false][*own.square] = noWay;
        const EnemyPiece& other = knowledge.enemy()[n];
        if (!other.square) continue;
        const float bomb = enemy[n][index(Rank::Bomb)];
        std::uint8_t& step = steps_[index(Camp::Own)][false][*other.square];
        step = bomb > sure ? noWay : static_cast<std::uint8_t>(1 + std::lround(bombSteps * bomb));
    }
}

Terrain::Paths Terrain::pathsTo(Square target, Camp camp, Rank rank) const {
    const Paths& steps = steps_[index(camp)][rank == Rank::Sapper];
    Paths paths;
    paths.fill(noWay);
    paths[target] = 0;
    std::vector<Square> nearer = {target};
    for (std::size_t next = 0; next < nearer.size(); ++next) {
        const Square square = nearer[next];
        // The target is attacked, whatever it costs.
        const int step = square == target ? 1 : steps[square];
        if (step == noWay) continue;
        for (std::size_t direction = 0; direction < directions.size(); ++direction) {
            const Square from = neighbour(square, direction);
            if (from == barred || paths[square] + step >= paths[from]) continue;
            paths[from] = static_cast<std::uint8_t>(paths[square] + step);
            nearer.push_back(from);
        }
    }
    return paths;
}

}  // namespace leuctra::combate
