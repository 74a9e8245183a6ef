// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/new_game/new_game_choices.h"

#include "board/game_ui.h"
#include "players/engines.h"
#include "players/levels.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace leuctra::ui {

namespace {

constexpr int noLevel = 0;
constexpr const char* beginnerWords[] = {"first", "second", "lot"};
constexpr const char* eyesWords[] = {"first", "second"};

int within(const QJsonValue& value, int least, int most, int otherwise) {
    const int number = value.toInt(otherwise);
    return number < least || number > most ? otherwise : number;
}

std::optional<int> levelFrom(const QJsonValue& value) {
    const int level = within(value, players::lowestLevel, players::highestLevel, noLevel);
    return level == noLevel ? std::nullopt : std::optional(level);
}

}  // namespace

QByteArray NewGameChoices::toJson() const {
    const QJsonObject object{
        {"first", players[0].name},
        {"firstLevel", players[0].level.value_or(noLevel)},
        {"second", players[1].name},
        {"secondLevel", players[1].level.value_or(noLevel)},
        {"beginner", beginnerWords[static_cast<int>(beginner)]},
        {"eyes", eyes ? eyesWords[index(*eyes)] : ""},
        {"clock", hasClock},
        {"minutes", minutes},
        {"seconds", seconds},
        {"rules", rules},
    };
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

NewGameChoices NewGameChoices::fromJson(const QByteArray& json) {
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    NewGameChoices choices;
    choices.players = {Player{object["first"].toString(), levelFrom(object["firstLevel"])},
                       Player{object["second"].toString(), levelFrom(object["secondLevel"])}};
    const QString beginner = object["beginner"].toString();
    for (int i = 0; i < 3; ++i) {
        if (beginner == QLatin1String(beginnerWords[i])) choices.beginner = static_cast<Beginner>(i);
    }
    for (const Side side : bothSides)
        if (object["eyes"].toString() == QLatin1String(eyesWords[index(side)])) choices.eyes = side;
    choices.hasClock = object["clock"].toBool();
    choices.minutes = within(object["minutes"], 1, mostMinutes, choices.minutes);
    choices.seconds = within(object["seconds"], 0, mostSeconds, choices.seconds);
    choices.rules = object["rules"].toString();
    return choices;
}

MatchSetup setupFrom(const NewGameChoices& choices, const GameKind& kind, Side lot) {
    using Beginner = NewGameChoices::Beginner;
    const Side begins = choices.beginner == Beginner::Lot     ? lot
                        : choices.beginner == Beginner::First ? Side::First
                                                              : Side::Second;
    MatchSetup setup;
    setup.kind = &kind;
    setup.players = choices.players;
    for (Player& player : setup.players) {
        if (!players::engineFor(kind.id)) player.level.reset();
        player.name = player.isComputer() ? QString() : player.name.trimmed();
    }
    setup.rules = choices.rules;
    setup.eyes = choices.eyes;
    if (choices.hasClock) setup.time = {choices.minutes, choices.seconds};
    if (const auto rules = uiOf(kind).withBeginner(choices.rules, begins)) {
        setup.rules = *rules;
    } else if (begins == Side::Second) {
        std::swap(setup.players[0], setup.players[1]);
    }
    return setup;
}

}  // namespace leuctra::ui
