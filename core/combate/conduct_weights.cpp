// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/conduct.h"

namespace leuctra::combate {

// Learnt with leuctra-train conduct (app/train/README.md).
const DeedWeights shippedDeedWeights = {{}};

}  // namespace leuctra::combate
