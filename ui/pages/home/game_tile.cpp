// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/home/game_tile.h"

#include "board/game_ui.h"
#include "match/record_tags.h"
#include "pages/home/position_picture.h"
#include "pages/new_game/draft.h"
#include "pages/player_name.h"
#include "theme/appearance.h"
#include "theme/icons.h"

#include <QKeyEvent>
#include <QLocale>
#include <QToolButton>

namespace leuctra::ui {

namespace {

constexpr int pictureSize = 96;
constexpr int wordsWidth = 168;  // at text size 100 %
constexpr int removeSize = 28;

QString nameOf(const record::Record& record, Side side) {
    return playerName(record.kind(), side, playerOf(record, side));
}

}  // namespace

GameTile::GameTile(const UnfinishedGames::Entry& entry, const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent),
      appearance_(appearance),
      id_(entry.id),
      picture_(positionPicture(entry.record, {pictureSize, pictureSize}, devicePixelRatioF(), appearance)),
      remove_(new QToolButton(this)) {
    setObjectName("gameTile");
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    describe(entry);
    remove_->setObjectName("removeGame");
    remove_->setProperty("quiet", true);
    remove_->setProperty("compact", true);
    remove_->setIcon(ui::icon("delete", appearance.theme(), Role::QuietText));
    remove_->setIconSize({18, 18});
    remove_->setFixedSize(removeSize, removeSize);
    remove_->setCursor(Qt::ArrowCursor);
    remove_->setToolTip(tr("Delete this game"));
    remove_->setAccessibleName(tr("Delete the game of %1 and %2").arg(players_[0], players_[1]));
    connect(remove_, &QToolButton::clicked, this, [this] { emit removeRequested(id_); });
}

void GameTile::describe(const UnfinishedGames::Entry& entry) {
    const record::Record& record = entry.record;
    game_ = uiOf(record.kind()).name();
    players_ = {nameOf(record, Side::First), nameOf(record, Side::Second)};
    const QString when = QLocale().toString(entry.changed, QLocale::ShortFormat);
    const int plays = static_cast<int>(record.mainLine().size());
    progress_ = Draft::from(record) ? tr("deploying") : tr("%n play(s)", nullptr, plays);
    setToolTip(when);
    setAccessibleName(tr("Continue %1, %2 against %3, %4").arg(game_, players_[0], players_[1], progress_));
    setAccessibleDescription(when);
}

int GameTile::wordsHeight() const {
    const Theme& theme = appearance_.theme();
    return 2 * QFontMetrics(theme.font(TextSize::Body, QFont::Bold)).height() +
           2 * QFontMetrics(theme.font(TextSize::Small)).height() + Theme::small;
}

QSize GameTile::sizeHint() const {
    const int words = wordsWidth * appearance_.theme().choice().textPercent / 100;
    return {pictureSize + words + 3 * Theme::medium,
            std::max(pictureSize, wordsHeight()) + 2 * Theme::medium};
}

void GameTile::resizeEvent(QResizeEvent*) {
    remove_->move(width() - removeSize - Theme::small, height() - removeSize - Theme::small);
}

void GameTile::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            click();
            break;
        case Qt::Key_Delete:
            emit removeRequested(id_);
            break;
        default:
            QAbstractButton::keyPressEvent(event);
    }
}

void GameTile::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = hasFocus() ? 2 : 1;
    painter.setPen(QPen(theme.color(hasFocus() ? Role::Accent : Role::Line), line));
    painter.setBrush(theme.color(underMouse() || isDown() ? Role::Raised : Role::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                            Theme::cardRadius, Theme::cardRadius);
    const QSizeF picture = picture_.deviceIndependentSize();
    painter.drawPixmap(
        QPointF(Theme::medium + (pictureSize - picture.width()) / 2, (height() - picture.height()) / 2),
        picture_);

    QRect words = rect().adjusted(pictureSize + 2 * Theme::medium, 0, -Theme::medium, 0);
    words.moveTop((height() - wordsHeight()) / 2);
    const auto write = [&](const QString& text, const QFont& font, Role role) {
        painter.setFont(font);
        painter.setPen(theme.color(role));
        const QFontMetrics metrics(font);
        words.setHeight(metrics.height());
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, words.width()));
        words.moveTop(words.bottom() + 1);
    };
    for (const QString& player : players_)
        write(player, theme.font(TextSize::Body, QFont::Bold), Role::Text);
    words.translate(0, Theme::small);
    write(game_, theme.font(TextSize::Small), Role::QuietText);
    write(progress_, theme.tabularFont(TextSize::Small), Role::QuietText);
}

}  // namespace leuctra::ui
