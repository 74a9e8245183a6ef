// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/evaluation.h"

namespace leuctra::epaminondas {

// As `leuctra-train tune` writes them (app/train/README.md): a row of the board a line, then a kind of
// feature a line, in the order of evaluation.h.
// clang-format off
const Weights shippedWeights = {
    57, 61, 74, 73, 79, 76, 80,
    50, 64, 70, 74, 74, 76, 80,
    46, 65, 71, 79, 81, 83, 83,
    58, 63, 76, 81, 86, 92, 89,
    61, 69, 84, 80, 87, 89, 98,
    75, 75, 87, 83, 87, 92, 101,
    74, 88, 84, 88, 92, 96, 91,
    101, 103, 80, 84, 94, 89, 92,
    88, 84, 94, 104, 80, 91, 99,
    107, 106, 97, 94, 97, 84, 98,
    132, 103, 99, 68, 86, 79, 70,
    141, 111, 150, 140, 121, 94, 117,
    9, 17, 23, 35, 40, 52, 11, 23, 41, 47, 49, 55, 1, 10, 15, 10, 35, 34,
    -3, 1, 0, 1, 2,
    10, 11, 27, 50, 21, 24, 38, 56, 13, 48, 36, 30, 11, 27, 30, 30, 27, 29, 30, 30,
    -20, -11, -10, -2, -3,
    18, 9,
    -4, -10, -20, -28, -27, -20, -17, -11, -7, -6, -4, -4, -3, 4, 22,
    19,
};
// clang-format on

}  // namespace leuctra::epaminondas
