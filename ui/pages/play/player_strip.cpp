// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/play/player_strip.h"

#include "board/game_ui.h"
#include "match/match.h"
#include "pages/player_name.h"
#include "theme/appearance.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace leuctra::ui {

using namespace std::chrono_literals;

namespace {

constexpr int markSize = 24;
constexpr int turnBar = 4;
/// From here on a clock warns.
constexpr auto shortTime = 30s;

}  // namespace

QString playerName(const Match& match, Side side) {
    return playerName(match.kind(), side, match.player(side));
}

PlayerStrip::PlayerStrip(const Match& match, const Appearance& appearance, QWidget* parent)
    : QFrame(parent),
      match_(match),
      appearance_(appearance),
      mark_(new QWidget(this)),
      name_(new QLabel(this)),
      turn_(new QLabel(this)),
      clock_(new QLabel(this)) {
    setObjectName("playerStrip");
    name_->setObjectName("playerName");
    name_->setTextFormat(Qt::PlainText);
    name_->setMinimumWidth(0);
    name_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    turn_->setProperty("quiet", true);
    turn_->setProperty("textSize", "small");
    turn_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    clock_->setObjectName("clock");
    clock_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    mark_->setFixedSize(markSize, markSize);

    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(name_);
    words->addWidget(turn_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::medium + turnBar, Theme::small, Theme::medium, Theme::small);
    row->setSpacing(Theme::medium);
    row->addWidget(mark_);
    row->addLayout(words, 1);
    row->addWidget(clock_);

    connect(&match_.clock(), &Clock::ticked, this, &PlayerStrip::refreshClock);
    connect(&appearance_, &Appearance::changed, this, &PlayerStrip::applyLook);
    applyLook();
    refresh();
}

void PlayerStrip::setSide(Side side) {
    side_ = side;
    refresh();
}

void PlayerStrip::showThought(const QString& thought) {
    thought_ = thought;
    refresh();
}

bool PlayerStrip::isToMove() const {
    return match_.stage() != Match::Stage::Over && match_.sideToMove() == side_;
}

QString PlayerStrip::stateText() const {
    const auto outcome = match_.outcome();
    if (outcome && outcome->winner == side_) return tr("has won");
    if (!isToMove()) return {};
    if (match_.isPaused()) return tr("paused");
    if (!match_.awaitsComputer()) return tr("to move");
    return thought_.isEmpty() ? tr("thinking…") : tr("thinking: %1").arg(thought_);
}

void PlayerStrip::refresh() {
    const QString side = uiOf(match_.kind()).sideName(side_);
    const QString name = playerName(match_, side_);
    QStringList phrases;
    if (name != side) phrases << side;
    if (const QString state = stateText(); !state.isEmpty()) phrases << state;
    name_->setText(name);
    turn_->setText(phrases.join(QStringLiteral(" · ")));
    clock_->setVisible(match_.clock().control().hasClock());
    refreshClock();
    update();
}

void PlayerStrip::refreshClock() {
    const auto left = match_.clock().remaining(side_);
    clock_->setText(Clock::text(left));
    const bool low = left < shortTime;
    if (low != low_) {
        low_ = low;
        applyLook();
    }
    const QString spoken = clock_->isVisibleTo(this) ? tr("%1 left").arg(clock_->text()) : QString();
    clock_->setAccessibleName(spoken);
    setAccessibleName(name_->text() + QStringLiteral(", ") + turn_->text());
}

void PlayerStrip::applyLook() {
    const Theme& theme = appearance_.theme();
    name_->setFont(theme.font(TextSize::Large, QFont::DemiBold));
    clock_->setFont(theme.tabularFont(TextSize::Title, QFont::DemiBold));
    QPalette palette = clock_->palette();
    palette.setColor(QPalette::WindowText, theme.color(low_ ? Role::Bad : Role::Text));
    clock_->setPalette(palette);
    update();
}

void PlayerStrip::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(isToMove() ? Role::Accent : Role::Line), 1));
    painter.setBrush(theme.color(Role::Surface));
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(frame, Theme::cardRadius, Theme::cardRadius);
    if (isToMove()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.color(Role::Accent));
        painter.drawRoundedRect(QRectF(Theme::small, Theme::medium, turnBar, height() - 2 * Theme::medium),
                                turnBar / 2.0, turnBar / 2.0);
    }
    paintMark(painter);
}

void PlayerStrip::paintMark(QPainter& painter) const {
    const Theme& theme = appearance_.theme();
    const SideLook look = uiOf(match_.kind()).sideLook(side_);
    painter.setPen(QPen(theme.color(look.edge), 2));
    painter.setBrush(theme.color(look.fill));
    painter.drawEllipse(QRectF(mark_->geometry()).adjusted(2, 2, -2, -2));
}

}  // namespace leuctra::ui
