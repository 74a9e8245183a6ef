// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace leuctra::ui {

/// What was wrong, in the language of the interface, its place put in front ("Line 3, column 7: …").
QString errorSentence(const Error& error);

}  // namespace leuctra::ui
