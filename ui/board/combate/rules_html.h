// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace leuctra::ui {

/// The rules of Combate in our own words, with the card "who beats whom", in the present language.
QString combateRulesHtml();
/// The card alone.
QString whoBeatsWhomHtml();

}  // namespace leuctra::ui
