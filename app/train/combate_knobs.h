// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "combate/weights.h"

#include <string>
#include <vector>

namespace leuctra::train {

/// One number of the weights of Combate.
struct Knob {
    std::string name;  ///< "pull", "worth.7"
    int* value;
};
std::vector<Knob> knobsOf(combate::Weights& weights);

/// A file of lines `name value`; numbers that it does not name are the shipped ones, an empty path is all of
/// them.
Result<combate::Weights> combateWeightsFrom(const std::string& path);
std::string text(const combate::Weights& weights);

}  // namespace leuctra::train
