// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "combate/setup.h"

namespace leuctra::combate {

/// A deployment drawn from how people and strong programs deploy, never one that is lost at once. A
/// deployment and its mirror image are as likely.
Setup drawDeployment(Random& random);

}  // namespace leuctra::combate
