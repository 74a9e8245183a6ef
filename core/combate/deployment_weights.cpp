// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/deployment_weights.h"

#include "combate/square.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace leuctra::combate {

namespace {

// Fitted to published statistics of the 40-piece game: how often each rank stands on each square, how many
// pieces of a rank have one of another rank beside them, and how many bombs stand beside the standard, in
// 64,920 deployments of people on a public server (six tenths) and 1,000 of a network trained by self-play to
// beyond human level (four tenths). The fit is by moment matching: chains of deployments drawn from the
// weights, which are moved by the logarithm of the share wanted over the share drawn. Figures are hundredths.

constexpr int halfWidth = boardSize / 2;

/// By index(Rank): the left half of the four rows, back row first. The right half is its mirror image.
constexpr std::array<std::array<std::int16_t, armySize / 2>, rankCount> places = {{
    // Espía
    {0, -1, 41, 36, 32, 12, 59, 98, 122, 87, -45, -29, 64, 108, -3, -167, -318, 15, 92, -201},
    // Soldado
    {-10, 16, -23, -28, 12, -14, 25, -39, -48, 19, -16, 35, -14, -10, 26, 41, 66, -48, -61, 71},
    // Cabo Armero
    {95, 100, 84, 76, 75, 42, 31, 6, 10, 5, -41, -46, -28, -40, -60, -69, -48, -44, -59, -88},
    // Sargento
    {32, 29, 20, -7, -1, 19, -1, -38, -44, -34, 6, -4, -48, -53, -32, 65, 97, -44, -58, 96},
    // Teniente
    {-40, -5, -17, -23, -37, -12, -5, -34, -41, -31, -1, 21, -15, -19, 21, 74, 113, -23, -39, 113},
    // Capitán
    {-40, -26, -12, -24, -24, -25, -17, -27, -34, -27, 2, 30, -21, -31, 23, 48, 121, -8, -24, 117},
    // Mayor
    {-56, -34, -11, -19, -24, -19, 7, 3, 1, 3, 14, 22, -33, -32, 13, 14, 82, 10, -7, 69},
    // Coronel
    {-123, -99, -76, -94, -81, -26, 47, 37, 20, 28, 38, 70, 70, 39, 48, 11, 7, 51, 32, -2},
    // General
    {-138, -153, -195, -170, -151, -33, 8, -2, -30, 21, 57, 106, 102, 91, 124, 14, 83, 91, 117, 57},
    // Teniente General
    {-150, -151, -124, -94, -109, -36, 55, 7, -7, 38, 52, 80, 90, 96, 86, -27, -17, 98, 128, -14},
    // Bomba
    {38, 89, 55, 34, 31, 69, 30, 1, -9, 0, 7, 1, -53, -85, -44, 35, -13, -72, -63, -52},
    // Estandarte
    {391, 234, 256, 313, 277, 22, -238, -12, 61, -109, -73, -286, -113, -64, -202, -38, -172, -24, -57, -167},
}};

/// By index(Rank) twice. Nothing is known of who stands beside Sargento, Teniente and Capitán.
constexpr std::array<std::array<std::int16_t, rankCount>, rankCount> neighbours = {{
    {0, -19, 12, 0, 0, 0, 46, 74, 132, 10, -4, 14},
    {-19, 0, -3, 0, 0, 0, 10, -5, -6, 3, -51, -110},
    {12, -3, 0, 0, 0, 0, 23, 15, 7, 20, -4, -43},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {46, 10, 23, 0, 0, 0, 0, 3, 17, 48, -9, 33},
    {74, -5, 15, 0, 0, 0, 3, 0, -16, 37, -20, 18},
    {132, -6, 7, 0, 0, 0, 17, -16, 0, -27, -44, -16},
    {10, 3, 20, 0, 0, 0, 48, 37, -27, 0, -31, 36},
    {-4, -51, -4, 0, 0, 0, -9, -20, -44, -31, 0, 0},
    {14, -110, -43, 0, 0, 0, 33, 18, -16, 36, 0, 0},
}};

/// By the number of bombs beside the standard.
constexpr std::array<std::int16_t, 5> guards = {0, -9, 178, 473, 654};

}  // namespace

float placeWeight(int k, Rank rank) {
    const int column = k % boardSize;
    const int row = k / boardSize;
    const int place = row * halfWidth + std::min(column, boardSize - 1 - column);
    return static_cast<float>(places[index(rank)][static_cast<std::size_t>(place)]) / 100;
}

float neighbourWeight(Rank one, Rank other) {
    return static_cast<float>(neighbours[index(one)][index(other)]) / 100;
}

float guardWeight(int bombs) {
    return static_cast<float>(guards[static_cast<std::size_t>(bombs)]) / 100;
}

}  // namespace leuctra::combate
