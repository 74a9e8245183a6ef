// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/transition.h"

#include "epaminondas/effect.h"
#include "epaminondas/notation.h"

namespace leuctra::epaminondas {

std::vector<Square> Transition::group() const {
    std::vector<Square> squares;
    for (int i = 0; i < size; ++i)
        squares.push_back(static_cast<Square>(move.rear + i * strideOf(direction)));
    return squares;
}

Transition transitionOf(const Position& before, Move move) {
    const Side side = before.sideToMove();
    const Effect effect = effectOf(before.stones(side), before.stones(opponent(side)), move);
    Transition transition;
    transition.side = side;
    transition.play = text(before, move);
    transition.move = move;
    transition.direction = effect.direction;
    transition.size = effect.size;
    transition.distance = effect.distance;
    for (int i = 0; i < effect.captured; ++i)
        transition.captured.push_back(static_cast<Square>(move.landing + i * strideOf(effect.direction)));
    return transition;
}

}  // namespace leuctra::epaminondas
