// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/sample.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <fstream>

namespace leuctra::train {

float chance(float judgement) {
    constexpr float steepness = 1 / 220.0F;
    return 1 / (1 + std::exp(-steepness * judgement));
}

float target(const Sample& sample, double resultShare) {
    const auto share = static_cast<float>(resultShare);
    return share * static_cast<float>(sample.result) + (1 - share) * chance(static_cast<float>(sample.score));
}

std::string text(const Sample& sample) {
    return fmt::format("{} {} {}", sample.result, sample.score, sample.position.text());
}

Result<std::vector<Sample>> samplesFrom(const std::string& path) {
    std::ifstream file(path);
    if (!file) return failure(errorText("%1 cannot be read"), {path});
    std::vector<Sample> samples;
    for (std::string line; std::getline(file, line);) {
        double result = 0;
        int score = 0;
        int read = 0;
        const bool numbers = std::sscanf(line.c_str(), "%lf %d %n", &result, &score, &read) == 2;
        const auto position =
            epaminondas::Position::parse(std::string_view(line).substr(static_cast<std::size_t>(read)));
        if (!numbers || !position)
            return failure(errorText("%1: line %2 is no sample"), {path, fmt::to_string(samples.size() + 1)});
        samples.push_back({*position, score, result});
    }
    return samples;
}

}  // namespace leuctra::train
