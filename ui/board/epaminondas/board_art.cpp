// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/epaminondas/board_art.h"

#include "board/epaminondas/texture.h"
#include "theme/shades.h"

#include <QPainter>
#include <QPainterPath>

namespace leuctra::ui {

namespace {

constexpr int tileSize = 512;

bool isLight(const Theme& theme) {
    return theme.color(Role::BoardA).lightnessF() > 0.5F;
}

/// Fills a rectangle with the texture, each from its own place in the tile so that no two squares are alike.
void layTexture(QPainter& painter, const QRectF& rect, const QImage& texture, QPoint start, qreal scale) {
    if (texture.isNull()) return;
    QBrush brush(texture);
    brush.setTransform(
        QTransform::fromTranslate(rect.left() - start.x(), rect.top() - start.y()).scale(scale, scale));
    painter.fillRect(rect, brush);
}

QPainterPath between(const QPainterPath& outer, const QRectF& inner) {
    QPainterPath hole;
    hole.addRect(inner);
    return outer.subtracted(hole);
}

}  // namespace

QColor BoardArt::frameColour(const Theme& theme) {
    const QColor board = theme.color(Role::BoardB);
    if (theme.choice().highContrast) return theme.color(Role::Window);
    if (!isLight(theme)) return darkened(board, 0.42);
    switch (theme.choice().board) {
        case BoardStyle::Wood:
            return blended(blended(board, theme.color(Role::Accent), 0.8), theme.color(Role::Text), 0.45);
        case BoardStyle::Stone:
            return blended(board, theme.color(Role::Text), 0.62);
        case BoardStyle::Plain:
            return blended(board, theme.color(Role::Text), 0.06);
    }
    return board;
}

QColor BoardArt::letterColour(const Theme& theme, bool onFrame) {
    const bool darkFrame = frameColour(theme).lightnessF() < 0.5F;
    if (!onFrame) return blended(theme.color(Role::BoardA), theme.color(Role::Text), 0.78);
    return darkFrame
               ? blended(theme.color(isLight(theme) ? Role::BoardA : Role::Text), frameColour(theme), 0.15)
               : theme.color(Role::QuietText);
}

void BoardArt::prepareTexture(const Theme& theme) {
    if (painted_ == theme.choice() && !texture_.isNull()) return;
    painted_ = theme.choice();
    texture_ = {};
    if (painted_.highContrast) return;
    const QColor light = blended(theme.color(Role::WhiteStone), theme.color(Role::BoardA), 0.1);
    const QColor dark =
        blended(theme.color(Role::BlackStone), theme.color(Role::Accent), isLight(theme) ? 0.5 : 0.1);
    if (painted_.board == BoardStyle::Wood) texture_ = woodTexture(tileSize, light, dark);
    if (painted_.board == BoardStyle::Stone) texture_ = stoneTexture(tileSize, light, dark);
}

void BoardArt::paint(QPainter& painter, const BoardPlan& plan, const Theme& theme) {
    prepareTexture(theme);
    paintFrame(painter, plan, theme);
    paintSquares(painter, plan, theme);
    paintInlays(painter, plan, theme);
}

void BoardArt::paintFrame(QPainter& painter, const BoardPlan& plan, const Theme& theme) const {
    const QColor colour = frameColour(theme);
    const qreal radius = Theme::cardRadius * plan.pixel;
    QPainterPath outline;
    outline.addRoundedRect(plan.frame, radius, radius);

    painter.fillPath(outline, colour);
    if (!texture_.isNull()) {
        painter.save();
        painter.setClipPath(outline);
        layTexture(painter, plan.frame, texture_, {17, 61}, plan.pixel);
        painter.restore();
    }

    // Light along the upper left edge, shade along the lower right, and the reverse where the squares begin.
    const qreal line = plan.pixel;
    QLinearGradient bevel(plan.frame.topLeft(), plan.frame.bottomRight());
    bevel.setColorAt(0, lightened(colour, 0.30));
    bevel.setColorAt(0.5, colour);
    bevel.setColorAt(1, darkened(colour, 0.35));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QBrush(bevel), 1.5 * line));
    const qreal inset = 0.75 * line;
    painter.drawRoundedRect(plan.frame.adjusted(inset, inset, -inset, -inset), radius, radius);

    const QRectF well = plan.board.adjusted(-2 * line, -2 * line, 2 * line, 2 * line);
    QPainterPath wellPath;
    wellPath.addRect(well);
    const QColor rim =
        theme.choice().highContrast ? theme.color(Role::Line) : darkened(colour, isLight(theme) ? 0.45 : 0.6);
    painter.fillPath(between(wellPath, plan.board), rim);
}

void BoardArt::paintSquares(QPainter& painter, const BoardPlan& plan, const Theme& theme) const {
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int row = 0; row < plan.rows; ++row)
        for (int column = 0; column < plan.columns; ++column) {
            const QRectF square(plan.board.left() + column * plan.square,
                                plan.board.top() + row * plan.square, plan.square, plan.square);
            const bool dark = (row + column) % 2 == 1;
            painter.fillRect(square, theme.color(dark ? Role::BoardB : Role::BoardA));
            layTexture(painter, square, texture_,
                       {(column * 197 + row * 71) % tileSize, (row * 151 + column * 89) % tileSize},
                       plan.pixel);
        }

    // Hairlines between the squares hold the grid where the two colours are close.
    const QColor line =
        theme.choice().highContrast
            ? theme.color(Role::QuietText)
            : blended(theme.color(Role::BoardB), theme.color(Role::Text), isLight(theme) ? 0.30 : 0.22);
    const qreal width = std::max(std::floor(plan.pixel), qreal(1));
    for (int column = 1; column < plan.columns; ++column)
        painter.fillRect(
            QRectF(plan.board.left() + column * plan.square, plan.board.top(), width, plan.board.height()),
            line);
    for (int row = 1; row < plan.rows; ++row)
        painter.fillRect(
            QRectF(plan.board.left(), plan.board.top() + row * plan.square, plan.board.width(), width), line);
    painter.setRenderHint(QPainter::Antialiasing);
}

void BoardArt::paintInlays(QPainter& painter, const BoardPlan& plan, const Theme& theme) const {
    const qreal width = std::max(std::round(plan.square * 0.035), 2 * plan.pixel);
    const QColor colour = theme.color(Role::Accent);
    for (const qreal y : {plan.board.top() + plan.square, plan.board.bottom() - plan.square})
        painter.fillRect(QRectF(plan.board.left(), y - std::floor(width / 2), plan.board.width(), width),
                         colour);
}

}  // namespace leuctra::ui
