// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/plain_text.h"

#include "record/text_cursor.h"

#include <utility>

namespace leuctra::record {

namespace {

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

std::string_view trimmedEnd(std::string_view text) {
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

Result<Record> recordFromPosition(const TextCursor& cursor) {
    GameSetup setup;
    setup.position = trimmedEnd(cursor.rest());
    auto record = Record::create(*gameNamed("combate"), setup);
    if (!record) {
        Place place = cursor.place();
        if (record.error().column > 1) place.column += record.error().column - 1;
        return failureAt(place, record.error());
    }
    record->setOutcome(record->start().outcome());
    return record;
}

Result<std::string_view> readToken(TextCursor& cursor) {
    const Place start = cursor.place();
    while (!cursor.atEnd() && !isSpace(cursor.peek())) {
        if (cursor.codePointSize() == 0)
            return failureAt(cursor.place(), errorText("This is not UTF-8 text"));
        cursor.step();
    }
    return cursor.since(start);
}

/// Takes a number `N.` off the front of what may be a play.
std::string_view withoutNumber(std::string_view token) {
    const auto digits = token.find_first_not_of("0123456789");
    if (digits == 0 || (digits != std::string_view::npos && token[digits] != '.')) return token;
    const auto play = token.find_first_not_of("0123456789.");
    return play == std::string_view::npos ? std::string_view{} : token.substr(play);
}

Result<Record> recordFromPlays(TextCursor& cursor) {
    auto record = Record::create(*gameNamed("epaminondas"));
    if (!record) return record;
    const auto state = record->start().clone();
    for (; !cursor.atEnd(); cursor.skipSpace()) {
        Place place = cursor.place();
        const auto token = readToken(cursor);
        if (!token) return tl::unexpected(token.error());
        const std::string_view text = withoutNumber(*token);
        if (text.empty()) continue;
        place.column += static_cast<int>(token->size() - text.size());
        auto play = playAt(place, *state, text);
        if (!play) return tl::unexpected(play.error());
        record->append(std::move(*play));
    }
    record->setOutcome(state->outcome());
    return record;
}

}  // namespace

Result<Record> recordFromText(std::string_view text) {
    TextCursor cursor(text);
    cursor.skipSpace();
    const bool isPosition = (cursor.peek() >= 'A' && cursor.peek() <= 'Z') || cursor.peek() == '_';
    return isPosition ? recordFromPosition(cursor) : recordFromPlays(cursor);
}

Result<std::string> textOf(const Record& record) {
    if (record.kind().hidden) return record.finalState()->positionText() + '\n';
    if (!record.tag("Position").empty()) {
        return failure(
            errorText("The game does not start with every piece in its place, which this format cannot say"));
    }
    std::string text;
    for (const Node* node : record.mainLine()) {
        if (!text.empty()) text += ' ';
        text += node->play;
    }
    return text + '\n';
}

}  // namespace leuctra::record
