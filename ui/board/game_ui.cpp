// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/game_ui.h"

#include "board/combate/combate_ui.h"
#include "board/epaminondas/epaminondas_ui.h"

#include <QtGlobal>

namespace leuctra::ui {

const GameUi& uiOf(const GameKind& kind) {
    static const EpaminondasUi epaminondas;
    static const CombateUi combate;
    if (kind.id == "epaminondas") return epaminondas;
    Q_ASSERT(kind.id == "combate");
    return combate;
}

}  // namespace leuctra::ui
