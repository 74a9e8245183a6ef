// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/record.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <ctime>
#include <iterator>
#include <utility>

namespace leuctra::record {

namespace {

/// The order in which a new record carries the tags that the program knows.
constexpr std::array<std::string_view, 12> usualOrder = {
    "Game",        "Event", "Date",        "First",    "Second",   "Result",
    "Termination", "Rules", "TimeControl", "Position", "RedSetup", "BlueSetup"};

auto placeInOrder(std::string_view name) {
    return std::find(usualOrder.begin(), usualOrder.end(), name) - usualOrder.begin();
}

std::string oneLine(std::string_view text) {
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line;
}

std::string_view valueOf(const std::vector<Tag>& tags, std::string_view name) {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [name](const Tag& tag) { return tag.name == name; });
    return found == tags.end() ? std::string_view{} : found->value;
}

GameSetup setupOf(const GameKind& kind, const std::vector<Tag>& tags) {
    const auto deployment = [&](Side side) {
        const std::string_view name = kind.setupTags[static_cast<std::size_t>(index(side))];
        return name.empty() ? std::string() : std::string(valueOf(tags, name));
    };
    return {std::string(valueOf(tags, "Rules")), std::string(valueOf(tags, "Position")),
            deployment(Side::First), deployment(Side::Second)};
}

}  // namespace

bool isResult(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

Record::Record(const GameKind& kind, std::unique_ptr<GameState> start)
    : kind_(&kind), start_(std::move(start)), root_(std::make_unique<Node>()) {}

Result<Record> Record::create(const GameKind& kind, const GameSetup& setup) {
    auto start = kind.start(setup);
    if (!start) return tl::unexpected(start.error());
    Record record(kind, std::move(*start));
    record.setTag("Game", kind.id);
    record.setTag("Result", "*");
    record.setTag("Rules", record.start().rulesText());
    record.setTag("Position", setup.position);
    if (!kind.setupTags[0].empty()) {
        record.setTag(kind.setupTags[0], setup.firstSetup);
        record.setTag(kind.setupTags[1], setup.secondSetup);
    }
    return record;
}

Result<Record> Record::fromTags(std::vector<Tag> tags) {
    const std::string_view game = valueOf(tags, "Game");
    if (game.empty()) return failure(errorText("There is no Game tag"));
    const GameKind* kind = gameNamed(game);
    if (!kind) return failure(errorText("There is no game called %1"), {std::string(game)});
    auto start = kind->start(setupOf(*kind, tags));
    if (!start) return tl::unexpected(start.error());
    Record record(*kind, std::move(*start));
    record.tags_ = std::move(tags);
    return record;
}

GameSetup Record::setup() const {
    return setupOf(*kind_, tags_);
}

std::string_view Record::tag(std::string_view name) const {
    return valueOf(tags_, name);
}

void Record::setTag(std::string_view name, std::string_view value) {
    const auto named = [name](const Tag& tag) { return tag.name == name; };
    const auto found = std::find_if(tags_.begin(), tags_.end(), named);
    if (value.empty()) {
        if (found != tags_.end()) tags_.erase(found);
    } else if (found != tags_.end()) {
        found->value = oneLine(value);
    } else {
        const auto place = placeInOrder(name);
        const auto later = [place](const Tag& tag) { return placeInOrder(tag.name) > place; };
        tags_.insert(std::find_if(tags_.begin(), tags_.end(), later), Tag{std::string(name), oneLine(value)});
    }
}

std::string_view Record::result() const {
    const std::string_view result = tag("Result");
    return isResult(result) ? result : "*";
}

std::optional<Outcome> Record::outcome() const {
    const auto reason = reasonNamed(tag("Termination"));
    if (!reason) return std::nullopt;
    for (const std::optional<Side> winner :
         {std::optional(Side::First), std::optional(Side::Second), std::optional<Side>()}) {
        const Outcome outcome{winner, *reason};
        if (result() == resultText(outcome)) return outcome;
    }
    return std::nullopt;
}

void Record::setOutcome(const std::optional<Outcome>& outcome) {
    setTag("Result", resultText(outcome));
    setTag("Termination", outcome ? name(outcome->reason) : std::string_view{});
}

const Node& Record::last() const {
    const Node* node = root_.get();
    while (const Node* next = node->next())
        node = next;
    return *node;
}

std::vector<const Node*> Record::mainLine() const {
    return pathTo(last());
}

void Record::promote(Node& node) {
    assert(node.parent);
    auto& siblings = node.parent->children;
    const auto place = std::find_if(siblings.begin(), siblings.end(),
                                    [&node](const auto& sibling) { return sibling.get() == &node; });
    std::rotate(siblings.begin(), place, place + 1);
}

void Record::remove(Node& node) {
    assert(node.parent);
    auto& siblings = node.parent->children;
    siblings.erase(std::find_if(siblings.begin(), siblings.end(),
                                [&node](const auto& sibling) { return sibling.get() == &node; }));
}

std::vector<const Node*> Record::pathTo(const Node& node) {
    std::vector<const Node*> path;
    for (const Node* step = &node; step->parent; step = step->parent)
        path.push_back(step);
    std::reverse(path.begin(), path.end());
    return path;
}

std::unique_ptr<GameState> Record::stateAt(const Node& node) const {
    std::unique_ptr<GameState> state = start_->clone();
    for (const Node* step : pathTo(node)) {
        [[maybe_unused]] const auto played = state->play(step->play);
        assert(played);
    }
    return state;
}

std::string dateToday() {
    return fmt::format("{:%Y.%m.%d}", fmt::localtime(std::time(nullptr)));
}

}  // namespace leuctra::record
