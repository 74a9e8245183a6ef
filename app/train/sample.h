// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/position.h"

#include <string>
#include <string_view>
#include <vector>

namespace leuctra::train {

/// A quiet position of a game, how a search judged it and how that game ended.
struct Sample {
    epaminondas::Position position;
    int score = 0;        ///< for White, centistones
    double result = 0.5;  ///< for White: 1 won, 0.5 drawn, 0 lost
};

/// Chance to win by a judgement in centistones.
float chance(float judgement);
/// Chance of White to win as an evaluation is to foretell it: in part how the game ended, in part the score.
float target(const Sample& sample, double resultShare);

/// One line: result, score and the text of the position.
std::string text(const Sample& sample);
/// Lines that cannot be read are an error.
Result<std::vector<Sample>> samplesFrom(const std::string& path);

}  // namespace leuctra::train
