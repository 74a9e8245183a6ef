// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/result.h"

#include <utility>

namespace leuctra {

std::string describe(const Error& error) {
    std::string sentence;
    for (std::size_t i = 0; i < error.text.size(); ++i) {
        const bool placeholder = error.text[i] == '%' && i + 1 < error.text.size() &&
                                 error.text[i + 1] >= '1' && error.text[i + 1] <= '9';
        if (!placeholder) {
            sentence += error.text[i];
            continue;
        }
        const auto argument = static_cast<std::size_t>(error.text[++i] - '1');
        if (argument < error.arguments.size()) sentence += error.arguments[argument];
    }
    return sentence;
}

tl::unexpected<Error> failure(const char* text, std::vector<std::string> arguments, Error::Part part) {
    return tl::unexpected(Error{text, std::move(arguments), part, {}, 0, 0});
}

}  // namespace leuctra
