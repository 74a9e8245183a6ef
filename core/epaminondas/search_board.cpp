// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/search_board.h"

#include "base/random.h"
#include "epaminondas/symmetry.h"

#include <algorithm>
#include <span>
#include <vector>

namespace leuctra::epaminondas {

namespace {

struct Keys {
    std::array<std::array<std::uint64_t, squareCount>, 2> stones{};
    std::uint64_t turn = 0;
};

constexpr Keys keys = [] {
    Keys fresh;
    Random random(0xE9A317);
    for (auto& side : fresh.stones)
        for (auto& key : side)
            key = random();
    fresh.turn = random();
    return fresh;
}();

/// A set of lines: the lines through the squares that a move changes.
class LineSet {
  public:
    void insert(const std::array<Spot, lineKindCount>& spots) {
        for (const Spot spot : spots)
            words_[spot.line >> 6] |= std::uint64_t{1} << (spot.line & 63);
    }
    template <typename Visit>
    void forEach(Visit&& visit) const {
        for (std::size_t word = 0; word < words_.size(); ++word)
            for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1)
                visit(word * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
    }

  private:
    std::array<std::uint64_t, 2> words_{};
};

}  // namespace

SearchBoard::SearchBoard(const Position& position, const Evaluator& evaluator)
    : evaluator_(&evaluator), sideToMove_(position.sideToMove()) {
    std::vector<StoneChange> changes;
    for (const Side side : bothSides)
        position.stones(side).forEach([&](Square square) { changes.push_back(flip(side, square)); });
    if (const Network* network = evaluator.network()) {
        sums_ = network->sumsOfEmptyBoard();
        network->update(sums_, changes);
    }
    for (std::size_t line = 0; line < lineCount; ++line) {
        lineValues_[line] = static_cast<std::int16_t>(
            evaluator.line(static_cast<int>(line), lines_[0][line], lines_[1][line]));
        value_ += lineValues_[line];
    }
    if (sideToMove_ == Side::Second) key_ ^= keys.turn;
}

StoneChange SearchBoard::flip(Side side, Square square) {
    const std::size_t s = slot(side);
    const bool placed = !stones_[s].contains(square);
    if (placed)
        stones_[s].insert(square);
    else
        stones_[s].remove(square);
    for (const Spot spot : lineMap.spots[square])
        lines_[s][spot.line] ^= static_cast<LineBits>(1U << spot.bit);
    key_ ^= keys.stones[s][square];
    const engine::Value value = evaluator_->stone(side, square);
    value_ += placed == (side == Side::First) ? value : -value;
    counts_[s] += placed ? 1 : -1;
    return {side, square, placed};
}

void SearchBoard::make(const SearchMove& move) {
    const int step = stepBetween(static_cast<Direction>(move.direction));
    const int shifted = std::min(move.size, move.distance);
    LineSet changed;
    std::array<StoneChange, 3 * columnCount>
        changes;  // a group that goes as far as it is long, and a capture
    std::size_t count = 0;
    const auto change = [&](Side side, int square) {
        changes[count++] = flip(side, static_cast<Square>(square));
        changed.insert(lineMap.spots[static_cast<std::size_t>(square)]);
    };
    for (int i = 0; i < shifted; ++i) {
        change(sideToMove_, move.rear + i * step);
        change(sideToMove_, move.landing - i * step);
    }
    for (int i = 0; i < move.captured; ++i)
        change(opponent(sideToMove_), move.landing + i * step);

    changed.forEach([this](std::size_t line) {
        const auto value = static_cast<std::int16_t>(
            evaluator_->line(static_cast<int>(line), lines_[0][line], lines_[1][line]));
        value_ += value - lineValues_[line];
        lineValues_[line] = value;
    });
    if (const Network* network = evaluator_->network())
        network->update(sums_, std::span(changes.data(), count));
    pass();
}

void SearchBoard::pass() {
    sideToMove_ = opponent(sideToMove_);
    key_ ^= keys.turn;
}

bool SearchBoard::isSymmetric(Symmetry reading) const {
    return epaminondas::isSymmetric(reading, stones_[0], stones_[1]);
}

engine::Value SearchBoard::evaluate() const {
    const engine::Value white = value_ + evaluator_->homeRow(std::popcount(lines_[0][0])) -
                                evaluator_->homeRow(std::popcount(lines_[1][rowCount - 1]));
    const engine::Value value = (sideToMove_ == Side::First ? white : -white) + evaluator_->tempo();
    const Network* network = evaluator_->network();
    return network ? value + network->judge(sums_, sideToMove_, counts_[0] + counts_[1]) : value;
}

}  // namespace leuctra::epaminondas
