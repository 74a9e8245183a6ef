// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "epaminondas/evaluation.h"

#include <string>

namespace leuctra::train {

/// The shipped weights for an empty path; otherwise as many numbers as there are features, from a file.
Result<epaminondas::Weights> weightsFrom(const std::string& path);
/// The weights as lines of numbers, one group of features a line, as evaluation_weights.cpp holds them too.
std::string text(const epaminondas::Weights& weights);

}  // namespace leuctra::train
