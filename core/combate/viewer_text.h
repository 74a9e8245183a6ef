// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "combate/knowledge.h"

#include <string>

namespace leuctra::combate {

/// The position as a side knows it, in the manner of STRADOS3: own pieces as letters, enemy pieces as letters
/// once C7 or C12 told their rank (in memory games too), `?` otherwise; then the side to move and the ply.
std::string viewerText(const Knowledge& knowledge);

}  // namespace leuctra::combate
