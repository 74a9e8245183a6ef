// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/why_illegal.h"

#include <fmt/format.h>

#include <utility>

namespace leuctra::combate {

namespace {

/// Whose piece stands on a square, and the rank of the mover's own.
struct Occupant {
    Side side;
    std::optional<Rank> ownRank;
};

std::optional<Occupant> occupant(const Position& position, Square square) {
    const auto piece = position.at(square);
    if (!piece) return std::nullopt;
    const bool own = piece->side == position.sideToMove();
    return Occupant{piece->side, own ? std::optional(piece->rank) : std::nullopt};
}

std::optional<Occupant> occupant(const Knowledge& knowledge, Square square) {
    if (const auto own = knowledge.ownAt(square)) {
        return Occupant{knowledge.side(), knowledge.own()[static_cast<std::size_t>(*own)].rank};
    }
    if (knowledge.enemyAt(square)) return Occupant{opponent(knowledge.side()), std::nullopt};
    return std::nullopt;
}

/// A knowledge with its sides exchanged: the enemy moves a piece that he showed to be of a rank.
struct EnemyPlaying {
    const Knowledge& knowledge;
    Rank shown;

    const Rules& rules() const { return knowledge.rules(); }
    const Shuttle& shuttle(Side side) const { return knowledge.shuttle(side); }
};

std::optional<Occupant> occupant(const EnemyPlaying& source, Square square) {
    const auto found = occupant(source.knowledge, square);
    if (!found) return std::nullopt;
    const bool enemy = found->side != source.knowledge.side();
    return Occupant{found->side, enemy ? std::optional(source.shown) : std::nullopt};
}

/// The first square between the two that a piece cannot cross, for squares of one row or column.
template <typename Source>
std::optional<Square> obstacle(const Source& source, Play play) {
    const int step = (play.to - play.from) / play.distance();
    for (int square = play.from + step; square != play.to; square += step) {
        const auto between = static_cast<Square>(square);
        if (isLake(between) || occupant(source, between)) return between;
    }
    return std::nullopt;
}

/// The reasons that lie in the board and the history, not in whose turn it is.
template <typename Source>
std::optional<WhyNot> whyBarred(const Source& source, Side mover, Play play) {
    const auto piece = occupant(source, play.from);
    if (!piece) return WhyNot{Illegality::NoPiece, play.from};
    if (piece->side != mover) return WhyNot{Illegality::NotYourPiece, play.from};
    if (!canMove(*piece->ownRank)) return WhyNot{Illegality::Immovable, play.from};
    if (play.from == play.to) return WhyNot{Illegality::SameSquare, play.to};
    if (columnOf(play.from) != columnOf(play.to) && rowOf(play.from) != rowOf(play.to)) {
        return WhyNot{Illegality::Diagonal, play.to};
    }
    if (isLake(play.to)) return WhyNot{Illegality::Lake, play.to};
    const auto target = occupant(source, play.to);
    if (target && target->side == mover) return WhyNot{Illegality::OwnPiece, play.to};
    const int distance = play.distance();
    if (distance > 1 && *piece->ownRank != Rank::Scout) return WhyNot{Illegality::TooFar, play.to, distance};
    if (const auto square = obstacle(source, play)) return WhyNot{Illegality::Blocked, *square};
    if (target && distance > 1 && !source.rules().scoutRunsIntoAttack) {
        return WhyNot{Illegality::RunningAttack, play.to, distance};
    }
    if (source.shuttle(mover).bars(play, target.has_value(), source.rules())) {
        return WhyNot{Illegality::Shuttle, play.to, 0, source.rules().shuttleBound};
    }
    return std::nullopt;
}

}  // namespace

std::optional<WhyNot> whyIllegal(const Knowledge& knowledge, Play play) {
    if (knowledge.outcome()) return WhyNot{Illegality::GameOver, play.to};
    if (knowledge.sideToMove() != knowledge.side()) return WhyNot{Illegality::NotYourTurn, play.to};
    return whyBarred(knowledge, knowledge.side(), play);
}

std::optional<WhyNot> whyIllegal(const Position& position, Play play) {
    if (position.outcome()) return WhyNot{Illegality::GameOver, play.to};
    return whyBarred(position, position.sideToMove(), play);
}

std::optional<WhyNot> whyImpossibleForEnemy(const Knowledge& knowledge, Play play, Rank shown) {
    const Side enemy = opponent(knowledge.side());
    if (knowledge.outcome()) return WhyNot{Illegality::GameOver, play.to};
    if (knowledge.sideToMove() != enemy) return WhyNot{Illegality::NotYourTurn, play.to};
    return whyBarred(EnemyPlaying{knowledge, shown}, enemy, play);
}

std::string_view ruleOf(const WhyNot& why) {
    switch (why.why) {
        case Illegality::GameOver:
        case Illegality::NoPiece:
            return {};
        case Illegality::NotYourTurn:
        case Illegality::NotYourPiece:
            return "C4";
        case Illegality::Immovable:
            return "C5";
        case Illegality::SameSquare:
        case Illegality::Diagonal:
        case Illegality::OwnPiece:
        case Illegality::TooFar:
            return "C6";
        case Illegality::Lake:
            return "C1";
        case Illegality::Blocked:
            return "C7";
        case Illegality::RunningAttack:
            return "C8";
        case Illegality::Shuttle:
            return "C9";
    }
    return {};
}

namespace {

struct Sentence {
    const char* text;
    std::vector<std::string> arguments;
};

Sentence sentenceFor(const WhyNot& why) {
    const std::string square = name(why.square);
    switch (why.why) {
        case Illegality::GameOver:
            return {errorText("The game is over"), {}};
        case Illegality::NotYourTurn:
            return {errorText("It is the other player's turn"), {}};
        case Illegality::NoPiece:
            return {errorText("No piece stands on %1"), {square}};
        case Illegality::NotYourPiece:
            return {errorText("The piece on %1 is the other player's"), {square}};
        case Illegality::Immovable:
            return {errorText("Bombs and the standard never move"), {}};
        case Illegality::SameSquare:
            return {errorText("The piece stands on %1 already"), {square}};
        case Illegality::Diagonal:
            return {errorText("A piece moves along its row or its column only"), {}};
        case Illegality::Lake:
            return {errorText("%1 is a lake, which no piece enters"), {square}};
        case Illegality::OwnPiece:
            return {errorText("A piece of the same army stands on %1"), {square}};
        case Illegality::TooFar:
            return {errorText("%1 is %2 squares away; only a Scout moves more than one"),
                    {square, fmt::to_string(why.distance)}};
        case Illegality::Blocked:
            return {errorText("The way is blocked on %1"), {square}};
        case Illegality::RunningAttack:
            return {errorText("%1 is %2 squares away; a Scout attacks only a neighbour"),
                    {square, fmt::to_string(why.distance)}};
        case Illegality::Shuttle:
            return {errorText(
                        "The piece has gone back to where it came from %1 times in a row, which is the most"),
                    {fmt::to_string(why.bound)}};
    }
    return {};
}

}  // namespace

Error asError(const WhyNot& why) {
    Sentence sentence = sentenceFor(why);
    return Error{
        sentence.text, std::move(sentence.arguments), Error::Part::Play, std::string(ruleOf(why)), 0, 0};
}

}  // namespace leuctra::combate
