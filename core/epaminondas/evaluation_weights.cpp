// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/evaluation.h"

namespace leuctra::epaminondas {

const Weights shippedWeights = [] {
    Weights weights{};
    for (int row = 0; row < rowCount; ++row)
        for (int column = 0; column < feature::halfColumns; ++column)
            weights[static_cast<std::size_t>(feature::stone + row * feature::halfColumns + column)] =
                static_cast<std::int16_t>(100 + 2 * row + column);
    const auto set = [&weights](int first, std::initializer_list<int> values) {
        for (const int value : values)
            weights[static_cast<std::size_t>(first++)] = static_cast<std::int16_t>(value);
    };
    set(feature::run, {2, 4, 5, 5, 5, 5, 4, 8, 12, 14, 14, 14, 3, 6, 9, 10, 10, 10});
    set(feature::reach, {2, 2, 1, 1, 1});
    for (int heading = 0; heading < feature::headings; ++heading)
        set(feature::threat + heading * feature::mostCaptured, {15, 25, 30, 30});
    set(feature::standOff, {3, 3, 1, 1, 1});
    set(feature::incursion, {15, 15});
    set(feature::defenders, {-60, -40, -25, -15, -8, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    set(feature::tempo, {10});
    return weights;
}();

}  // namespace leuctra::epaminondas
