// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/settings/settings_page.h"

#include "storage/settings.h"
#include "theme/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace leuctra::ui {

namespace {

constexpr int boxLetters = 16;  // so that all boxes are equally wide

template <typename T>
QVariant entry(T value) {
    return QVariant::fromValue(static_cast<int>(value));
}

void choose(QComboBox& box, const QVariant& value) {
    const QSignalBlocker quiet(box);
    box.setCurrentIndex(box.findData(value));
}

void check(QCheckBox& box, bool on) {
    const QSignalBlocker quiet(box);
    box.setChecked(on);
}

}  // namespace

SettingsPage::SettingsPage(const Services& services, QWidget* parent)
    : ColumnsPage(parent),
      settings_(services.settings),
      languageCard_(new Card(this)),
      lookCard_(new Card(this)),
      boardCard_(new Card(this)),
      readingCard_(new Card(this)),
      playingCard_(new Card(this)) {
    setObjectName("settingsPage");
    makeLanguage();
    makeLook();
    makeBoard();
    makeReading();
    makePlaying();
    for (Card* card : {languageCard_, lookCard_, boardCard_})
        left()->addWidget(card);
    for (Card* card : {readingCard_, playingCard_})
        right()->addWidget(card);
    left()->addStretch();
    right()->addStretch();
    retranslate();
    showSettings();
    connect(&settings_, &Settings::changed, this, &SettingsPage::showSettings);
    setFocusProxy(language_.box);
}

SettingsPage::Choice SettingsPage::addChoice(Card& card, const char* name) {
    Choice choice{makeFieldLabel(&card), new QComboBox(&card)};
    choice.box->setObjectName(QLatin1String(name));
    choice.box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    choice.box->setMinimumContentsLength(boxLetters);
    choice.label->setBuddy(choice.box);
    auto* row = new QHBoxLayout;
    row->setSpacing(Theme::regular);
    row->addWidget(choice.label, 1);
    row->addWidget(choice.box);
    card.content()->addLayout(row);
    return choice;
}

QCheckBox* SettingsPage::addSwitch(Card& card, const char* name, QLabel*& explanation) {
    auto* box = new QCheckBox(&card);
    box->setObjectName(QLatin1String(name));
    explanation = makeQuietLabel(&card);
    explanation->setProperty("textSize", "small");
    explanation->setIndent(Theme::wider);
    auto* both = new QVBoxLayout;
    both->setSpacing(0);
    both->addWidget(box);
    both->addWidget(explanation);
    card.content()->addLayout(both);
    return box;
}

void SettingsPage::makeLanguage() {
    language_ = addChoice(*languageCard_, "language");
    connect(language_.box, &QComboBox::activated, this,
            [this] { settings_.setLanguage(language_.box->currentData().toString()); });
}

void SettingsPage::makeLook() {
    theme_ = addChoice(*lookCard_, "theme");
    motion_ = addChoice(*lookCard_, "motion");
    connect(theme_.box, &QComboBox::activated, this, [this] {
        settings_.setThemeChoice(static_cast<Settings::ThemeChoice>(theme_.box->currentData().toInt()));
    });
    connect(motion_.box, &QComboBox::activated, this,
            [this] { settings_.setMotionFactor(motion_.box->currentData().toDouble()); });
}

void SettingsPage::makeBoard() {
    boardStyle_ = addChoice(*boardCard_, "boardStyle");
    coordinates_ = addChoice(*boardCard_, "coordinates");
    connect(boardStyle_.box, &QComboBox::activated, this, [this] {
        settings_.setBoardStyle(static_cast<BoardStyle>(boardStyle_.box->currentData().toInt()));
    });
    connect(coordinates_.box, &QComboBox::activated, this, [this] {
        settings_.setCoordinates(static_cast<Settings::Coordinates>(coordinates_.box->currentData().toInt()));
    });
}

void SettingsPage::makeReading() {
    textSize_ = addChoice(*readingCard_, "textSize");
    highContrast_ = addSwitch(*readingCard_, "highContrast", highContrastWords_);
    colourBlind_ = addSwitch(*readingCard_, "colourBlind", colourBlindWords_);
    connect(textSize_.box, &QComboBox::activated, this,
            [this] { settings_.setTextPercent(textSize_.box->currentData().toInt()); });
    connect(highContrast_, &QCheckBox::toggled, this, [this](bool on) { settings_.setHighContrast(on); });
    connect(colourBlind_, &QCheckBox::toggled, this, [this](bool on) { settings_.setColourBlind(on); });
}

void SettingsPage::makePlaying() {
    confirm_ = addSwitch(*playingCard_, "confirmPlays", confirmWords_);
    thoughts_ = addSwitch(*playingCard_, "showThoughts", thoughtsWords_);
    connect(confirm_, &QCheckBox::toggled, this, [this](bool on) { settings_.setConfirmPlays(on); });
    connect(thoughts_, &QCheckBox::toggled, this, [this](bool on) { settings_.setShowThoughts(on); });
}

void SettingsPage::showSettings() {
    choose(*language_.box, settings_.language());
    choose(*theme_.box, entry(settings_.themeChoice()));
    choose(*motion_.box, settings_.motionFactor());
    choose(*boardStyle_.box, entry(settings_.boardStyle()));
    choose(*coordinates_.box, entry(settings_.coordinates()));
    choose(*textSize_.box, settings_.textPercent());
    check(*highContrast_, settings_.highContrast());
    check(*colourBlind_, settings_.colourBlind());
    check(*confirm_, settings_.confirmPlays());
    check(*thoughts_, settings_.showThoughts());
}

void SettingsPage::retranslate() {
    setWindowTitle(tr("Settings"));
    languageCard_->setHeading(tr("Language"));
    lookCard_->setHeading(tr("Look"));
    boardCard_->setHeading(tr("Board"));
    readingCard_->setHeading(tr("Reading"));
    playingCard_->setHeading(tr("Playing"));

    struct Entry {
        QString words;
        QVariant value;
    };
    const auto fill = [](const Choice& choice, const QString& label, const std::vector<Entry>& entries) {
        const QSignalBlocker quiet(choice.box);
        choice.label->setText(label);
        choice.box->setAccessibleName(label);
        choice.box->clear();
        for (const Entry& one : entries)
            choice.box->addItem(one.words, one.value);
    };
    // The languages name themselves: whoever has landed in a foreign one finds his own.
    fill(language_, tr("Language of the program"),
         {{tr("As the system"), QString()},
          {QStringLiteral("Español"), QStringLiteral("es")},
          {QStringLiteral("English"), QStringLiteral("en")}});
    fill(theme_, tr("Theme"),
         {{tr("As the system"), entry(Settings::ThemeChoice::System)},
          {tr("Light"), entry(Settings::ThemeChoice::Light)},
          {tr("Dark"), entry(Settings::ThemeChoice::Dark)}});
    fill(motion_, tr("Animation"),
         {{tr("None"), 0.0}, {tr("Fast"), 0.5}, {tr("Normal"), 1.0}, {tr("Slow"), 2.0}});
    fill(boardStyle_, tr("Material"),
         {{tr("Wood"), entry(BoardStyle::Wood)},
          {tr("Stone"), entry(BoardStyle::Stone)},
          {tr("Plain"), entry(BoardStyle::Plain)}});
    fill(coordinates_, tr("Coordinates"),
         {{tr("Beside the board"), entry(Settings::Coordinates::Outside)},
          {tr("In the squares"), entry(Settings::Coordinates::Inside)},
          {tr("None"), entry(Settings::Coordinates::None)}});
    fill(textSize_, tr("Size of text"), {{tr("100 %"), 100}, {tr("125 %"), 125}, {tr("150 %"), 150}});

    highContrast_->setText(tr("High contrast"));
    highContrastWords_->setText(tr("Black, white, and yellow where the focus is."));
    colourBlind_->setText(tr("Colours that everyone tells apart"));
    colourBlindWords_->setText(tr("The armies become orange and blue, and one of the backs is hatched."));
    confirm_->setText(tr("Confirm each play"));
    confirmWords_->setText(tr("A play is shown first and made by a second click, or by Enter."));
    thoughts_->setText(tr("Show what the computer thinks"));
    thoughtsWords_->setText(tr("Beside its name: how many plays it looks ahead, and who is better off."));
    showSettings();
}

void SettingsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    ColumnsPage::changeEvent(event);
}

}  // namespace leuctra::ui
