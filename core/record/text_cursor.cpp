// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/text_cursor.h"

namespace leuctra::record {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isBetween(char byte, unsigned low, unsigned high) {
    const auto value = static_cast<unsigned char>(byte);
    return value >= low && value <= high;
}

}  // namespace

std::size_t sequenceSize(std::string_view text) {
    struct Form {
        unsigned firstLow, firstHigh, secondLow, secondHigh;
        std::size_t size;
    };
    static constexpr Form forms[] = {
        {0x00, 0x7F, 0x00, 0x00, 1}, {0xC2, 0xDF, 0x80, 0xBF, 2}, {0xE0, 0xE0, 0xA0, 0xBF, 3},
        {0xE1, 0xEC, 0x80, 0xBF, 3}, {0xED, 0xED, 0x80, 0x9F, 3}, {0xEE, 0xEF, 0x80, 0xBF, 3},
        {0xF0, 0xF0, 0x90, 0xBF, 4}, {0xF1, 0xF3, 0x80, 0xBF, 4}, {0xF4, 0xF4, 0x80, 0x8F, 4},
    };
    if (text.empty()) return 0;
    for (const Form& form : forms) {
        if (!isBetween(text[0], form.firstLow, form.firstHigh)) continue;
        if (text.size() < form.size) return 0;
        if (form.size > 1 && !isBetween(text[1], form.secondLow, form.secondHigh)) return 0;
        for (std::size_t i = 2; i < form.size; ++i) {
            if (!isBetween(text[i], 0x80, 0xBF)) return 0;
        }
        return form.size;
    }
    return 0;
}

TextCursor::TextCursor(std::string_view text) : text_(text) {
    if (text_.substr(0, byteOrderMark.size()) == byteOrderMark) text_.remove_prefix(byteOrderMark.size());
}

std::size_t TextCursor::codePointSize() const {
    return sequenceSize(rest());
}

void TextCursor::step() {
    if (atEnd()) return;
    if (peek() == '\n') {
        ++place_.offset;
        ++place_.line;
        place_.column = 1;
        return;
    }
    const std::size_t size = codePointSize();
    place_.offset += size == 0 ? 1 : size;
    ++place_.column;
}

void TextCursor::step(std::size_t codePoints) {
    while (codePoints-- > 0)
        step();
}

int TextCursor::skipSpace() {
    const int line = place_.line;
    while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n')
        step();
    return place_.line - line;
}

void TextCursor::skipLine() {
    const int line = place_.line;
    while (!atEnd() && place_.line == line)
        step();
}

}  // namespace leuctra::record
