// SPDX-License-Identifier: GPL-3.0-or-later
#include "mailbox.h"

#include <algorithm>

namespace leuctra::bench {

using epaminondas::columnCount;
using epaminondas::rowCount;
using epaminondas::Symmetry;

Mailbox::Mailbox(const epaminondas::Position& position)
    : mover_(position.sideToMove() == Side::First ? White : Black), symmetry_(position.rules().symmetry) {
    cells_.fill(Edge);
    for (int row = 0; row < rowCount; ++row) {
        for (int column = 0; column < columnCount; ++column) {
            const auto side = position.at(epaminondas::squareAt(column, row));
            cells_[cellAt(column, row)] = !side ? Empty : *side == Side::First ? White : Black;
        }
    }
}

std::uint64_t Mailbox::perft(int depth) {
    if (depth == 0) return 1;
    if (hasWon()) return 0;
    std::uint64_t leaves = 0;
    if (depth == 1) {
        visitMoves([&leaves](const Move&) { ++leaves; });
        return leaves;
    }
    std::vector<Move> moves;
    moves.reserve(256);
    visitMoves([&moves](const Move& move) { moves.push_back(move); });
    for (const Move& move : moves) {
        play(move);
        leaves += perft(depth - 1);
        takeBack(move);
    }
    return leaves;
}

bool Mailbox::hasWon() const {
    const auto stones = [this](Cell side, int row) {
        const auto first = cells_.begin() + cellAt(0, row);
        return std::count(first, first + columnCount, side);
    };
    return stones(mover_, farRow()) > stones(enemy(), rowCount - 1 - farRow());
}

template <typename Visit>
void Mailbox::visitMoves(Visit&& visit) {
    for (int row = 0; row < rowCount; ++row) {
        const int first = cellAt(0, row);
        for (int cell = first; cell < first + columnCount; ++cell) {
            if (cells_[cell] != mover_) continue;
            for (const int stride : strides) {
                const Cell next = cells_[cell + stride];
                if (next != mover_ && next != Edge) visitHead(cell, stride, visit);
            }
        }
    }
}

/// The moves of all groups with one front stone and one direction.
template <typename Visit>
void Mailbox::visitHead(int head, int stride, Visit&& visit) {
    int length = 1;
    while (cells_[head - length * stride] == mover_)
        ++length;
    int free = 0;
    while (free < length && cells_[head + (free + 1) * stride] == Empty)
        ++free;
    int enemies = 0;
    while (enemies < length && cells_[head + (free + 1 + enemies) * stride] == enemy())
        ++enemies;

    const auto offer = [&](int size, int distance, int captured) {
        const Move move{head - (size - 1) * stride, head, stride, distance, captured};
        if (landsOnFarRow(head + distance * stride, stride) && makesSymmetric(move)) return;
        visit(move);
    };
    for (int size = 1; size <= length; ++size) {
        for (int distance = 1; distance <= std::min(size, free); ++distance)
            offer(size, distance, 0);
        if (enemies > 0 && size > free && size > enemies) offer(size, free + 1, enemies);
    }
}

void Mailbox::play(const Move& move) {
    const int size = (move.front - move.rear) / move.stride + 1;
    const int landing = move.front + move.distance * move.stride;
    for (int i = 0; i < move.captured; ++i)
        cells_[landing + i * move.stride] = Empty;
    for (int i = 0; i < std::min(size, move.distance); ++i) {
        cells_[move.rear + i * move.stride] = Empty;
        cells_[landing - i * move.stride] = mover_;
    }
    mover_ = enemy();
}

void Mailbox::takeBack(const Move& move) {
    mover_ = enemy();
    const int size = (move.front - move.rear) / move.stride + 1;
    const int landing = move.front + move.distance * move.stride;
    for (int i = 0; i < std::min(size, move.distance); ++i) {
        cells_[landing - i * move.stride] = Empty;
        cells_[move.rear + i * move.stride] = mover_;
    }
    for (int i = 0; i < move.captured; ++i)
        cells_[landing + i * move.stride] = enemy();
}

bool Mailbox::landsOnFarRow(int landing, int stride) const {
    const bool alongRow = stride == 1 || stride == -1;
    return landing / width - 1 == farRow() && !alongRow;
}

bool Mailbox::makesSymmetric(const Move& move) {
    if (symmetry_ == Symmetry::Free) return false;
    play(move);
    const bool symmetric = isSymmetric();
    takeBack(move);
    return symmetric;
}

bool Mailbox::isSymmetric() const {
    const auto holds = [this](auto&& image, bool coloursExchanged) {
        for (int row = 0; row < rowCount; ++row) {
            for (int column = 0; column < columnCount; ++column) {
                const Cell cell = cells_[cellAt(column, row)];
                const Cell wanted = !coloursExchanged || cell == Empty ? cell : cell == White ? Black : White;
                if (cells_[image(column, row)] != wanted) return false;
            }
        }
        return true;
    };
    if (symmetry_ == Symmetry::LeftRight)
        return holds([](int column, int row) { return cellAt(columnCount - 1 - column, row); }, false);
    return holds([](int column, int row) { return cellAt(column, rowCount - 1 - row); }, true) ||
           holds([](int column, int row) { return cellAt(columnCount - 1 - column, rowCount - 1 - row); },
                 true);
}

}  // namespace leuctra::bench
