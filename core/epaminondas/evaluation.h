// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "engine/huge_array.h"
#include "engine/score.h"
#include "epaminondas/network.h"
#include "epaminondas/search_heads.h"
#include "epaminondas/search_lines.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <memory>

namespace leuctra::epaminondas {

/// What the evaluation looks at. It is a weighted sum of features, counted for White less those for Black;
/// each feature belongs to one stone, one line or one home row, so that a move changes few of them.
namespace feature {

inline constexpr int halfColumns = columnCount / 2;
inline constexpr int longestRun = 7;    ///< longer runs count as this
inline constexpr int mostCaptured = 4;  ///< longer captures count as this
inline constexpr int headings = 5;      ///< forward, obliquely forward, sideways, obliquely back, back
inline constexpr int mostDefenders = 14;

inline constexpr int stone = 0;                             ///< by row from one's own home, half column
inline constexpr int run = stone + rowCount * halfColumns;  ///< by row, column, diagonal; by length 2…
inline constexpr int reach = run + 3 * (longestRun - 1);    ///< squares that a group may slide; by heading
inline constexpr int threat = reach + headings;             ///< by heading, by stones that would be captured
inline constexpr int standOff =
    threat + headings * mostCaptured;                  ///< enemy run in reach but too long; by heading
inline constexpr int incursion = standOff + headings;  ///< can land on the far home row; straight, oblique
inline constexpr int defenders = incursion + 2;        ///< stones on one's own home row, by number
inline constexpr int tempo = defenders + mostDefenders + 1;  ///< one's turn
inline constexpr int count = tempo + 1;

}  // namespace feature

/// Weights of the features in centistones.
using Weights = std::array<std::int16_t, feature::count>;

/// The weights that the program plays with.
extern const Weights shippedWeights;

/// Calls sink(feature, White's count less Black's) for what a line holds; the same feature may come again.
template <typename Sink>
void lineFeatures(int line, LineBits white, LineBits black, Sink&& sink);

/// The feature of a stone.
constexpr int stoneFeature(Side side, Square square) {
    const int row = side == Side::First ? rowOf(square) : rowCount - 1 - rowOf(square);
    const int column = columnOf(square);
    const int half = column < feature::halfColumns ? column : columnCount - 1 - column;
    return feature::stone + row * feature::halfColumns + half;
}

/// Knows the values of stones and lines for one set of weights; what a line is worth is worked out when it is
/// first asked for. Any number of threads may ask.
class Evaluator {
  public:
    /// Without a network it judges by the features alone.
    explicit Evaluator(const Weights& weights, std::shared_ptr<const Network> network = {});
    Evaluator(const Evaluator&) = delete;
    Evaluator& operator=(const Evaluator&) = delete;

    engine::Value stone(Side side, Square square) const {
        return stones_[static_cast<std::size_t>(index(side))][square];
    }
    /// What is on a line, for White.
    engine::Value line(int line, LineBits white, LineBits black) const;
    engine::Value homeRow(int defenders) const {
        return weights_[static_cast<std::size_t>(feature::defenders + defenders)];
    }
    engine::Value tempo() const { return weights_[feature::tempo]; }
    const Network* network() const { return network_.get(); }

  private:
    Weights weights_;
    std::shared_ptr<const Network> network_;
    std::array<std::array<std::int16_t, squareCount>, 2> stones_{};
    std::array<std::size_t, lineCount> offsets_{};        ///< where the values of a line begin
    engine::HugeArray<std::atomic<std::int16_t>> known_;  ///< 0: not yet; otherwise 2 · value + 1
};

namespace detail {

/// 0 forward, 1 obliquely forward, 2 sideways, 3 obliquely back, 4 back.
constexpr int headingOf(LineKind kind, bool forward) {
    if (kind == LineKind::Row) return 2;
    if (kind == LineKind::Column) return forward ? 0 : 4;
    return forward ? 1 : 3;
}

template <typename Sink>
void headFeatures(const Line& line, const Head& head, bool up, Side side, Sink&& sink) {
    const bool forward = up == (side == Side::First);
    const int heading = headingOf(line.kind, forward);
    const int sign = side == Side::First ? 1 : -1;
    if (head.size >= 2 && head.free > 0)
        sink(feature::reach + heading, sign * std::min(head.size, head.free));
    if (head.enemy > 0 && head.size >= 2 && head.size > head.free) {
        if (head.captures())
            sink(feature::threat + heading * feature::mostCaptured +
                     std::min(head.enemy, feature::mostCaptured) - 1,
                 sign);
        else
            sink(feature::standOff + heading, sign);
    }
    if (line.kind == LineKind::Row || !forward) return;
    const Square last = up ? line.squares[line.length - std::size_t{1}] : line.squares[0];
    const int toEdge = up ? line.length - 1 - head.bit : head.bit;
    if (rowOf(last) != (up ? rowCount - 1 : 0) || toEdge > head.size) return;
    const bool open = head.free == toEdge || (head.captures() && head.free == toEdge - 1);
    if (open) sink(feature::incursion + (line.kind == LineKind::Column ? 0 : 1), sign);
}

}  // namespace detail

template <typename Sink>
void lineFeatures(int lineNumber, LineBits white, LineBits black, Sink&& sink) {
    const Line& line = lineAt(lineNumber);
    const int direction = line.kind == LineKind::Row ? 0 : line.kind == LineKind::Column ? 1 : 2;
    for (const Side side : bothSides) {
        const std::uint32_t own = side == Side::First ? white : black;
        const std::uint32_t enemy = side == Side::First ? black : white;
        if (own == 0) continue;
        for (std::uint32_t rest = own; rest != 0;) {
            const int low = std::countr_zero(rest);
            const int size = std::countr_zero(~(rest >> low));
            rest &= ~(((std::uint32_t{1} << size) - 1) << low);
            if (size >= 2)
                sink(feature::run + direction * (feature::longestRun - 1) +
                         std::min(size, feature::longestRun) - 2,
                     side == Side::First ? 1 : -1);
        }
        forEachHeadUp(own, enemy, line.length,
                      [&](const Head& head) { detail::headFeatures(line, head, true, side, sink); });
        forEachHeadDown(own, enemy,
                        [&](const Head& head) { detail::headFeatures(line, head, false, side, sink); });
    }
}

}  // namespace leuctra::epaminondas
