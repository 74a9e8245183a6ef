// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/new_game/draft.h"

#include "base/random.h"
#include "combate/setup.h"
#include "match/record_tags.h"

namespace leuctra::ui {

namespace {

constexpr const char* deployingTag = "Deploying";
constexpr const char* draftTags[] = {"RedDraft", "BlueDraft"};
constexpr const char* sideNames[] = {"first", "second"};

std::string placeholder() {
    Random random(1);
    return combate::text(combate::randomSetup(random));
}

QString tagText(const record::Record& record, const char* tag) {
    return QString::fromStdString(std::string(record.tag(tag)));
}

}  // namespace

record::Record Draft::toRecord() const {
    const std::string nothing = placeholder();
    auto record = record::Record::create(*setup.kind, {setup.rules.toStdString(), {}, nothing, nothing});
    Q_ASSERT(record);
    record->setTag("Date", record::dateToday());
    for (const Side side : bothSides) {
        const auto i = static_cast<std::size_t>(index(side));
        writePlayer(*record, side, setup.players[i]);
        record->setTag(draftTags[i], letters[i].toStdString());
    }
    record->setTag(deployingTag, sideNames[index(deploying)]);
    writeTimeControl(*record, setup.time);
    return std::move(*record);
}

std::optional<Draft> Draft::from(const record::Record& record) {
    const std::string_view deploying = record.tag(deployingTag);
    if (deploying.empty()) return std::nullopt;
    Draft draft;
    draft.setup.kind = &record.kind();
    draft.setup.rules = tagText(record, "Rules");
    draft.setup.time = timeControlOf(record);
    draft.deploying = deploying == sideNames[1] ? Side::Second : Side::First;
    for (const Side side : bothSides) {
        const auto i = static_cast<std::size_t>(index(side));
        draft.setup.players[i] = playerOf(record, side);
        draft.letters[i] = tagText(record, draftTags[i]);
    }
    return draft;
}

}  // namespace leuctra::ui
