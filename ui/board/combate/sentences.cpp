// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/sentences.h"

#include "board/combate/rank_names.h"

#include <QCoreApplication>

namespace leuctra::ui {

using namespace combate;

namespace {

struct S {
    Q_DECLARE_TR_FUNCTIONS(CombateSentences)
};

QString shown(Square square) {
    return QString::fromStdString(name(square));
}

QString shuttleSentence(const WhyNot& why, Play play, const Rules& rules) {
    if (rules.shuttleCountsAttacks) {
        return S::tr(
                   "This piece has gone to and fro between %1 and %2 for %n play(s), which is the most "
                   "(shuttle rule): play something else first.",
                   nullptr, why.bound + 1)
            .arg(shown(play.from), shown(play.to));
    }
    return S::tr(
               "This piece has gone to and fro between %1 and %2 %n time(s) in a row, which is the most "
               "(shuttle rule): play something else first.",
               nullptr, why.bound / 2)
        .arg(shown(play.from), shown(play.to));
}

}  // namespace

QString refusalSentence(const WhyNot& why, Play play, const Rules& rules) {
    const QString square = shown(why.square);
    switch (why.why) {
        case Illegality::GameOver:
            return S::tr("The game is over.");
        case Illegality::NotYourTurn:
            return S::tr("It is the other player's turn.");
        case Illegality::NoPiece:
            return S::tr("No piece stands on %1: take one of yours.").arg(square);
        case Illegality::NotYourPiece:
            return S::tr("The piece on %1 is the enemy's: take one of yours.").arg(square);
        case Illegality::Immovable:
            return S::tr("Bombs and the flag never move.");
        case Illegality::SameSquare:
            return S::tr("The piece stands on %1 already.").arg(square);
        case Illegality::Diagonal:
            return S::tr("Pieces move forward, back or sideways, never diagonally.");
        case Illegality::Lake:
            return S::tr("%1 is a lake: nothing enters it.").arg(square);
        case Illegality::OwnPiece:
            return S::tr("One of your own pieces stands on %1.").arg(square);
        case Illegality::TooFar:
            return S::tr("%1 is %n square(s) away: only a Scout moves more than one.", nullptr, why.distance)
                .arg(square);
        case Illegality::Blocked:
            return isLake(why.square) ? S::tr(
                                            "A lake on %1 is in the way: a Scout crosses empty squares "
                                            "only.")
                                            .arg(square)
                                      : S::tr(
                                            "The piece on %1 is in the way: a Scout crosses empty squares "
                                            "only.")
                                            .arg(square);
        case Illegality::RunningAttack:
            return S::tr(
                       "%1 is %n square(s) away: a Scout attacks only a neighbour, it does not run and "
                       "attack in one play.",
                       nullptr, why.distance)
                .arg(square);
        case Illegality::Shuttle:
            return shuttleSentence(why, play, rules);
    }
    return {};
}

QString duelSentence(const Attack& attack) {
    const QString attacker = rankWithFigure(attack.attacker);
    const QString defender = rankWithFigure(attack.defender);
    switch (attack.duel.reason) {
        case DuelReason::HigherRank:
            return attack.duel.result == DuelResult::AttackerWins
                       ? S::tr("%1 beats %2: the higher rank wins.").arg(attacker, defender)
                       : S::tr("%1 falls to %2: the higher rank wins.").arg(attacker, defender);
        case DuelReason::EqualRanks:
            return S::tr("%1 against %2: equal ranks, both fall.").arg(attacker, defender);
        case DuelReason::SpyKillsMarshal:
            return S::tr("The Spy strikes first and removes the Marshal.");
        case DuelReason::BombDefused:
            return S::tr("The Sapper defuses the bomb.");
        case DuelReason::BombExplodes:
            return S::tr("%1 sets off a bomb and falls; the bomb stays.").arg(attacker);
        case DuelReason::FlagTaken:
            return S::tr("%1 captures the flag!").arg(attacker);
    }
    return {};
}

QString transitionSentence(const combate::Transition& transition) {
    const QString army = armyName(transition.side);
    const QString from = shown(transition.move.from);
    const QString to = shown(transition.move.to);
    if (transition.attack) {
        return S::tr("%1 attacks %2 from %3. %4").arg(army, to, from, duelSentence(*transition.attack));
    }
    if (transition.result) {
        switch (*transition.result) {
            case DuelResult::AttackerWins:
                return S::tr("%1 attacked %2 from %3 and won.").arg(army, to, from);
            case DuelResult::DefenderWins:
                return S::tr("%1 attacked %2 from %3 and lost.").arg(army, to, from);
            case DuelResult::BothFall:
                return S::tr("%1 attacked %2 from %3; both fell.").arg(army, to, from);
            case DuelResult::FlagCaptured:
                return S::tr("%1 attacked %2 from %3 and captured the flag.").arg(army, to, from);
        }
    }
    if (transition.revealsScout()) {
        return S::tr("%1 runs from %2 to %3, so it is a Scout.").arg(army, from, to);
    }
    return S::tr("%1 moves from %2 to %3.").arg(army, from, to);
}

QString combateOutcomeSentence(const Outcome& outcome, const std::array<QString, 2>& names) {
    const auto named = [&](Side side) { return names[std::size_t(leuctra::index(side))]; };
    const QString winner = outcome.winner ? named(*outcome.winner) : QString();
    const QString loser = outcome.winner ? named(opponent(*outcome.winner)) : QString();
    switch (outcome.reason) {
        case Reason::C16:
            return S::tr("%1 has won: the flag of %2 is captured.").arg(winner, loser);
        case Reason::C17:
            return outcome.winner
                       ? S::tr("%1 has won: %2 has only bombs and the flag left.").arg(winner, loser)
                       : S::tr("A draw: both sides have only bombs and the flag left.");
        case Reason::C18:
            return S::tr("%1 has won: %2 has no play left.").arg(winner, loser);
        case Reason::C19:
            return S::tr("A draw: too many plays without an attack.");
        case Reason::Time:
            return outcome.winner ? S::tr("%1 has won: the time of %2 has run out.").arg(winner, loser)
                                  : S::tr("A draw: time has run out.");
        case Reason::Resign:
            return S::tr("%1 has won: %2 resigned.").arg(winner, loser);
        case Reason::Agreed:
            return S::tr("A draw, as both players agreed.");
        case Reason::E11:
        case Reason::E12:
        case Reason::E13:
            break;
    }
    Q_ASSERT_X(false, "combateOutcomeSentence", "a reason of the other game");
    return {};
}

}  // namespace leuctra::ui
