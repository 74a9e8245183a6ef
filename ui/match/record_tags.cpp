// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/record_tags.h"

#include "players/engines.h"
#include "players/levels.h"

#include <fmt/format.h>

#include <charconv>
#include <string>
#include <string_view>

namespace leuctra::ui {

using namespace std::chrono_literals;

namespace {

constexpr std::string_view nameTags[] = {"First", "Second"};
constexpr std::string_view levelTags[] = {"FirstLevel", "SecondLevel"};
constexpr std::string_view clockTags[] = {"FirstClock", "SecondClock"};
constexpr std::string_view noteTags[] = {"FirstNotes", "SecondNotes"};
constexpr std::string_view offerTag = "DrawOffer";
constexpr std::string_view eyesTag = "Eyes";
constexpr std::string_view sideNames[] = {"first", "second"};
/// No clock of a sensible game holds more; keeps damaged numbers from overflowing.
constexpr std::int64_t mostSeconds = 1000 * 3600;

std::optional<std::int64_t> numberFrom(std::string_view text, std::int64_t most) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 0 || number > most)
        return std::nullopt;
    return number;
}

std::string_view clockTag(Side side) {
    return clockTags[index(side)];
}

/// What `[%clk]` says of a side's last play.
std::optional<Clock::Milliseconds> lastNoted(const record::Record& record, Side side) {
    const auto line = record.mainLine();
    Side mover = record.start().sideToMove();
    std::optional<Clock::Milliseconds> noted;
    for (const record::Node* node : line) {
        if (mover == side && node->clock) noted = *node->clock;
        mover = opponent(mover);
    }
    return noted;
}

void writeSide(record::Record& record, std::string_view tag, std::optional<Side> side) {
    record.setTag(tag, side ? sideNames[index(*side)] : std::string_view{});
}

std::optional<Side> sideOf(const record::Record& record, std::string_view tag) {
    for (const Side side : bothSides)
        if (record.tag(tag) == sideNames[index(side)]) return side;
    return std::nullopt;
}

}  // namespace

void writePlayer(record::Record& record, Side side, const Player& player) {
    const bool computer = player.isComputer();
    record.setTag(nameTags[index(side)],
                  computer ? players::levelName(*player.level) : player.name.toStdString());
    record.setTag(levelTags[index(side)], computer ? fmt::to_string(*player.level) : "");
}

Player playerOf(const record::Record& record, Side side) {
    const auto level = numberFrom(record.tag(levelTags[index(side)]), players::highestLevel);
    if (level && *level >= players::lowestLevel && players::engineFor(record.kind().id))
        return {{}, static_cast<int>(*level)};
    return {QString::fromStdString(std::string(record.tag(nameTags[index(side)]))), {}};
}

void writeTimeControl(record::Record& record, const TimeControl& control) {
    record.setTag("TimeControl",
                  control.hasClock() ? fmt::format("{}+{}", control.minutes * 60, control.seconds) : "");
}

TimeControl timeControlOf(const record::Record& record) {
    const std::string_view text = record.tag("TimeControl");
    const auto plus = text.find('+');
    const auto base = numberFrom(text.substr(0, plus), mostSeconds);
    const auto increment =
        plus == std::string_view::npos ? std::int64_t{0} : numberFrom(text.substr(plus + 1), mostSeconds);
    if (!base || !increment || *base == 0) return {};
    return {static_cast<int>((*base + 59) / 60), static_cast<int>(*increment)};
}

void writeClocks(record::Record& record, const Clock& clock) {
    const bool hasClock = clock.control().hasClock();
    for (const Side side : bothSides)
        record.setTag(clockTag(side), hasClock ? fmt::format("{}", clock.remaining(side) / 1ms) : "");
}

void readClocks(const record::Record& record, Clock& clock) {
    for (const Side side : bothSides) {
        if (const auto kept = numberFrom(record.tag(clockTag(side)), mostSeconds * 1000))
            clock.setRemaining(side, Clock::Milliseconds(*kept));
        else if (const auto noted = lastNoted(record, side))
            clock.setRemaining(side, *noted);
    }
}

void writeDrawOffer(record::Record& record, std::optional<Side> offeredBy) {
    writeSide(record, offerTag, offeredBy);
}

std::optional<Side> drawOfferOf(const record::Record& record) {
    return sideOf(record, offerTag);
}

void writeEyes(record::Record& record, std::optional<Side> eyes) {
    writeSide(record, eyesTag, eyes);
}

std::optional<Side> eyesOf(const record::Record& record) {
    return sideOf(record, eyesTag);
}

void writeNotes(record::Record& record, Side side, const QString& notes) {
    record.setTag(noteTags[index(side)], notes.toStdString());
}

QString notesOf(const record::Record& record, Side side) {
    return QString::fromStdString(std::string(record.tag(noteTags[index(side)])));
}

void removeUnfinishedTags(record::Record& record) {
    for (const std::string_view tag : noteTags)
        record.setTag(tag, {});
    for (const std::string_view tag : clockTags)
        record.setTag(tag, {});
    record.setTag(offerTag, {});
    record.setTag(eyesTag, {});
}

}  // namespace leuctra::ui
