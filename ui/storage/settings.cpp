// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/settings.h"

#include <QSettings>

#include <iterator>

namespace leuctra::ui {

namespace {

/// A value and the word that the file has for it.
template <typename T>
struct Word {
    T value;
    const char* word;
};

constexpr Word<Settings::ThemeChoice> themeWords[] = {
    {Settings::ThemeChoice::System, "system"},
    {Settings::ThemeChoice::Light, "light"},
    {Settings::ThemeChoice::Dark, "dark"},
};
constexpr Word<BoardStyle> boardWords[] = {
    {BoardStyle::Wood, "wood"},
    {BoardStyle::Stone, "stone"},
    {BoardStyle::Plain, "plain"},
};
constexpr Word<Settings::Coordinates> coordinateWords[] = {
    {Settings::Coordinates::Outside, "outside"},
    {Settings::Coordinates::Inside, "inside"},
    {Settings::Coordinates::None, "none"},
};
constexpr Word<bool> switchWords[] = {{false, "off"}, {true, "on"}};
constexpr Word<int> percentWords[] = {{100, "100"}, {125, "125"}, {150, "150"}};
constexpr Word<double> motionWords[] = {{1.0, "1"}, {0.0, "0"}, {0.5, "0.5"}, {2.0, "2"}};

constexpr char languageKey[] = "language";
constexpr char themeKey[] = "look/theme";
constexpr char boardKey[] = "look/board";
constexpr char coordinatesKey[] = "look/coordinates";
constexpr char contrastKey[] = "look/high-contrast";
constexpr char colourBlindKey[] = "look/colour-blind";
constexpr char textKey[] = "look/text-percent";
constexpr char motionKey[] = "look/motion";
constexpr char confirmKey[] = "play/confirm";
constexpr char thoughtsKey[] = "play/thoughts";
constexpr char geometryKey[] = "window/geometry";

/// The value that the file's word stands for; the first of the words when it is missing or damaged.
template <typename T, std::size_t N>
T read(const QSettings& store, const char* key, const Word<T> (&words)[N]) {
    const QString word = store.value(QLatin1String(key)).toString();
    const auto found = std::find_if(std::begin(words), std::end(words), [&](const Word<T>& candidate) {
        return word == QLatin1String(candidate.word);
    });
    return found == std::end(words) ? words[0].value : found->value;
}

template <typename T, std::size_t N>
const char* wordOf(T value, const Word<T> (&words)[N]) {
    const auto found = std::find_if(std::begin(words), std::end(words),
                                    [&](const Word<T>& candidate) { return candidate.value == value; });
    return found == std::end(words) ? words[0].word : found->word;
}

QString newGameKey(const QString& game) {
    return QStringLiteral("new-game/") + game;
}

}  // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent),
      store_(file.isEmpty()
                 ? std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                               QStringLiteral("leuctra"), QStringLiteral("leuctra"))
                 : std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

Settings::~Settings() = default;

void Settings::write(const char* key, const QVariant& value) {
    const QLatin1String name(key);
    if (store_->value(name) == value) return;
    store_->setValue(name, value);
    store_->sync();
    emit changed();
}

QString Settings::language() const {
    const QString language = store_->value(QLatin1String(languageKey)).toString();
    return languages().contains(language) ? language : QString();
}

void Settings::setLanguage(const QString& language) {
    write(languageKey, language);
}

QStringList Settings::languages() {
    return {QStringLiteral("es"), QStringLiteral("en")};
}

Settings::ThemeChoice Settings::themeChoice() const {
    return read(*store_, themeKey, themeWords);
}

void Settings::setThemeChoice(ThemeChoice choice) {
    write(themeKey, wordOf(choice, themeWords));
}

BoardStyle Settings::boardStyle() const {
    return read(*store_, boardKey, boardWords);
}

void Settings::setBoardStyle(BoardStyle style) {
    write(boardKey, wordOf(style, boardWords));
}

Settings::Coordinates Settings::coordinates() const {
    return read(*store_, coordinatesKey, coordinateWords);
}

void Settings::setCoordinates(Coordinates coordinates) {
    write(coordinatesKey, wordOf(coordinates, coordinateWords));
}

bool Settings::highContrast() const {
    return read(*store_, contrastKey, switchWords);
}

void Settings::setHighContrast(bool on) {
    write(contrastKey, wordOf(on, switchWords));
}

bool Settings::colourBlind() const {
    return read(*store_, colourBlindKey, switchWords);
}

void Settings::setColourBlind(bool on) {
    write(colourBlindKey, wordOf(on, switchWords));
}

int Settings::textPercent() const {
    return read(*store_, textKey, percentWords);
}

void Settings::setTextPercent(int percent) {
    write(textKey, wordOf(percent, percentWords));
}

double Settings::motionFactor() const {
    return read(*store_, motionKey, motionWords);
}

void Settings::setMotionFactor(double factor) {
    write(motionKey, wordOf(factor, motionWords));
}

bool Settings::showThoughts() const {
    return read(*store_, thoughtsKey, switchWords);
}

void Settings::setShowThoughts(bool on) {
    write(thoughtsKey, wordOf(on, switchWords));
}

bool Settings::confirmPlays() const {
    return read(*store_, confirmKey, switchWords);
}

void Settings::setConfirmPlays(bool on) {
    write(confirmKey, wordOf(on, switchWords));
}

QByteArray Settings::lastNewGame(const QString& game) const {
    return store_->value(newGameKey(game)).toByteArray();
}

void Settings::setLastNewGame(const QString& game, const QByteArray& choices) {
    store_->setValue(newGameKey(game), choices);
    store_->sync();
}

QByteArray Settings::windowGeometry() const {
    return store_->value(QLatin1String(geometryKey)).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
    store_->setValue(QLatin1String(geometryKey), geometry);
    store_->sync();
}

}  // namespace leuctra::ui
