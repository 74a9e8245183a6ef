// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/sample.h"

#include <fmt/format.h>

#include <fstream>

namespace leuctra::train {

std::string text(const Sample& sample) {
    return fmt::format("{} {}", sample.result, sample.position.text());
}

Result<std::vector<Sample>> samplesFrom(const std::string& path) {
    std::ifstream file(path);
    if (!file) return failure(errorText("%1 cannot be read"), {path});
    std::vector<Sample> samples;
    for (std::string line; std::getline(file, line);) {
        const std::size_t blank = line.find(' ');
        const auto position =
            epaminondas::Position::parse(std::string_view(line).substr(std::min(blank + 1, line.size())));
        if (blank == std::string::npos || !position)
            return failure(errorText("%1: line %2 is no sample"), {path, fmt::to_string(samples.size() + 1)});
        samples.push_back({*position, line.starts_with("1") ? 1.0 : line.starts_with("0.5") ? 0.5 : 0.0});
    }
    return samples;
}

}  // namespace leuctra::train
