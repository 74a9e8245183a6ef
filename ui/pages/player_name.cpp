// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/player_name.h"

#include "board/game_ui.h"
#include "players/levels.h"

#include <QCoreApplication>

namespace leuctra::ui {

namespace {

struct Names {
    Q_DECLARE_TR_FUNCTIONS(leuctra::ui::ComputerName)
};

}  // namespace

QString computerName(int level) {
    return Names::tr("%1 (level %2)")
        .arg(QCoreApplication::translate("core", players::levelName(level)))
        .arg(level);
}

QString playerName(const GameKind& kind, Side side, const Player& player) {
    if (player.isComputer()) return computerName(*player.level);
    return player.name.isEmpty() ? uiOf(kind).sideName(side) : player.name;
}

}  // namespace leuctra::ui
