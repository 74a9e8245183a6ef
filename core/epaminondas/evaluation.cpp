// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/evaluation.h"

#include <algorithm>
#include <utility>

namespace leuctra::epaminondas {

namespace {

/// The half of a line in base 3: 3^bit for each bit set.
constexpr int halfBits = 7;
constexpr int halfStates = 2187;

constexpr std::array<std::uint32_t, 1 << halfBits> ternaryHalves = [] {
    std::array<std::uint32_t, 1 << halfBits> ternary{};
    for (std::size_t bits = 0; bits < ternary.size(); ++bits) {
        std::uint32_t power = 1;
        for (int bit = 0; bit < halfBits; ++bit, power *= 3)
            if (bits >> bit & 1) ternary[bits] += power;
    }
    return ternary;
}();

constexpr std::uint32_t ternary(LineBits bits) {
    return ternaryHalves[bits & ((1U << halfBits) - 1)] + halfStates * ternaryHalves[bits >> halfBits];
}

constexpr std::size_t states(int length) {
    return length == 0 ? 1 : 3 * states(length - 1);
}

/// Lines that cannot be told apart by left–right mirroring or, rows, at all, share their values.
bool alike(const Line& one, const Line& other) {
    const auto oblique = [](const Line& line) {
        return line.kind == LineKind::Rising || line.kind == LineKind::Falling;
    };
    if (one.length != other.length) return false;
    if (!oblique(one)) return one.kind == other.kind;
    return oblique(other) && rowOf(one.squares[0]) == rowOf(other.squares[0]);
}

}  // namespace

Evaluator::Evaluator(const Weights& weights, std::shared_ptr<const Network> network)
    : weights_(weights), network_(std::move(network)) {
    for (const Side side : bothSides)
        for (int square = 0; square < squareCount; ++square)
            stones_[static_cast<std::size_t>(index(side))][static_cast<std::size_t>(square)] =
                weights_[static_cast<std::size_t>(stoneFeature(side, static_cast<Square>(square)))];

    std::size_t size = 0;
    for (int line = 0; line < lineCount; ++line) {
        const auto& lines = lineMap.lines;
        const auto twin = std::find_if(lines.begin(), lines.begin() + line,
                                       [line](const Line& other) { return alike(other, lineAt(line)); });
        const auto place = static_cast<std::size_t>(twin - lines.begin());
        if (place < static_cast<std::size_t>(line)) {
            offsets_[static_cast<std::size_t>(line)] = offsets_[place];
            continue;
        }
        offsets_[static_cast<std::size_t>(line)] = size;
        size += states(lineAt(line).length);
    }
    known_ = engine::HugeArray<std::atomic<std::int16_t>>(size);
}

engine::Value Evaluator::line(int line, LineBits white, LineBits black) const {
    std::atomic<std::int16_t>& known =
        known_[offsets_[static_cast<std::size_t>(line)] + ternary(white) + 2 * ternary(black)];
    const std::int16_t stored = known.load(std::memory_order_relaxed);
    if (stored != 0) return stored >> 1;

    engine::Value value = 0;
    lineFeatures(line, white, black, [&](int feature, int count) {
        value += count * weights_[static_cast<std::size_t>(feature)];
    });
    known.store(static_cast<std::int16_t>(2 * value + 1), std::memory_order_relaxed);
    return value;
}

}  // namespace leuctra::epaminondas
