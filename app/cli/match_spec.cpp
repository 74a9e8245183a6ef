// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/match_spec.h"

#include "players/levels.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

namespace leuctra::cli {

namespace {

constexpr std::array<std::string_view, 5> names = {"level", "movetime", "nodes", "threads", "cmd"};

bool beginsWithName(std::string_view text) {
    return std::any_of(names.begin(), names.end(), [text](std::string_view name) {
        return text.starts_with(name) && text.substr(name.size()).starts_with('=');
    });
}

std::vector<std::string_view> partsOf(std::string_view text) {
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        const bool isEnd = i == text.size() || (text[i] == ',' && (!text.substr(begin).starts_with("cmd=") ||
                                                                   beginsWithName(text.substr(i + 1))));
        if (!isEnd) continue;
        parts.push_back(text.substr(begin, i - begin));
        begin = i + 1;
    }
    return parts;
}

std::optional<std::uint64_t> numberFrom(std::string_view text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < least || number > most)
        return std::nullopt;
    return number;
}

bool apply(MatchSpec& spec, std::string_view name, std::string_view value) {
    if (name == "cmd") {
        spec.command = value;
        return !value.empty();
    }
    constexpr std::uint64_t largest = 1'000'000'000'000;
    const auto number = numberFrom(value, 1,
                                   name == "level"     ? players::highestLevel
                                   : name == "threads" ? 256
                                                       : largest);
    if (!number) return false;
    if (name == "level")
        spec.options.level = static_cast<int>(*number);
    else if (name == "threads")
        spec.options.threads = static_cast<int>(*number);
    else if (name == "movetime")
        spec.limits.moveTime = engine::Milliseconds(*number);
    else
        spec.limits.nodes = *number;
    return true;
}

}  // namespace

Result<MatchSpec> matchSpecFrom(std::string_view text) {
    MatchSpec spec;
    for (const std::string_view part : partsOf(text)) {
        const std::size_t equals = part.find('=');
        const std::string_view name = part.substr(0, std::min(equals, part.size()));
        if (equals == std::string_view::npos || std::find(names.begin(), names.end(), name) == names.end())
            return failure(errorText("%1 is none of level=, movetime=, nodes=, threads= and cmd="),
                           {std::string(part)});
        if (!apply(spec, name, part.substr(equals + 1)))
            return failure(errorText("%1 is not a value that can be used"), {std::string(part)});
    }
    constexpr engine::Milliseconds second{1000};
    if (!spec.options.level && !spec.limits.moveTime && !spec.limits.nodes) spec.limits.moveTime = second;
    return spec;
}

}  // namespace leuctra::cli
