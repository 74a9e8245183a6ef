// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/new_game/new_game_page.h"

#include "board/game_ui.h"
#include "pages/new_game/new_game_choices.h"
#include "pages/new_game/player_fields.h"
#include "pages/page_parts.h"
#include "players/engines.h"
#include "storage/settings.h"
#include "theme/appearance.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSpinBox>

#include <utility>

namespace leuctra::ui {

namespace {

using Beginner = NewGameChoices::Beginner;

constexpr int nobody = 2;  // instead of the index of a side

QSpinBox* makeSpinBox(const char* name, int least, int most, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    box->setAccelerated(true);
    return box;
}

}  // namespace

struct NewGamePage::Parts {
    Parts(NewGamePage& owner, const GameKind& played, const Services& handed);

    void layOut();
    void makePlayers();
    void makeClock();
    void makeFoot(QVBoxLayout& whole);
    void addBeginner(Beginner beginner, const char* name);
    void makeEyes();
    NewGameChoices choices() const;
    void show(const NewGameChoices& choices);
    void start();
    void retranslate();
    void describe();
    QString key() const { return QString::fromUtf8(kind.id.data(), static_cast<qsizetype>(kind.id.size())); }

    NewGamePage& page;
    const GameKind& kind;
    const GameUi& game;
    Services services;
    bool choosesBeginner;  ///< else First begins, and what is chosen is who plays First

    ColumnsPage* columns;
    Card* playersCard;
    Card* clockCard;
    Card* rulesCard;
    PlayerFields* players;
    QLabel* beginnerLabel;
    QButtonGroup* beginners;
    QBoxLayout* beginnerRow;
    QWidget* eyesField = nullptr;  ///< whose eyes the board of two computers has
    QLabel* eyesLabel = nullptr;
    QButtonGroup* eyes = nullptr;
    QCheckBox* hasClock;
    QSpinBox* minutes;
    QSpinBox* seconds;
    QLabel* minutesLabel;
    QLabel* secondsLabel;
    RuleOptions* rules;
    QLabel* summary = nullptr;
    QPushButton* startButton;
};

NewGamePage::Parts::Parts(NewGamePage& owner, const GameKind& played, const Services& handed)
    : page(owner),
      kind(played),
      game(uiOf(played)),
      services(handed),
      choosesBeginner(game.withBeginner({}, Side::First).has_value()),
      columns(new ColumnsPage(&owner)),
      playersCard(new Card(columns)),
      clockCard(new Card(columns)),
      rulesCard(new Card(columns)) {
    layOut();
    const QByteArray last = services.settings.lastNewGame(key());
    if (!last.isEmpty())
        show(NewGameChoices::fromJson(last));
    else
        show({{}, Beginner::First, {}, false, 15, 10, rules->rules()});
    retranslate();
}

void NewGamePage::Parts::layOut() {
    auto* whole = new QVBoxLayout(&page);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(columns, 1);
    makePlayers();
    makeClock();
    rules = game.makeRuleOptions(rulesCard);  // now, so that Tab comes to them after the players
    rulesCard->content()->addWidget(rules);
    columns->left()->addWidget(playersCard);
    columns->right()->addWidget(clockCard);
    columns->foot()->addWidget(rulesCard);
    makeFoot(*whole);
    page.setFocusProxy(players->first());
}

void NewGamePage::Parts::makePlayers() {
    const bool withComputer = players::engineFor(kind.id) != nullptr;
    players = new PlayerFields(game, withComputer, services.appearance, playersCard);
    connect(players, &PlayerFields::changed, &page, [this] {
        rules->setAgainstComputer(players->hasComputer());
        eyesField->setVisible(kind.hidden && players->areComputers());
        describe();
    });
    beginnerLabel = makeFieldLabel(playersCard);
    beginners = new QButtonGroup(playersCard);
    beginnerRow = new QHBoxLayout;
    beginnerRow->setSpacing(Theme::small);
    addBeginner(Beginner::First, "beginsFirst");
    if (choosesBeginner) addBeginner(Beginner::Second, "beginsSecond");
    addBeginner(Beginner::Lot, "beginsLot");
    beginnerRow->addStretch();
    playersCard->content()->addWidget(players);
    playersCard->content()->addSpacing(Theme::small);
    playersCard->content()->addWidget(beginnerLabel);
    playersCard->content()->addLayout(beginnerRow);
    makeEyes();
}

void NewGamePage::Parts::makeEyes() {
    eyesField = new QWidget(playersCard);
    eyesLabel = makeFieldLabel(eyesField);
    eyes = new QButtonGroup(eyesField);
    auto* row = new QHBoxLayout;
    row->setSpacing(Theme::small);
    for (const auto& [id, name] :
         {std::pair(nobody, "eyesNobody"), std::pair(index(Side::First), "eyesFirst"),
          std::pair(index(Side::Second), "eyesSecond")}) {
        auto* button = new QRadioButton(eyesField);
        button->setObjectName(QLatin1String(name));
        eyes->addButton(button, id);
        row->addWidget(button);
    }
    row->addStretch();
    auto* column = new QVBoxLayout(eyesField);
    column->setContentsMargins(0, Theme::small, 0, 0);
    column->addWidget(eyesLabel);
    column->addLayout(row);
    playersCard->content()->addWidget(eyesField);
    eyesField->setVisible(kind.hidden && players->areComputers());
}

void NewGamePage::Parts::addBeginner(Beginner beginner, const char* name) {
    auto* button = new QRadioButton(playersCard);
    button->setObjectName(QLatin1String(name));
    beginners->addButton(button, static_cast<int>(beginner));
    beginnerRow->addWidget(button);
}

void NewGamePage::Parts::makeClock() {
    hasClock = new QCheckBox(clockCard);
    hasClock->setObjectName("hasClock");
    minutes = makeSpinBox("minutes", 1, mostMinutes, clockCard);
    seconds = makeSpinBox("seconds", 0, mostSeconds, clockCard);
    minutesLabel = makeFieldLabel(clockCard);
    secondsLabel = makeFieldLabel(clockCard);
    minutesLabel->setBuddy(minutes);
    secondsLabel->setBuddy(seconds);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(Theme::regular);
    grid->setVerticalSpacing(Theme::small);
    grid->setColumnStretch(0, 1);
    grid->addWidget(minutesLabel, 0, 0);
    grid->addWidget(minutes, 0, 1);
    grid->addWidget(secondsLabel, 1, 0);
    grid->addWidget(seconds, 1, 1);
    clockCard->content()->addWidget(hasClock);
    clockCard->content()->addLayout(grid);
    clockCard->content()->addStretch();
    connect(hasClock, &QCheckBox::toggled, &page, [this](bool on) {
        for (QWidget* part : std::initializer_list<QWidget*>{minutes, seconds, minutesLabel, secondsLabel}) {
            part->setEnabled(on);
        }
    });
}

void NewGamePage::Parts::makeFoot(QVBoxLayout& whole) {
    auto* rule = new QFrame(&page);
    rule->setProperty("rule", true);
    whole.addWidget(rule);
    summary = makeQuietLabel(&page);
    startButton = new QPushButton(&page);
    startButton->setObjectName("start");
    startButton->setProperty("primary", true);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(Theme::wide, Theme::medium, Theme::wide, Theme::medium);
    row->setSpacing(Theme::regular);
    row->addWidget(summary, 1);
    row->addWidget(startButton);
    whole.addLayout(row);
    connect(startButton, &QPushButton::clicked, &page, [this] { start(); });
}

NewGameChoices NewGamePage::Parts::choices() const {
    NewGameChoices choices;
    choices.players = players->players();
    choices.beginner = static_cast<Beginner>(beginners->checkedId());
    for (const Side side : bothSides)
        if (eyes->checkedId() == index(side)) choices.eyes = side;
    choices.hasClock = hasClock->isChecked();
    choices.minutes = minutes->value();
    choices.seconds = seconds->value();
    choices.rules = rules->rules();
    return choices;
}

void NewGamePage::Parts::show(const NewGameChoices& choices) {
    players->setPlayers(choices.players);
    rules->setAgainstComputer(players->hasComputer());
    QAbstractButton* beginner = beginners->button(static_cast<int>(choices.beginner));
    (beginner ? beginner : beginners->button(static_cast<int>(Beginner::First)))->setChecked(true);
    eyes->button(choices.eyes ? index(*choices.eyes) : nobody)->setChecked(true);
    minutes->setValue(choices.minutes);
    seconds->setValue(choices.seconds);
    hasClock->setChecked(choices.hasClock);
    emit hasClock->toggled(choices.hasClock);
    rules->setRules(choices.rules);
}

void NewGamePage::Parts::start() {
    const NewGameChoices chosen = choices();
    services.settings.setLastNewGame(key(), chosen.toJson());
    const Side lot = QRandomGenerator::global()->bounded(2) == 0 ? Side::First : Side::Second;
    emit page.startRequested(setupFrom(chosen, kind, lot));
}

void NewGamePage::Parts::retranslate() {
    page.setWindowTitle(tr("New game · %1").arg(game.name()));
    playersCard->setHeading(tr("Players"));
    clockCard->setHeading(tr("Clock"));
    rulesCard->setHeading(tr("Rules"));
    const QString first = game.sideName(Side::First);
    beginnerLabel->setText(choosesBeginner ? tr("Who begins?") : tr("Who takes %1, and begins?").arg(first));
    beginners->button(static_cast<int>(Beginner::First))->setText(choosesBeginner ? first : tr("As above"));
    if (choosesBeginner) {
        beginners->button(static_cast<int>(Beginner::Second))->setText(game.sideName(Side::Second));
    }
    beginners->button(static_cast<int>(Beginner::Lot))->setText(tr("Draw lots"));
    eyesLabel->setText(tr("What do you see of it?"));
    eyes->button(nobody)->setText(tr("Backs only"));
    for (const Side side : bothSides)
        eyes->button(index(side))->setText(tr("What %1 sees").arg(game.sideName(side)));
    hasClock->setText(tr("Play with a clock"));
    minutesLabel->setText(tr("Minutes for the whole game"));
    secondsLabel->setText(tr("Seconds added after each play"));
    startButton->setText(tr("Start"));
    describe();
}

void NewGamePage::Parts::describe() {
    if (!summary) return;
    summary->setText(players->hasComputer() ? tr("Enter starts the game.")
                                            : tr("Both play at this computer. Enter starts the game."));
}

NewGamePage::NewGamePage(const GameKind& kind, const Services& services, QWidget* parent)
    : QWidget(parent), parts_(std::make_unique<Parts>(*this, kind, services)) {
    setObjectName("newGamePage");
}

NewGamePage::~NewGamePage() = default;

const GameKind& NewGamePage::kind() const {
    return parts_->kind;
}

void NewGamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        parts_->start();
        return;
    }
    QWidget::keyPressEvent(event);
}

void NewGamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) parts_->retranslate();
    QWidget::changeEvent(event);
}

}  // namespace leuctra::ui
