// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/review/players_line.h"

#include "board/game_ui.h"
#include "match/record_tags.h"
#include "pages/player_name.h"
#include "theme/appearance.h"

#include <QPainter>

namespace leuctra::ui {

namespace {

constexpr int mark = 16;  // px

QString resultWords(const record::Record& record) {
    QString result = QString::fromUtf8(record.result().data(), qsizetype(record.result().size()));
    return result.replace(QStringLiteral("1/2"), QChar(0x00BD)).replace(u'-', QChar(0x2013));
}

}  // namespace

PlayersLine::PlayersLine(const record::Record& record, const Appearance& appearance, QWidget* parent)
    : QFrame(parent), record_(record), appearance_(appearance) {
    setObjectName("playersLine");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&appearance_, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
    refresh();
}

QString PlayersLine::name(Side side) const {
    return playerName(record_.kind(), side, playerOf(record_, side));
}

void PlayersLine::refresh() {
    setAccessibleName(
        QStringLiteral("%1 %2 %3").arg(name(Side::First), resultWords(record_), name(Side::Second)));
    setToolTip(accessibleName());
    update();
}

QSize PlayersLine::sizeHint() const {
    return {200, QFontMetrics(appearance_.theme().font(TextSize::Body, QFont::DemiBold)).height() +
                     2 * Theme::small};
}

void PlayersLine::paintEvent(QPaintEvent*) {
    const Theme& theme = appearance_.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = theme.font(TextSize::Body, QFont::DemiBold);
    const QFontMetrics metrics(font);
    const QString result = resultWords(record_);
    const int middle = metrics.horizontalAdvance(result) + 2 * Theme::medium;
    const int room = (width() - middle) / 2 - mark - Theme::small;
    painter.setFont(font);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(rect(), Qt::AlignCenter, result);
    for (const Side side : bothSides) {
        const bool left = side == Side::First;
        const QRectF disc(left ? 0.0 : width() - mark, (height() - mark) / 2.0, mark, mark);
        const SideLook look = uiOf(record_.kind()).sideLook(side);
        painter.setPen(QPen(theme.color(look.edge), 2));
        painter.setBrush(theme.color(look.fill));
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
        painter.setPen(theme.color(Role::Text));
        const QRect place(left ? mark + Theme::small : width() - mark - Theme::small - room, 0, room,
                          height());
        painter.drawText(place, (left ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                         metrics.elidedText(name(side), Qt::ElideRight, room));
    }
}

}  // namespace leuctra::ui
