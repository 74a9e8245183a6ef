// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/view.h"

#include <cassert>

namespace leuctra::combate {

namespace {

constexpr std::size_t place(Side side) {
    return static_cast<std::size_t>(leuctra::index(side));
}

/// Whether what was told at a ply is still shown to `learner`: in a memory game until he has played again.
bool isShown(int revealedAt, Side learner, const Knowledge& knowledge) {
    return revealedAt >= 0 && (!knowledge.rules().memory || knowledge.lastPlyOf(learner) <= revealedAt);
}

void showOwn(const Knowledge& knowledge, View& view) {
    const Side side = knowledge.side();
    for (int number = 0; number < armySize; ++number) {
        const OwnPiece& piece = knowledge.own()[static_cast<std::size_t>(number)];
        if (!piece.square) continue;
        const bool revealed = isShown(piece.revealedAt, opponent(side), knowledge);
        view.squares[*piece.square] = SeenPiece{side, number, piece.rank, piece.moved, revealed};
    }
    view.lost[place(side)] = knowledge.lost(side);
    view.remaining[place(side)] = fullArmy;
    for (const Rank rank : allRanks) {
        view.remaining[place(side)][index(rank)] -= view.lost[place(side)][index(rank)];
    }
}

void showEnemy(const Knowledge& knowledge, View& view) {
    const Side enemy = opponent(knowledge.side());
    view.lost[place(enemy)] = knowledge.lost(enemy);
    RankCounts& remaining = view.remaining[place(enemy)];
    remaining = fullArmy;
    for (const Rank rank : allRanks)
        remaining[index(rank)] -= view.lost[place(enemy)][index(rank)];

    for (int number = 0; number < armySize; ++number) {
        const EnemyPiece& piece = knowledge.enemy()[static_cast<std::size_t>(number)];
        if (!piece.square) continue;
        const bool revealed = isShown(piece.revealedAt, knowledge.side(), knowledge);
        SeenPiece seen{enemy, number, std::nullopt, piece.moved, revealed};
        if (revealed) {
            seen.rank = piece.known;
            if (!knowledge.rules().memory) --remaining[index(*piece.known)];
        }
        view.squares[*piece.square] = seen;
    }
}

View blank(const Knowledge& knowledge) {
    View view;
    view.sideToMove = knowledge.sideToMove();
    view.outcome = knowledge.outcome();
    view.ply = knowledge.ply();
    view.quietPlies = knowledge.quietPlies();
    view.rules = knowledge.rules();
    return view;
}

}  // namespace

View viewOf(const Knowledge& knowledge) {
    View view = blank(knowledge);
    view.viewer = knowledge.side();
    view.knowledge = std::make_shared<const Knowledge>(knowledge);
    showOwn(knowledge, view);
    showEnemy(knowledge, view);
    return view;
}

View lookBack(const Knowledge& then, const Knowledge& now) {
    View view = viewOf(then);
    view.knowledge = nullptr;
    for (auto& piece : view.squares) {
        if (!piece) continue;
        piece->revealed = false;
        if (piece->side != then.side()) piece->rank.reset();
    }
    const View today = viewOf(now);
    view.lost = today.lost;
    view.remaining = today.remaining;
    return view;
}

View backsOnly(const View& view) {
    View backs;
    backs.sideToMove = view.sideToMove;
    backs.ply = view.ply;
    backs.quietPlies = view.quietPlies;
    backs.rules = view.rules;
    backs.lost = view.lost;
    for (std::size_t side = 0; side < backs.lost.size(); ++side)
        for (const Rank rank : allRanks)
            backs.remaining[side][index(rank)] = fullArmy[index(rank)] - view.lost[side][index(rank)];
    for (std::size_t square = 0; square < backs.squares.size(); ++square) {
        const auto& piece = view.squares[square];
        if (piece) backs.squares[square] = SeenPiece{piece->side, piece->number, std::nullopt, false, false};
    }
    return backs;
}

View openView(const Position& position) {
    View view = openView(Knowledge::of(position, Side::First), Knowledge::of(position, Side::Second));
    view.outcome = position.outcome();
    return view;
}

View openView(const Knowledge& red, const Knowledge& blue) {
    assert(red.side() == Side::First && blue.side() == Side::Second);
    View view = blank(red);
    view.mover = std::make_shared<const Knowledge>(view.sideToMove == Side::First ? red : blue);
    showOwn(red, view);
    showOwn(blue, view);
    return view;
}

}  // namespace leuctra::combate
