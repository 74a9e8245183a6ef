// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/combate/sticker_art.h"

#include "board/combate/colour_mix.h"
#include "board/combate/rank_names.h"

#include <QFile>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <cmath>

namespace leuctra::ui {

using combate::Rank;

namespace {

constexpr qreal drawingRatio = 1.2;  // height to width of a sticker
constexpr qreal frontHeight = 0.83;  // of a square
constexpr qreal blockDepth = 0.05;   // of a square: the top that is seen above the front
constexpr qreal namedScale = 0.83;   // of the drawing above a name
constexpr qreal nameHeight = 0.155;  // of the front

constexpr std::array<const char*, combate::rankCount> emblems = {
    "spy",   "scout",   "sapper",  "sergeant", "lieutenant", "captain",
    "major", "colonel", "general", "marshal",  "bomb",       "flag"};

QString armyFile(Side side) {
    return QString(side == Side::First ? "red" : "blue");
}

}  // namespace

StickerArt::StickerArt(const Theme& theme) : theme_(theme) {}

StickerArt::~StickerArt() = default;

void StickerArt::reset(const Theme& theme) {
    theme_ = theme;
    drawings_.clear();
    pixmaps_.clear();
}

QColor StickerArt::colour(Side side) const {
    return theme_.color(side == Side::First ? Role::RedArmy : Role::BlueArmy);
}

QColor StickerArt::dark(Side side) const {
    return theme_.color(side == Side::First ? Role::RedDark : Role::BlueDark);
}

QByteArray StickerArt::recoloured(QByteArray svg, Side side, Tint tint) const {
    // The drawings are in the colours of the light red army, so that any viewer shows them as meant.
    const QColor paper = theme_.color(Role::WhiteStone);
    const QColor ground = tint == Tint::Own ? colour(side) : mixed(colour(side), paper, 0.38);
    const std::array<std::pair<Role, QColor>, 4> replacements = {
        {{Role::RedArmy, ground},
         {Role::RedDark, dark(side)},
         {Role::WhiteStone, paper},
         {Role::Bronze, theme_.color(Role::Bronze)}}};
    const Theme drawn;
    for (const auto& [role, to] : replacements) {
        QByteArray marked = to.name().toLatin1();
        marked[0] = '@';  // so that no replacement is replaced again
        svg.replace(drawn.color(role).name().toLatin1(), marked);
    }
    return svg.replace('@', '#');
}

QSvgRenderer& StickerArt::drawing(const QString& name, Side side, Tint tint) {
    const QString key = QString("%1 %2 %3").arg(name, armyFile(side)).arg(int(tint));
    std::shared_ptr<QSvgRenderer>& found = drawings_[key];
    if (!found) {
        QFile file(QString(":/art/%1.svg").arg(name));
        if (!file.open(QIODevice::ReadOnly)) qWarning("There is no drawing %s", qUtf8Printable(name));
        found = std::make_shared<QSvgRenderer>(recoloured(file.readAll(), side, tint));
    }
    return *found;
}

QRectF StickerArt::front(int square) {
    const qreal height = std::round(square * frontHeight);
    const qreal width = std::round(height / drawingRatio);
    const qreal depth = std::max<qreal>(std::round(square * blockDepth), 1);
    const qreal top = std::round((square - height - depth) / 2) + depth;
    return {std::round((square - width) / 2), top, width, height};
}

void StickerArt::paintName(QPainter& painter, const QRectF& front, Rank rank) const {
    const qreal height = front.height() * nameHeight;
    const QRectF place(front.left() + front.width() * 0.07, front.bottom() - height - front.height() * 0.025,
                       front.width() * 0.86, height);
    QFont font = theme_.font(TextSize::Small, QFont::DemiBold);
    font.setPixelSize(std::max(int(height * 0.82), 1));
    QString name = rankName(rank);
    if (QFontMetricsF(font).horizontalAdvance(name) * 0.72 > place.width()) name = shortRankName(rank);
    const qreal width = QFontMetricsF(font).horizontalAdvance(name);

    painter.save();
    painter.setFont(font);
    painter.setPen(theme_.color(Role::WhiteStone));
    painter.translate(place.center());
    if (width > place.width()) painter.scale(place.width() / width, 1);
    painter.drawText(QRectF(-width, -height / 2, 2 * width, height), Qt::AlignCenter, name);
    painter.restore();
}

void StickerArt::paintFront(QPainter& painter, const QRectF& front, Side side, std::optional<Rank> rank,
                            bool named) {
    const QString army = armyFile(side);
    if (!rank) {
        drawing("back-" + army, side).render(&painter, front);
        return;
    }
    drawing("face-" + army, side).render(&painter, front);
    QRectF above = front;
    if (named) {
        above.setSize(front.size() * namedScale);
        above.moveCenter({front.center().x(), front.top() + above.height() / 2 + front.height() * 0.01});
        paintName(painter, front, *rank);
    }
    drawing("shape-" + army, side).render(&painter, above);
    drawing(emblems[combate::index(*rank)], side).render(&painter, above);
}

void StickerArt::paintShadow(QPainter& painter, const QRectF& front) const {
    const qreal reach = front.width() * 0.09;
    QColor dark = theme_.color(Role::BlackEdge);
    if (dark.lightness() > 100) dark = theme_.color(Role::BlackStone);
    painter.setPen(Qt::NoPen);
    constexpr int rings = 4;
    for (int ring = rings; ring > 0; --ring) {
        dark.setAlphaF(0.09F);
        painter.setBrush(dark);
        const qreal spread = reach * ring / rings;
        painter.drawRoundedRect(front.adjusted(-spread * 0.35, front.height() * 0.3, spread, spread),
                                reach + spread / 2, reach + spread / 2);
    }
}

QPixmap StickerArt::sticker(Side side, std::optional<Rank> rank, int height, qreal pixel) {
    const QString key =
        QString("s %1 %2 %3 %4").arg(int(side)).arg(rank ? int(*rank) : 0).arg(height).arg(pixel);
    QPixmap& found = pixmaps_[key];
    if (found.isNull()) {
        found = QPixmap(int(std::lround(height / drawingRatio)), height);
        found.fill(Qt::transparent);
        QPainter painter(&found);
        painter.setRenderHint(QPainter::Antialiasing);
        paintFront(painter, found.rect(), side, rank, height >= namedFrom * pixel);
    }
    return found;
}

QPixmap StickerArt::block(Side side, std::optional<Rank> rank, int square, qreal pixel) {
    const QString key =
        QString("b %1 %2 %3 %4").arg(int(side)).arg(rank ? int(*rank) : 0).arg(square).arg(pixel);
    QPixmap& found = pixmaps_[key];
    if (found.isNull()) {
        found = QPixmap(square, square);
        found.fill(Qt::transparent);
        QPainter painter(&found);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBlock(painter, {}, square, side, rank, pixel);
    }
    return found;
}

void StickerArt::paintBlock(QPainter& painter, QPointF corner, int square, Side side,
                            std::optional<Rank> rank, qreal pixel) {
    const QRectF place = front(square).translated(corner);
    const qreal depth = std::max<qreal>(std::round(square * blockDepth), 1);
    paintShadow(painter, place);
    const QString face = "face-" + armyFile(side);
    for (qreal back = depth; back > 0; back -= 1)
        drawing(face, side, Tint::Light).render(&painter, place.translated(0, -back));
    paintFront(painter, place, side, rank, square >= namedFrom * pixel);
}

}  // namespace leuctra::ui
