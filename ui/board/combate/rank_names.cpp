// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/rank_names.h"

#include <QCoreApplication>

namespace leuctra::ui {

using combate::Rank;

namespace {

struct RankNames {
    Q_DECLARE_TR_FUNCTIONS(RankNames)
};

}  // namespace

QString rankName(Rank rank) {
    switch (rank) {
        case Rank::Spy:
            return RankNames::tr("Spy");
        case Rank::Scout:
            return RankNames::tr("Scout");
        case Rank::Sapper:
            return RankNames::tr("Sapper");
        case Rank::Sergeant:
            return RankNames::tr("Sergeant");
        case Rank::Lieutenant:
            return RankNames::tr("Lieutenant");
        case Rank::Captain:
            return RankNames::tr("Captain");
        case Rank::Major:
            return RankNames::tr("Major");
        case Rank::Colonel:
            return RankNames::tr("Colonel");
        case Rank::General:
            return RankNames::tr("General");
        case Rank::Marshal:
            return RankNames::tr("Marshal");
        case Rank::Bomb:
            return RankNames::tr("Bomb");
        case Rank::Flag:
            return RankNames::tr("Flag");
    }
    return {};
}

QString shortRankName(Rank rank) {
    if (rank == Rank::Sapper) return RankNames::tr("Sapper", "short, for a sticker");
    if (rank == Rank::Marshal) return RankNames::tr("Marshal", "short, for a sticker");
    return rankName(rank);
}

QString rankFigure(Rank rank) {
    return canMove(rank) ? QString::number(int(rank)) : QString();
}

QString rankWithFigure(Rank rank) {
    return canMove(rank) ? RankNames::tr("%1 (%2)").arg(rankName(rank), rankFigure(rank)) : rankName(rank);
}

QString armyName(Side side) {
    return side == Side::First ? RankNames::tr("Red") : RankNames::tr("Blue");
}

QString pieceName(Side side, Rank rank) {
    return (side == Side::First ? RankNames::tr("Red %1") : RankNames::tr("Blue %1")).arg(rankName(rank));
}

}  // namespace leuctra::ui
