// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace leuctra::ui {

/// A play of a record as one reads it in a list: `a4xa5=6v2` as a4×a5 6v2.
QString playText(const std::string& play);

}  // namespace leuctra::ui
