// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/transition.h"

#include "combate/notation.h"

namespace leuctra::combate {

Transition::Transition(Side mover, Play squares, std::optional<Attack> announced)
    : move(squares), attack(announced) {
    side = mover;
    play = text(*this);
}

}  // namespace leuctra::combate
