// SPDX-License-Identifier: GPL-3.0-or-later
#include "epaminondas/why_illegal.h"

#include "epaminondas/effect.h"
#include "epaminondas/symmetry.h"

#include <fmt/format.h>

#include <cassert>

namespace leuctra::epaminondas {

namespace {

/// The line from a rear stone through the landing square, as far as it matters to a move.
struct Line {
    Line(const Position& position, Square rear, Square landing, Direction direction);

    int size = 0;             ///< stones of the group
    int distance = 0;         ///< from its front to the landing square; 0 or less if that is inside the group
    std::vector<Square> own;  ///< own stones beyond the front, up to the landing square
    std::vector<Square> crossed;  ///< enemy stones between the front and the landing square
    std::vector<Square> run;      ///< the unbroken enemy run from the landing square on
};

Line::Line(const Position& position, Square rear, Square landing, Direction direction) {
    const Side side = position.sideToMove();
    const Bitboard& ownStones = position.stones(side);
    const Bitboard& enemyStones = position.stones(opponent(side));

    std::optional<Square> square = rear;
    for (; square && ownStones.contains(*square); square = neighbour(*square, direction)) {
        ++size;
        --distance;
    }
    for (std::optional<Square> step = rear; step != landing; step = neighbour(*step, direction))
        ++distance;
    ++distance;

    if (distance <= 0) return;
    for (; square != landing; square = neighbour(*square, direction)) {
        if (ownStones.contains(*square)) own.push_back(*square);
        if (enemyStones.contains(*square)) crossed.push_back(*square);
    }
    if (ownStones.contains(landing)) own.push_back(landing);
    for (; square && enemyStones.contains(*square); square = neighbour(*square, direction))
        run.push_back(*square);
}

/// The moved stones where they land, and their mirror images by the reading of E10.
std::vector<Square> madeSymmetric(const Position& position, Move move) {
    const Side side = position.sideToMove();
    const Bitboard& before = position.stones(side);
    const StonesAfter after = stonesAfter(before, position.stones(opponent(side)), move);
    const bool leftRight = position.rules().symmetry == Symmetry::LeftRight;
    const Bitboard& images = leftRight ? after.own : after.enemy;
    const auto imageOf = [&](Square square) {
        const Square acrossRows = squareAt(columnOf(square), rowCount - 1 - rowOf(square));
        const Square first = leftRight ? mirrored(square) : acrossRows;
        return images.contains(first) ? first : mirrored(acrossRows);
    };

    std::vector<Square> squares;
    const Bitboard arrived = after.own.without(before);
    arrived.forEach([&squares](Square square) { squares.push_back(square); });
    arrived.forEach([&](Square square) { squares.push_back(imageOf(square)); });
    return squares;
}

WhyNot because(Illegality why, std::vector<Square> squares = {}) {
    return {why, 0, 0, 0, std::move(squares), {}};
}

std::optional<WhyNot> whyLineBars(const Position& position, Move move, const Line& line) {
    const auto refuse = [&line](Illegality why, std::vector<Square> squares) {
        return WhyNot{
            why, line.size, std::max(line.distance, 0), static_cast<int>(line.run.size()), std::move(squares),
            {}};
    };
    if (line.distance <= 0) return refuse(Illegality::OwnStone, {move.landing});
    if (!line.own.empty()) return refuse(Illegality::OwnStone, {line.own.front()});
    if (line.distance > line.size) return refuse(Illegality::TooFar, {});
    if (!line.crossed.empty()) return refuse(Illegality::EnemyInTheWay, line.crossed);
    if (line.size == 1 && !line.run.empty()) return refuse(Illegality::SingleCaptures, {move.landing});
    if (static_cast<int>(line.run.size()) >= line.size) return refuse(Illegality::LineTooLong, line.run);
    if (isBarredBySymmetry(position, move))
        return refuse(Illegality::Symmetric, madeSymmetric(position, move));
    return std::nullopt;
}

}  // namespace

std::optional<WhyNot> whyIllegal(const Position& position, Square rear, Square landing) {
    assert(rear < squareCount && landing < squareCount);
    if (const auto outcome = position.outcome())
        return WhyNot{Illegality::GameOver, 0, 0, 0, {}, outcome->reason};
    const auto side = position.at(rear);
    if (!side) return because(Illegality::NoStone, {rear});
    if (side != position.sideToMove()) return because(Illegality::NotYourStone, {rear});
    const auto direction = directionBetween(rear, landing);
    if (!direction) return because(Illegality::NotALine);
    return whyLineBars(position, {rear, landing}, Line(position, rear, landing, *direction));
}

std::string_view ruleOf(const WhyNot& why) {
    switch (why.why) {
        case Illegality::GameOver:
            return why.ended ? leuctra::name(*why.ended) : std::string_view{};
        case Illegality::NoStone:
        case Illegality::NotYourStone:
            return {};
        case Illegality::NotALine:
            return "E5";
        case Illegality::OwnStone:
        case Illegality::EnemyInTheWay:
            return "E7";
        case Illegality::TooFar:
            return why.size == 1 ? "E4" : "E5";
        case Illegality::SingleCaptures:
            return "E4";
        case Illegality::LineTooLong:
            return "E8";
        case Illegality::Symmetric:
            return "E10";
    }
    return {};
}

Error asError(const WhyNot& why) {
    const auto error = [&why](const char* text, std::vector<std::string> arguments = {}) {
        Error made{text, std::move(arguments), Error::Part::Play, std::string(ruleOf(why)), 0, 0};
        return made;
    };
    const auto place = [&why] { return why.squares.empty() ? std::string{} : name(why.squares.front()); };
    const auto number = [](int count) { return fmt::to_string(count); };
    switch (why.why) {
        case Illegality::GameOver:
            return error(errorText("The game is over"));
        case Illegality::NoStone:
            return error(errorText("There is no stone on %1"), {place()});
        case Illegality::NotYourStone:
            return error(errorText("The stone on %1 is not yours"), {place()});
        case Illegality::NotALine:
            return error(errorText("The two squares do not lie on one row, column or diagonal"));
        case Illegality::OwnStone:
            return error(errorText("Your own stone on %1 is in the way"), {place()});
        case Illegality::TooFar:
            if (why.size == 1)
                return error(errorText("A single stone moves one square, not %1"), {number(why.distance)});
            return error(errorText("A group of %1 stones moves %1 squares at most, not %2"),
                         {number(why.size), number(why.distance)});
        case Illegality::EnemyInTheWay:
            return error(errorText("The enemy stone on %1 is in the way"), {place()});
        case Illegality::SingleCaptures:
            return error(errorText("A single stone cannot capture"));
        case Illegality::LineTooLong:
            return error(errorText("A group of %1 stones captures a line of fewer stones, not of %2"),
                         {number(why.size), number(why.enemyLine)});
        case Illegality::Symmetric:
            return error(
                errorText("A move onto the opponent's home row must not make the position symmetric"));
    }
    return error(errorText("The move is not legal"));
}

}  // namespace leuctra::epaminondas
