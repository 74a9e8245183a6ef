// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/plain_text.h"

#include "record/text_cursor.h"

#include <utility>

namespace leuctra::record {

namespace {

Error placed(Error error, const Place& place, int offset = 0) {
    error.line = place.line;
    error.column = place.column + offset;
    return error;
}

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
        const int column = record.error().column;
        return tl::unexpected(placed(record.error(), cursor.place(), column > 1 ? column - 1 : 0));
    }
    record->setOutcome(record->start().outcome());
    return record;
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
        const Place start = cursor.place();
        while (!cursor.atEnd() && !isSpace(cursor.peek()))
            cursor.step();
        const std::string_view token = cursor.since(start);
        const std::string_view text = withoutNumber(token);
        if (text.empty()) continue;
        const auto played = state->play(text);
        if (!played) {
            return tl::unexpected(
                placed(played.error(), start, static_cast<int>(token.size() - text.size())));
        }
        record->append((*played)->play);
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
