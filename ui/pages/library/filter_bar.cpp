// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/library/filter_bar.h"

#include "board/game_ui.h"
#include "models/library_words.h"
#include "players/levels.h"
#include "theme/appearance.h"
#include "theme/icons.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDate>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>
#include <chrono>

namespace leuctra::ui {

using namespace std::chrono_literals;

namespace {

constexpr int mostPlies = 9999;
constexpr int personsOnly = -1;
constexpr std::array<const char*, 3> results = {"1-0", "0-1", "1/2-1/2"};

/// A day as records write it, from how this language does, or as records do; empty: none.
QString dayFrom(const QString& text) {
    const QString trimmed = text.trimmed();
    QDate day = QLocale().toDate(trimmed, dayFormat());
    if (!day.isValid()) day = QLocale().toDate(trimmed, QLocale::ShortFormat);
    for (const char* form : {"yyyy.M.d", "yyyy-M-d", "d.M.yyyy", "d/M/yyyy"})
        if (!day.isValid()) day = QDate::fromString(trimmed, QLatin1String(form));
    // Two figures are a year of this century.
    if (day.isValid() && day.year() < 2000 && !trimmed.contains(QString::number(day.year())))
        day = day.addYears(100);
    if (day.isValid()) return day.toString(QStringLiteral("yyyy.MM.dd"));
    static const QRegularExpression year(QStringLiteral("^\\d{4}$"));
    return year.match(trimmed).hasMatch() ? trimmed : QString();
}

void refill(QComboBox& box, const std::vector<std::pair<QString, QVariant>>& entries) {
    const QSignalBlocker quiet(box);
    const int place = std::max(box.currentIndex(), 0);
    box.clear();
    for (const auto& [words, value] : entries)
        box.addItem(words, value);
    box.setCurrentIndex(place);
}

}  // namespace

FilterBar::FilterBar(const Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      appearance_(appearance),
      player_(addField<QLineEdit>("playerFilter")),
      game_(addField<QComboBox>("gameFilter")),
      result_(addField<QComboBox>("resultFilter")),
      level_(addField<QComboBox>("levelFilter")),
      from_(addField<QLineEdit>("fromFilter")),
      to_(addField<QLineEdit>("toFilter")),
      least_(addField<QSpinBox>("leastFilter")),
      most_(addField<QSpinBox>("mostFilter")),
      opening_(addField<QLineEdit>("openingFilter")),
      position_(addField<QLineEdit>("positionFilter")),
      moreButton_(new QPushButton(this)),
      clearButton_(new QPushButton(this)),
      count_(new QLabel(this)),
      trouble_(new QLabel(this)),
      more_(new QWidget(this)) {
    setObjectName("filterBar");
    for (QLineEdit* line : {player_, from_, to_, opening_, position_}) {
        line->setClearButtonEnabled(true);
        connect(line, &QLineEdit::textChanged, this, &FilterBar::fieldChanged);
    }
    for (QComboBox* box : {game_, result_, level_}) {
        box->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        // The words change with the language.
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(box, &QComboBox::currentIndexChanged, this, &FilterBar::fieldChanged);
    }
    for (QSpinBox* number : {least_, most_}) {
        number->setRange(0, mostPlies);
        connect(number, &QSpinBox::valueChanged, this, &FilterBar::fieldChanged);
    }
    moreButton_->setObjectName("moreFilters");
    moreButton_->setCheckable(true);
    connect(moreButton_, &QPushButton::toggled, this, &FilterBar::showMore);
    clearButton_->setObjectName("clearFilters");
    clearButton_->setProperty("quiet", true);
    connect(clearButton_, &QPushButton::clicked, this, &FilterBar::clear);
    count_->setObjectName("gameCount");
    count_->setProperty("quiet", true);
    trouble_->setObjectName("filterTrouble");
    trouble_->setProperty("tone", "warn");
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &FilterBar::changed);
    connect(&appearance_, &Appearance::changed, this, &FilterBar::applyLook);
    layOut();
    retranslate();
    applyLook();
    showMore(false);
    setFocusProxy(player_);
}

template <typename Widget>
Widget* FilterBar::addField(const char* name) {
    auto* field = new Widget(this);
    field->setObjectName(QLatin1String(name));
    auto* label = new QLabel(this);
    label->setProperty("quiet", true);
    label->setProperty("textSize", "small");
    label->setBuddy(field);
    fields_.push_back({label, field});
    return field;
}

void FilterBar::layOut() {
    const auto placed = [this](QGridLayout& grid, std::size_t first, std::size_t last,
                               const std::vector<int>& stretches) {
        for (std::size_t i = first; i <= last; ++i) {
            const int column = int(i - first);
            grid.addWidget(fields_[i].label, 0, column);
            grid.addWidget(fields_[i].field, 1, column);
            grid.setColumnStretch(column, stretches[i - first]);
        }
        grid.setHorizontalSpacing(Theme::small);
        grid.setVerticalSpacing(2);
        grid.setContentsMargins(0, 0, 0, 0);
    };
    auto* common = new QGridLayout;
    placed(*common, 0, 3, {3, 0, 0, 0});
    common->addWidget(moreButton_, 1, 4);
    auto* others = new QGridLayout(more_);
    placed(*others, 4, 9, {1, 1, 0, 0, 2, 2});
    auto* foot = new QHBoxLayout;
    foot->setSpacing(Theme::regular);
    foot->addWidget(count_);
    foot->addWidget(trouble_, 1);
    foot->addWidget(clearButton_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(Theme::small);
    whole->addLayout(common);
    whole->addWidget(more_);
    whole->addLayout(foot);
}

void FilterBar::showMore(bool more) {
    more_->setVisible(more);
    moreButton_->setIcon(icon(more ? "up" : "down", appearance_.theme()));
}

void FilterBar::fieldChanged() {
    const bool understood = (from_->text().trimmed().isEmpty() || !dayFrom(from_->text()).isEmpty()) &&
                            (to_->text().trimmed().isEmpty() || !dayFrom(to_->text()).isEmpty());
    trouble_->clear();
    if (!understood) trouble_->setText(tr("⚠ A day is missing: write it as %1").arg(dayWord("2031.05.09")));
    if (!position_->text().trimmed().isEmpty() && !positionKey())
        trouble_->setText(tr("⚠ That is no position of a game"));
    if (!opening_->text().trimmed().isEmpty() && openingFrom(opening_->text()).isEmpty())
        trouble_->setText(tr("⚠ First plays look like d1-d4 m11-m10"));
    clearButton_->setVisible(filter() != LibraryFilter{} || !trouble_->text().isEmpty());
    soon_.start(200ms);
}

std::optional<std::uint64_t> FilterBar::positionKey() const {
    GameSetup setup;
    setup.position = position_->text().trimmed().toStdString();
    if (setup.position.empty()) return std::nullopt;
    for (const GameKind& kind : games())
        if (const auto state = kind.start(setup)) return (*state)->key();
    return std::nullopt;
}

LibraryFilter FilterBar::filter() const {
    LibraryFilter filter;
    const QString game = game_->currentData().toString();
    if (!game.isEmpty()) filter.kind = gameNamed(game.toStdString());
    filter.player = player_->text().trimmed();
    filter.result = result_->currentData().toString();
    filter.from = dayFrom(from_->text());
    filter.to = dayFrom(to_->text());
    // A year alone is all of it.
    if (filter.to.size() == 4) filter.to += QStringLiteral(".99");
    filter.leastPlies = least_->value();
    filter.mostPlies = most_->value();
    filter.level = level_->currentData().toInt();
    filter.opening = openingFrom(opening_->text());
    filter.position = positionKey();
    return filter;
}

void FilterBar::clear() {
    for (QLineEdit* line : {player_, from_, to_, opening_, position_})
        line->clear();
    for (QComboBox* box : {game_, result_, level_})
        box->setCurrentIndex(0);
    for (QSpinBox* number : {least_, most_})
        number->setValue(0);
    player_->setFocus();
}

void FilterBar::setPosition(const QString& text) {
    moreButton_->setChecked(true);
    position_->setText(text);
}

void FilterBar::setCount(const QString& words) {
    count_->setText(words);
}

void FilterBar::applyLook() {
    showMore(moreButton_->isChecked());
    clearButton_->setIcon(icon("clear", appearance_.theme()));
}

void FilterBar::retranslate() {
    const QString words[] = {tr("Player"),      tr("Game"),    tr("Result"),          tr("Computer"),
                             tr("From"),        tr("To"),      tr("Plays, at least"), tr("At most"),
                             tr("First plays"), tr("Position")};
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        fields_[i].label->setText(words[i]);
        fields_[i].field->setAccessibleName(words[i]);
    }
    std::vector<std::pair<QString, QVariant>> kinds = {{tr("All games"), QString()}};
    for (const GameKind& kind : games())
        kinds.emplace_back(uiOf(kind).name(), QString::fromUtf8(kind.id.data(), qsizetype(kind.id.size())));
    refill(*game_, kinds);
    std::vector<std::pair<QString, QVariant>> endings = {{tr("Any result"), QString()}};
    for (const char* result : results)
        endings.emplace_back(resultWord(QLatin1String(result)), QLatin1String(result));
    refill(*result_, endings);
    std::vector<std::pair<QString, QVariant>> levels = {{tr("With or without"), 0},
                                                        {tr("Between persons"), personsOnly}};
    for (int level = players::lowestLevel; level <= players::highestLevel; ++level) {
        levels.emplace_back(
            tr("%1 · %2").arg(level).arg(QCoreApplication::translate("core", players::levelName(level))),
            level);
    }
    refill(*level_, levels);
    for (QSpinBox* number : {least_, most_})
        number->setSpecialValueText(tr("any"));
    player_->setPlaceholderText(tr("Name or part of it"));
    from_->setPlaceholderText(dayWord("2031.01.01"));
    to_->setPlaceholderText(dayWord("2031.12.31"));
    opening_->setPlaceholderText(QStringLiteral("d1-d4 m11-m10"));
    position_->setPlaceholderText(tr("Paste a position"));
    moreButton_->setText(tr("More"));
    moreButton_->setAccessibleName(tr("More filters"));
    clearButton_->setText(tr("Show all"));
    fieldChanged();
}

void FilterBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace leuctra::ui
