// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/gravon_xml.h"

#include "combate/rules.h"
#include "combate/setup.h"
#include "combate/square.h"
#include "record/text_cursor.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <utility>

namespace leuctra::record {

namespace {

using combate::Square;

constexpr const char* archiveRules = "classic,quiet=0";
constexpr std::string_view playableTypes[] = {"classic", "classicfree", "barrage", "duell"};
constexpr std::string_view columnLetters = "ABCDEFGHIJ";
constexpr std::string_view columnLettersWithoutI = "ABCDEFGHJK";

/// What the types of results say beyond the plays.
struct EndingType {
    int type;
    Reason reason;
};
constexpr EndingType endingTypes[] = {
    {3, Reason::Resign}, {4, Reason::Agreed}, {11, Reason::Time}, {13, Reason::Time}, {14, Reason::Time}};

int typeOf(const Outcome& outcome) {
    switch (outcome.reason) {
        case Reason::C16:
            return 1;
        case Reason::C17:
            return outcome.winner ? 0 : 2;
        case Reason::Resign:
            return 3;
        case Reason::Time:
            return 11;
        case Reason::Agreed:
        case Reason::C19:
            return 4;
        default:
            return 0;
    }
}

/// By the archive's number of the winner, less one.
constexpr std::array<std::string_view, 3> resultsByWinner = {"1-0", "0-1", "1/2-1/2"};

char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// Nothing unless the text is a square and no more.
std::optional<Square> squareFrom(std::string_view text, std::string_view letters) {
    if (text.size() < 2) return std::nullopt;
    const auto column = letters.find(upper(text[0]));
    int row = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), row);
    if (column == std::string_view::npos || error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    if (row == 0 && text.size() == 2) row = combate::boardSize;
    if (row < 1 || row > combate::boardSize) return std::nullopt;
    return combate::squareAt(static_cast<int>(column), row - 1);
}

std::string_view sourceOf(const pugi::xml_node& move) {
    const auto source = move.attribute("source");
    return source ? source.value() : move.attribute("from").value();
}

std::string_view targetOf(const pugi::xml_node& move) {
    const auto target = move.attribute("target");
    return target ? target.value() : move.attribute("to").value();
}

/// The letters of a setup; nothing unless the side's army stands on its four rows in full.
std::optional<std::string> deploymentIn(std::string_view field, Side side) {
    std::string letters;
    for (int k = 0; k < combate::armySize; ++k) {
        const auto piece = combate::pieceWithStradosLetter(field[combate::setupSquare(side, k)]);
        if (!piece || piece->side != side) return std::nullopt;
        letters += combate::letter(piece->rank);
    }
    return letters;
}

class XmlReader {
  public:
    explicit XmlReader(std::string_view text) : text_(TextCursor(text).rest()) {}

    Result<Record> read() {
        if (auto valid = checkUtf8(); !valid) return tl::unexpected(valid.error());
        constexpr unsigned options = pugi::parse_default | pugi::parse_ws_pcdata_single;
        const auto parsed = document_.load_buffer(text_.data(), text_.size(), options, pugi::encoding_utf8);
        if (!parsed) {
            return failureAt(placeAt(static_cast<std::size_t>(parsed.offset)),
                             errorText("This is not well-formed XML: %1"), {parsed.description()});
        }
        const auto root = document_.document_element();
        const auto game = std::string_view(root.name()) == "game" ? root : root.child("game");
        if (!game) return failureAt(placeOf(root), errorText("There is no game in this file"));
        if (const auto second = game.next_sibling("game"))
            return failureAt(placeOf(second), errorText("There is more than one game in this file"));
        return readGame(game);
    }

  private:
    Result<void> checkUtf8() const {
        TextCursor cursor(text_);
        while (!cursor.atEnd()) {
            if (cursor.codePointSize() == 0)
                return failureAt(cursor.place(), errorText("This is not UTF-8 text"));
            cursor.step();
        }
        return {};
    }

    Result<Record> readGame(const pugi::xml_node& game) {
        const std::string_view type = game.attribute("type").value();
        if (!type.empty() &&
            std::find(std::begin(playableTypes), std::end(playableTypes), type) == std::end(playableTypes)) {
            return failureAt(placeOf(game), errorText("Games of the type %1 have rules of their own"),
                             {shortened(type)});
        }
        auto record = begin(game);
        if (!record) return record;
        readPlayers(game, *record);
        auto state = record->start().clone();
        if (auto read = readMoves(game, *record, *state); !read) return tl::unexpected(read.error());
        if (auto read = readResult(game, *record, *state); !read) return tl::unexpected(read.error());
        return record;
    }

    Result<Record> begin(const pugi::xml_node& game) const {
        const auto field = game.child("field");
        const std::string_view content = field.attribute("content").value();
        if (content.size() != combate::squareCount) {
            return failureAt(placeOf(field ? field : game),
                             errorText("The field needs %1 letters; there are %2"),
                             {std::to_string(combate::squareCount), std::to_string(content.size())});
        }
        GameSetup setup;
        setup.rules = game.attribute("rules").as_string(archiveRules);
        const auto rules = combate::rulesFrom(setup.rules);
        if (!rules) return failureAt(placeOf(game), rules.error());
        auto red = deploymentIn(content, Side::First);
        auto blue = deploymentIn(content, Side::Second);
        if (red && blue) {
            setup.firstSetup = std::move(*red);
            setup.secondSetup = std::move(*blue);
        } else {
            setup.position = fmt::format("{} {} 0", content, rules->begins == Side::First ? 'r' : 'b');
        }
        auto record = Record::create(*gameNamed("combate"), setup);
        if (!record) return failureAt(placeOf(field), record.error());
        return record;
    }

    static void readPlayers(const pugi::xml_node& game, Record& record) {
        int number = 0;
        for (const auto& player : game.children("player")) {
            number = player.attribute("id").as_int(number + 1);
            if (number == 1) record.setTag("First", player.text().get());
            if (number == 2) record.setTag("Second", player.text().get());
        }
    }

    Result<void> readMoves(const pugi::xml_node& game, Record& record, GameState& state) const {
        const auto hasK = [](std::string_view square) { return !square.empty() && upper(square[0]) == 'K'; };
        const auto moves = game.children("move");
        const bool withoutI = std::any_of(moves.begin(), moves.end(), [&](const pugi::xml_node& move) {
            return hasK(sourceOf(move)) || hasK(targetOf(move));
        });
        const std::string_view letters = withoutI ? columnLettersWithoutI : columnLetters;
        Node* last = &record.root();
        for (const auto& move : moves) {
            const auto from = squareFrom(sourceOf(move), letters);
            const auto to = squareFrom(targetOf(move), letters);
            if (!from || !to) {
                return failureAt(placeOf(move), errorText("%1 is no play"),
                                 {shortened(fmt::format("{}-{}", sourceOf(move), targetOf(move)))});
            }
            auto play = state.play(combate::name(*from) + combate::name(*to));
            if (!play) return failureAt(placeOf(move), play.error());
            last = &last->add((*play)->play);
        }
        return {};
    }

    Result<void> readResult(const pugi::xml_node& game, Record& record, const GameState& state) const {
        const auto byPlays = state.outcome();
        record.setOutcome(byPlays);
        const auto element = game.child("result");
        if (!element) return {};
        const int winner = element.attribute("winner").as_int();
        if (winner < 1 || winner > 3) {
            return failureAt(placeOf(element), errorText("The winner is 1, 2 or, of a draw, 3; not %1"),
                             {shortened(element.attribute("winner").value())});
        }
        const std::string_view result = resultsByWinner[static_cast<std::size_t>(winner - 1)];
        if (!byPlays) {
            endBy(element.attribute("type").as_int(), result, record);
        } else if (record.result() != result) {
            return failureAt(
                placeOf(element), errorText("By the plays and %1 the result is %2, not %3"),
                {std::string(name(byPlays->reason)), std::string(record.result()), std::string(result)});
        }
        return {};
    }

    /// The game is not over by its plays. A type that tells nothing leaves the result without a reason.
    static void endBy(int type, std::string_view result, Record& record) {
        record.setTag("Result", result);
        const auto found = std::find_if(std::begin(endingTypes), std::end(endingTypes),
                                        [type](const EndingType& each) { return each.type == type; });
        if (found == std::end(endingTypes)) return;
        const bool isDrawn = result == resultsByWinner[2];
        if (isDrawn != (found->reason == Reason::Agreed)) return;
        std::optional<Side> winner;
        if (!isDrawn) winner = result == resultsByWinner[0] ? Side::First : Side::Second;
        record.setOutcome(Outcome{winner, found->reason});
    }

    Place placeAt(std::size_t offset) const {
        TextCursor cursor(text_);
        while (!cursor.atEnd() && cursor.place().offset < offset)
            cursor.step();
        return cursor.place();
    }

    /// Where the element's tag opens.
    Place placeOf(const pugi::xml_node& node) const {
        const std::ptrdiff_t nameOffset = node.offset_debug();
        return placeAt(nameOffset > 0 ? static_cast<std::size_t>(nameOffset - 1) : 0);
    }

    std::string_view text_;
    pugi::xml_document document_;
};

struct StringWriter final : pugi::xml_writer {
    std::string text;

    void write(const void* data, std::size_t size) override {
        text.append(static_cast<const char*>(data), size);
    }
};

std::string archiveName(Square square) {
    return fmt::format("{}{}", columnLetters[static_cast<std::size_t>(combate::columnOf(square))],
                       combate::rowOf(square) + 1);
}

void appendMove(pugi::xml_node& game, int id, std::string_view play) {
    const auto squares = play.substr(0, play.find('='));
    const auto between = squares.find_first_of("-x");
    auto move = game.append_child("move");
    move.append_attribute("id") = id;
    move.append_attribute("source") = archiveName(*combate::squareNamed(squares.substr(0, between))).c_str();
    move.append_attribute("target") = archiveName(*combate::squareNamed(squares.substr(between + 1))).c_str();
}

void appendResult(pugi::xml_node& game, const Record& record) {
    const auto byPlays = record.finalState()->outcome();
    const auto outcome = record.isFinished() ? record.outcome() : byPlays;
    const std::string_view result = outcome ? resultText(outcome) : record.result();
    const auto winner = std::find(resultsByWinner.begin(), resultsByWinner.end(), result);
    if (winner == resultsByWinner.end()) return;
    auto element = game.append_child("result");
    if (outcome) element.append_attribute("type") = typeOf(*outcome);
    element.append_attribute("winner") = static_cast<int>(winner - resultsByWinner.begin()) + 1;
}

}  // namespace

Result<Record> recordFromXml(std::string_view text) {
    return XmlReader(text).read();
}

Result<std::string> xmlOf(const Record& record) {
    if (record.kind().id != "combate") return failure(errorText("This format holds games of Combate only"));
    const std::string start = record.start().positionText();
    const std::string rules(record.start().rulesText());
    const bool blueBegins = combate::rulesFrom(rules)->begins == Side::Second;
    if (start.substr(combate::squareCount) != (blueBegins ? " b 0" : " r 0")) {
        return failure(errorText("The game starts in the middle of play, which this format cannot say"));
    }
    pugi::xml_document document;
    auto declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    auto game = document.append_child("stratego").append_child("game");
    game.append_attribute("type") = "classic";
    if (rules != archiveRules) game.append_attribute("rules") = rules.c_str();
    game.append_child("field").append_attribute("content") = start.substr(0, combate::squareCount).c_str();
    int id = 0;
    for (const Node* node : record.mainLine())
        appendMove(game, ++id, node->play);
    for (const char* tag : {"First", "Second"}) {
        auto player = game.append_child("player");
        player.append_attribute("id") = tag == std::string_view("First") ? 1 : 2;
        player.text() = std::string(record.tag(tag)).c_str();
    }
    appendResult(game, record);
    StringWriter writer;
    document.save(writer, "  ");
    return writer.text;
}

}  // namespace leuctra::record
