// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/deployment_weights.h"

#include "combate/square.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace leuctra::combate {

namespace {

// Fitted to published statistics of the 40-piece game: how often each rank stands on each square, and how
// many pieces of a rank have one of another rank beside them, in 64,920 deployments of people on a public
// server (six tenths) and 1,000 of a network trained by self-play to beyond human level (four tenths). The
// fit is by moment matching: chains of deployments drawn from the weights, which are moved by the logarithm
// of the share wanted over the share drawn. Figures are hundredths.

constexpr int halfWidth = boardSize / 2;

/// By index(Rank): the left half of the four rows, back row first. The right half is its mirror image.
constexpr std::array<std::array<std::int16_t, armySize / 2>, rankCount> places = {{
    // Espía
    {5, 1, 43, 38, 36, 11, 53, 97, 120, 88, -42, -28, 62, 106, -4, -164, -327, 15, 91, -202},
    // Soldado
    {-3, 17, -20, -25, 14, -13, 20, -41, -50, 17, -16, 32, -16, -12, 24, 45, 68, -48, -62, 71},
    // Cabo Armero
    {100, 101, 83, 77, 77, 44, 25, 4, 7, 4, -41, -48, -30, -41, -61, -65, -46, -44, -59, -87},
    // Sargento
    {40, 26, 17, -8, -4, 20, -8, -44, -52, -39, 8, -4, -50, -54, -31, 72, 103, -40, -54, 100},
    // Teniente
    {-32, -6, -20, -26, -41, -11, -12, -39, -48, -36, 2, 21, -16, -21, 21, 82, 119, -19, -36, 117},
    // Capitán
    {-32, -28, -15, -26, -28, -23, -25, -32, -41, -32, 5, 29, -22, -33, 25, 56, 127, -5, -20, 122},
    // Mayor
    {-48, -31, -11, -19, -22, -15, 1, -2, -2, 0, 14, 19, -35, -36, 12, 17, 84, 10, -6, 69},
    // Coronel
    {-117, -93, -74, -90, -81, -23, 41, 35, 18, 26, 40, 68, 68, 36, 47, 13, 10, 50, 31, -2},
    // General
    {-137, -152, -196, -170, -145, -32, 2, -6, -31, 20, 58, 104, 99, 89, 124, 19, 87, 92, 117, 58},
    // Teniente General
    {-148, -145, -121, -92, -108, -32, 48, 3, -9, 36, 53, 77, 88, 93, 85, -25, -16, 98, 128, -14},
    // Bomba
    {43, 81, 60, 42, 39, 60, 27, 7, 0, 5, 4, -3, -55, -86, -46, 33, -16, -75, -66, -55},
    // Estandarte
    {329, 229, 254, 298, 263, 14, -173, 19, 86, -88, -84, -266, -93, -43, -196, -83, -195, -33, -63, -176},
}};

/// By index(Rank) twice. Nothing is known of who stands beside Sargento, Teniente and Capitán.
constexpr std::array<std::array<std::int16_t, rankCount>, rankCount> neighbours = {{
    {0, -22, 9, 0, 0, 0, 44, 71, 129, 8, -10, -39},
    {-22, 0, -5, 0, 0, 0, 8, -7, -7, 1, -56, -155},
    {9, -5, 0, 0, 0, 0, 20, 13, 6, 18, -9, -90},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {44, 8, 20, 0, 0, 0, 0, 1, 15, 46, -12, -18},
    {71, -7, 13, 0, 0, 0, 1, 0, -18, 35, -25, -33},
    {129, -7, 6, 0, 0, 0, 15, -18, 0, -29, -48, -64},
    {8, 1, 18, 0, 0, 0, 46, 35, -29, 0, -36, -14},
    {-10, -56, -9, 0, 0, 0, -12, -25, -48, -36, 0, 115},
    {-39, -155, -90, 0, 0, 0, -18, -33, -64, -14, 115, 0},
}};

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

}  // namespace leuctra::combate
