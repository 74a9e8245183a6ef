// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/transition.h"

#include "combate/notation.h"

namespace leuctra::combate {

Transition::Transition(Side mover, Play squares, std::optional<Attack> announced)
    : move(squares), attack(announced) {
    if (announced) result = announced->duel.result;
    side = mover;
    play = text(*this);
}

Transition Transition::forgotten() const {
    Transition rest = *this;
    rest.attack.reset();
    rest.play = text(rest);
    return rest;
}

}  // namespace leuctra::combate
