// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/weights_file.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <fstream>
#include <sstream>

namespace leuctra::train {

namespace {

/// First feature of each group; the last entry ends the last group.
constexpr std::array groups = {
    epaminondas::feature::stone,     epaminondas::feature::run,      epaminondas::feature::reach,
    epaminondas::feature::threat,    epaminondas::feature::standOff, epaminondas::feature::incursion,
    epaminondas::feature::defenders, epaminondas::feature::tempo,    epaminondas::feature::count,
};

}  // namespace

Result<epaminondas::Weights> weightsFrom(const std::string& path) {
    if (path.empty()) return epaminondas::shippedWeights;
    std::ifstream file(path);
    epaminondas::Weights weights{};
    for (std::int16_t& weight : weights) {
        while (file && (std::isspace(file.peek()) || file.peek() == ','))
            file.get();
        if (!(file >> weight))
            return failure(errorText("%1 does not hold a weight for each feature"), {path});
    }
    return weights;
}

Result<std::shared_ptr<const epaminondas::Network>> networkFrom(const std::string& path) {
    if (path == "none") return nullptr;
    if (path.empty()) return epaminondas::shippedNetwork();
    std::ifstream file(path, std::ios::binary);
    if (!file) return failure(errorText("%1 cannot be read"), {path});
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return epaminondas::Network::parse(bytes.str());
}

std::string text(const epaminondas::Weights& weights) {
    std::string result;
    for (std::size_t group = 0; group + 1 < groups.size(); ++group) {
        const int perLine =
            group == 0 ? epaminondas::feature::halfColumns : groups[group + 1] - groups[group];
        for (int i = groups[group]; i < groups[group + 1]; ++i) {
            result += fmt::format("{},", weights[static_cast<std::size_t>(i)]);
            const bool isLineEnd = (i - groups[group] + 1) % perLine == 0;
            result += isLineEnd ? "\n" : " ";
        }
    }
    return result;
}

}  // namespace leuctra::train
