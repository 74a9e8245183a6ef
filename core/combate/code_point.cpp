// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/code_point.h"

#include <fmt/format.h>

#include <algorithm>

namespace leuctra::combate {

namespace {

bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

std::size_t lengthByFirst(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    if (first >= 0xF0 && first < 0xF5) return 4;
    return 0;
}

/// Bytes of the code point at `at`; 0 when no well-formed one begins there.
std::size_t lengthAt(std::string_view text, std::size_t at) {
    const std::size_t length = lengthByFirst(static_cast<unsigned char>(text[at]));
    if (at + length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if (!isContinuation(text[at + i])) return 0;
    }
    return length;
}

}  // namespace

std::string shownCharacter(std::string_view text, std::size_t at) {
    const std::size_t length = lengthAt(text, at);
    const auto first = static_cast<unsigned char>(text[at]);
    if (length == 0 || first < 0x20 || first == 0x7F) return fmt::format("\\x{:02X}", first);
    return std::string(text.substr(at, length));
}

std::string shownText(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); at += std::max<std::size_t>(lengthAt(text, at), 1)) {
        result += shownCharacter(text, at);
    }
    return result;
}

int codePoints(std::string_view text) {
    int count = 0;
    for (std::size_t at = 0; at < text.size(); ++count)
        at += std::max<std::size_t>(lengthAt(text, at), 1);
    return count;
}

}  // namespace leuctra::combate
