// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/new_game/new_game_choices.h"

#include "board/game_ui.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace leuctra::ui {

namespace {

constexpr const char* beginnerWords[] = {"first", "second", "lot"};

int within(const QJsonValue& value, int least, int most, int otherwise) {
    const int number = value.toInt(otherwise);
    return number < least || number > most ? otherwise : number;
}

}  // namespace

QByteArray NewGameChoices::toJson() const {
    const QJsonObject object{
        {"first", names[0]}, {"second", names[1]}, {"beginner", beginnerWords[static_cast<int>(beginner)]},
        {"clock", hasClock}, {"minutes", minutes}, {"seconds", seconds},
        {"rules", rules},
    };
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

NewGameChoices NewGameChoices::fromJson(const QByteArray& json) {
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    NewGameChoices choices;
    choices.names = {object["first"].toString(), object["second"].toString()};
    const QString beginner = object["beginner"].toString();
    for (int i = 0; i < 3; ++i) {
        if (beginner == QLatin1String(beginnerWords[i])) choices.beginner = static_cast<Beginner>(i);
    }
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
    setup.players[0].name = choices.names[0].trimmed();
    setup.players[1].name = choices.names[1].trimmed();
    setup.rules = choices.rules;
    if (choices.hasClock) setup.time = {choices.minutes, choices.seconds};
    if (const auto rules = uiOf(kind).withBeginner(choices.rules, begins)) {
        setup.rules = *rules;
    } else if (begins == Side::Second) {
        std::swap(setup.players[0], setup.players[1]);
    }
    return setup;
}

}  // namespace leuctra::ui
