// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace leuctra {

/// What was wrong with something that came from outside, in words that a player understands.
///
/// `text` is an English sentence without a full stop, in which %1, %2 … stand for `arguments`; it is always a
/// literal marked with errorText(), so that the interface can look up its translation (context "core").
struct Error {
    /// The part of the input that is wrong, for callers that treat the parts differently.
    enum class Part : std::uint8_t { Text, Rules, Position, FirstSetup, SecondSetup, Play };

    std::string text;
    std::vector<std::string> arguments;
    Part part = Part::Text;
    std::string rule;  ///< "E10", "C9" …: the rule that a play broke; empty when none
    int line = 0;      ///< from 1; 0 when there is no place
    int column = 0;    ///< from 1, counted in code points; 0 when there is no place

    bool operator==(const Error&) const = default;
};

template <typename T>
using Result = tl::expected<T, Error>;

/// Marks a literal of an Error for translation and returns it.
constexpr const char* errorText(const char* text) {
    return text;
}

/// The sentence of an error in English, its arguments put in; without line and column.
std::string describe(const Error& error);

/// Shorthand for returning a failed Result: `return failure(errorText("…%1…"), {argument});`
tl::unexpected<Error> failure(const char* text, std::vector<std::string> arguments = {},
                              Error::Part part = Error::Part::Text);

}  // namespace leuctra
