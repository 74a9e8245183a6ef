// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/computer_name.h"

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

}  // namespace leuctra::ui
