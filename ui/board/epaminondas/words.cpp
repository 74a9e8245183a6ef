// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/words.h"

#include "epaminondas/incursion.h"

#include <QStringList>

namespace leuctra::ui {

using namespace epaminondas;

namespace {

/// The row that a side's stones cross the board to: the opponent's home row.
int crossingRow(Side crossing) {
    return crossing == Side::First ? rowCount : 1;
}

}  // namespace

QString EpaminondasWords::side(Side side) {
    return side == Side::First ? tr("White") : tr("Black");
}

QString EpaminondasWords::content(const std::optional<Side>& stone) {
    if (!stone) return tr("Empty");
    return *stone == Side::First ? tr("White stone") : tr("Black stone");
}

QString EpaminondasWords::squareName(Square square) {
    return QString::fromStdString(name(square));
}

QString EpaminondasWords::refusal(const WhyNot& why, Symmetry symmetry) {
    const QString place = why.squares.empty() ? QString() : squareName(why.squares.front());
    switch (why.why) {
        case Illegality::GameOver:
            return tr("The game is over.");
        case Illegality::NoStone:
            return tr("There is no stone on %1.").arg(place);
        case Illegality::NotYourStone:
            return tr("The stone on %1 is not yours.").arg(place);
        case Illegality::NotALine:
            return tr("Stones move along a row, a column or a diagonal: these two squares share none.");
        case Illegality::OwnStone:
            return tr("Your own stone on %1 is in the way: stones never jump nor land on their own.")
                .arg(place);
        case Illegality::TooFar:
            if (why.size == 1)
                return tr("A single stone moves one square; this would be %n.", nullptr, why.distance);
            return tr("The group has %1 stones, so it moves up to %1 squares; it would need %2 stones to go "
                      "so far.")
                .arg(why.size)
                .arg(why.distance);
        case Illegality::EnemyInTheWay:
            return tr("The enemy stone on %1 is in the way: the front stone crosses empty squares only.")
                .arg(place);
        case Illegality::SingleCaptures:
            return tr("A single stone never captures: it takes a phalanx of two or more.");
        case Illegality::LineTooLong:
            if (why.enemyLine == why.size)
                return tr("The enemy line has %1 stones, as many as your group: it must be shorter.")
                    .arg(why.enemyLine);
            return tr("The enemy line has %1 stones and your group %2: it must be shorter.")
                .arg(why.enemyLine)
                .arg(why.size);
        case Illegality::Symmetric:
            if (symmetry == Symmetry::LeftRight)
                return tr(
                    "This would make the left half of the board mirror the right, which no move onto the "
                    "opponent's home row may do.");
            return tr(
                "This would make the two sides' stones mirror each other, which no move onto the opponent's "
                "home row may do.");
    }
    return {};
}

QString EpaminondasWords::cannotTake(const Position& position, Square square) {
    if (position.outcome()) return tr("The game is over.");
    const std::optional<Side> stone = position.at(square);
    if (!stone) return tr("There is no stone on %1.").arg(squareName(square));
    return tr("%1 is to move: the stone on %2 is the opponent's.")
        .arg(side(position.sideToMove()), squareName(square));
}

QString EpaminondasWords::phalanxes(const Position& position, Square square) {
    if (!position.at(square)) return {};
    QStringList lines;
    for (const Phalanx& phalanx : phalanxesThrough(position, square)) {
        switch (phalanx.direction) {
            case Direction::North:
                lines << tr("%1 in the column").arg(phalanx.size);
                break;
            case Direction::East:
                lines << tr("%1 in the row").arg(phalanx.size);
                break;
            default:
                lines << tr("%1 on a diagonal").arg(phalanx.size);
        }
    }
    if (lines.isEmpty())
        return tr("%1 stands alone: it moves one square, any way, and captures nothing.")
            .arg(squareName(square));
    return tr("Phalanxes through %1: %2.").arg(squareName(square), lines.join(tr(", ")));
}

QString EpaminondasWords::taken(Square rear, int largest) {
    const QString place = squareName(rear);
    if (largest == 0) return tr("The stone on %1 has nowhere to go.").arg(place);
    if (largest == 1) return tr("The stone on %1 moves alone, one square, to an empty place.").arg(place);
    return tr("%1 is the rear: it moves with the stones ahead of it (up to %2), as many squares as stones, "
              "and "
              "captures a shorter line.")
        .arg(place)
        .arg(largest);
}

QString EpaminondasWords::preview(const epaminondas::Transition& transition) {
    const QString group = transition.size == 1 ? tr("One stone") : tr("%n stones", nullptr, transition.size);
    const QString way = tr("%n square(s)", nullptr, transition.distance);
    if (transition.captured.empty()) return tr("%1, %2.").arg(group, way);
    return tr("%1, %2, capturing %3.").arg(group, way).arg(transition.captured.size());
}

QString EpaminondasWords::played(const epaminondas::Transition& transition) {
    const int captured = int(transition.captured.size());
    const QString who = side(transition.side);
    const QString from = squareName(transition.move.rear);
    const QString to = squareName(transition.move.landing);
    if (transition.size == 1) return tr("%1 moves a stone from %2 to %3.").arg(who, from, to);
    if (captured == 0)
        return tr("%1 moves %2 stones from %3 to %4.").arg(who).arg(transition.size).arg(from, to);
    return tr("%1 moves %2 stones from %3 to %4 and captures %5.")
        .arg(who)
        .arg(transition.size)
        .arg(from, to)
        .arg(captured);
}

QString EpaminondasWords::square(const Position& position, Square square) {
    QStringList phrases{content(position.at(square))};
    const auto rearOf = [](Direction direction, int size) {
        switch (direction) {
            case Direction::North:
                return tr("rear of a phalanx of %1 northwards").arg(size);
            case Direction::NorthEast:
                return tr("rear of a phalanx of %1 north-eastwards").arg(size);
            case Direction::East:
                return tr("rear of a phalanx of %1 eastwards").arg(size);
            case Direction::SouthEast:
                return tr("rear of a phalanx of %1 south-eastwards").arg(size);
            case Direction::South:
                return tr("rear of a phalanx of %1 southwards").arg(size);
            case Direction::SouthWest:
                return tr("rear of a phalanx of %1 south-westwards").arg(size);
            case Direction::West:
                return tr("rear of a phalanx of %1 westwards").arg(size);
            case Direction::NorthWest:
                return tr("rear of a phalanx of %1 north-westwards").arg(size);
        }
        return QString();
    };
    for (int i = 0; i < directionCount; ++i) {
        const auto direction = static_cast<Direction>(i);
        const int size = groupSize(position, square, direction);
        if (size >= 2) phrases << rearOf(direction, size);
    }
    return phrases.join(tr(", "));
}

QString EpaminondasWords::landing(const epaminondas::Transition& transition) {
    if (transition.captured.empty()) return tr("may land here");
    return tr("may land here, captures %1").arg(transition.captured.size());
}

QString EpaminondasWords::isTaken() {
    return tr("taken");
}

QString EpaminondasWords::homeRows(const Position& position) {
    const Incursion incursion = incursionOf(position);
    const auto crossed = [&incursion](Side crossing) {
        return incursion.crossed[std::size_t(index(crossing))];
    };
    const std::optional<Outcome> outcome = position.outcome();
    if (outcome && outcome->winner && outcome->reason == Reason::E11) {
        const Side winner = *outcome->winner;
        return tr("%1 has won: %2 on row %3 against %4 on row %5.")
            .arg(side(winner))
            .arg(crossed(winner))
            .arg(crossingRow(winner))
            .arg(crossed(opponent(winner)))
            .arg(crossingRow(opponent(winner)));
    }
    if (const std::optional<Side> threatened = incursion.mustAnswer) {
        const Side threat = opponent(*threatened);
        return tr("%1 must answer: %n stone(s) on row %2 against %3, or %4 wins.", nullptr, crossed(threat))
            .arg(side(*threatened))
            .arg(crossingRow(threat))
            .arg(crossed(*threatened))
            .arg(side(threat));
    }
    if (!incursion.isOn()) return tr("No stone stands on the opponent's home row.");
    if (incursion.crossed[0] == incursion.crossed[1])
        return tr("Level: %1 against %1. More than the other at the start of one's turn wins.")
            .arg(incursion.crossed[0]);
    const Side ahead = incursion.crossed[0] > incursion.crossed[1] ? Side::First : Side::Second;
    return tr("%1 is ahead on the home rows: %2 against %3.")
        .arg(side(ahead))
        .arg(crossed(ahead))
        .arg(crossed(opponent(ahead)));
}

QString EpaminondasWords::count(Side crossing, int crossed) {
    return tr("%1: %2").arg(side(crossing)).arg(crossed);
}

QString EpaminondasWords::outcome(const Outcome& outcome, const std::array<QString, 2>& names) {
    if (!outcome.winner) {
        if (outcome.reason == Reason::E13) return tr("A draw: the same position stands for the third time.");
        return tr("A draw by agreement.");
    }
    const auto named = [&names](Side who) {
        const QString& person = names[std::size_t(index(who))];
        return person.isEmpty() ? side(who) : tr("%1 (%2)").arg(person, side(who));
    };
    const QString winner = named(*outcome.winner);
    const QString loser = named(opponent(*outcome.winner));
    switch (outcome.reason) {
        case Reason::E11:
            return tr("%1 has won: more stones on row %2 than %3 on row %4.")
                .arg(winner)
                .arg(crossingRow(*outcome.winner))
                .arg(loser)
                .arg(crossingRow(opponent(*outcome.winner)));
        case Reason::E12:
            return tr("%1 has won: %2 has no move left.").arg(winner, loser);
        case Reason::Time:
            return tr("%1 has won: the time of %2 has run out.").arg(winner, loser);
        case Reason::Resign:
            return tr("%1 has won: %2 resigns.").arg(winner, loser);
        default:
            return tr("%1 has won.").arg(winner);
    }
}

}  // namespace leuctra::ui
