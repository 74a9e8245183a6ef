// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace leuctra::combate {

/// The character that begins at a byte of a UTF-8 text, for an error to show; a byte that begins none as
/// `\xNN`.
std::string shownCharacter(std::string_view text, std::size_t at);

/// A whole text in this manner, on one line.
std::string shownText(std::string_view text);

/// Code points in a UTF-8 text; a byte that belongs to none counts as one.
int codePoints(std::string_view text);

}  // namespace leuctra::combate
