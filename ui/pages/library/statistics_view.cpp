// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/library/statistics_view.h"

#include "board/game_ui.h"
#include "pages/library/charts.h"
#include "pages/page_parts.h"
#include "pages/player_name.h"
#include "theme/appearance.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>

#include <algorithm>

namespace leuctra::ui {

namespace {

constexpr int leastForTwo = 816;  // px of width
constexpr int leastForThree = 1700;
constexpr std::size_t mostStreaks = 8;

std::vector<ShareBars::Part> partsOf(const QString& won, const SideLook& wonLook, const QString& drawn,
                                     const QString& lost, const SideLook& lostLook) {
    return {{won, wonLook.fill, wonLook.edge},
            {drawn, Role::Line, Role::QuietText},
            {lost, lostLook.fill, lostLook.edge}};
}

std::vector<int> valuesOf(const Tally& tally) {
    return {tally.won, tally.drawn, tally.lost};
}

}  // namespace

StatisticsView::StatisticsView(const Appearance& appearance, QWidget* parent)
    : QScrollArea(parent), appearance_(appearance), page_(new QWidget(this)) {
    setObjectName("statistics");
    page_->setObjectName("page");
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(page_);
}

void StatisticsView::show(const std::vector<LibraryGame>& games) {
    statistics_ = statisticsOf(games);
    rebuild();
}

void StatisticsView::rebuild() {
    for (Card* card : std::exchange(cards_, {})) {
        card->hide();
        card->deleteLater();
    }
    if (statistics_.games == 0) {
        auto* empty = new Card(page_);
        empty->setHeading(tr("Nothing to count yet"));
        auto* words = makeQuietLabel(empty);
        words->setText(
            tr("Finished games come here by themselves; then this page tells who won, how long games "
               "were and how you get on."));
        empty->content()->addWidget(words);
        addCard(empty);
    } else {
        addCard(sidesCard());
        addCard(levelsCard());
        for (const LibraryStatistics::Kind& kind : statistics_.kinds)
            addCard(lengthsCard(kind));
        addCard(progressCard());
        addCard(streaksCard());
    }
    columns_ = 0;
    arrange();
}

void StatisticsView::addCard(Card* card) {
    if (!card) return;
    cards_.push_back(card);
}

/// In as many columns as there is room for, each card where there is least above it.
void StatisticsView::arrange() {
    const int room = viewport()->width();
    const int columns = room >= leastForThree ? 3 : room >= leastForTwo ? 2 : 1;
    if (columns == columns_) return;
    columns_ = columns;
    delete page_->layout();
    auto* row = new QHBoxLayout(page_);
    row->setContentsMargins(0, Theme::small, 0, Theme::small);
    row->setSpacing(Theme::regular);
    std::vector<QVBoxLayout*> stacks;
    for (int column = 0; column < columns; ++column) {
        stacks.push_back(new QVBoxLayout);
        stacks.back()->setSpacing(Theme::regular);
        row->addLayout(stacks.back(), 1);
    }
    std::vector<int> heights(stacks.size());
    for (Card* card : cards_) {
        const auto place = std::min_element(heights.begin(), heights.end());
        stacks[std::size_t(place - heights.begin())]->addWidget(card);
        *place += card->sizeHint().height() + Theme::regular;
        card->show();
    }
    for (QVBoxLayout* stack : stacks)
        stack->addStretch();
}

Card* StatisticsView::sidesCard() {
    auto* card = new Card(page_);
    card->setHeading(tr("Results by side"));
    for (const LibraryStatistics::Kind& kind : statistics_.kinds) {
        const GameUi& game = uiOf(*kind.kind);
        auto* bars = new ShareBars(appearance_, card);
        bars->setObjectName("sides");
        bars->setAccessibleName(tr("Results by side"));
        bars->show(
            partsOf(tr("%1 won").arg(game.sideName(Side::First)), game.sideLook(Side::First), tr("drawn"),
                    tr("%1 won").arg(game.sideName(Side::Second)), game.sideLook(Side::Second)),
            {{game.name(), valuesOf(kind.first)}});
        card->content()->addWidget(bars);
    }
    return card;
}

Card* StatisticsView::levelsCard() {
    std::vector<ShareBars::Row> rows;
    for (std::size_t i = 0; i < statistics_.levels.size(); ++i)
        if (statistics_.levels[i].games() > 0)
            rows.push_back({computerName(int(i) + 1), valuesOf(statistics_.levels[i])});
    auto* card = new Card(page_);
    card->setHeading(tr("Against the computer"));
    if (rows.empty()) {
        auto* words = makeQuietLabel(card);
        words->setText(tr("No game against the computer is among these."));
        card->content()->addWidget(words);
        return card;
    }
    auto* bars = new ShareBars(appearance_, card);
    bars->setObjectName("levels");
    bars->setAccessibleName(card->findChild<QLabel*>()->text());
    bars->show({{tr("won"), Role::Good, Role::Good},
                {tr("drawn"), Role::Line, Role::QuietText},
                {tr("lost"), Role::Surface, Role::Bad}},
               rows);
    card->content()->addWidget(bars);
    return card;
}

Card* StatisticsView::lengthsCard(const LibraryStatistics::Kind& kind) {
    auto* card = new Card(page_);
    card->setHeading(tr("Length of games: %1").arg(uiOf(*kind.kind).name()));
    std::vector<ColumnChart::Column> columns;
    for (std::size_t i = 0; i < kind.lengths.size(); ++i)
        columns.push_back({QString::number(int(i) * kind.lengthStep), kind.lengths[i]});
    auto* chart = new ColumnChart(appearance_, card);
    chart->setObjectName("lengths");
    chart->setAccessibleName(card->findChild<QLabel*>()->text());
    chart->show({tr("games, by plays in steps of %1").arg(kind.lengthStep), {}}, columns);
    auto* mean = makeQuietLabel(card);
    mean->setText(tr("On average %n play(s)", nullptr, qRound(kind.meanPlies)));
    card->content()->addWidget(chart);
    card->content()->addWidget(mean);
    return card;
}

QString StatisticsView::periodName(QDate begin) const {
    switch (statistics_.periodLength) {
        case LibraryStatistics::PeriodLength::Day:
            return QLocale().toString(begin, QStringLiteral("d.M."));
        case LibraryStatistics::PeriodLength::Month:
            return QLocale().toString(begin, QStringLiteral("MMM yy"));
        case LibraryStatistics::PeriodLength::Year:
            return QString::number(begin.year());
    }
    return {};
}

Card* StatisticsView::progressCard() {
    if (statistics_.periods.empty()) return nullptr;
    std::vector<ColumnChart::Column> columns;
    bool playsComputer = false;
    for (const LibraryStatistics::Period& period : statistics_.periods) {
        ColumnChart::Column column{periodName(period.begin), period.games, {}};
        if (period.persons.games() > 0) column.share = period.persons.score();
        playsComputer = playsComputer || column.share;
        columns.push_back(std::move(column));
    }
    auto* card = new Card(page_);
    card->setHeading(tr("Over time"));
    auto* chart = new ColumnChart(appearance_, card);
    chart->setObjectName("progress");
    chart->setAccessibleName(tr("Over time"));
    chart->show({tr("games"), playsComputer ? tr("points against the computer") : QString()}, columns);
    card->content()->addWidget(chart);
    return card;
}

Card* StatisticsView::streaksCard() {
    if (statistics_.streaks.empty()) return nullptr;
    auto* card = new Card(page_);
    card->setHeading(tr("Players"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(Theme::regular);
    grid->setVerticalSpacing(Theme::tiny);
    grid->setColumnStretch(0, 1);
    const auto add = [&](int row, int column, const QString& text, bool head) {
        auto* label = head ? makeQuietLabel(card) : new QLabel(card);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(false);
        label->setText(text);
        if (!head) label->setFont(appearance_.theme().tabularFont(TextSize::Body));
        grid->addWidget(label, row, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
    };
    const QString heads[] = {tr("Name"), tr("Games"), tr("Points"), tr("Wins in a row"), tr("Now")};
    for (int i = 0; i < 5; ++i)
        add(0, i, heads[i], true);
    for (std::size_t i = 0; i < std::min(statistics_.streaks.size(), mostStreaks); ++i) {
        const LibraryStatistics::Streak& streak = statistics_.streaks[i];
        const int row = int(i) + 1;
        add(row, 0, streak.player, false);
        add(row, 1, QLocale().toString(streak.all.games()), false);
        add(row, 2, tr("%1 %").arg(qRound(streak.all.score() * 100)), false);
        add(row, 3, QLocale().toString(streak.longest), false);
        add(row, 4, QLocale().toString(streak.now), false);
    }
    card->content()->addLayout(grid);
    return card;
}

void StatisticsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) rebuild();
    QScrollArea::changeEvent(event);
}

void StatisticsView::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange();
}

}  // namespace leuctra::ui
