// SPDX-License-Identifier: GPL-3.0-or-later
#include "combate/rules.h"

#include "combate/code_point.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

namespace leuctra::combate {

namespace {

constexpr int largestQuietLimit = 1'000'000;
constexpr std::string_view quietOption = "quiet=";

struct Word {
    std::string_view text;
    int column;  // from 1
};

std::vector<Word> wordsOf(std::string_view text) {
    std::vector<Word> words;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t comma = std::min(text.find(',', begin), text.size());
        words.push_back({text.substr(begin, comma - begin), static_cast<int>(begin) + 1});
        if (comma == text.size()) return words;
        begin = comma + 1;
    }
}

tl::unexpected<Error> failureAt(const Word& word, const char* sentence) {
    Error error{sentence, {shownText(word.text)}, Error::Part::Rules, {}, 0, word.column};
    return tl::unexpected(std::move(error));
}

/// Plain decimal digits without a leading zero, 0 to the largest limit.
std::optional<int> quietLimitFrom(std::string_view digits) {
    const bool plain = !digits.empty() &&
                       std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!plain || (digits.size() > 1 && digits.front() == '0')) return std::nullopt;
    int number = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (fault != std::errc{} || number > largestQuietLimit) return std::nullopt;
    return number;
}

Result<void> apply(const Word& option, Rules& rules) {
    if (option.text == "begins=blue") {
        rules.begins = Side::Second;
    } else if (option.text == "memory") {
        rules.memory = true;
    } else if (option.text == "takeback") {
        rules.takeback = true;
    } else if (option.text.starts_with(quietOption)) {
        const auto limit = quietLimitFrom(option.text.substr(quietOption.size()));
        if (!limit) return failureAt(option, errorText("“%1” needs a whole number from 0 to 1000000"));
        rules.quietLimit = *limit;
    } else {
        return failureAt(option, errorText("There is no rule “%1”"));
    }
    return {};
}

/// What may be given only once: the option's name without its value.
std::string_view subject(std::string_view option) {
    return option.substr(0, option.find('='));
}

}  // namespace

Rules Rules::yetem() {
    return {};
}

Rules Rules::classicRules() {
    Rules rules;
    rules.classic = true;
    rules.scoutRunsIntoAttack = true;
    rules.shuttleBound = 2;
    rules.shuttleCountsAttacks = true;
    return rules;
}

Result<Rules> rulesFrom(std::string_view text) {
    if (text.empty()) return Rules::yetem();
    const std::vector<Word> words = wordsOf(text);
    if (words[0].text != "yetem" && words[0].text != "classic") {
        return failureAt(words[0], errorText("There are no rules “%1”; they are yetem or classic"));
    }
    Rules rules = words[0].text == "classic" ? Rules::classicRules() : Rules::yetem();
    for (auto option = words.begin() + 1; option != words.end(); ++option) {
        const bool repeated = std::any_of(words.begin() + 1, option, [&](const Word& earlier) {
            return subject(earlier.text) == subject(option->text);
        });
        if (repeated) return failureAt(*option, errorText("“%1” says again what was said before"));
        if (auto applied = apply(*option, rules); !applied) return tl::unexpected(applied.error());
    }
    return rules;
}

std::string text(const Rules& rules) {
    std::string words = rules.classic ? "classic" : "yetem";
    if (rules.quietLimit != Rules{}.quietLimit) words += fmt::format(",quiet={}", rules.quietLimit);
    if (rules.begins == Side::Second) words += ",begins=blue";
    if (rules.memory) words += ",memory";
    if (rules.takeback) words += ",takeback";
    return words;
}

}  // namespace leuctra::combate
