// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/comment_commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace leuctra::record {

namespace {

/// A number of `least` to `most` digits up to `separator`, or up to the end for '\0', taken off the text.
std::optional<int> takeDigits(std::string_view& text, std::size_t least, std::size_t most, char separator) {
    const auto size = static_cast<std::size_t>(
        std::find_if(text.begin(), text.end(), [](char c) { return c < '0' || c > '9'; }) - text.begin());
    if (size < least || size > most) return std::nullopt;
    int number = 0;
    std::from_chars(text.data(), text.data() + size, number);
    text.remove_prefix(size);
    if (separator == '\0') return text.empty() ? std::optional(number) : std::nullopt;
    if (text.empty() || text.front() != separator) return std::nullopt;
    text.remove_prefix(1);
    return number;
}

}  // namespace

std::string clockText(Tenths left) {
    const auto tenths = left.count();
    return fmt::format("{}:{:02}:{:02}.{}", tenths / 36000, tenths / 600 % 60, tenths / 10 % 60, tenths % 10);
}

std::optional<Tenths> clockFrom(std::string_view text) {
    const bool hasTenths = text.find('.') != std::string_view::npos;
    const auto hours = takeDigits(text, 1, 4, ':');
    if (!hours) return std::nullopt;
    const auto minutes = takeDigits(text, 2, 2, ':');
    if (!minutes || *minutes > 59) return std::nullopt;
    const auto seconds = takeDigits(text, 2, 2, hasTenths ? '.' : '\0');
    if (!seconds || *seconds > 59) return std::nullopt;
    const auto tenths = hasTenths ? takeDigits(text, 1, 1, '\0') : std::optional(0);
    if (!tenths) return std::nullopt;
    return Tenths(((*hours * 60 + *minutes) * 60 + *seconds) * 10 + *tenths);
}

std::string evaluationText(const Evaluation& evaluation) {
    return fmt::format("{}{}", evaluation.kind == Evaluation::Kind::WinIn ? "#" : "", evaluation.value);
}

std::optional<Evaluation> evaluationFrom(std::string_view text) {
    Evaluation evaluation;
    if (!text.empty() && text.front() == '#') {
        evaluation.kind = Evaluation::Kind::WinIn;
        text.remove_prefix(1);
    }
    if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), evaluation.value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return evaluation;
}

}  // namespace leuctra::record
