// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/side.h"
#include "combate/piece.h"
#include "theme/theme.h"

#include <QByteArray>
#include <QHash>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>

class QPainter;
class QSvgRenderer;

namespace leuctra::ui {

/// Draws the blocks of Combate from the drawings in resources/art, recoloured from a theme, and keeps the
/// pixmaps. All sizes are device pixels; the pixmaps have a device pixel ratio of 1.
class StickerArt {
  public:
    /// From this height of a square on, a sticker carries the name of its rank (at 1 device pixel a pixel).
    static constexpr int namedFrom = 72;

    explicit StickerArt(const Theme& theme);
    ~StickerArt();

    const Theme& theme() const { return theme_; }
    /// Forgets all pixmaps when the look has changed, or the language of the names.
    void reset(const Theme& theme);

    /// A sticker alone, as trays show it; no rank: the back. It is height / 1.2 wide.
    QPixmap sticker(Side side, std::optional<combate::Rank> rank, int height, qreal pixel = 1);
    /// A block as it stands on a square of this size, its shadow included; no rank: its back.
    QPixmap block(Side side, std::optional<combate::Rank> rank, int square, qreal pixel = 1);
    /// Paints such a block as shapes, its square's upper left corner here.
    void paintBlock(QPainter& painter, QPointF corner, int square, Side side,
                    std::optional<combate::Rank> rank, qreal pixel = 1);
    /// Where the front of such a block lies within its square.
    static QRectF front(int square);

    /// The army's own colour and its dark.
    QColor colour(Side side) const;
    QColor dark(Side side) const;

  private:
    enum class Tint : std::uint8_t { Own, Light };

    QSvgRenderer& drawing(const QString& name, Side side, Tint tint = Tint::Own);
    QByteArray recoloured(QByteArray svg, Side side, Tint tint) const;
    void paintFront(QPainter& painter, const QRectF& front, Side side, std::optional<combate::Rank> rank,
                    bool named);
    void paintName(QPainter& painter, const QRectF& front, combate::Rank rank) const;
    void paintShadow(QPainter& painter, const QRectF& front) const;

    Theme theme_;
    QHash<QString, std::shared_ptr<QSvgRenderer>> drawings_;
    QHash<QString, QPixmap> pixmaps_;
};

}  // namespace leuctra::ui
