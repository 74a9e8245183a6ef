// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/evaluation.h"
#include "record/node.h"

#include <optional>
#include <string>
#include <string_view>

namespace leuctra::record {

// What `[%clk …]` and `[%eval …]` in comments say (interfaces.md).

inline constexpr std::string_view clockCommand = "[%clk ";
inline constexpr std::string_view evaluationCommand = "[%eval ";

/// `h:mm:ss.t`.
std::string clockText(Tenths left);
/// Nothing unless the text is `h:mm:ss`, with or without `.t`; up to four digits of hours.
std::optional<Tenths> clockFrom(std::string_view text);

/// `35`, `-120`, or `#3`, `#-2`.
std::string evaluationText(const Evaluation& evaluation);
std::optional<Evaluation> evaluationFrom(std::string_view text);

}  // namespace leuctra::record
