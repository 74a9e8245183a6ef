// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/rules_html.h"

#include "board/combate/rank_names.h"

#include <QCoreApplication>

namespace leuctra::ui {

using combate::Rank;

namespace {

struct R {
    Q_DECLARE_TR_FUNCTIONS(CombateRules)
};

QString heading(const QString& text) {
    return "<h2>" + text + "</h2>";
}

QString list(const QStringList& items) {
    return "<ul><li>" + items.join("</li><li>") + "</li></ul>";
}

QString effect(Rank rank) {
    switch (rank) {
        case Rank::Spy:
            return R::tr("Falls to everyone; but when it attacks the Marshal, the Marshal falls.");
        case Rank::Scout:
            return R::tr("Runs any number of empty squares in a straight line, and is known by it.");
        case Rank::Sapper:
            return R::tr("Defuses bombs.");
        case Rank::Bomb:
            return R::tr("Never moves. Removes whoever attacks it, except a Sapper.");
        case Rank::Flag:
            return R::tr("Never moves. Whoever attacks it has won.");
        default:
            return R::tr("Beats every lower rank.");
    }
}

}  // namespace

QString whoBeatsWhomHtml() {
    QString rows;
    for (auto rank = combate::allRanks.rbegin(); rank != combate::allRanks.rend(); ++rank) {
        rows += QString(
                    "<tr><td align=\"right\"><b>%1</b>&nbsp;</td><td><b>%2</b>&nbsp;&nbsp;</td>"
                    "<td align=\"right\">%3&nbsp;&nbsp;</td><td>%4</td></tr>")
                    .arg(rankFigure(*rank), rankName(*rank),
                         QString("×%1").arg(combate::fullArmy[combate::index(*rank)]), effect(*rank));
    }
    return heading(R::tr("Who beats whom")) + "<table cellspacing=\"2\" cellpadding=\"3\">" + rows +
           "</table><p>" +
           R::tr(
               "The higher rank wins, whoever attacks. Equal ranks both fall. An attack is settled in this "
               "order: the flag, the bomb, the Spy against the Marshal, the ranks.") +
           "</p>";
}

QString combateRulesHtml() {
    return "<h1>Combate en el Frente</h1><p>" +
           R::tr(
               "Two armies of forty pieces face each other. You see your own ranks; of the enemy you see "
               "only the backs of his blocks. Find and capture his flag.") +
           "</p>" + heading(R::tr("Before the battle")) +
           list({R::tr("Place all forty pieces on your four rows, one a square, as you like. The enemy does "
                       "not see where."),
                 R::tr("The two lakes in the middle are barred to everyone."),
                 R::tr("Red begins, unless you choose or draw otherwise.")}) +
           heading(R::tr("Moving")) +
           list({R::tr("One piece a turn, one square forward, back or sideways, never diagonally, onto an "
                       "empty square."),
                 R::tr("Bombs and the flag never move."),
                 R::tr(
                     "A Scout may run any number of empty squares in a straight line; who runs more than one "
                     "shows that it is a Scout. In the same play it does not attack."),
                 R::tr("Shuttle: a piece may go to and fro between two squares at most three times in a row; "
                       "then something else must be played first.")}) +
           heading(R::tr("Attacking")) +
           list({R::tr("Move onto an enemy piece on a neighbouring square. You never have to."),
                 R::tr("Both pieces are announced. The loser is removed; if the attacker wins, it moves in."),
                 R::tr("In a memory game both turn back afterwards: remember them. In an open game what was "
                       "revealed stays visible.")}) +
           whoBeatsWhomHtml() + heading(R::tr("The end")) +
           list({R::tr("Whoever captures the flag has won."),
                 R::tr("Whoever has only bombs and the flag left, or no legal play at his turn, has lost. If "
                       "one exchange leaves both without a piece that moves, the game is drawn."),
                 R::tr("Two hundred plays without an attack are a draw; both players are warned before. The "
                       "number can be changed when the game is made."),
                 R::tr("You may resign, or agree on a draw, at any time.")}) +
           heading(R::tr("Help for your memory")) +
           list({R::tr("Pin a guess on an enemy piece: right click, or point at it and press Alt with the "
                       "piece's letter: 1 to 9, X for the Marshal, B for a bomb, F for the flag. The other "
                       "player never sees it."),
                 R::tr("The trays beside the board show what each army has lost and what is left of it.")}) +
           heading(R::tr("Classic rules")) + "<p>" +
           R::tr(
               "If you choose the classic rules, a Scout may run and attack in one play, and going to and "
               "fro "
               "between two squares is barred at the fourth play, attacks included.") +
           "</p>";
}

}  // namespace leuctra::ui
