// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/place.h"

#include <cstddef>
#include <string_view>

namespace leuctra::record {

/// Walks over a text code point by code point and knows the place. A byte order mark is no part of the text.
class TextCursor {
  public:
    explicit TextCursor(std::string_view text);

    const Place& place() const { return place_; }
    bool atEnd() const { return place_.offset == text_.size(); }
    /// The byte here; '\0' at the end.
    char peek() const { return atEnd() ? '\0' : text_[place_.offset]; }
    bool startsWith(std::string_view prefix) const { return rest().substr(0, prefix.size()) == prefix; }
    std::string_view rest() const { return text_.substr(place_.offset); }
    /// What lies between an earlier place and here.
    std::string_view since(const Place& start) const {
        return text_.substr(start.offset, place_.offset - start.offset);
    }

    /// Bytes of the code point here; 0 when they are not valid UTF-8 or at the end.
    std::size_t codePointSize() const;
    /// Steps over one code point, or over one byte that is none.
    void step();
    void step(std::size_t codePoints);
    /// Steps over blanks, tabs and line ends; how many lines ended.
    int skipSpace();
    /// To the start of the next line, or to the end.
    void skipLine();
    void returnTo(const Place& place) { place_ = place; }

  private:
    std::string_view text_;
    Place place_;
};

/// Bytes of the valid UTF-8 sequence that a text starts with; 0 when there is none (Unicode 15, table 3-7).
std::size_t sequenceSize(std::string_view text);

}  // namespace leuctra::record
