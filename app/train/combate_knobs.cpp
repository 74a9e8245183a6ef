// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/combate_knobs.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace leuctra::train {

using namespace combate;

std::vector<Knob> knobsOf(Weights& weights) {
    std::vector<Knob> knobs;
    for (const Rank rank : allRanks) {
        knobs.push_back({fmt::format("worth.{}", letter(rank)), &weights.worth[index(rank)]});
        knobs.push_back({fmt::format("secrecy.{}", letter(rank)), &weights.secrecy[index(rank)]});
    }
    for (const auto& [name, value] :
         std::initializer_list<std::pair<const char*, int*>>{{"mystery", &weights.mystery},
                                                             {"curiosity", &weights.curiosity},
                                                             {"pull", &weights.pull},
                                                             {"decay", &weights.decay},
                                                             {"runaway", &weights.runaway},
                                                             {"wall", &weights.wall},
                                                             {"standardGuard", &weights.standardGuard},
                                                             {"patience", &weights.patience},
                                                             {"eagerness", &weights.eagerness},
                                                             {"eagernessLimit", &weights.eagernessLimit}})
        knobs.push_back({name, value});
    return knobs;
}

Result<Weights> combateWeightsFrom(const std::string& path) {
    Weights weights = shippedWeights;
    if (path.empty()) return weights;
    std::ifstream file(path);
    if (!file) return failure(errorText("%1 cannot be read"), {path});
    const std::vector<Knob> knobs = knobsOf(weights);
    std::string name;
    for (int value = 0; file >> name >> value;) {
        const auto knob =
            std::find_if(knobs.begin(), knobs.end(), [&](const Knob& each) { return each.name == name; });
        if (knob == knobs.end()) return failure(errorText("There is no weight %1"), {name});
        *knob->value = value;
    }
    return weights;
}

std::string text(const Weights& weights) {
    Weights copy = weights;
    std::string lines;
    for (const Knob& knob : knobsOf(copy))
        lines += fmt::format("{} {}\n", knob.name, *knob.value);
    return lines;
}

}  // namespace leuctra::train
