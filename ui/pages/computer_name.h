// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace leuctra::ui {

/// "Sergeant (level 4)", in the language of the interface.
QString computerName(int level);

}  // namespace leuctra::ui
