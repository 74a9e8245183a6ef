// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "epaminondas/evaluation.h"

#include <string>

namespace leuctra::train {

/// The shipped weights for an empty path; otherwise as many numbers as there are features, from a file.
Result<epaminondas::Weights> weightsFrom(const std::string& path);
/// No network for "none", the shipped one for an empty path; otherwise from a file.
Result<std::shared_ptr<const epaminondas::Network>> networkFrom(const std::string& path);
/// The weights as lines of numbers, one group of features a line, as evaluation_weights.cpp holds them too.
std::string text(const epaminondas::Weights& weights);

}  // namespace leuctra::train
