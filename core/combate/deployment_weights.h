// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/piece.h"

namespace leuctra::combate {

/// How people and strong programs deploy, as a distribution over whole deployments: the chance of one is
/// proportional to exp of the sum of the weights of its 40 places, of its 66 pairs of neighbours, front
/// and back, left and right, and of the bombs beside its standard. Weights are natural logarithms. The
/// distribution is its own mirror image.

/// For a rank on the k-th place (0–39) of a setup.
float placeWeight(int k, Rank rank);
/// For two ranks side by side or one behind the other; the same both ways round.
float neighbourWeight(Rank one, Rank other);
/// For a number of bombs (0–4) beside the standard, front and back, left and right.
float guardWeight(int bombs);

}  // namespace leuctra::combate
