// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "epaminondas/position.h"

#include <array>
#include <cstdint>
#include <vector>

namespace leuctra::bench {

/// Epaminondas as most programs hold it: one byte a square, a padded board, moves found by walking from stone
/// to stone. It shares nothing with the program but the position that it starts from, and so serves twice: as
/// the measure of the bitboards' speed, and as a second opinion on what they find.
class Mailbox {
  public:
    explicit Mailbox(const epaminondas::Position& position);

    /// Leaves `depth` plies below, the last ply counted and not played; E10 as the position's rules read it,
    /// E11, E12.
    std::uint64_t perft(int depth);

  private:
    static constexpr int width = 16;  ///< 14 columns between two of padding
    static constexpr int height = 14;
    static constexpr std::array<int, 8> strides = {width,  width + 1,  1,  1 - width,
                                                   -width, -width - 1, -1, width - 1};

    enum Cell : std::uint8_t { Empty, White, Black, Edge };

    struct Move {
        int rear;
        int front;
        int stride;
        int distance;
        int captured;
    };

    static int cellAt(int column, int row) { return (row + 1) * width + column + 1; }
    Cell enemy() const { return mover_ == White ? Black : White; }
    int farRow() const { return mover_ == White ? epaminondas::rowCount - 1 : 0; }

    bool hasWon() const;
    /// Calls visit(rear, front, stride, distance, captured) for every legal move.
    template <typename Visit>
    void visitMoves(Visit&& visit);
    template <typename Visit>
    void visitHead(int head, int stride, Visit&& visit);
    void play(const Move& move);
    void takeBack(const Move& move);
    bool landsOnFarRow(int landing, int stride) const;
    bool makesSymmetric(const Move& move);
    bool isSymmetric() const;

    std::array<Cell, width * height> cells_{};
    Cell mover_ = White;
    epaminondas::Symmetry symmetry_;
};

}  // namespace leuctra::bench
